import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Picked } from './picked.entity';

/**
 * A selection whose post can't be changed any more, its match as it was known then. Rows are only ever added, each with a
 * hash over all before it.
 */
@Entity('pick_record')
@Index('ix_pick_record_author', ['author'])
@Index('ix_pick_record_post', ['post_id'])
@Index('ix_pick_record_match', ['match_id'])
export class PickRecordRow extends Picked {
  /** From 1, without gaps. */
  @PrimaryColumn({ type: 'int' })
  seq: number;

  /** The post may be deleted meanwhile. */
  @Column({ type: 'int' })
  post_id: number;

  @Column({ type: 'varchar', length: 60 })
  author: string;

  /** 32 random hexadecimal digits; null in rows from before there were any. See `chain/row-hash.ts`. */
  @Column({ type: 'varchar', length: 32, nullable: true })
  nonce: string | null;

  /** Under which rules it was made, see `chain/record-rules.ts`. */
  @Column({ type: 'smallint', default: 1 })
  rules: number;

  /** See `chain/row-hash.ts`. */
  @Column({ type: 'varchar', length: 64 })
  hash: string;
}

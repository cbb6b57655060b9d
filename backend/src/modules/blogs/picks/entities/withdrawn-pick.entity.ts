import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Picked } from './picked.entity';

/** A selection that was taken out of its post while that was possible. Put back, it has its first price again. */
@Entity('withdrawn_picks')
@Index('ix_withdrawn_picks_post', ['post_id'])
@Index('ix_withdrawn_picks_author', ['author_folded'])
export class WithdrawnPick extends Picked {
  @PrimaryGeneratedColumn()
  id: number;

  /** The post may be deleted meanwhile. */
  @Column({ type: 'int' })
  post_id: number;

  /** As on the post when it was taken out. */
  @Column({ type: 'varchar', length: 120 })
  author_folded: string;

  /** When the post's first selections were published. */
  @Column({ type: 'datetime', precision: 3 })
  published_at: Date;
}

import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { TelegramPart } from './telegram-part.entity';

/** A match that a sent part tells of. The match may leave the archive, therefore no relation to it. */
@Entity('telegram_part_matches')
export class TelegramPartMatch {
  @PrimaryColumn({ type: 'int' })
  part_id: number;

  @ManyToOne(() => TelegramPart, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'part_id', foreignKeyConstraintName: 'fk_telegram_part_matches_part' })
  part: Relation<TelegramPart>;

  @Index('ix_telegram_part_matches_match')
  @PrimaryColumn({ type: 'int' })
  match_id: number;

  /** Revision of the match when the part was last given its result; 0 = it has had none. */
  @Column({ type: 'int' })
  revision: number;

  /** Whether the part shows a result of the match. */
  @Column({ type: 'boolean' })
  has_result: boolean;
}

import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Match } from '../../odds/entities/match.entity';

/** A source's own id of a match. */
@Entity('match_events')
export class MatchEvent {
  @PrimaryColumn({ type: 'varchar', length: 20 })
  source: string;

  @PrimaryColumn({ type: 'varchar', length: 40 })
  event_id: string;

  @Index('ix_match_events_match')
  @Column({ type: 'int' })
  match_id: number;

  @ManyToOne(() => Match, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'match_id', foreignKeyConstraintName: 'fk_match_events_match' })
  match: Relation<Match>;
}

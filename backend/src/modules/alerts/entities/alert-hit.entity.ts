import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { SavedFilter } from '../../filters/entities/saved-filter.entity';
import { Match } from '../../odds/entities/match.entity';
import { User } from '../../users/entities/user.entity';

/**
 * A match that a member was told of because it fits a filter. The key lets no process tell it again: the message is
 * queued in the transaction that adds the row.
 */
@Entity('alert_hits')
@Index('ix_alert_hits_message', ['user_id', 'message'])
export class AlertHit {
  @PrimaryColumn({ type: 'int' })
  filter_id: number;

  @ManyToOne(() => SavedFilter, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'filter_id', foreignKeyConstraintName: 'fk_alert_hits_filter' })
  filter: Relation<SavedFilter>;

  @Index('ix_alert_hits_match')
  @PrimaryColumn({ type: 'int' })
  match_id: number;

  @ManyToOne(() => Match, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'match_id', foreignKeyConstraintName: 'fk_alert_hits_match' })
  match: Relation<Match>;

  /** The filter's owner. */
  @Column({ type: 'int' })
  user_id: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_alert_hits_user' })
  user: Relation<User>;

  /** The message that lists it, named by its first filter and match: `17-4711`. */
  @Column({ type: 'varchar', length: 30 })
  message: string;

  /** `[{column, odd}]` as it was then: of the filter's columns and its selection, JSON. */
  @Column({ type: 'text' })
  prices: string;

  @Index('ix_alert_hits_found')
  @Column({ type: 'datetime', precision: 3 })
  found_at: Date;
}

import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Match } from '../../odds/entities/match.entity';

/** A pairing and day under which a match was announced besides its own: what is said of them is said of this match. */
@Entity('match_places')
export class MatchPlace {
  @PrimaryColumn({ type: 'varchar', length: 220 })
  pair_key: string;

  @PrimaryColumn({ type: 'date' })
  match_date: string;

  @Index('ix_match_places_match')
  @Column({ type: 'int' })
  match_id: number;

  @ManyToOne(() => Match, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'match_id', foreignKeyConstraintName: 'fk_match_places_match' })
  match: Relation<Match>;
}

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

/**
 * Where the picks and alerts of a match are to look now. `merged`: the match is one with another and its row is gone;
 * `retired`: it was played on another day. Ids may be of matches that have left the archive, therefore no relations.
 */
@Entity('match_moves')
export class MatchMove {
  @PrimaryColumn({ type: 'int' })
  match_id: number;

  @Index('ix_match_moves_into')
  @Column({ type: 'int' })
  into_id: number;

  @Column({ type: 'varchar', length: 10 })
  reason: 'merged' | 'retired';

  /** Where the match stood: taken apart again, what stands there gets its old id. */
  @Column({ type: 'varchar', length: 220 })
  pair_key: string;

  @Column({ type: 'date' })
  match_date: string;
}

/** A match that came as new and may be one that was known under another name (`olası çift`). */
@Entity('possible_doubles')
export class PossibleDouble {
  @PrimaryColumn({ type: 'int' })
  match_id: number;

  @ManyToOne(() => Match, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'match_id', foreignKeyConstraintName: 'fk_possible_doubles_match' })
  match: Relation<Match>;

  @Index('ix_possible_doubles_other')
  @PrimaryColumn({ type: 'int' })
  double_of: number;

  @ManyToOne(() => Match, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'double_of', foreignKeyConstraintName: 'fk_possible_doubles_double_of' })
  other: Relation<Match>;
}

import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Match } from '../../odds/entities/match.entity';
import { Import } from './import.entity';

/** What one import said about one match. Matches are a pure fold over these rows, whatever their order. */
@Entity('match_observations')
export class MatchObservation {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('ix_match_observations_match')
  @Column({ type: 'int' })
  match_id: number;

  @ManyToOne(() => Match, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'match_id', foreignKeyConstraintName: 'fk_match_observations_match' })
  match: Relation<Match>;

  /** null = the state of a match that no import had described before (demo data). */
  @Index('ix_match_observations_import')
  @Column({ type: 'int', nullable: true })
  import_id: number | null;

  @ManyToOne(() => Import, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'import_id', foreignKeyConstraintName: 'fk_match_observations_import' })
  import: Relation<Import> | null;

  /** The competition that the source names, before any were joined; null = the match's. */
  @Column({ type: 'int', nullable: true })
  competition_id: number | null;

  /** JSON; its shape is the import module's. */
  @Column({ type: 'text' })
  payload: string;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;
}

/** A later import that repeats an observation: the observation is reassigned to it when the first import is undone. */
@Entity('repeated_observations')
export class RepeatedObservation {
  @PrimaryColumn({ type: 'int' })
  observation_id: number;

  @ManyToOne(() => MatchObservation, { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'observation_id',
    foreignKeyConstraintName: 'fk_repeated_observations_observation',
  })
  observation: Relation<MatchObservation>;

  @Index('ix_repeated_observations_import')
  @PrimaryColumn({ type: 'int' })
  import_id: number;

  @ManyToOne(() => Import, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'import_id', foreignKeyConstraintName: 'fk_repeated_observations_import' })
  import: Relation<Import>;
}

/**
 * A timed snapshot of one match: the instant it was taken and what had changed since the one before it. With
 * `match_observations` it is what matches are a fold over; alone it is their price history.
 */
@Entity('timed_observations')
export class TimedObservation {
  @PrimaryColumn({ type: 'int' })
  match_id: number;

  @ManyToOne(() => Match, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'match_id', foreignKeyConstraintName: 'fk_timed_observations_match' })
  match: Relation<Match>;

  @PrimaryColumn({ type: 'datetime', precision: 3 })
  seen_at: Date;

  @Index('ix_timed_observations_import')
  @PrimaryColumn({ type: 'int' })
  import_id: number;

  /** Rows hang together: an import's are taken out by its undoing only, never by the database on its own. */
  @ManyToOne(() => Import, { onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'import_id', foreignKeyConstraintName: 'fk_timed_observations_import' })
  import: Relation<Import>;

  /** JSON; its shape is the import module's. */
  @Column({ type: 'text' })
  changes: string;
}

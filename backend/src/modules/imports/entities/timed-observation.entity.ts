import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Match } from '../../odds/entities/match.entity';
import { Import } from './import.entity';

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

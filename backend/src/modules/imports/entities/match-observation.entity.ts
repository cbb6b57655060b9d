import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
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

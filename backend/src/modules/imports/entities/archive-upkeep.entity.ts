import {
  Column,
  Entity,
  JoinColumn,
  OneToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Match } from '../../odds/entities/match.entity';

/**
 * What an archive goes through on its way to other rules: its `matches` are brought to them, bulletin `files` that are
 * still there are read again, and the `days` are noted whose bulletins are not.
 */
export const UPKEEP_STAGES = ['matches', 'files', 'days'] as const;
export type UpkeepStage = (typeof UPKEEP_STAGES)[number];

/** How far the archive has been brought to the rules of now: a single row. */
@Entity('archive_upkeep')
export class ArchiveUpkeep {
  @PrimaryColumn({ type: 'int' })
  id: number;

  /** The rules that all of the archive keeps to; 0: those from before they were counted. */
  @Column({ type: 'int' })
  rules: number;

  /** The rules that it is being brought to: what was done for others counts for nothing. */
  @Column({ type: 'int', nullable: true })
  target: number | null;

  @Column({ type: 'varchar', length: 10, nullable: true })
  stage: UpkeepStage | null;

  /** What the stage has done: up to this match, or this import. */
  @Column({ type: 'int' })
  last_id: number;

  /** The last match and the last import that were there at the beginning: later ones keep to the rules. */
  @Column({ type: 'int' })
  until_id: number;

  @Column({ type: 'int' })
  until_import: number;

  @Column({ type: 'int' })
  matches_done: number;

  @Column({ type: 'int' })
  matches_total: number;

  /** The last import of which it is known what it has mended of the matches without versions. */
  @Column({ type: 'int' })
  looked_import: number;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  finished_at: Date | null;
}

/** A match of which the former version read bulletins without their versions, and nobody has read them again. */
@Entity('unversioned_matches')
export class UnversionedMatch {
  @PrimaryColumn({ type: 'int' })
  match_id: number;

  @OneToOne(() => Match, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'match_id', foreignKeyConstraintName: 'fk_unversioned_matches_match' })
  match: Relation<Match>;
}

/** An instant from which a source counts its versions anew: what was taken earlier says nothing about what is old. */
@Entity('version_restarts')
export class VersionRestart {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 20 })
  source: string;

  @Column({ type: 'varchar', length: 64, nullable: true })
  feed_key: string | null;

  @Column({ type: 'datetime', precision: 3 })
  at: Date;

  @Column({ type: 'varchar', length: 60, nullable: true })
  created_by: string | null;
}

/** The last look for fixtures that were played on another day: a single row. */
@Entity('fixture_looks')
export class FixtureLook {
  @PrimaryColumn({ type: 'int' })
  id: number;

  /** The archive's revision after it; null before the first one. */
  @Column({ type: 'int', nullable: true })
  revision: number | null;

  /** Europe/Istanbul's day of it, `YYYY-MM-DD`. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  day: string | null;
}

import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Claimable } from '../../../platform/background/claims';

export const IMPORT_STATES = ['queued', 'running', 'done', 'failed', 'undoing', 'undone'] as const;
/** @schema {"enumName":"ImportStatus"} */
export type ImportStatus = (typeof IMPORT_STATES)[number];

/** How a file came: on the command line, through the panel, into the inbox folder, from an address. */
export const IMPORT_ORIGINS = ['cli', 'upload', 'inbox', 'url'] as const;
/** @schema {"enumName":"ImportOrigin"} */
export type ImportOrigin = (typeof IMPORT_ORIGINS)[number];

/** One run over one file. `rows_read = inserted + updated + unchanged + skipped` once done. */
@Entity('imports')
export class Import implements Claimable {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 255 })
  file_name: string;

  @Column({ type: 'varchar', length: 30, nullable: true })
  format: string | null;

  @Column({ type: 'varchar', length: 30, nullable: true })
  bookmaker: string | null;

  @Column({ type: 'varchar', length: 10 })
  status: ImportStatus;

  /** Share of the file read, 0-1; of what has been taken back while `undoing`. */
  @Column({ type: 'float' })
  progress: number;

  @Column({ type: 'int' })
  rows_read: number;

  @Column({ type: 'int' })
  inserted: number;

  @Column({ type: 'int' })
  updated: number;

  @Column({ type: 'int' })
  unchanged: number;

  @Column({ type: 'int' })
  skipped: number;

  @Column({ type: 'int' })
  warnings: number;

  /** Matches of which the file held an old copy. */
  @Column({ type: 'int', default: 0 })
  old_copies: number;

  /** Matches whose result the file shows to be awarded. */
  @Column({ type: 'int', default: 0 })
  awarded: number;

  /** New matches that may be known under another name. */
  @Column({ type: 'int', default: 0 })
  doubles: number;

  /** Whether nine in ten of its results have a half-time score; null while it has not been read to its end. */
  @Column({ type: 'boolean', nullable: true })
  knows_half_times: boolean | null;

  /** The newest instant at which its source saw what it says; null where it names none. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  newest_at: Date | null;

  /** null in rows from before it was kept: the command line. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  origin: ImportOrigin | null;

  /** The address or the inbox file it came from. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  source: string | null;

  /** `nothing_new`: the source had nothing that it had not had before. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  notice: 'nothing_new' | null;

  /** Where the file waits, below the data folder; null once it is done with, and for files of others. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  stored_file: string | null;

  @Column({ type: 'boolean', nullable: true })
  replace_demo: boolean | null;

  @Column({ type: 'varchar', length: 120, nullable: true })
  claimed_by: string | null;

  @Column({ type: 'datetime', precision: 3 })
  claimed_until: Date;

  /** `rows_read` when its process was last found dead. */
  @Column({ type: 'int', nullable: true })
  abandoned_at_row: number | null;

  /** Turkish sentence when the run failed as a whole. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  error: string | null;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  finished_at: Date | null;
}

import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type ImportStatus = 'queued' | 'running' | 'done' | 'failed';

/** One run over one file. `rows_read = inserted + updated + unchanged + skipped` once done. */
@Entity('imports')
export class Import {
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

  /** Share of the file read, 0-1. */
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

  /** Turkish sentence when the run failed as a whole. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  error: string | null;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  /** Last sign of life of the running process. */
  @Column({ type: 'datetime', precision: 3 })
  heartbeat_at: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  finished_at: Date | null;
}

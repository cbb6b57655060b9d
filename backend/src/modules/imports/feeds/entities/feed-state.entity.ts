import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What is remembered of an address between two runs. */
@Entity('feed_states')
export class FeedState {
  /** SHA-256 of the address, hexadecimal. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  key: string;

  @Column({ type: 'varchar', length: 500, nullable: true })
  etag: string | null;

  @Column({ type: 'varchar', length: 100, nullable: true })
  last_modified: string | null;

  /** SHA-256 of what was last imported. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  content_hash: string | null;

  /** The import that is to decide whether the marks above count. */
  @Column({ type: 'int', nullable: true })
  import_id: number | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  last_run_at: Date | null;
}

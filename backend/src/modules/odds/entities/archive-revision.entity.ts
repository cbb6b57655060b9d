import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row (id 1): counts the write batches of the archive, and is the lock that serialises them. */
@Entity('archive_revision')
export class ArchiveRevision {
  @PrimaryColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  revision: number;
}

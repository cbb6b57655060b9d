import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One write of an admin. It names people and rows without foreign keys, so that it outlives them. */
@Entity('audit_entries')
@Index('ix_audit_entries_created', ['created_at', 'id'])
@Index('ix_audit_entries_row', ['entity', 'entity_id'])
export class AuditEntry {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  /** Who wrote: id and name as they were then. */
  @Column({ type: 'int' })
  user_id: number;

  @Column({ type: 'varchar', length: 30 })
  username: string;

  @Column({ type: 'varchar', length: 30 })
  action: string;

  /** Name of the table on the wire, e.g. `subscriptions`. */
  @Column({ type: 'varchar', length: 40 })
  entity: string;

  @Column({ type: 'int', nullable: true })
  entity_id: number | null;

  /** JSON without secrets; null where there was, or is, no row. */
  @Column({ type: 'text', nullable: true })
  before_json: string | null;

  @Column({ type: 'text', nullable: true })
  after_json: string | null;

  /** All of the above, folded, for the search of the admin table. */
  @Column({ type: 'text' })
  search_text: string;
}

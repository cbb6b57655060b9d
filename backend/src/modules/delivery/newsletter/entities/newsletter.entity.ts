import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A newsletter that an admin sent. Its mails are put into the queue in batches, by whichever process is first. */
@Entity('newsletters')
@Index('ix_newsletters_unfinished', ['finished_at', 'id'])
export class Newsletter {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 150 })
  subject: string;

  /** Plain text; an empty line begins a new paragraph. */
  @Column({ type: 'text' })
  body: string;

  /** Subject and text folded: what the table is searched in. */
  @Column({ type: 'text' })
  search_text: string;

  /** Who sent it: id and name as they were then. */
  @Column({ type: 'int' })
  user_id: number;

  @Column({ type: 'varchar', length: 30 })
  username: string;

  /** Subscribers who were to get it when it was sent. */
  @Column({ type: 'int' })
  recipients: number;

  /** The last subscriber of that moment: later ones don't get it. */
  @Column({ type: 'int' })
  last_subscriber_id: number;

  /** The last subscriber whose mail is in the queue. */
  @Column({ type: 'int', default: 0 })
  reached_subscriber_id: number;

  /** Mails put into the queue so far. */
  @Column({ type: 'int', default: 0 })
  queued: number;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  /** When the last mail was put into the queue, or an admin stopped it. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  finished_at: Date | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  stopped_at: Date | null;

  /** Rows of the editors' record, and the hash of the last one, as printed in all its mails; null before there was one. */
  @Column({ type: 'int', nullable: true })
  record_count: number | null;

  @Column({ type: 'varchar', length: 64, nullable: true })
  record_hash: string | null;
}

import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import type { Claimable } from '../../../database/claims/claims';
import { User } from '../../users/entities/user.entity';

/** `dropped`: became pointless before it was sent; `failed`: given up. */
export const MAIL_STATES = ['queued', 'sent', 'failed', 'dropped'] as const;
export type MailStatus = (typeof MAIL_STATES)[number];

/**
 * A mail to send, or sent. It holds what the mail is about, not its text: links that grant access are made when it
 * is sent and never rest here.
 */
@Entity('mails')
@Index('ix_mails_due', ['status', 'priority', 'next_attempt_at'])
@Index('ix_mails_created', ['created_at', 'id'])
@Index('ix_mails_status', ['status', 'id'])
@Index('ix_mails_newsletter', ['newsletter_id', 'status'])
export class Mail implements Claimable {
  @PrimaryGeneratedColumn()
  id: number;

  /** Name of the template. */
  @Column({ type: 'varchar', length: 40 })
  template: string;

  /** E-mail address. */
  @Column({ type: 'varchar', length: 254 })
  recipient: string;

  /** The account it goes to, when there is one: deleted with it. */
  @Index('ix_mails_user')
  @Column({ type: 'int', nullable: true })
  user_id: number | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_mails_user' })
  user: Relation<User> | null;

  /** 0 goes first; 1 for a newsletter, which must not delay a password link. */
  @Column({ type: 'smallint', default: 0 })
  priority: number;

  /** The newsletter that the mail carries, when it carries one. */
  @Column({ type: 'int', nullable: true })
  newsletter_id: number | null;

  /** The template's data, JSON. */
  @Column({ type: 'text' })
  data: string;

  /** Set where a mail may exist once only, e.g. a reminder for one end date. */
  @Index('ux_mails_once', { unique: true })
  @Column({ type: 'varchar', length: 100, nullable: true })
  once_key: string | null;

  @Column({ type: 'varchar', length: 10 })
  status: MailStatus;

  @Column({ type: 'int' })
  attempts: number;

  /** Not before this. */
  @Column({ type: 'datetime', precision: 3 })
  next_attempt_at: Date;

  @Column({ type: 'varchar', length: 120, nullable: true })
  claimed_by: string | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  claimed_until: Date | null;

  @Column({ type: 'varchar', length: 300, nullable: true })
  last_error: string | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  sent_at: Date | null;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;
}

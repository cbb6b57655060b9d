import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { DueRow } from '../../../database/claims/due-row';
import { User } from '../../users/entities/user.entity';
import type { MailTemplate } from '../write/templates';

/**
 * A mail to send, or sent. It holds what the mail is about, not its text: links that grant access are made when it
 * is sent and never rest here.
 */
@Entity('mails')
@Index('ix_mails_due', ['status', 'priority', 'next_attempt_at'])
@Index('ix_mails_created', ['created_at', 'id'])
@Index('ix_mails_status', ['status', 'id'])
@Index('ix_mails_newsletter', ['newsletter_id', 'status'])
export class Mail extends DueRow {
  /** Name of the template. */
  @Column({ type: 'varchar', length: 40 })
  template: MailTemplate;

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

  /** 0 goes first; 1 for alerts and 2 for newsletters, which must not delay a password link. */
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
}

import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import type { Claimable } from '../../../../platform/background/claims';
import { User } from '../../../users/entities/user.entity';
import type { ChannelName, MessageStatus } from '../queue/message-state';

/**
 * A message to send, or sent. It holds what the message is about, not its text: that is written when it is sent, and
 * links that grant access never rest here.
 */
@Entity('outbox')
@Index('ix_outbox_due', ['channel', 'status', 'priority', 'next_attempt_at'])
@Index('ix_outbox_created', ['channel', 'created_at', 'id'])
@Index('ix_outbox_status', ['channel', 'status', 'id'])
@Index('ix_outbox_recipient', ['recipient', 'status'])
@Index('ix_outbox_newsletter', ['newsletter_id', 'status'])
@Index('ux_outbox_once', ['channel', 'once_key'], { unique: true })
export class OutboxMessage implements Claimable {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 10 })
  channel: ChannelName;

  /** What kind of message it is: its channel knows how to write it. */
  @Column({ type: 'varchar', length: 40 })
  template: string;

  /** E-mail address, or Telegram's number of the chat; null: the chat that the account has when it is sent. */
  @Column({ type: 'varchar', length: 254, nullable: true })
  recipient: string | null;

  /** The account it goes to, when there is one: deleted with it. */
  @Index('ix_outbox_user')
  @Column({ type: 'int', nullable: true })
  user_id: number | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_outbox_user' })
  user: Relation<User> | null;

  /** One of `PRIORITY`. */
  @Column({ type: 'smallint' })
  priority: number;

  /** The newsletter that it carries, when it carries one. */
  @Column({ type: 'int', nullable: true })
  newsletter_id: number | null;

  /** The template's data, JSON. */
  @Column({ type: 'text' })
  data: string;

  /** Set where a channel may have a message once only, e.g. a reminder for one end date. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  once_key: string | null;

  @Column({ type: 'varchar', length: 10 })
  status: MessageStatus;

  /** Failed ones in a row. */
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

import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { DueRow } from '../../../database/claims/due-row';
import { User } from '../../users/entities/user.entity';

/** A message to send, or sent: to a member about fitting matches, or an answer in a chat. */
@Entity('telegram_messages')
@Index('ix_telegram_messages_due', ['status', 'next_attempt_at'])
@Index('ix_telegram_messages_sent', ['sent_at'])
@Index('ix_telegram_messages_chat', ['chat_id', 'status'])
export class TelegramMessage extends DueRow {
  /** Whom it is for; null for an answer, which goes to the chat it answers. */
  @Index('ix_telegram_messages_user')
  @Column({ type: 'int', nullable: true })
  user_id: number | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_telegram_messages_user' })
  user: Relation<User> | null;

  /** The chat of an answer; a message to a member goes to the chat that is linked when it is sent. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  chat_id: string | null;

  /** A message with a key that is there already is not queued again. */
  @Index('ux_telegram_messages_once', { unique: true })
  @Column({ type: 'varchar', length: 100 })
  once_key: string;

  /** An `AlertMessage`, or the `{text}` of an answer; JSON. */
  @Column({ type: 'text' })
  data: string;
}

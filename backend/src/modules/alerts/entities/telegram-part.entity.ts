import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { TelegramMessage } from './telegram-message.entity';

/** What has been sent of a message: all of it, or a part where it is too long for one. */
@Entity('telegram_parts')
@Index('ix_telegram_parts_chat', ['chat_id', 'sent_at'])
@Index('ux_telegram_parts_position', ['message_id', 'position'], { unique: true })
export class TelegramPart {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  message_id: number;

  @ManyToOne(() => TelegramMessage, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'message_id', foreignKeyConstraintName: 'fk_telegram_parts_message' })
  message: Relation<TelegramMessage>;

  /** From 0. */
  @Column({ type: 'smallint' })
  position: number;

  @Column({ type: 'varchar', length: 20 })
  chat_id: string;

  /** Telegram's number of it in the chat. */
  @Column({ type: 'int' })
  telegram_id: number;

  /** Which of the message's matches it tells of: their places over all filters; JSON. */
  @Column({ type: 'text' })
  places: string;

  /** SHA-256 of the text as it stands in the chat, hexadecimal. */
  @Column({ type: 'varchar', length: 64 })
  text_hash: string;

  @Column({ type: 'datetime', precision: 3 })
  sent_at: Date;
}

import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { OutboxMessage } from '../../delivery/outbox/entities/outbox-message.entity';

/** What has been sent of a message: all of it, or a part where it is too long for one. */
@Entity('telegram_sent_parts')
@Index('ix_telegram_sent_parts_chat', ['chat_id', 'sent_at'])
@Index('ux_telegram_sent_parts_position', ['message_id', 'position'], { unique: true })
export class TelegramPart {
  @PrimaryGeneratedColumn()
  id: number;

  /** The message in the outbox. */
  @Column({ type: 'int' })
  message_id: number;

  @ManyToOne(() => OutboxMessage, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'message_id', foreignKeyConstraintName: 'fk_telegram_sent_parts_message' })
  message: Relation<OutboxMessage>;

  /** From 0. */
  @Column({ type: 'smallint' })
  position: number;

  @Column({ type: 'varchar', length: 20 })
  chat_id: string;

  /** Telegram's number of it in the chat. */
  @Column({ type: 'int' })
  telegram_id: number;

  /** What it tells, an `AlertMessage` as JSON: results are entered into it, whatever has become of the filters. */
  @Column({ type: 'text' })
  told: string;

  /** SHA-256 of the text as it stands in the chat, hexadecimal. */
  @Column({ type: 'varchar', length: 64 })
  text_hash: string;

  @Column({ type: 'datetime', precision: 3 })
  sent_at: Date;
}

/** A match that a sent part tells of. The match may leave the archive, therefore no relation to it. */
@Entity('telegram_sent_matches')
export class TelegramPartMatch {
  @PrimaryColumn({ type: 'int' })
  part_id: number;

  @ManyToOne(() => TelegramPart, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'part_id', foreignKeyConstraintName: 'fk_telegram_sent_matches_part' })
  part: Relation<TelegramPart>;

  @Index('ix_telegram_sent_matches_match')
  @PrimaryColumn({ type: 'int' })
  match_id: number;

  /** Revision of the match when the part was last given its result; 0 = it has had none. */
  @Column({ type: 'int' })
  revision: number;

  /** Whether the part shows a result of the match. */
  @Column({ type: 'boolean' })
  has_result: boolean;
}

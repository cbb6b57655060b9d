import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../users/entities/user.entity';

/** The private chat in which a member hears of fitting matches: one per account, and of one account alone. */
@Entity('telegram_links')
export class TelegramLink {
  @PrimaryColumn({ type: 'int' })
  user_id: number;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_telegram_links_user' })
  user: Relation<User>;

  /** Telegram's number of the chat, up to 52 bits. */
  @Index('ux_telegram_links_chat', { unique: true })
  @Column({ type: 'varchar', length: 20 })
  chat_id: string;

  @Column({ type: 'datetime', precision: 3 })
  linked_at: Date;
}

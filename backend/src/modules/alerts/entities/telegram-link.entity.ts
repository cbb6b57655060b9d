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

/** The code that links an account with the chat in which it is sent: the newest of an account, once. */
@Entity('telegram_invitations')
export class TelegramInvitation {
  @PrimaryColumn({ type: 'int' })
  user_id: number;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_telegram_invitations_user' })
  user: Relation<User>;

  /** SHA-256 of the code, hexadecimal; the code itself is in the address only. */
  @Index('ux_telegram_invitations_code', { unique: true })
  @Column({ type: 'varchar', length: 64 })
  code_hash: string;

  @Column({ type: 'datetime', precision: 3 })
  expires_at: Date;
}

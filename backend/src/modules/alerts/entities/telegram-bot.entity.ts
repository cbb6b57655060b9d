import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The token is no bot's; no answer comes; another program asks for the bot's updates. */
export type BotProblem = 'token' | 'unreachable' | 'conflict';

/** What all processes know of the site's bot. */
@Entity('telegram_bots')
export class TelegramBot {
  /** Telegram's number of the bot: another bot counts its updates anew. */
  @PrimaryColumn({ type: 'varchar', length: 20 })
  bot_id: string;

  /** Without the @; null until Telegram has told it. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  username: string | null;

  /** Number of the first update that hasn't been handled. */
  @Column({ type: 'int', default: 0 })
  next_update: number;

  /** When the last one was handled: Telegram's numbers begin anew somewhere after a week without any. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  last_update_at: Date | null;

  /** No process sends anything before this. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  next_call_at: Date | null;

  /** What keeps it from working; null: nothing. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  problem: BotProblem | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  problem_since: Date | null;
}

import { Injectable } from '@nestjs/common';
import { IsNull, LessThanOrEqual, Not, Or } from 'typeorm';
import { Clock } from '../../../common/time/clock';
import { Leases } from '../../../database/claims/leases';
import { Database } from '../../../database/database';
import { type BotProblem, TelegramBot } from './telegram-bot.entity';

/** Telegram keeps updates for a day, and counts on for a week without any. */
const NUMBERS_COUNT_FOR = 3 * 24 * 60 * 60_000;

/** What all processes know of a bot. */
@Injectable()
export class TelegramBotsRepository {
  constructor(
    private readonly database: Database,
    private readonly leases: Leases,
    private readonly clock: Clock,
  ) {}

  find(botId: string): Promise<TelegramBot | null> {
    return this.database.manager.findOneBy(TelegramBot, { bot_id: botId });
  }

  /** The bot's row, made on the first use of the bot. */
  async get(botId: string): Promise<TelegramBot> {
    const found = await this.find(botId);
    if (found !== null) return found;
    await this.database.insertNew(TelegramBot, { bot_id: botId });
    return this.database.manager.findOneByOrFail(TelegramBot, { bot_id: botId });
  }

  /**
   * Does what only one process may do at a time.
   * @param work its signal is aborted when another process has taken over
   * @returns false when another process is at it
   */
  alone(botId: string, work: (lost: AbortSignal) => Promise<void>): Promise<boolean> {
    return this.leases.alone(`telegram ${botId}`, async (lost) => {
      await this.get(botId);
      await work(lost);
    });
  }

  /** One that is noted already keeps its instant. */
  async setProblem(botId: string, problem: BotProblem | null): Promise<void> {
    const other = problem === null ? Not(IsNull()) : Or(IsNull(), Not(problem));
    await this.database.manager.update(
      TelegramBot,
      { bot_id: botId, problem: other },
      { problem, problem_since: problem && this.clock.now() },
    );
  }

  async rename(botId: string, username: string): Promise<void> {
    await this.database.manager.update(TelegramBot, { bot_id: botId }, { username });
  }

  /**
   * The number from which on updates are asked for. After a time without any it is 0: Telegram has forgotten old ones,
   * and new ones may have lower numbers.
   */
  async nextUpdate(botId: string): Promise<number> {
    const { next_update, last_update_at: last } = await this.get(botId);
    const now = this.clock.now().getTime();
    if (next_update === 0 || last === null || now - last.getTime() < NUMBERS_COUNT_FOR) return next_update;
    await this.database.manager.update(TelegramBot, { bot_id: botId }, { next_update: 0 });
    return 0;
  }

  /** Notes that an update is handled, in the transaction that does so; false when it has been before. */
  async begin(botId: string, update: number): Promise<boolean> {
    const open = { bot_id: botId, next_update: LessThanOrEqual(update) };
    const handled = { next_update: update + 1, last_update_at: this.clock.now() };
    const { affected } = await this.database.manager.update(TelegramBot, open, handled);
    return affected === 1;
  }
}

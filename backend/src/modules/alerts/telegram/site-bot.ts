import { Injectable } from '@nestjs/common';
import { IsNull, LessThanOrEqual, Not, Or } from 'typeorm';
import { tr } from '../../../platform/locale/tr';
import { Clock } from '../../../platform/time/clock';
import { Leases } from '../../../platform/background/leases';
import { Database } from '../../../platform/database/database';
import type { TelegramStateDto } from '../dto/alerts.dto';
import { type BotProblem, TelegramBot } from '../entities/telegram-bot.entity';
import { BotApi } from './bot-api';

/** Telegram keeps updates for a day, and counts on for a week without any. */
const NUMBERS_COUNT_FOR = 3 * 24 * 60 * 60_000;

/** `token`: Telegram no longer knows the token; `unreachable`: it gives no answer; `off`: the site has no bot. */
export const BOT_STATES = ['ok', 'token', 'unreachable', 'off'] as const;
export type BotState = (typeof BOT_STATES)[number];

/** What all processes know of the site's bot; whether it works, the one has found that listens to what is written to it. */
@Injectable()
export class SiteBot {
  constructor(
    private readonly database: Database,
    private readonly leases: Leases,
    private readonly api: BotApi,
    private readonly clock: Clock,
  ) {}

  /** Whether members are offered the bot, and are sent anything by it: not with a token that is none. */
  async isAvailable(): Promise<boolean> {
    const state = await this.state();
    return state !== 'off' && state !== 'token';
  }

  /** For whoever watches the site; a second listener keeps no message from going out. */
  async state(): Promise<BotState> {
    if (this.api.botId === null) return 'off';
    const problem = (await this.find())?.problem ?? null;
    return problem === 'token' || problem === 'unreachable' ? problem : 'ok';
  }

  /** For admins. */
  async explain(): Promise<TelegramStateDto> {
    const bot = await this.find();
    const problem = bot?.problem ?? null;
    return {
      available: this.api.botId !== null && problem !== 'token',
      failing_since: bot?.problem_since?.toISOString() ?? null,
      reason: problem === null ? null : tr.alerts.telegram.problems[problem],
    };
  }

  /** The bot's row; null before its first use, and on a site without one. */
  async find(): Promise<TelegramBot | null> {
    const { botId: bot_id } = this.api;
    return bot_id === null ? null : this.database.manager.findOneBy(TelegramBot, { bot_id });
  }

  /** The bot's row, made on the first use of the bot. */
  async get(): Promise<TelegramBot> {
    const found = await this.find();
    if (found !== null) return found;
    await this.database.insertNew(TelegramBot, this.key);
    return this.database.manager.findOneByOrFail(TelegramBot, this.key);
  }

  /**
   * Does what only one process may do at a time.
   * @param work its signal is aborted when another process has taken over
   * @returns false when another process is at it
   */
  alone(work: (leaseLost: AbortSignal) => Promise<void>): Promise<boolean> {
    return this.leases.alone(`telegram ${this.key.bot_id}`, async (leaseLost) => {
      await this.get();
      await work(leaseLost);
    });
  }

  /** One that is noted already keeps its instant. */
  async setProblem(problem: BotProblem | null): Promise<void> {
    const other = problem === null ? Not(IsNull()) : Or(IsNull(), Not(problem));
    await this.database.manager.update(
      TelegramBot,
      { ...this.key, problem: other },
      { problem, problem_since: problem && this.clock.now() },
    );
  }

  async rename(username: string): Promise<void> {
    await this.database.manager.update(TelegramBot, this.key, { username });
  }

  /**
   * The number from which on updates are asked for. After a time without any it is 0: Telegram has forgotten old ones,
   * and new ones may have lower numbers.
   */
  async nextUpdate(): Promise<number> {
    const { next_update, last_update_at: last } = await this.get();
    const now = this.clock.now().getTime();
    if (next_update === 0 || last === null || now - last.getTime() < NUMBERS_COUNT_FOR) return next_update;
    await this.database.manager.update(TelegramBot, this.key, { next_update: 0 });
    return 0;
  }

  /** Notes that an update is handled, in the transaction that does so; false when it has been before. */
  async begin(update: number): Promise<boolean> {
    const open = { ...this.key, next_update: LessThanOrEqual(update) };
    const handled = { next_update: update + 1, last_update_at: this.clock.now() };
    const { affected } = await this.database.manager.update(TelegramBot, open, handled);
    return affected === 1;
  }

  private get key(): { bot_id: string } {
    return { bot_id: this.api.botId! };
  }
}

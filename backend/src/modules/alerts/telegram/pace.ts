import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { IsNull } from 'typeorm';
import type { Sign } from '../../../platform/background/job';
import { Database } from '../../../platform/database/database';
import { TelegramBot } from '../entities/telegram-bot.entity';
import { BotApi } from './bot-api';
import { SiteBot } from './site-bot';
import { TelegramProblem } from './telegram-problem';

/** Milliseconds between two calls of the bot, over all processes: Telegram takes 30 in a second. */
const GAP = 40;
/** Milliseconds between two messages in a chat. */
export const CHAT_GAP = 1_100;
/** Milliseconds that a call waits for its turn; one that would wait longer is put off. */
const PATIENCE = 5_000;

/** Keeps all processes together below the number of calls that Telegram takes. */
@Injectable()
export class Pace {
  constructor(
    private readonly database: Database,
    private readonly bot: SiteBot,
    private readonly api: BotApi,
  ) {}

  /** SQL of whether the bot may call now, or in a moment, with a token that Telegram knows. */
  mayCall(): Omit<Sign, 'begins'> {
    const later = this.database.clock.instant(PATIENCE);
    return {
      sql: `NOT EXISTS (SELECT 1 FROM telegram_bots WHERE bot_id = ? AND (problem = 'token' OR next_call_at > ${later}))`,
      params: [this.botId],
    };
  }

  /** Whether the bot may call now, or in a moment. */
  async isOpen(): Promise<boolean> {
    return ((await this.nextCall())?.wait ?? 0) <= PATIENCE;
  }

  /**
   * Waits until it is this call's turn.
   * @throws TelegramProblem `flood` while Telegram wants no calls
   */
  async turn(signal: AbortSignal): Promise<void> {
    for (;;) {
      const { at, wait } = await this.requireOpen();
      // somebody else may have moved it since it was read
      const seen = { bot_id: this.botId, next_call_at: at ?? IsNull() };
      const next_call_at = this.database.clock.in(wait + GAP);
      const { affected } = await this.database.manager.update(TelegramBot, seen, { next_call_at });
      if (affected !== 1) continue;
      if (wait > 0) await sleep(wait, undefined, { signal });
      // another process may have been told meanwhile to wait
      await this.requireOpen();
      return;
    }
  }

  /** No process calls for so many milliseconds. */
  async rest(pause: number): Promise<void> {
    const { clock, manager } = this.database;
    const earlier = [IsNull(), clock.isReached(pause)].map((next_call_at) => ({
      bot_id: this.botId,
      next_call_at,
    }));
    await manager.update(TelegramBot, earlier, { next_call_at: clock.in(pause) });
  }

  private async requireOpen(): Promise<{ at: Date | null; wait: number }> {
    await this.bot.get();
    const next = (await this.nextCall())!;
    if (next.wait > PATIENCE) throw new TelegramProblem('flood', 'resting', Math.ceil(next.wait / 1000));
    return next;
  }

  /** Until when no call may be made, as stored, and the milliseconds that this takes; null for a bot without a row. */
  private async nextCall(): Promise<{ at: Date | null; wait: number } | null> {
    const query = this.database.manager.createQueryBuilder(TelegramBot, 'bot').where({ bot_id: this.botId });
    const read = await this.database.clock.readAt(query);
    if (read === null) return null;
    const at = read.row.next_call_at;
    return { at, wait: at === null ? 0 : Math.max(0, at.getTime() - read.now.getTime()) };
  }

  private get botId(): string {
    return this.api.botId!;
  }
}

import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Clock } from '../../../common/time/clock';
import { TelegramBotsRepository } from '../entities/telegram-bots.repository';
import { BotApi } from './bot-api';
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
    private readonly bots: TelegramBotsRepository,
    private readonly api: BotApi,
    private readonly clock: Clock,
  ) {}

  /** Whether the bot may call now, or in a moment. */
  async isOpen(): Promise<boolean> {
    const bot = await this.bots.find(this.botId);
    return this.waitFor(bot?.next_call_at ?? null) <= PATIENCE;
  }

  /**
   * Waits until it is this call's turn.
   * @throws TelegramProblem `flood` while Telegram wants no calls
   */
  async turn(signal: AbortSignal): Promise<void> {
    for (;;) {
      const { next_call_at: next } = await this.bots.get(this.botId);
      const wait = this.requireOpen(next);
      const mine = this.clock.now().getTime() + wait;
      if (!(await this.bots.moveNextCall(this.botId, next, new Date(mine + GAP)))) continue;
      if (wait > 0) await sleep(wait, undefined, { signal });
      // another process may have been told meanwhile to wait
      this.requireOpen((await this.bots.get(this.botId)).next_call_at);
      return;
    }
  }

  /** No process calls for these seconds. */
  async rest(seconds: number): Promise<Date> {
    const until = new Date(this.clock.now().getTime() + seconds * 1000);
    await this.bots.rest(this.botId, until);
    return until;
  }

  private requireOpen(next: Date | null): number {
    const wait = this.waitFor(next);
    if (wait > PATIENCE) throw new TelegramProblem('flood', 'resting', Math.ceil(wait / 1000));
    return wait;
  }

  /** Milliseconds until an instant. */
  private waitFor(next: Date | null): number {
    return Math.max(0, (next?.getTime() ?? 0) - this.clock.now().getTime());
  }

  private get botId(): string {
    return this.api.botId!;
  }
}

import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sign } from '../../../common/background/job';
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
  ) {}

  /** SQL of whether the bot may call now, or in a moment, as far as Telegram knows it. */
  mayCall(): Omit<Sign, 'begins'> {
    return this.bots.mayCall(this.botId, PATIENCE);
  }

  /** Whether the bot may call now, or in a moment. */
  async isOpen(): Promise<boolean> {
    return ((await this.bots.nextCall(this.botId))?.wait ?? 0) <= PATIENCE;
  }

  /**
   * Waits until it is this call's turn.
   * @throws TelegramProblem `flood` while Telegram wants no calls
   */
  async turn(signal: AbortSignal): Promise<void> {
    for (;;) {
      const { at, wait } = await this.requireOpen();
      if (!(await this.bots.moveNextCall(this.botId, at, wait + GAP))) continue;
      if (wait > 0) await sleep(wait, undefined, { signal });
      // another process may have been told meanwhile to wait
      await this.requireOpen();
      return;
    }
  }

  /** No process calls for so many milliseconds. */
  async rest(pause: number): Promise<void> {
    await this.bots.rest(this.botId, pause);
  }

  private async requireOpen(): Promise<{ at: Date | null; wait: number }> {
    await this.bots.get(this.botId);
    const next = (await this.bots.nextCall(this.botId))!;
    if (next.wait > PATIENCE) throw new TelegramProblem('flood', 'resting', Math.ceil(next.wait / 1000));
    return next;
  }

  private get botId(): string {
    return this.api.botId!;
  }
}

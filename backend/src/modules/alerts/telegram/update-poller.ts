import { Injectable, Logger } from '@nestjs/common';
import type { Update } from 'grammy/types';
import { Jobs } from '../../../platform/background/jobs';
import { Database } from '../../../platform/database/database';
import { BotApi } from './bot-api';
import { ChatCommands } from './chat-commands';
import { TelegramSender } from './telegram-sender';
import { SiteBot } from './site-bot';
import { TelegramProblem } from './telegram-problem';

/** Milliseconds between two looks whether the process that listens still does. */
const OTHERS_TURN = 2_000;
/** Milliseconds after which another program that kept quiet counts as a new one. */
const FORGOTTEN = 60 * 60_000;
/** Seconds of the first pause after a failure, or after another program has shown itself again, and of the longest. */
const FIRST_PAUSE = 5;
const LONGEST_PAUSE = 300;

/** Other programs with the bot's token: what to do each time that one of them is noticed. */
export class Rivals {
  private seen = 0;
  private last = -Infinity;

  /**
   * @param now milliseconds on the monotonic clock
   * @returns whether to log it, and the seconds to leave the bot to the other: the first time none
   */
  notice(now: number): { isNew: boolean; pause: number } {
    if (now - this.last > FORGOTTEN) this.seen = 0;
    this.last = now;
    this.seen += 1;
    const isNew = this.seen === 1;
    return { isNew, pause: isNew ? 0 : Math.min(FIRST_PAUSE * 2 ** (this.seen - 2), LONGEST_PAUSE) };
  }
}

/**
 * Asks Telegram for what is written to the bot: one process of the site at a time, another one within a minute after
 * that one died. An update, what it changes and its answer are one transaction: none is lost, none counts twice.
 */
@Injectable()
export class UpdatePoller {
  private readonly logger = new Logger(UpdatePoller.name);
  private isPrepared = false;
  private failures = 0;
  private readonly rivals = new Rivals();
  /** On the monotonic clock. */
  private notBefore = 0;

  constructor(
    private readonly api: BotApi,
    private readonly bot: SiteBot,
    private readonly database: Database,
    private readonly sender: TelegramSender,
    commands: ChatCommands,
    jobs: Jobs,
  ) {
    if (api.botId === null) return;
    api.answerWith(commands);
    jobs.add({
      name: 'telegram-updates',
      isOutgoing: true,
      every: 500,
      atOnce: true,
      run: (signal) => this.poll(signal),
    });
  }

  private async poll(signal: AbortSignal): Promise<void> {
    if (performance.now() < this.notBefore) return;
    try {
      const ask = (leaseLost: AbortSignal): Promise<void> => this.ask(AbortSignal.any([signal, leaseLost]));
      if (!(await this.bot.alone(ask))) this.notBefore = performance.now() + OTHERS_TURN;
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof TelegramProblem)) {
        this.pauseAfterFailure();
        throw error;
      }
      await this.pauseAfter(error);
    }
  }

  private async ask(signal: AbortSignal): Promise<void> {
    await this.getReady(signal);
    const updates = await this.api.updates(await this.bot.nextUpdate(), signal);
    this.failures = 0;
    await this.bot.setProblem(null);
    for (const update of updates) {
      if (signal.aborted) return;
      await this.handle(update);
      this.sender.wake();
    }
  }

  private async handle(update: Update): Promise<void> {
    await this.database.transaction(async () => {
      if (await this.bot.begin(update.update_id)) await this.api.handle(update);
    });
  }

  private async getReady(signal: AbortSignal): Promise<void> {
    if (this.isPrepared) return;
    const { username } = await this.api.me(signal);
    await this.bot.rename(username);
    await this.api.prepare(signal);
    this.isPrepared = true;
    this.logger.log({ bot: username }, 'Listens to what is written to the bot');
  }

  private async pauseAfter({ kind, message, retryAfter }: TelegramProblem): Promise<void> {
    if (kind !== 'conflict' && kind !== 'webhook') {
      this.pauseAfterFailure(retryAfter);
      if (kind === 'token' || kind === 'unreachable') await this.bot.setProblem(kind);
      return;
    }
    const { isNew, pause } = this.rivals.notice(performance.now());
    if (isNew) this.logger.warn({ reason: message }, 'Another program uses the bot’s token');
    else await this.bot.setProblem('conflict');
    // getting ready deletes a webhook
    if (kind === 'webhook') this.isPrepared = false;
    this.notBefore = performance.now() + pause * 1000;
  }

  /** Pauses grow, so that a site without network isn't kept busy. */
  private pauseAfterFailure(atLeast = 0): void {
    const pause = Math.max(atLeast, Math.min(FIRST_PAUSE * 2 ** this.failures, LONGEST_PAUSE));
    this.failures += 1;
    this.notBefore = performance.now() + pause * 1000;
  }
}

import { Injectable, Logger } from '@nestjs/common';
import type { Job, Sign } from '../../../platform/background/job';
import { Outbox, type Outcome } from '../../delivery/outbox/queue/outbox';
import type { OutboxMessage } from '../../delivery/outbox/entities/outbox-message.entity';
import { type Channel, type Failure, OutboxWorker } from '../../delivery/outbox/queue/outbox-worker';
import { TelegramPartsRepository } from '../entities/telegram-parts.repository';
import { AlertParts, SENT } from './alert-parts';
import { BotApi } from './bot-api';
import { Pace } from './pace';
import { SiteBot } from './site-bot';
import { TelegramLinks } from './telegram-links';
import { TelegramProblem } from './telegram-problem';

/** Template of answers to what is written to the bot. */
export const ANSWER = 'answer';

/**
 * Sends Telegram messages, one at a time. What was sent is recorded before anything else goes out, so that after a
 * process has died at most the message that it was just sending comes twice.
 */
@Injectable()
export class TelegramSender implements Channel {
  readonly name = 'telegram';
  private readonly logger = new Logger(TelegramSender.name);
  private readonly job: Job;
  /** Telegram has refused no call of this run in a way that concerns them all. */
  private isUp = true;

  constructor(
    private readonly api: BotApi,
    private readonly outbox: Outbox,
    private readonly alerts: AlertParts,
    private readonly parts: TelegramPartsRepository,
    private readonly links: TelegramLinks,
    private readonly pace: Pace,
    private readonly bot: SiteBot,
    worker: OutboxWorker,
  ) {
    this.job = worker.add(this);
  }

  /** Sends now what somebody waits for, instead of within a second. */
  wake(): void {
    this.job.wake();
  }

  sign(): Omit<Sign, 'begins'> {
    if (this.api.botId === null) return { sql: '0' };
    const { sql, params } = this.pace.mayCall();
    return { sql: `${this.outbox.hasDue(this.name)} AND ${sql}`, params };
  }

  /** Messages keep their attempts until there is a token that Telegram knows. */
  begin(): Promise<boolean> {
    this.isUp = true;
    return this.bot.isAvailable();
  }

  async claim(underWay: readonly OutboxMessage[]): Promise<OutboxMessage[]> {
    if (!this.isUp || underWay.length > 0 || !(await this.pace.isOpen())) return [];
    return this.outbox.claim(this.name, 1);
  }

  async send(message: OutboxMessage, signal: AbortSignal): Promise<Outcome> {
    if (message.template === ANSWER) {
      const { text } = JSON.parse(message.data) as { text: string };
      await this.pace.turn(signal);
      await this.api.send(message.recipient!, text);
      return SENT;
    }
    const next = await this.alerts.next(message);
    if (!('part' in next)) return next;
    await this.pace.turn(signal);
    const telegramId = await this.api.send(next.part.chatId, next.part.text);
    await this.parts.add({ ...next.part, telegramId });
    return next.then;
  }

  async classify(error: unknown, message: OutboxMessage): Promise<Failure> {
    if (!(error instanceof TelegramProblem)) throw error;
    if (error.isPassing) this.isUp = false;
    switch (error.kind) {
      case 'flood': {
        const dueIn = error.retryAfter * 1000;
        await this.pace.rest(dueIn);
        return { dueIn };
      }
      case 'blocked':
        await this.closeChat(message);
        return 'pointless';
      default:
        if (error.isPassing) return 'passing';
        this.logger.warn({ message: message.id, reason: error.message }, 'Telegram refuses a message');
        return 'final';
    }
  }

  async forgetOld(): Promise<void> {
    await this.links.removeExpired();
  }

  /** The chat doesn't want the bot any more: whose it was is to be told no longer. */
  private async closeChat({ user_id, recipient }: OutboxMessage): Promise<void> {
    const userId = user_id ?? (await this.links.ofChat(recipient!))?.user_id;
    if (userId !== undefined) await this.links.close(userId);
  }
}

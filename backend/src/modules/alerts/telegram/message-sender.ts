import { Injectable, Logger } from '@nestjs/common';
import type { Job } from '../../../common/background/job';
import { Jobs } from '../../../common/background/jobs';
import { nextAttempt } from '../../../common/background/next-attempt';
import { Metrics } from '../../../common/telemetry/metrics';
import { Clock } from '../../../common/time/clock';
import type { Outcome } from '../../../database/claims/due-rows';
import type { TelegramMessage } from '../entities/telegram-message.entity';
import { TelegramLinksRepository } from '../entities/telegram-links.repository';
import { TelegramMessagesRepository } from '../entities/telegram-messages.repository';
import { TelegramPartsRepository } from '../entities/telegram-parts.repository';
import { BotApi } from './bot-api';
import { TelegramState } from './bot-state';
import { NextPart, type NextStep } from './next-part';
import { CHAT_GAP, Pace } from './pace';
import { TelegramChannel } from './telegram-channel';
import { TelegramProblem } from './telegram-problem';

type Settled = Outcome<TelegramMessage>;
type Sending = Extract<NextStep, { step: 'send' }>;

/**
 * Sends what is due. What was sent is recorded before anything else goes out, so that after a process has died at most
 * the message that it was just sending comes twice.
 */
@Injectable()
export class MessageSender {
  private readonly logger = new Logger(MessageSender.name);
  private readonly job?: Job;

  constructor(
    private readonly api: BotApi,
    private readonly messages: TelegramMessagesRepository,
    private readonly parts: TelegramPartsRepository,
    private readonly links: TelegramLinksRepository,
    private readonly nextPart: NextPart,
    private readonly channel: TelegramChannel,
    private readonly pace: Pace,
    private readonly state: TelegramState,
    private readonly clock: Clock,
    metrics: Metrics,
    jobs: Jobs,
  ) {
    metrics.gauge(
      'telegram_queue_messages',
      'Alerts and answers that wait to be sent by Telegram, of all processes.',
      () => messages.countWaiting(),
    );
    if (api.botId === null) return;
    this.job = jobs.add({
      name: 'telegram',
      isOutgoing: true,
      irreversible: true,
      sign: () => {
        const { sql, params } = pace.mayCall();
        return { begins: 'while true', sql: `${messages.due.hasDue()} AND ${sql}`, params };
      },
      work: (signal) => this.sendDue(signal),
    });
  }

  /** Sends now what somebody waits for, instead of within a second. */
  wake(): void {
    this.job?.wake();
  }

  private async sendDue(signal: AbortSignal): Promise<void> {
    // messages keep their attempts until there is a token again
    if (!(await this.state.isAvailable())) return;
    while (!signal.aborted && (await this.pace.isOpen())) {
      const message = await this.messages.due.claimDue();
      if (message === null || !(await this.attempt(message, signal))) return;
    }
  }

  /** One attempt; false when Telegram can't be used now, so that the others needn't try. */
  private async attempt(message: TelegramMessage, signal: AbortSignal): Promise<boolean> {
    let isUp = true;
    await this.messages.due.settle(message.id, async (lost) => {
      try {
        return await this.send(message, AbortSignal.any([signal, lost]));
      } catch (error) {
        if (error instanceof TelegramProblem) {
          isUp = !error.isPassing;
          return this.afterProblem(message, error);
        }
        if (signal.aborted) return this.waiting(message, 0);
        throw error;
      }
    });
    return isUp;
  }

  private async send(message: TelegramMessage, signal: AbortSignal): Promise<Settled> {
    if (message.user_id === null) {
      const { text } = JSON.parse(message.data) as { text: string };
      await this.pace.turn(signal);
      await this.api.send(message.chat_id!, text);
      return this.sent();
    }
    const next = await this.nextPart.of(message, message.user_id);
    if (next.step === 'drop') return { status: 'dropped' };
    if (next.step === 'done') return this.sent();
    if (next.step === 'wait') return this.waiting(message, next.milliseconds);
    await this.sendPart(message, next, signal);
    return next.isLast ? this.sent() : { attempts: 0, dueIn: CHAT_GAP };
  }

  private async sendPart({ id }: TelegramMessage, part: Sending, signal: AbortSignal): Promise<void> {
    await this.pace.turn(signal);
    const telegramId = await this.api.send(part.chatId, part.text);
    await this.parts.add({
      messageId: id,
      position: part.position,
      chatId: part.chatId,
      telegramId,
      places: part.places.map(({ at }) => at),
      matchIds: part.places.map(({ match }) => match.id),
      text: part.text,
    });
  }

  private async afterProblem(message: TelegramMessage, problem: TelegramProblem): Promise<Settled> {
    const last_error = problem.message.slice(0, 300);
    if (problem.kind === 'flood') {
      const pause = problem.retryAfter * 1000;
      await this.pace.rest(pause);
      return { ...this.waiting(message, pause), last_error };
    }
    if (problem.kind === 'blocked') {
      await this.closeChannel(message);
      return { status: 'dropped', last_error };
    }
    const again = problem.isPassing ? nextAttempt(message.attempts) : null;
    if (again !== null) return { dueIn: again, last_error };
    this.logger.warn({ message: message.id, reason: last_error }, 'A Telegram message was given up');
    return { status: 'failed', last_error };
  }

  /** The chat doesn't want the bot any more: whose it was is to be told no longer. */
  private async closeChannel({ user_id, chat_id }: TelegramMessage): Promise<void> {
    const userId = user_id ?? (await this.links.ofChat(chat_id!))?.user_id;
    if (userId !== undefined) await this.channel.close(userId);
  }

  private sent(): Settled {
    return { status: 'sent', sent_at: this.clock.now(), attempts: 0, dueIn: 0, last_error: null };
  }

  /** It was no failure: the attempt doesn't count. */
  private waiting({ attempts }: TelegramMessage, dueIn: number): Settled {
    return { attempts: attempts - 1, dueIn };
  }
}

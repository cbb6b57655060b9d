import { Injectable, Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, Sign } from '../../../../platform/background/job';
import { DAILY, Jobs } from '../../../../platform/background/jobs';
import { nextAttempt } from '../../../../platform/background/next-attempt';
import { Metrics } from '../../../../platform/telemetry/metrics';
import { type Note, Telemetry } from '../../../../platform/telemetry/telemetry';
import { Outbox, type Outcome } from './outbox';
import type { OutboxMessage } from '../entities/outbox-message.entity';
import type { ChannelName } from './message-state';

/** Milliseconds between the beginnings of two messages: visitors shouldn't notice that a newsletter goes out. */
const GAP = 25;
/** Milliseconds after which somebody's password link may have come, while all others are still under way. */
const LOOK = 1_000;

/**
 * What a failed attempt means: the message is tried again, later each time, and given up at last; it is given up; it
 * has become pointless; or it isn't to blame, so that the attempt doesn't count and it waits so many milliseconds.
 */
export type Failure = 'passing' | 'final' | 'pointless' | { dueIn?: number };

/** A way for messages to leave the site. */
export interface Channel {
  readonly name: ChannelName;
  /** What the database is asked each second: whether there is anything to send, and it may be tried. */
  sign(): Omit<Sign, 'begins'>;
  /** At the beginning of a run. @returns whether any message may be tried */
  begin(): Promise<boolean>;
  /** Takes as many messages as may be tried now. @param underWay those that this process is sending */
  claim(underWay: readonly OutboxMessage[]): Promise<OutboxMessage[]>;
  /**
   * One attempt.
   * @param signal aborted when the process is about to end, or the message is another one's by now
   * @throws what {@link classify} understands
   */
  send(message: OutboxMessage, signal: AbortSignal): Promise<Outcome>;
  classify(error: unknown, message: OutboxMessage): Promise<Failure>;
  /** Once a day: forgets what sending has left behind, beside the messages. */
  forgetOld(): Promise<void>;
}

/** What an error says, as it is stored. */
export const errorText = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 300);

/** Sends what is due, by all channels. */
@Injectable()
export class OutboxWorker {
  private readonly logger = new Logger(OutboxWorker.name);
  private readonly channels: Channel[] = [];

  constructor(
    private readonly outbox: Outbox,
    private readonly telemetry: Telemetry,
    private readonly metrics: Metrics,
    private readonly jobs: Jobs,
  ) {
    jobs.add({
      name: 'old-messages',
      ...DAILY,
      run: async () => {
        await outbox.removeOld();
        for (const channel of this.channels) await channel.forgetOld();
      },
    });
  }

  /** Has a channel's messages sent, by a job of its name. */
  add(channel: Channel): Job {
    const { name } = channel;
    this.channels.push(channel);
    const attempts = this.metrics.counter({
      name: `${name}_attempts_total`,
      help: `Messages by ${name} that were tried, by outcome: sent, later, failed for good, dropped.`,
      labelNames: ['outcome'],
    });
    this.metrics.gauge(
      `${name}_queue_messages`,
      `Messages by ${name} that wait to be sent, of all processes.`,
      () => this.outbox.countWaiting(name),
    );
    return this.jobs.add({
      name,
      irreversible: true,
      isOutgoing: true,
      sign: () => ({ begins: 'while true', ...channel.sign() }),
      run: (signal) =>
        this.sendDue(channel, signal, (outcome) => attempts.inc({ outcome: outcome.status ?? 'later' })),
    });
  }

  private async sendDue(
    channel: Channel,
    signal: AbortSignal,
    count: (outcome: Outcome) => void,
  ): Promise<void> {
    if (!(await channel.begin())) return;
    const underWay = new Map<OutboxMessage, Promise<void>>();
    const errors: unknown[] = [];
    let nextAt = performance.now();
    const begin = (message: OutboxMessage): void => {
      const sent = this.attempt(channel, message, signal, count)
        .catch((error: unknown) => void errors.push(error))
        .finally(() => underWay.delete(message));
      underWay.set(message, sent);
    };
    try {
      while (!signal.aborted && errors.length === 0) {
        const before = underWay.size;
        const claimed = await channel.claim([...underWay.keys()]);
        for (const message of claimed) {
          await sleep(Math.max(0, nextAt - performance.now()));
          nextAt = performance.now() + GAP;
          begin(message);
        }
        if (claimed.length > 0) continue;
        // while others were under way there may have been no room for more
        if (before === 0) break;
        if (underWay.size > 0)
          await Promise.race([...underWay.values(), sleep(LOOK, undefined, { ref: false })]);
      }
    } finally {
      await Promise.all(underWay.values());
    }
    if (errors.length > 0) throw errors[0];
  }

  private attempt(
    channel: Channel,
    message: OutboxMessage,
    signal: AbortSignal,
    count: (outcome: Outcome) => void,
  ): Promise<void> {
    const { name } = channel;
    const span = {
      name: `${name} send`,
      attributes: { [`${name}.template`]: message.template, [`${name}.attempts`]: message.attempts },
    };
    return this.telemetry.inSpan(span, (note: Note) =>
      this.outbox.settle(message.id, async (claimLost) => {
        const outcome = await channel
          .send(message, AbortSignal.any([signal, claimLost]))
          .catch((error: unknown) => this.afterFailure(channel, message, error));
        note({ [`${name}.outcome`]: outcome.status ?? 'later' });
        count(outcome);
        return outcome;
      }),
    );
  }

  private async afterFailure(channel: Channel, message: OutboxMessage, error: unknown): Promise<Outcome> {
    const { id, attempts } = message;
    // stopped as it was asked to
    if (error instanceof Error && error.name === 'AbortError') return { attempts: attempts - 1 };
    const last_error = errorText(error);
    const failure = await channel.classify(error, message);
    if (typeof failure === 'object') return { ...failure, attempts: attempts - 1, last_error };
    if (failure === 'pointless') return { status: 'dropped', last_error };
    const dueIn = failure === 'final' ? null : nextAttempt(attempts);
    const isGivenUp = dueIn === null;
    this.logger.warn(
      { message: id, channel: channel.name, attempts, given_up: isGivenUp },
      'A message was not sent',
    );
    return isGivenUp ? { status: 'failed', last_error } : { dueIn, last_error };
  }
}

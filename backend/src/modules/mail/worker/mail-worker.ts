import { Injectable, Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Jobs } from '../../../common/background/jobs';
import { nextAttempt } from '../../../common/background/next-attempt';
import { Metrics } from '../../../common/telemetry/metrics';
import { type Note, Telemetry } from '../../../common/telemetry/telemetry';
import type { Outcome } from '../../../database/claims/due-rows';
import type { MailServerRow } from '../entities/mail-server.entity';
import type { Mail } from '../entities/mail.entity';
import { MailsRepository } from '../entities/mails.repository';
import { FIRST } from '../entities/priority';
import { MailServer } from '../server/mail-server';
import { errorText, failureOf, isShownByCheck, type ServerProblem } from '../server/server-problem';
import { CONNECTIONS } from '../transport/smtp-transport';
import { UndeliverableAddresses } from '../undeliverable/undeliverable-addresses';
import { MailClaims } from './mail-claims';
import { MailDelivery } from './mail-delivery';

/** Newsletters that wait for a slow server never keep a password link from going out. */
const OF_MANY_AT_ONCE = CONNECTIONS - 1;
/** Milliseconds between the beginnings of two mails: visitors shouldn't notice that a newsletter goes out. */
const GAP = 25;
/** Milliseconds after which somebody's password link may have come, while all others are still under way. */
const LOOK = 1_000;
/** Mails in a row that failed in a way that may be about all. */
const MOST_SUSPECT = 5;

/** Sends what is due, a few mails at a time. */
@Injectable()
export class MailWorker {
  private readonly logger = new Logger(MailWorker.name);
  private readonly attempts;
  /** The server as it was known when this run began, or since a mail went out. */
  private seen: MailServerRow | null = null;
  /** No mail has turned out to be impossible to send in this run. */
  private isUp = true;
  private suspect = 0;
  private looking: Promise<unknown> | null = null;

  constructor(
    private readonly mails: MailsRepository,
    private readonly claims: MailClaims,
    private readonly delivery: MailDelivery,
    private readonly server: MailServer,
    private readonly undeliverable: UndeliverableAddresses,
    private readonly telemetry: Telemetry,
    metrics: Metrics,
    jobs: Jobs,
  ) {
    this.attempts = metrics.counter({
      name: 'mail_attempts_total',
      help: 'Mails that were tried, by outcome: sent, later, failed for good, dropped.',
      labelNames: ['outcome'],
    });
    metrics.gauge('mail_queue_messages', 'Mails that wait to be sent, of all processes.', () =>
      mails.countWaiting(),
    );
    jobs.add({
      name: 'mail',
      irreversible: true,
      isOutgoing: true,
      // after a start all may be different
      sign: () => ({ begins: 'while true', sql: this.seen === null ? '1' : claims.isTime() }),
      work: (signal) => this.sendDue(signal),
    });
  }

  private async sendDue(signal: AbortSignal): Promise<void> {
    if (!(await this.mayTry())) return;
    const underWay = new Map<Mail, Promise<void>>();
    const errors: unknown[] = [];
    let nextAt = performance.now();
    const begin = (mail: Mail): void => {
      const sent = this.send(mail)
        .catch((error: unknown) => void errors.push(error))
        .finally(() => underWay.delete(mail));
      underWay.set(mail, sent);
    };
    try {
      while (!signal.aborted && this.isUp && errors.length === 0) {
        const before = underWay.size;
        const claimed = await this.claim([...underWay.keys()]);
        for (const mail of claimed) {
          await sleep(Math.max(0, nextAt - performance.now()));
          nextAt = performance.now() + GAP;
          begin(mail);
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

  /** Whether the server may take mails; one that didn't is asked, when it is time, before any mail is tried. */
  private async mayTry(): Promise<boolean> {
    const isFirst = this.seen === null;
    const { row, now } = await this.server.read();
    this.seen = row;
    this.isUp = true;
    if (row.failures === 0) return true;
    // after a start all may be different
    if (!isFirst && row.paused_until !== null && row.paused_until > now) return false;
    const error = await this.look();
    if (error !== null) await this.fail(error);
    else if (isShownByCheck(row.problem)) await this.works();
    return error === null;
  }

  /** As many as there is room for: one while it isn't sure that the server takes mails. */
  private claim(underWay: readonly Mail[]): Promise<Mail[]> {
    const isSure = this.seen!.failures === 0;
    const most = isSure ? { all: CONNECTIONS, ofMany: OF_MANY_AT_ONCE } : { all: 1, ofMany: 1 };
    const ofMany = underWay.filter(({ priority }) => priority !== FIRST).length;
    const room = { all: most.all - underWay.length, ofMany: most.ofMany - ofMany };
    return room.all > 0 ? this.claims.claim(room) : Promise.resolve([]);
  }

  private send(mail: Mail): Promise<void> {
    const { template, attempts } = mail;
    const span = {
      name: 'mail send',
      attributes: { 'mail.template': template, 'mail.attempts': attempts },
    };
    return this.telemetry.inSpan(span, (note) => this.attempt(mail, note));
  }

  private attempt(mail: Mail, note: Note): Promise<void> {
    return this.mails.settle(mail.id, async () => {
      const change = await this.delivery.send(mail).catch((error: unknown) => this.afterFailure(mail, error));
      if (change.status === 'sent') await this.works();
      const outcome = change.status ?? 'later';
      note({ 'mail.outcome': outcome });
      this.attempts.inc({ outcome });
      return change;
    });
  }

  private async afterFailure(mail: Mail, error: unknown): Promise<Outcome<Mail>> {
    const failure = failureOf(error);
    const last_error = errorText(error);
    if (failure.scope === 'server') {
      if (await this.isAboutAll(failure, error)) return { attempts: mail.attempts - 1, last_error };
    } else this.suspect = 0;
    if (failure.scope === 'mailbox') await this.undeliverable.mark(mail.recipient, last_error);
    const isFinal = failure.scope === 'mailbox' || (failure.scope === 'mail' && failure.isFinal);
    const again = isFinal ? null : nextAttempt(mail.attempts);
    const { id, attempts } = mail;
    this.logger.warn({ mail: id, attempts, given_up: again === null }, 'A mail was not sent');
    return again === null ? { status: 'failed', last_error } : { dueIn: again, last_error };
  }

  /** Whether no mail can be sent; then this one isn't to blame, and all wait. */
  private async isAboutAll(
    { problem, isSure }: { problem: ServerProblem; isSure: boolean },
    error: unknown,
  ): Promise<boolean> {
    if (!this.isUp) return true;
    const found = isSure ? error : await this.look();
    if (found !== null) {
      await this.fail(found, isSure ? problem : undefined);
      return true;
    }
    this.suspect += 1;
    if (this.suspect >= MOST_SUSPECT || this.seen!.failures > 0) await this.fail(error, problem);
    return false;
  }

  /** What is wrong with the server; null: it greets, and lets the site in. */
  private look(): Promise<unknown> {
    this.looking ??= this.delivery
      .check()
      .then(
        () => null,
        (error: unknown) => error ?? new Error('unknown'),
      )
      .finally(() => (this.looking = null));
    return this.looking;
  }

  private async fail(error: unknown, problem?: ServerProblem): Promise<void> {
    if (!this.isUp) return;
    this.isUp = false;
    await this.server.failed(this.seen!, error, problem);
  }

  private async works(): Promise<void> {
    this.suspect = 0;
    if (this.seen!.failures === 0) return;
    this.seen = { ...this.seen!, failures: 0, failing_since: null };
    await this.server.works();
  }
}

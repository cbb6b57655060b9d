import { Injectable } from '@nestjs/common';
import type { Sign } from '../../../../platform/background/job';
import type { Outcome } from '../../outbox/queue/outbox';
import type { OutboxMessage } from '../../outbox/entities/outbox-message.entity';
import { PRIORITY } from '../../outbox/queue/message-state';
import { type Channel, errorText, type Failure, OutboxWorker } from '../../outbox/queue/outbox-worker';
import type { MailServerRow } from '../entities/mail-server.entity';
import { MailServer } from '../server/mail-server';
import { failureOf, isShownByCheck, type ServerProblem } from '../server/server-problem';
import { UndeliverableAddresses } from '../undeliverable/undeliverable-addresses';
import { MailClaims } from './mail-claims';
import { MailDelivery } from './mail-delivery';
import { CONNECTIONS } from './transports';

/** Newsletters that wait for a slow server never keep a password link from going out. */
const OF_MANY_AT_ONCE = CONNECTIONS - 1;
/** Mails in a row that failed in a way that may be about all. */
const MOST_SUSPECT = 5;

/** Sends mails, a few at a time, as long as the server takes them. */
@Injectable()
export class MailChannel implements Channel {
  readonly name = 'mail';
  /** The server as it was known when this run began, or since a mail went out. */
  private known: MailServerRow | null = null;
  /** No mail has turned out to be impossible to send in this run. */
  private isUp = true;
  private suspect = 0;
  private check: Promise<unknown> | null = null;

  constructor(
    private readonly claims: MailClaims,
    private readonly delivery: MailDelivery,
    private readonly server: MailServer,
    private readonly undeliverable: UndeliverableAddresses,
    worker: OutboxWorker,
  ) {
    worker.add(this);
  }

  sign(): Omit<Sign, 'begins'> {
    // after a start all may be different
    return { sql: this.known === null ? '1' : this.claims.isTime() };
  }

  /** A server that took no mails is asked, when it is time, before any mail is tried. */
  async begin(): Promise<boolean> {
    const isFirst = this.known === null;
    const { row, now } = await this.server.read();
    this.known = row;
    this.isUp = true;
    if (row.failures === 0) return true;
    // after a start all may be different
    if (!isFirst && row.paused_until !== null && row.paused_until > now) return false;
    const error = await this.findProblem();
    if (error !== null) await this.noteFailure(error);
    else if (isShownByCheck(row.problem)) await this.noteSuccess();
    return error === null;
  }

  /** As many as there is room for: one while it isn't sure that the server takes mails. */
  async claim(underWay: readonly OutboxMessage[]): Promise<OutboxMessage[]> {
    if (!this.isUp) return [];
    const isSure = this.known!.failures === 0;
    const most = isSure ? { all: CONNECTIONS, ofMany: OF_MANY_AT_ONCE } : { all: 1, ofMany: 1 };
    const ofMany = underWay.filter(({ priority }) => priority !== PRIORITY.awaited).length;
    const room = { all: most.all - underWay.length, ofMany: most.ofMany - ofMany };
    return room.all > 0 ? this.claims.claim(room) : [];
  }

  async send(mail: OutboxMessage): Promise<Outcome> {
    const outcome = await this.delivery.send(mail);
    if (outcome.status === 'sent') await this.noteSuccess();
    return outcome;
  }

  async classify(error: unknown, mail: OutboxMessage): Promise<Failure> {
    const failure = failureOf(error);
    if (failure.scope === 'server') return (await this.isAboutAll(failure, error)) ? {} : 'passing';
    this.suspect = 0;
    if (failure.scope === 'mailbox') await this.undeliverable.mark(mail.recipient!, errorText(error));
    return failure.scope === 'mailbox' || failure.isFinal ? 'final' : 'passing';
  }

  async forgetOld(): Promise<void> {
    await this.server.forgetTried();
    await this.undeliverable.forgetUnheld();
  }

  /** Whether no mail can be sent; then this one isn't to blame, and all wait. */
  private async isAboutAll(
    { problem, isSure }: { problem: ServerProblem; isSure: boolean },
    error: unknown,
  ): Promise<boolean> {
    if (!this.isUp) return true;
    const found = isSure ? error : await this.findProblem();
    if (found !== null) {
      await this.noteFailure(found, isSure ? problem : undefined);
      return true;
    }
    this.suspect += 1;
    if (this.suspect >= MOST_SUSPECT || this.known!.failures > 0) await this.noteFailure(error, problem);
    return false;
  }

  /** What is wrong with the server; null: it greets, and lets the site in. */
  private findProblem(): Promise<unknown> {
    this.check ??= this.delivery
      .check()
      .then(
        () => null,
        (error: unknown) => error ?? new Error('unknown'),
      )
      .finally(() => (this.check = null));
    return this.check;
  }

  private async noteFailure(error: unknown, problem?: ServerProblem): Promise<void> {
    if (!this.isUp) return;
    this.isUp = false;
    await this.server.noteFailure(this.known!, error, problem);
  }

  private async noteSuccess(): Promise<void> {
    this.suspect = 0;
    if (this.known!.failures === 0) return;
    this.known = { ...this.known!, failures: 0, failing_since: null };
    await this.server.noteRecovery();
  }
}

import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, IsNull, LessThan, MoreThan } from 'typeorm';
import type { Identity } from '../../../../platform/access/role';
import { AppError } from '../../../../platform/errors/app-error';
import type { MessageAnswer } from '../../../../platform/http/message-answer';
import { readTable, type TableColumns, type TableListQuery } from '../../../../platform/http/table-list';
import type { TablePage } from '../../../../platform/http/table-page';
import { tr } from '../../../../platform/locale/tr';
import { foldText } from '../../../../platform/text/fold';
import { Clock } from '../../../../platform/time/clock';
import { Database } from '../../../../platform/database/database';
import { AuditService } from '../../../audit/audit.service';
import { MailService } from '../../mail/mail.service';
import { Outbox } from '../../outbox/queue/outbox';
import type { MessageStatus } from '../../outbox/queue/message-state';
import { PickChain } from '../../../blogs/picks/chain/pick-chain';
import { UsersService } from '../../../users/users.service';
import { NewsletterRepository } from '../entities/newsletter.repository';
import { Newsletter } from '../entities/newsletter.entity';
import type { NewsletterAudience, NewsletterDto, NewsletterRow } from '../dto/newsletters.dto';

const TABLE = 'newsletters';
const COLUMNS: TableColumns = { id: 'newsletter.id', sortable: {}, searchable: ['newsletter.search_text'] };
const HOUR = 60 * 60_000;
/** The same words within this time are one newsletter, sent twice by a shaky connection. */
const SAME_WITHIN = 10 * 60_000;
/** TEXT holds 65,535 bytes on MySQL; a letter takes up to four. */
const LONGEST_SEARCH_TEXT = 16_000;

/** Newsletters to subscribers who agreed to get them. */
@Injectable()
export class NewslettersService {
  constructor(
    private readonly database: Database,
    private readonly subscribers: NewsletterRepository,
    private readonly mail: MailService,
    private readonly outbox: Outbox,
    private readonly users: UsersService,
    private readonly record: PickChain,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async list(query: TableListQuery): Promise<TablePage<NewsletterRow>> {
    const builder = this.database.manager.createQueryBuilder(Newsletter, 'newsletter');
    const page = await readTable(builder, COLUMNS, { ...query, page: query.page ?? 1 });
    return page.map((rows) => this.toRows(rows));
  }

  audience(): Promise<NewsletterAudience> {
    return this.subscribers.countAudience();
  }

  /**
   * Takes a newsletter; {@link NewsletterSender} puts its mails into the queue.
   * @throws AppError CONFLICT when there are no recipients
   */
  async send(who: Identity, { subject, text: body }: NewsletterDto): Promise<NewsletterRow> {
    const { consenting: recipients } = await this.subscribers.countAudience();
    if (recipients === 0) throw new AppError('CONFLICT', { message: tr.newsletter.noRecipients });
    const id = await this.database.transaction(async () => {
      // of two equal requests at once the second one waits here for the first
      await this.users.lock([who.userId]);
      const now = this.clock.now();
      const words = { user_id: who.userId, subject, body };
      const same = await this.findSame(words, new Date(now.getTime() - SAME_WITHIN));
      if (same) return same.id;
      const head = await this.recordHead();
      const row = {
        ...words,
        search_text: foldText(`${subject}\n${body}`).slice(0, LONGEST_SEARCH_TEXT),
        username: who.username,
        recipients,
        last_subscriber_id: await this.subscribers.lastId(),
        reached_subscriber_id: 0,
        queued: 0,
        created_at: now,
        record_count: head?.count ?? null,
        record_hash: head?.hash ?? null,
      };
      const { entityId } = await this.audit.write({ who, action: 'send', entity: TABLE }, async () => ({
        entityId: await this.database.insert(Newsletter, row),
        after: { subject, text: body, recipients },
      }));
      return entityId;
    });
    return this.row(id);
  }

  async sendTest(who: Identity, { subject, text }: NewsletterDto): Promise<MessageAnswer> {
    const { email } = await this.users.require(who.userId);
    const record = await this.recordHead();
    await this.audit.write({ who, action: 'test', entity: TABLE }, async () => {
      await this.mail.queue({
        template: 'newsletter-test',
        to: email,
        userId: who.userId,
        data: { subject: tr.newsletter.testSubject(subject), text, ...(record && { record }) },
      });
      return { after: { subject, text } };
    });
    return { message: tr.newsletter.testQueued(email) };
  }

  /** @throws AppError NOT_FOUND */
  async stop(who: Identity, id: number): Promise<NewsletterRow> {
    await this.database.transaction(async () => {
      const row = await this.database.requireLocked(Newsletter, id);
      if (row.stopped_at) return;
      await this.audit.write({ who, action: 'stop', entity: TABLE }, async () => {
        const now = this.clock.now();
        const values = { stopped_at: now, finished_at: row.finished_at ?? now };
        await this.database.manager.update(Newsletter, { id }, values);
        await this.outbox.drop({ newsletter_id: id });
        return { entityId: id };
      });
    });
    return this.row(id);
  }

  /** How many were being queued at an instant and still are. */
  countBefore(instant: Date): Promise<number> {
    return this.database.manager.countBy(Newsletter, unfinished(instant));
  }

  /** Stops those that were being queued at an instant; what waits of them is dropped with all other mails. */
  async stopBefore(instant: Date): Promise<void> {
    const now = this.clock.now();
    await this.database.manager.update(Newsletter, unfinished(instant), {
      stopped_at: now,
      finished_at: now,
    });
  }

  /** The end of the editors' record, which readers of the newsletter can hold it to; null while it is empty. */
  private async recordHead(): Promise<{ count: number; hash: string } | null> {
    const { count, hash } = await this.record.head();
    return count === 0 ? null : { count, hash };
  }

  /** One with these very words, of an admin, since an instant. */
  private async findSame(
    { user_id, subject, body }: Pick<Newsletter, 'user_id' | 'subject' | 'body'>,
    since: Date,
  ): Promise<Newsletter | null> {
    const recent = await this.database.manager.find(Newsletter, {
      where: { user_id, subject, created_at: MoreThan(since) },
      order: { id: 'DESC' },
    });
    return recent.find((one) => one.body === body) ?? null;
  }

  private async row(id: number): Promise<NewsletterRow> {
    return (await this.toRows([await this.database.manager.findOneByOrFail(Newsletter, { id })]))[0]!;
  }

  private async toRows(newsletters: readonly Newsletter[]): Promise<NewsletterRow[]> {
    const { counts, hourlyRate } = await this.mail.newsletterProgress(newsletters.map((each) => each.id));
    const rows = newsletters.map((each) => toRow(each, counts.get(each.id)!));
    return withEnds(rows, hourlyRate, this.clock.now());
  }
}

/** Older newsletters go out before newer ones. @param rate mails an hour; null when nobody knows */
function withEnds(rows: readonly NewsletterRow[], rate: number | null, now: Date): NewsletterRow[] {
  const before = (id: number): number =>
    rows.reduce((sum, row) => (row.id <= id ? sum + row.waiting : sum), 0);
  return rows.map((row) => ({
    ...row,
    ...(row.waiting > 0 && rate !== null && rate > 0
      ? { hourly_rate: rate, ends_at: new Date(now.getTime() + (before(row.id) / rate) * HOUR).toISOString() }
      : {}),
  }));
}

function toRow(newsletter: Newsletter, counts: Partial<Record<MessageStatus, number>>): NewsletterRow {
  const { id, subject, body, username, recipients, queued, created_at, finished_at, stopped_at } = newsletter;
  const { queued: inQueue = 0, failed = 0, dropped = 0 } = counts;
  const waiting = inQueue + (finished_at === null ? Math.max(0, recipients - queued) : 0);
  return {
    id,
    subject,
    text: body,
    username,
    status: stopped_at ? 'stopped' : finished_at === null ? 'queueing' : inQueue > 0 ? 'sending' : 'sent',
    recipients,
    // sent mails are forgotten after a while: what is left of those queued has been sent
    sent: queued - inQueue - failed - dropped,
    waiting,
    failed,
    dropped,
    hourly_rate: null,
    ends_at: null,
    created_at: created_at.toISOString(),
  };
}

const unfinished = (madeBefore: Date): FindOptionsWhere<Newsletter> => ({
  finished_at: IsNull(),
  created_at: LessThan(madeBefore),
});

import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, In, LessThan, Not } from 'typeorm';
import { readTable, type TableListQuery } from '../../../../platform/http/table-list';
import type { TablePage } from '../../../../platform/http/table-page';
import { Clock } from '../../../../platform/time/clock';
import { type Changes, Claims } from '../../../../platform/background/claims';
import { Database } from '../../../../platform/database/database';
import { OutboxMessage } from '../entities/outbox-message.entity';
import { type ChannelName, type MessageStatus, PRIORITY } from './message-state';

/** A message to put into the outbox; what is left out is null. */
export interface NewMessage extends Pick<OutboxMessage, 'channel' | 'template'> {
  recipient?: string;
  user_id?: number | null;
  priority: (typeof PRIORITY)[keyof typeof PRIORITY];
  newsletter_id?: number;
  /** What it is about, as its template expects it. */
  data: object;
  /** A channel that has had a message with this key, at most 100 characters, doesn't get another one. */
  once_key?: string | null;
}

/** What has become of a message in an attempt. */
export interface Outcome extends Partial<Pick<OutboxMessage, 'status' | 'attempts' | 'last_error'>> {
  /** Milliseconds until the next attempt. */
  dueIn?: number;
}

const DAY = 24 * 60 * 60_000;
/** Days after which a message that was sent, and an answer in a chat, are forgotten. */
const KEPT = { messages: 90, answers: 1 };

const COLUMNS = {
  id: 'message.id',
  sortable: {
    created_at: 'message.created_at',
    status: 'message.status',
    next_attempt_at: 'message.next_attempt_at',
  },
  searchable: ['LOWER(message.recipient)', 'message.template', 'message.status'],
};

/**
 * All that leaves the site for somebody: one queue, from which several processes send. Queuing is one insert in the
 * caller's transaction: the message goes out if, and only if, that commits; a server that is down delays no request.
 */
@Injectable()
export class Outbox {
  private readonly claims: Claims<OutboxMessage>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    this.claims = new Claims(OutboxMessage, database);
  }

  /** Adds a message that is due at once; one whose `once_key` is there already is left out. */
  async add(message: NewMessage): Promise<void> {
    const row = this.newRow(message);
    if (row.once_key === null) await this.database.manager.insert(OutboxMessage, row);
    else await this.database.insertNew(OutboxMessage, row);
  }

  /** Adds messages without a `once_key`, which are due at once. */
  async addAll(messages: readonly NewMessage[]): Promise<void> {
    const rows = messages.map((message) => this.newRow(message));
    if (rows.length > 0) await this.database.manager.insert(OutboxMessage, rows);
  }

  /** Those of the keys that a channel has had a message with. */
  async knownKeys(channel: ChannelName, keys: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.manager.findBy(OutboxMessage, { channel, once_key: In([...keys]) });
    return new Set(rows.map((row) => row.once_key!));
  }

  find(id: number): Promise<OutboxMessage | null> {
    return this.database.manager.findOneBy(OutboxMessage, { id });
  }

  ofUser(channel: ChannelName, user_id: number): Promise<OutboxMessage[]> {
    return this.database.manager.find(OutboxMessage, { where: { channel, user_id }, order: { id: 'ASC' } });
  }

  /** Newest first unless the query says otherwise; always paged. */
  read(
    channel: ChannelName,
    { status, ...query }: TableListQuery & { status?: MessageStatus },
  ): Promise<TablePage<OutboxMessage>> {
    const builder = this.database.manager
      .createQueryBuilder(OutboxMessage, 'message')
      .where('message.channel = :channel', { channel });
    if (status !== undefined) builder.andWhere('message.status = :status', { status });
    return readTable(builder, COLUMNS, { ...query, page: query.page ?? 1 });
  }

  /** How many messages of a channel, to a recipient or made before an instant, are still to be sent. */
  countWaiting(channel: ChannelName, of: { recipient?: string; before?: Date } = {}): Promise<number> {
    return this.database.manager.countBy(OutboxMessage, { channel, ...waiting(of) });
  }

  /** What waits of a newsletter, or was made before an instant, is not sent any more. */
  async drop(of: { newsletter_id: number } | { before: Date }): Promise<void> {
    await this.database.manager.update(OutboxMessage, waiting(of), { status: 'dropped' });
  }

  /** What has become of newsletters: id → state → number of messages; sent ones are kept for 90 days. */
  async countNewsletters(
    ids: readonly number[],
  ): Promise<Map<number, Partial<Record<MessageStatus, number>>>> {
    const counts = new Map<number, Partial<Record<MessageStatus, number>>>(ids.map((id) => [id, {}]));
    if (ids.length === 0) return counts;
    const rows = await this.database.manager
      .createQueryBuilder(OutboxMessage, 'message')
      .select('message.newsletter_id', 'id')
      .addSelect('message.status', 'status')
      .addSelect('COUNT(*)', 'count')
      .where('message.newsletter_id IN (:...ids)', { ids })
      .groupBy('message.newsletter_id')
      .addGroupBy('message.status')
      .getRawMany<{ id: number; status: MessageStatus; count: number | string }>();
    for (const { id, status, count } of rows) counts.get(id)![status] = Number(count);
    return counts;
  }

  /** SQL of whether a message of a channel is due that no process is sending. */
  hasDue(channel: ChannelName): string {
    // an index knows them by their priority
    const priorities = Object.values(PRIORITY).join(', ');
    return `EXISTS (SELECT 1 FROM outbox due WHERE due.channel = '${channel}' AND due.status = 'queued' AND due.priority IN (${priorities}) AND ${this.isDue('due')})`;
  }

  /**
   * Takes up to so many due messages of these priorities, for one attempt each; the one that has been due longest goes
   * first. Fewer also where another process was quicker.
   */
  async claim(
    channel: ChannelName,
    limit: number,
    priorities: readonly number[] = Object.values(PRIORITY),
  ): Promise<OutboxMessage[]> {
    const claimed: OutboxMessage[] = [];
    // each priority by itself: an index then knows the order, and only as many rows are read as are wanted
    for (const priority of priorities) {
      if (claimed.length >= limit) break;
      const due = await this.database.manager
        .createQueryBuilder(OutboxMessage, 'message')
        .where({ channel, priority, status: 'queued' })
        .andWhere(this.isDue('message'))
        .orderBy('message.next_attempt_at')
        .addOrderBy('message.id')
        .limit(limit - claimed.length)
        .getMany();
      for (const message of due) {
        const { id, attempts } = message;
        const counted = { attempts: attempts + 1 };
        if (await this.claims.take({ id, attempts, status: 'queued' }, counted))
          claimed.push({ ...message, ...counted });
      }
    }
    return claimed;
  }

  /** Takes a message that was sent, to change it where it stands; false when it isn't due, or another process has it. */
  claimSent(id: number): Promise<boolean> {
    return this.claims.take({ id, status: 'sent', next_attempt_at: this.database.clock.isReached() });
  }

  /**
   * Keeps other processes from a claimed message during an attempt, and writes the outcome.
   * @param attempt its signal is aborted when the message turns out to be lost to another process
   */
  async settle(id: number, attempt: (claimLost: AbortSignal) => Promise<Outcome>): Promise<void> {
    const { dueIn, ...outcome } = await this.claims.during({ id }, attempt);
    const changes: Changes<OutboxMessage> = {
      ...(outcome.status === 'sent' && { sent_at: this.clock.now(), last_error: null }),
      ...outcome,
      ...(dueIn !== undefined && { next_attempt_at: this.database.clock.in(dueIn) }),
    };
    await this.claims.release({ id }, changes);
  }

  /** Lets a message be sent at the next opportunity, as if it were new. */
  async makeDue(id: number): Promise<OutboxMessage> {
    const { clock, manager } = this.database;
    const fresh = { status: 'queued', attempts: 0, last_error: null } as const;
    await manager.update(OutboxMessage, { id }, { ...fresh, next_attempt_at: clock.in() });
    return manager.findOneByOrFail(OutboxMessage, { id });
  }

  /** Removes the answers in a chat. */
  async removeAnswers(chatId: string): Promise<void> {
    await this.database.manager.delete(OutboxMessage, { channel: 'telegram', recipient: chatId });
  }

  async removeOld(): Promise<void> {
    const before = (days: number) => LessThan(new Date(this.clock.now().getTime() - days * DAY));
    const settled = { channel: 'telegram', status: Not('queued' as const) } as const;
    await this.database.manager.delete(OutboxMessage, [
      { status: 'sent', sent_at: before(KEPT.messages) },
      { ...settled, created_at: before(KEPT.messages) },
      { ...settled, template: 'answer', created_at: before(KEPT.answers) },
    ]);
  }

  private newRow({ data, ...message }: NewMessage) {
    return {
      ...{ recipient: null, user_id: null, newsletter_id: null, once_key: null },
      ...message,
      data: JSON.stringify(data),
      status: 'queued' as const,
      attempts: 0,
      next_attempt_at: this.database.clock.in(),
      created_at: this.clock.now(),
    };
  }

  private isDue(row: string): string {
    const now = this.database.clock.instant();
    return `${row}.next_attempt_at <= ${now} AND (${row}.claimed_by IS NULL OR ${row}.claimed_until <= ${now})`;
  }
}

const waiting = ({
  before,
  ...of
}: {
  recipient?: string;
  newsletter_id?: number;
  before?: Date;
}): FindOptionsWhere<OutboxMessage> => ({
  ...of,
  status: 'queued',
  ...(before && { created_at: LessThan(before) }),
});

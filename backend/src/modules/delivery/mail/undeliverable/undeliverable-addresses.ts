import { Injectable } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
import type { Identity } from '../../../../platform/access/role';
import type { MessageAnswer } from '../../../../platform/http/message-answer';
import { readTable, type TableColumns, type TableListQuery } from '../../../../platform/http/table-list';
import type { TablePage } from '../../../../platform/http/table-page';
import { tr } from '../../../../platform/locale/tr';
import { emailKey } from '../../../../platform/text/email-address';
import { Clock } from '../../../../platform/time/clock';
import { Database } from '../../../../platform/database/database';
import { AuditService } from '../../../audit/audit.service';
import { UsersService } from '../../../users/users.service';
import type { UndeliverableAddressRow } from '../dto/undeliverable.dto';
import { UndeliverableAddress } from '../entities/undeliverable-address.entity';

const COLUMNS: TableColumns = {
  id: 'address.id',
  newestBy: 'address.since',
  sortable: { email: 'address.email_key', since: 'address.since' },
  searchable: ['address.email_key'],
};

/** Marks that one look at their holders is about. */
const PART = 500;

/** Those of some addresses (in lower case) that a module keeps for somebody. */
export type Holders = (emailKeys: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * Addresses whose mailbox refused a mail for good. The mark belongs to the address: it goes with a mail that arrives
 * there, by an admin's hand, and when nobody has the address any more.
 */
@Injectable()
export class UndeliverableAddresses {
  private subscribers: Holders = () => Promise.resolve(new Set());

  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** The newsletter says here which addresses are on its list. */
  askSubscribers(holders: Holders): void {
    this.subscribers = holders;
  }

  async isMarked(email: string): Promise<boolean> {
    return this.database.manager.existsBy(UndeliverableAddress, { email_key: emailKey(email) });
  }

  /** The first time counts. @param reason what the server said */
  async mark(email: string, reason: string): Promise<void> {
    const row = { email_key: emailKey(email), reason, since: this.clock.now() };
    await this.database.insertNew(UndeliverableAddress, row);
  }

  async unmark(email: string): Promise<void> {
    await this.database.manager.delete(UndeliverableAddress, { email_key: emailKey(email) });
  }

  find(emailKey: string): Promise<UndeliverableAddress | null> {
    return this.database.manager.findOneBy(UndeliverableAddress, { email_key: emailKey });
  }

  /** Since when those of the addresses (in lower case) are marked that are. */
  async sinceOf(emailKeys: readonly string[]): Promise<Map<string, Date>> {
    if (emailKeys.length === 0) return new Map();
    const rows = await this.database.manager.findBy(UndeliverableAddress, { email_key: In([...emailKeys]) });
    return new Map(rows.map(({ email_key, since }) => [email_key, since]));
  }

  /** A condition of a query: the address in a column (in lower case) is not marked. */
  notMarked(column: string): string {
    const { tableName } = this.database.manager.dataSource.getMetadata(UndeliverableAddress);
    return `NOT EXISTS (SELECT 1 FROM ${tableName} marked WHERE marked.email_key = ${column})`;
  }

  async list(query: TableListQuery): Promise<TablePage<UndeliverableAddressRow>> {
    const builder = this.database.manager.createQueryBuilder(UndeliverableAddress, 'address');
    const page = await readTable(builder, COLUMNS, { ...query, page: query.page ?? 1 });
    return page.map((rows) => this.withHolders(rows));
  }

  /** Takes a mark away: mails go there again. @throws AppError NOT_FOUND */
  async remove(who: Identity, id: number): Promise<MessageAnswer> {
    await this.audit.write({ who, action: 'delete', entity: 'undeliverable-addresses' }, async () => {
      const row = await this.database.requireLocked(UndeliverableAddress, id);
      await this.database.manager.delete(UndeliverableAddress, { id });
      return { before: { id, email: row.email_key, reason: row.reason } };
    });
    return { message: tr.mails.unmarked };
  }

  /** Removes the marks of addresses that neither an account nor a subscriber has. */
  async forgetUnheld(): Promise<void> {
    for (let after = 0; ;) {
      const rows = await this.database.manager.find(UndeliverableAddress, {
        where: { id: MoreThan(after) },
        order: { id: 'ASC' },
        take: PART,
      });
      if (rows.length === 0) return;
      const held = await this.holdersOf(rows);
      const unheld = rows.filter(({ email_key: key }) => !held.users.has(key) && !held.subscribers.has(key));
      if (unheld.length > 0)
        await this.database.manager.delete(UndeliverableAddress, { id: In(unheld.map(({ id }) => id)) });
      after = rows.at(-1)!.id;
    }
  }

  private async withHolders(rows: readonly UndeliverableAddress[]): Promise<UndeliverableAddressRow[]> {
    const held = await this.holdersOf(rows);
    const accounts = await this.users.findMany([...held.users.values()]);
    const names = new Map(accounts.map(({ email_key, username }) => [email_key, username]));
    return rows.map(({ id, email_key, reason, since }) => ({
      id,
      email: email_key,
      username: names.get(email_key) ?? null,
      is_subscriber: held.subscribers.has(email_key),
      reason,
      since: since.toISOString(),
    }));
  }

  private async holdersOf(rows: readonly UndeliverableAddress[]) {
    const keys = rows.map((row) => row.email_key);
    return { users: await this.users.idsByEmail(keys), subscribers: await this.subscribers(keys) };
  }
}

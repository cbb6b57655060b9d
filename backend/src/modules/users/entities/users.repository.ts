import { Injectable } from '@nestjs/common';
import { Between, In, IsNull, MoreThan } from 'typeorm';
import { Database } from '../../../platform/database/database';
import { rowLock } from '../../../platform/database/dialects';
import { readTable, type TableListQuery } from '../../../platform/http/table-list';
import type { TablePage } from '../../../platform/http/table-page';
import { closestByKey, typedEmailKeys } from '../../../platform/text/email-address';
import { LOOK_ALIKES, usernameLook } from '../names/account-names';
import { userIdOfReference } from '../names/reference-code';
import { User } from './user.entity';

const COLUMNS = {
  id: 'user.id',
  sortable: {
    username: 'user.username_key',
    email: 'user.email_key',
    role: 'user.role',
    subscription_end_date: 'user.subscription_end_date',
    created_at: 'user.created_at',
  },
  searchable: ['user.username_key', 'user.email_key', 'LOWER(user.tg_link)'],
};

/** {@link usernameLook} in SQL. */
const LOOK = LOOK_ALIKES.reduce(
  (look, [from, to]) => `REPLACE(${look}, '${from}', '${to}')`,
  'user.username_key',
);

@Injectable()
export class UsersRepository {
  constructor(private readonly database: Database) {}

  /** `q` finds names and addresses, or the one account with that reference code. */
  read(query: TableListQuery): Promise<TablePage<User>> {
    const builder = this.database.manager.createQueryBuilder(User, 'user');
    const id = userIdOfReference(query.q ?? '');
    if (id === null) return readTable(builder, COLUMNS, query);
    return readTable(builder.where('user.id = :id', { id }), COLUMNS, { ...query, q: undefined });
  }

  async idsByEmail(emailKeys: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.database.manager.find(User, {
      where: { email_key: In([...emailKeys]) },
      select: { id: true, email_key: true },
    });
    return new Map(rows.map((row) => [row.email_key, row.id]));
  }

  /** The account with its password hash. */
  async findWithPassword(by: { id: number } | { email: string }): Promise<User | null> {
    const withHash = this.database.manager.createQueryBuilder(User, 'user').addSelect('user.password_hash');
    if ('id' in by) return withHash.where(by).getOne();
    const keys = typedEmailKeys(by.email);
    return closestByKey(await withHash.where({ email_key: In(keys) }).getMany(), keys);
  }

  /** The account whose owner types this address. */
  async findByEmail(email: string): Promise<User | null> {
    const keys = typedEmailKeys(email);
    return closestByKey(await this.database.manager.findBy(User, { email_key: In(keys) }), keys);
  }

  /** Folded usernames of others than `exceptId` that look like this one, itself included. */
  async usernamesLike(usernameKey: string, exceptId: number | null): Promise<string[]> {
    const rows = await this.database.manager
      .createQueryBuilder(User, 'user')
      .select(['user.id', 'user.username_key'])
      .where(`${LOOK} = :look AND user.id <> :exceptId`)
      .setParameters({ look: usernameLook(usernameKey), exceptId: exceptId ?? 0 })
      .getMany();
    return rows.map((row) => row.username_key);
  }

  /** Members whose time ends in the window and who want reminders, in order of their ids. */
  endingBetween(from: Date, to: Date, afterId: number, limit: number): Promise<User[]> {
    return this.database.manager.find(User, {
      where: {
        role: 'user',
        subscription_end_date: Between(from, to),
        reminders_off_at: IsNull(),
        id: MoreThan(afterId),
      },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  /** Locks all admins until the end of the transaction; their ids. */
  async lockAdmins(): Promise<number[]> {
    const { manager } = this.database;
    const lock = rowLock(manager.dataSource.options.type);
    const rows = (await manager.query(`SELECT id FROM users WHERE role = ? ORDER BY id${lock}`, [
      'admin',
    ])) as { id: number }[];
    return rows.map((row) => row.id);
  }
}

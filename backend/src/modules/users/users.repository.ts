import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, type EntityManager, In, IsNull, MoreThan, Not, Repository } from 'typeorm';
import { rowLock } from '../../database/dialects';
import { readTable, type TableListQuery, type TablePage } from '../../common/http/table-list';
import { LOOK_ALIKES, usernameLook } from './account-names';
import { userIdOfReference } from './reference-code';
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
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  count(): Promise<number> {
    return this.users.count();
  }

  /** `q` finds names and addresses, or the one account with that reference code. */
  read(query: TableListQuery): Promise<TablePage<User>> {
    const builder = this.users.createQueryBuilder('user');
    const id = userIdOfReference(query.q ?? '');
    if (id === null) return readTable(builder, COLUMNS, query);
    return readTable(builder.where('user.id = :id', { id }), COLUMNS, { ...query, q: undefined });
  }

  find(id: number, manager: EntityManager = this.users.manager): Promise<User | null> {
    return manager.findOneBy(User, { id });
  }

  findByEmail(emailKey: string): Promise<User | null> {
    return this.users.findOneBy({ email_key: emailKey });
  }

  async idsByEmail(
    emailKeys: readonly string[],
    manager: EntityManager = this.users.manager,
  ): Promise<Map<string, number>> {
    const rows = await manager.find(User, {
      where: { email_key: In([...emailKeys]) },
      select: { id: true, email_key: true },
    });
    return new Map(rows.map((row) => [row.email_key, row.id]));
  }

  /** The account with its password hash. */
  findWithPassword(by: { id: number } | { email_key: string }): Promise<User | null> {
    return this.users.createQueryBuilder('user').addSelect('user.password_hash').where(by).getOne();
  }

  hasSetPassword(id: number, manager: EntityManager): Promise<boolean> {
    return manager.existsBy(User, { id, password_hash: Not(IsNull()) });
  }

  /** Whether somebody else than `exceptId` has the e-mail. */
  hasEmail(emailKey: string, exceptId: number | null): Promise<boolean> {
    const others = exceptId === null ? {} : { id: Not(exceptId) };
    return this.users.existsBy({ email_key: emailKey, ...others });
  }

  /** Folded usernames of others than `exceptId` that look like this one, itself included. */
  async usernamesLike(
    usernameKey: string,
    exceptId: number | null,
    manager: EntityManager = this.users.manager,
  ): Promise<string[]> {
    const rows = await manager
      .createQueryBuilder(User, 'user')
      .select(['user.id', 'user.username_key'])
      .where(`${LOOK} = :look AND user.id <> :exceptId`)
      .setParameters({ look: usernameLook(usernameKey), exceptId: exceptId ?? 0 })
      .getMany();
    return rows.map((row) => row.username_key);
  }

  async insert(manager: EntityManager, user: Omit<User, 'id'>): Promise<number> {
    const result = await manager.insert(User, user);
    return result.identifiers[0]!.id as number;
  }

  async update(manager: EntityManager, id: number, values: Partial<User>): Promise<void> {
    await manager.update(User, { id }, values);
  }

  async remove(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(User, { id });
  }

  /** Members whose time ends in the window and who want to be told, in order of their ids. */
  endingBetween(from: Date, to: Date, afterId: number, limit: number): Promise<User[]> {
    return this.users.find({
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

  /** The first time counts. */
  async turnRemindersOff(emailKey: string, now: Date): Promise<void> {
    await this.users.update({ email_key: emailKey, reminders_off_at: IsNull() }, { reminders_off_at: now });
  }

  /** Locks all admins until the end of the transaction; their ids. */
  async lockAdmins(manager: EntityManager): Promise<number[]> {
    const lock = rowLock(manager.dataSource.options.type);
    const rows = (await manager.query(`SELECT id FROM users WHERE role = ? ORDER BY id${lock}`, [
      'admin',
    ])) as { id: number }[];
    return rows.map((row) => row.id);
  }
}

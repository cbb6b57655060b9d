import { Inject, Injectable } from '@nestjs/common';
import { Between, In, IsNull, MoreThan, Not, type SelectQueryBuilder } from 'typeorm';
import type { Role } from '../../platform/access/role';
import { AppError } from '../../platform/errors/app-error';
import { readTable, type TableListQuery } from '../../platform/http/table-list';
import type { TablePage } from '../../platform/http/table-page';
import { tr } from '../../platform/locale/tr';
import { Clock } from '../../platform/time/clock';
import { closestByKey, emailKeys, emailProblem, typedEmailKeys } from '../../platform/text/email-address';
import { SETTINGS, type Settings } from '../../platform/config/settings';
import { Database, type NewRow } from '../../platform/database/database';
import { isDuplicateKey, rowLock } from '../../platform/database/dialects';
import {
  type AccountNames,
  accountNames,
  isLatinUsername,
  LOOK_ALIKES,
  usernameLook,
} from './names/account-names';
import { userIdOfReference } from './names/reference-code';
import { passwordProblem } from './passwords/password-rules';
import { checkPassword, hashPassword } from './passwords/passwords';
import { PersonalData } from './personal-data/personal-data';
import { User } from './entities/user.entity';

/** Members whose time ends that are read at once. */
const BATCH = 200;

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

interface NewAccount {
  username: string;
  email: string;
  /** null: its owner sets one by a mailed link. */
  password: string | null;
  role?: Role;
  subscriptionEndDate?: Date | null;
  tgLink?: string | null;
}

/** Accounts: who exists, under which name, with which stored role. */
@Injectable()
export class UsersService {
  constructor(
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'siteName'>,
    private readonly personalData: PersonalData,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates an account (role `wait` unless said otherwise) and returns its id. `also` joins its transaction.
   * @throws AppError VALIDATION_FAILED for a weak password, a username that isn't Latin or an address that can't be, EMAIL_TAKEN or
   * USERNAME_TAKEN, also for one that looks like another
   */
  async create(account: NewAccount, also?: (userId: number) => Promise<unknown>): Promise<number> {
    const names = accountNames(account);
    requireLatin(names);
    requireEmail(names);
    if (account.password !== null) this.requireGoodPassword(account.password, names);
    await this.refuseTaken(names);
    const row: NewRow<User> = {
      ...names,
      password_hash: account.password === null ? null : await hashPassword(account.password),
      role: account.role ?? 'wait',
      subscription_end_date: account.subscriptionEndDate ?? null,
      tg_link: account.tgLink ?? null,
      created_at: this.clock.now(),
      is_blocked: false,
    };
    return this.explainTaken(names, null, () =>
      this.database.transaction(async () => {
        const id = await this.database.insert(User, row);
        await also?.(id);
        return id;
      }),
    );
  }

  /** The account when e-mail and password fit, else null after the same time. */
  async findByCredentials(email: string, password: string): Promise<User | null> {
    const keys = typedEmailKeys(email);
    const user = closestByKey(
      await this.withPasswords()
        .where({ email_key: In(keys) })
        .getMany(),
      keys,
    );
    return (await this.fits(user, password)) ? user : null;
  }

  async hasPassword(id: number, password: string): Promise<boolean> {
    return this.fits(await this.withPasswords().where({ id }).getOne(), password);
  }

  /** Whether the account has a password: one made by an admin has none until its owner sets it. */
  hasSetPassword(id: number): Promise<boolean> {
    return this.database.manager.existsBy(User, { id, password_hash: Not(IsNull()) });
  }

  count(): Promise<number> {
    return this.database.manager.count(User);
  }

  /** `q` finds names and addresses, or the one account with that reference code. */
  list(query: TableListQuery): Promise<TablePage<User>> {
    const builder = this.database.manager.createQueryBuilder(User, 'user');
    const id = userIdOfReference(query.q ?? '');
    if (id === null) return readTable(builder, COLUMNS, query);
    return readTable(builder.where('user.id = :id', { id }), COLUMNS, { ...query, q: undefined });
  }

  find(id: number): Promise<User | null> {
    return this.database.manager.findOneBy(User, { id });
  }

  findMany(ids: readonly number[]): Promise<User[]> {
    return this.database.manager.findBy(User, { id: In([...ids]) });
  }

  /** All accounts with the stored role `admin`, and the one with `alsoId`. */
  admins(alsoId = 0): Promise<User[]> {
    return this.database.manager.find(User, {
      where: [{ role: 'admin' }, { id: alsoId }],
      order: { id: 'ASC' },
    });
  }

  /** The account whose owner types this address. */
  async findByEmail(email: string): Promise<User | null> {
    const keys = typedEmailKeys(email);
    return closestByKey(await this.database.manager.findBy(User, { email_key: In(keys) }), keys);
  }

  /** Up to 200 members whose time ends in the window and who want reminders, from the id after `afterId` on. */
  endingBetween({ from, to }: { from: Date; to: Date }, afterId: number): Promise<User[]> {
    return this.database.manager.find(User, {
      where: {
        role: 'user',
        subscription_end_date: Between(from, to),
        reminders_off_at: IsNull(),
        id: MoreThan(afterId),
      },
      order: { id: 'ASC' },
      take: BATCH,
    });
  }

  /** No more mails about the end of the membership go to this address; the first time counts. */
  async turnRemindersOff(email: string, now: Date): Promise<void> {
    const wanting = { email_key: In(emailKeys(email)), reminders_off_at: IsNull() };
    await this.database.manager.update(User, wanting, { reminders_off_at: now });
  }

  /** Ids of the accounts that have one of these addresses (as they are compared), by address. */
  async idsByEmail(emailKeys: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.database.manager.find(User, {
      where: { email_key: In([...emailKeys]) },
      select: { id: true, email_key: true },
    });
    return new Map(rows.map((row) => [row.email_key, row.id]));
  }

  /** @throws AppError NOT_FOUND */
  async require(id: number): Promise<User> {
    const user = await this.find(id);
    if (!user) throw new AppError('NOT_FOUND', { message: tr.users.notFound });
    return user;
  }

  /** Locks accounts until the end of the transaction; ids without an account are no error. */
  lock(ids: readonly number[]): Promise<void> {
    return this.database.lockRows(User, ids);
  }

  /** Locks an account together with all admins: for changes that could take the last one away. */
  async lockWithAdmins(id: number): Promise<void> {
    await this.lockAdmins();
    await this.lock([id]);
  }

  /**
   * To be asked after {@link lockWithAdmins}.
   * @throws AppError LAST_ADMIN when this account is the only admin
   */
  async requireAnotherAdmin(id: number): Promise<void> {
    const admins = await this.lockAdmins();
    if (!admins.some((each) => each !== id)) throw new AppError('LAST_ADMIN');
  }

  async update(id: number, values: Partial<User>): Promise<void> {
    await this.database.manager.update(User, { id }, values);
  }

  /**
   * Runs `work`, which stores these names; a name that is taken becomes an error of its own.
   * @throws AppError EMAIL_TAKEN, USERNAME_TAKEN
   */
  async explainTaken<T>(names: AccountNames, ownId: number | null, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isDuplicateKey(error)) await this.refuseTaken(names, ownId);
      throw error;
    }
  }

  /**
   * For a username that takes the place of another one.
   * @throws AppError VALIDATION_FAILED when it isn't Latin, USERNAME_TAKEN also when it looks like another
   */
  async requireNewUsername(names: AccountNames, ownId: number): Promise<void> {
    requireLatin(names);
    await this.refuseTakenUsername(names, ownId);
  }

  /** @throws AppError VALIDATION_FAILED under the field's name for a weak password */
  async passwordHash(password: string, owner: AccountNames, field = 'password'): Promise<string> {
    this.requireGoodPassword(password, owner, field);
    return hashPassword(password);
  }

  /** Deletes an account and everything personal with it. */
  async erase(id: number): Promise<void> {
    await this.personalData.erase(id);
    await this.database.manager.delete(User, { id });
  }

  private withPasswords(): SelectQueryBuilder<User> {
    return this.database.manager.createQueryBuilder(User, 'user').addSelect('user.password_hash');
  }

  /** Locks all admins until the end of the transaction; their ids. */
  private async lockAdmins(): Promise<number[]> {
    const { manager } = this.database;
    const lock = rowLock(manager.dataSource.options.type);
    const rows = (await manager.query(`SELECT id FROM users WHERE role = ? ORDER BY id${lock}`, [
      'admin',
    ])) as { id: number }[];
    return rows.map((row) => row.id);
  }

  private async fits(user: User | null, password: string): Promise<boolean> {
    const { matches, renewed } = await checkPassword(user?.password_hash, password);
    if (user && renewed !== null) {
      // not in place of a password that was set meanwhile
      const { id, password_hash } = user;
      await this.database.manager.update(User, { id, password_hash }, { password_hash: renewed });
    }
    return matches;
  }

  private async refuseTaken(names: AccountNames, ownId: number | null = null): Promise<void> {
    const others = ownId === null ? {} : { id: Not(ownId) };
    if (await this.database.manager.existsBy(User, { email_key: names.email_key, ...others }))
      throw taken('EMAIL_TAKEN', 'email');
    await this.refuseTakenUsername(names, ownId);
  }

  private async refuseTakenUsername({ username_key }: AccountNames, ownId: number | null): Promise<void> {
    const rows = await this.database.manager
      .createQueryBuilder(User, 'user')
      .select(['user.id', 'user.username_key'])
      .where(`${LOOK} = :look AND user.id <> :ownId`)
      .setParameters({ look: usernameLook(username_key), ownId: ownId ?? 0 })
      .getMany();
    const alike = rows.map((row) => row.username_key);
    if (alike.includes(username_key)) throw taken('USERNAME_TAKEN', 'username');
    if (alike.length > 0) throw taken('USERNAME_TAKEN', 'username', tr.users.usernameLooksTaken);
  }

  private requireGoodPassword(password: string, owner: AccountNames, field = 'password'): void {
    const problem = passwordProblem(password, { ...owner, siteName: this.settings.siteName });
    if (problem) throw new AppError('VALIDATION_FAILED', { fields: { [field]: problem } });
  }
}

function requireLatin({ username }: AccountNames): void {
  if (!isLatinUsername(username))
    throw new AppError('VALIDATION_FAILED', { fields: { username: tr.auth.usernameShape } });
}

/** @throws AppError VALIDATION_FAILED for an address that can't be */
export function requireEmail({ email }: AccountNames): void {
  const problem = emailProblem(email);
  if (problem) throw new AppError('VALIDATION_FAILED', { fields: { email: tr.auth.emailProblems[problem] } });
}

function taken(code: 'EMAIL_TAKEN' | 'USERNAME_TAKEN', field: string, sentence?: string): AppError {
  const { message } = new AppError(code, { message: sentence });
  return new AppError(code, { message, fields: { [field]: message } });
}

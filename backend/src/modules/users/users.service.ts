import { Injectable } from '@nestjs/common';
import type { Role } from '../../common/access/role';
import { AppError } from '../../common/errors/app-error';
import { foldText } from '../../common/text/fold';
import { Clock } from '../../common/time/clock';
import { passwordProblem } from './password-rules';
import { hashPassword, verifyPassword } from './passwords';
import type { User } from './user.entity';
import { UsersRepository } from './users.repository';

interface NewAccount {
  username: string;
  email: string;
  password: string;
  role?: Role;
  subscriptionEndDate?: Date | null;
}

/** Accounts: who exists, under which name, with which stored role. */
@Injectable()
export class UsersService {
  constructor(
    private readonly users: UsersRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates an account (role `wait` unless said otherwise) and returns its id.
   * @throws AppError VALIDATION_FAILED for a weak password, EMAIL_TAKEN or USERNAME_TAKEN
   */
  async create(account: NewAccount): Promise<number> {
    const username = account.username.normalize('NFC').trim();
    const email = account.email.trim();
    const problem = passwordProblem(account.password, { username, email });
    if (problem) throw new AppError('VALIDATION_FAILED', { fields: { password: problem } });
    await this.refuseTaken(email, username);
    const row: Omit<User, 'id'> = {
      username,
      username_key: foldText(username),
      email,
      email_key: email.toLowerCase(),
      password_hash: await hashPassword(account.password),
      role: account.role ?? 'wait',
      subscription_end_date: account.subscriptionEndDate ?? null,
      tg_link: null,
      created_at: this.clock.now(),
      is_blocked: false,
      blocked_reason: null,
      membership_cut_at: null,
      reminders_off_at: null,
    };
    try {
      return await this.users.insert(row);
    } catch (error) {
      // somebody took the name between the look and the insert
      await this.refuseTaken(email, username);
      throw error;
    }
  }

  /** The account when e-mail and password fit, else null after the same time. */
  async findByCredentials(email: string, password: string): Promise<User | null> {
    const user = await this.users.findForLogin(email.trim().toLowerCase());
    return (await verifyPassword(user?.password_hash, password)) ? user : null;
  }

  count(): Promise<number> {
    return this.users.count();
  }

  private async refuseTaken(email: string, username: string): Promise<void> {
    const [emailTaken, usernameTaken] = await Promise.all([
      this.users.hasEmail(email.toLowerCase()),
      this.users.hasUsername(foldText(username)),
    ]);
    const refuse = (code: 'EMAIL_TAKEN' | 'USERNAME_TAKEN', field: string) => {
      const error = new AppError(code);
      return new AppError(code, { fields: { [field]: error.message } });
    };
    if (emailTaken) throw refuse('EMAIL_TAKEN', 'email');
    if (usernameTaken) throw refuse('USERNAME_TAKEN', 'username');
  }
}

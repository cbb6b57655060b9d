import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { LessThanOrEqual, MoreThan } from 'typeorm';
import { Clock } from '../../platform/time/clock';
import { Database } from '../../platform/database/database';
import { MailService } from '../delivery/mail/mail.service';
import type { LateContent } from '../delivery/mail/write/templates';
import type { OutboxMessage } from '../delivery/outbox/entities/outbox-message.entity';
import type { User } from '../users/entities/user.entity';
import { UsersService } from '../users/users.service';
import { PasswordToken } from './entities/password-token.entity';
import { SessionsService } from './sessions.service';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a mailed link works: for somebody who forgot the password, and for a new account made by an admin. */
const LIFE = { 'password-reset': 30 * MINUTE, 'set-password': 3 * DAY } as const;

/** A mail that could not be sent for this long is dropped: its link has lost its use. */
const LATEST = { 'password-reset': DAY, 'set-password': 7 * DAY } as const;

type PasswordMail = keyof typeof LIFE;

/** Mailed links that let the owner of an account set a password. A link is made when its mail is sent. */
@Injectable()
export class PasswordLinks {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {
    this.mail.completeWith('password-reset', (mail) => this.link(mail, 'password-reset'));
    this.mail.completeWith('set-password', (mail) => this.link(mail, 'set-password'));
  }

  /**
   * Sets a new password in the caller's transaction: sessions end, mailed links become worthless, and the owner gets a
   * mail, as somebody else may have done it.
   * @param exceptId a session that goes on
   */
  async setPassword(owner: User, password_hash: string, exceptId: string | null = null): Promise<void> {
    await this.users.update(owner.id, { password_hash });
    await this.sessions.endAll(owner.id, exceptId);
    await this.revoke(owner.id);
    await this.mail.queueFor(owner, 'password-changed', {});
  }

  /** The account that a valid token belongs to, or null. */
  async ownerOf(token: string): Promise<User | null> {
    const valid = { token_hash: hashOf(token), expires_at: MoreThan(this.clock.now()) };
    const found = await this.database.manager.findOneBy(PasswordToken, valid);
    return found && this.users.find(found.user_id);
  }

  /** Uses a token up, and with it all others of the account; false when it is no longer valid. */
  async consume(token: string, userId: number): Promise<boolean> {
    // of two requests at once one deletes the row
    const { affected } = await this.database.manager.delete(PasswordToken, { token_hash: hashOf(token) });
    if (affected !== 1) return false;
    await this.revoke(userId);
    return true;
  }

  /** Makes all links mailed to an account worthless. */
  async revoke(userId: number): Promise<void> {
    await this.database.manager.delete(PasswordToken, { user_id: userId });
  }

  /** The newest link replaces older ones. */
  private async link(mail: OutboxMessage, template: PasswordMail): Promise<LateContent | null> {
    const now = this.clock.now();
    if (mail.user_id === null || now.getTime() - mail.created_at.getTime() > LATEST[template]) return null;
    const user = await this.users.find(mail.user_id);
    // the address has been changed since: the mail would go to somebody else
    if (user?.email !== mail.recipient) return null;
    await this.database.manager.delete(PasswordToken, { expires_at: LessThanOrEqual(now) });
    await this.revoke(user.id);
    const token = randomBytes(32).toString('base64url');
    await this.database.manager.insert(PasswordToken, {
      token_hash: hashOf(token),
      user_id: user.id,
      expires_at: new Date(now.getTime() + LIFE[template]),
      created_at: now,
    });
    // behind the #, which browsers keep to themselves: no server and no proxy writes it down
    return { secret: `${this.mail.siteUrl}/sifre-sifirla#token=${token}` };
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

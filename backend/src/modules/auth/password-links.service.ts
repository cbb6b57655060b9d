import { Injectable, type OnModuleInit } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/time/clock';
import type { Mail } from '../mail/mail.entity';
import { MailService } from '../mail/mail.service';
import type { LateLinks } from '../mail/templates';
import type { User } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { PasswordTokensRepository } from './password-tokens.repository';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a mailed link works: for somebody who forgot the password, and for a new account made by an admin. */
const LIFE = { 'password-reset': 30 * MINUTE, 'set-password': 3 * DAY } as const;

/** A mail that could not be sent for this long is dropped: nobody waits for its link any more. */
const LATEST = { 'password-reset': DAY, 'set-password': 7 * DAY } as const;

type PasswordMail = keyof typeof LIFE;

/** Mailed links that let the owner of an account set a password. A link is made when its mail is sent. */
@Injectable()
export class PasswordLinks implements OnModuleInit {
  constructor(
    private readonly tokens: PasswordTokensRepository,
    private readonly users: UsersService,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.mail.makeLinksWith('password-reset', (mail) => this.link(mail, 'password-reset'));
    this.mail.makeLinksWith('set-password', (mail) => this.link(mail, 'set-password'));
  }

  /** Queues the mail with the link. */
  async send(
    manager: EntityManager,
    template: PasswordMail,
    user: Pick<User, 'id' | 'email' | 'username'>,
  ): Promise<void> {
    await this.mail.queue(manager, {
      template,
      to: user.email,
      userId: user.id,
      data: { username: user.username },
    });
  }

  /** Queues a mail that tells the owner of an account of a changed password: the change may be somebody else's. */
  async tellChanged(
    manager: EntityManager,
    { id, email, username }: Pick<User, 'id' | 'email' | 'username'>,
  ): Promise<void> {
    await this.mail.queue(manager, {
      template: 'password-changed',
      to: email,
      userId: id,
      data: { username },
    });
  }

  /** The account that a valid token belongs to, or null. */
  async ownerOf(token: string): Promise<User | null> {
    const found = await this.tokens.findValid(hashOf(token), this.clock.now());
    return found && this.users.find(found.user_id);
  }

  /** Uses a token up, and with it all others of the account; false when it is no longer valid. */
  async consume(manager: EntityManager, token: string, userId: number): Promise<boolean> {
    if (!(await this.tokens.consume(manager, hashOf(token)))) return false;
    await this.revoke(manager, userId);
    return true;
  }

  /** Makes all links mailed to an account worthless. */
  async revoke(manager: EntityManager, userId: number): Promise<void> {
    await this.tokens.removeOfUser(userId, manager);
  }

  /** The newest link replaces older ones. */
  private async link(mail: Mail, template: PasswordMail): Promise<LateLinks | null> {
    const now = this.clock.now();
    if (mail.user_id === null || now.getTime() - mail.created_at.getTime() > LATEST[template]) return null;
    const user = await this.users.find(mail.user_id);
    // the address has been changed since: the mail would go to somebody else
    if (user?.email !== mail.recipient) return null;
    await this.tokens.removeExpired(now);
    await this.tokens.removeOfUser(user.id);
    const token = randomBytes(32).toString('base64url');
    await this.tokens.insert({
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

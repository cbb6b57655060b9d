import { Injectable } from '@nestjs/common';
import { BackgroundWork } from '../../platform/background/background-work';
import { AppError } from '../../platform/errors/app-error';
import type { MessageAnswer } from '../../platform/http/message-answer';
import { RateLimits } from '../../platform/http/rate-limits';
import { tr } from '../../platform/locale/tr';
import { logSecurityEvent } from '../../platform/security/security-log';
import { emailKey } from '../../platform/text/email-address';
import { Database } from '../../platform/database/database';
import { MailService } from '../delivery/mail/mail.service';
import { UsersService } from '../users/users.service';
import { PasswordLinks } from './password-links.service';
import type { PasswordResetConfirmDto, PasswordResetDto } from './dto/password-reset.dto';

const MINUTES = 60;

/** A forgotten password: a mailed link, and the new password that comes with it. */
@Injectable()
export class PasswordResetService {
  /** Many phones share one address on mobile networks. */
  private readonly perAddress = this.limits.addressLimit('reset-address', 60, 15 * MINUTES);
  private readonly perEmail = this.limits.addressLimit('reset-email', 5, 15 * MINUTES);
  /** Mails that one mailbox gets in an hour, whatever address the requests come from. */
  private readonly perAccount = this.limits.limit('reset-account', 5, 60 * MINUTES);

  constructor(
    private readonly limits: RateLimits,
    private readonly users: UsersService,
    private readonly links: PasswordLinks,
    private readonly mail: MailService,
    private readonly background: BackgroundWork,
    private readonly database: Database,
  ) {}

  /**
   * Sends a link when there is such an account. The answer is the same, and as fast, when there is none.
   * @throws AppError TOO_MANY_REQUESTS
   */
  async request({ email }: PasswordResetDto, address: string): Promise<MessageAnswer> {
    await this.perAddress.count(address);
    await this.perEmail.count(address, emailKey(email));
    this.background.runAfterResponse(() => this.sendLink(email));
    return { message: tr.auth.resetRequested };
  }

  /**
   * Sets the password that comes with a link, and ends all sessions.
   * @throws AppError INVALID_LINK for a link that is unknown, used or over; VALIDATION_FAILED for a weak password,
   * after which the link still works; TOO_MANY_REQUESTS
   */
  async confirm({ token, password }: PasswordResetConfirmDto, address: string): Promise<void> {
    await this.perAddress.count(address);
    const owner = await this.links.ownerOf(token);
    if (!owner) throw new AppError('INVALID_LINK');
    const password_hash = await this.users.passwordHash(password, owner);
    await this.database.transaction(async () => {
      await this.users.lock([owner.id]);
      if (!(await this.links.consume(token, owner.id))) throw new AppError('INVALID_LINK');
      await this.links.setPassword(owner, password_hash);
    });
    logSecurityEvent('password_reset', { user_id: owner.id });
  }

  private async sendLink(email: string): Promise<void> {
    const user = await this.users.findByEmail(email);
    logSecurityEvent('password_reset_requested', { user_id: user?.id ?? null });
    if (!user) return;
    try {
      await this.perAccount.count(user.id);
    } catch (error) {
      if (error instanceof AppError) return;
      throw error;
    }
    await this.mail.queueFor(user, 'password-reset', {});
  }
}

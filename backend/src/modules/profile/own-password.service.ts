import { Injectable } from '@nestjs/common';
import type { Identity } from '../../platform/access/role';
import { AppError } from '../../platform/errors/app-error';
import { lookOrGiveBack, type RateLimit } from '../../platform/http/rate-limit';
import { RateLimits } from '../../platform/http/rate-limits';
import { tr } from '../../platform/locale/tr';
import { logSecurityEvent } from '../../platform/security/security-log';
import { Database } from '../../platform/database/database';
import { PasswordLinks } from '../auth/password-links.service';
import { UsersService } from '../users/users.service';
import type { PasswordChangeDto, SuccessAnswer } from './dto/profile.dto';

const MINUTES = 60;

/** One's own password: asked for once more before what a stolen session must not do, and changed. */
@Injectable()
export class OwnPassword {
  /** Wrong passwords an open session may try. */
  private readonly attempts: RateLimit;

  constructor(
    limits: RateLimits,
    private readonly users: UsersService,
    private readonly links: PasswordLinks,
    private readonly database: Database,
  ) {
    this.attempts = limits.limit('own-password', 10, 15 * MINUTES);
  }

  /**
   * @param refusal the body's field and the Turkish sentence for a wrong one
   * @throws AppError WRONG_PASSWORD, TOO_MANY_REQUESTS, UNAVAILABLE when too many passwords are looked at
   */
  async require(
    userId: number,
    password: string,
    { field, sentence } = { field: 'password', sentence: tr.profile.wrongPassword as string },
  ): Promise<void> {
    await this.attempts.count(userId);
    const isRight = await lookOrGiveBack(
      () => this.users.hasPassword(userId, password),
      () => this.attempts.giveBack(userId),
    );
    if (!isRight) throw new AppError('WRONG_PASSWORD', { message: sentence, fields: { [field]: sentence } });
    await this.attempts.forgive(userId);
  }

  /**
   * Sets a new password and ends all other sessions.
   * @throws AppError WRONG_PASSWORD, VALIDATION_FAILED for a weak one, TOO_MANY_REQUESTS
   */
  async change(
    { userId, sessionId }: Identity,
    { currentPassword, newPassword }: PasswordChangeDto,
  ): Promise<SuccessAnswer> {
    await this.require(userId, currentPassword, {
      field: 'currentPassword',
      sentence: tr.profile.wrongCurrentPassword,
    });
    const owner = await this.users.require(userId);
    const password_hash = await this.users.passwordHash(newPassword, owner, 'newPassword');
    await this.database.transaction(async () => {
      await this.users.lock([userId]);
      await this.links.setPassword(owner, password_hash, sessionId);
    });
    logSecurityEvent('password_changed', { user_id: userId });
    return { success: true, message: tr.profile.passwordSaved };
  }
}

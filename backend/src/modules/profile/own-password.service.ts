import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error';
import { lookOrGiveBack, type RateLimit } from '../../common/http/rate-limit';
import { RateLimits } from '../../common/http/rate-limits';
import { tr } from '../../common/locale/tr';
import { UsersService } from '../users/users.service';

const MINUTES = 60;

/** Asks for the password once more before what a stolen session must not do. */
@Injectable()
export class OwnPassword {
  /** Wrong passwords an open session may try. */
  private readonly attempts: RateLimit;

  constructor(
    limits: RateLimits,
    private readonly users: UsersService,
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
}

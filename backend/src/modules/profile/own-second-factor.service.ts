import { Injectable } from '@nestjs/common';
import type { Identity } from '../../platform/access/role';
import { AppError } from '../../platform/errors/app-error';
import type { MessageAnswer } from '../../platform/http/message-answer';
import type { RateLimit } from '../../platform/http/rate-limit';
import { RateLimits } from '../../platform/http/rate-limits';
import { tr } from '../../platform/locale/tr';
import { logSecurityEvent } from '../../platform/security/security-log';
import { SessionsService } from '../auth/sessions.service';
import { SecondFactorService } from '../auth/second-factor/second-factor.service';
import { OwnPassword } from './own-password.service';
import type {
  RecoveryCodes,
  SecondFactorCodeDto,
  SecondFactorPasswordDto,
  SecondFactorSetup,
  SecondFactorStatus,
} from './dto/own-second-factor.dto';

const MINUTES = 60;

/** The second factor, as the owner of an account turns it on and off. */
@Injectable()
export class OwnSecondFactor {
  /** Wrong first codes an open session may try. */
  private readonly codes: RateLimit;

  constructor(
    limits: RateLimits,
    private readonly ownPassword: OwnPassword,
    private readonly factor: SecondFactorService,
    private readonly sessions: SessionsService,
  ) {
    this.codes = limits.limit('own-code', 10, 15 * MINUTES);
  }

  read({ userId }: Identity): Promise<SecondFactorStatus> {
    return this.factor.status(userId);
  }

  /** @throws AppError WRONG_PASSWORD, CONFLICT when it is on, TOO_MANY_REQUESTS */
  async begin({ userId }: Identity, { password }: SecondFactorPasswordDto): Promise<SecondFactorSetup> {
    await this.ownPassword.require(userId, password);
    return this.factor.begin(userId);
  }

  /**
   * Turns it on and ends all other sessions.
   * @throws AppError VALIDATION_FAILED for a wrong code; CONFLICT when it is on or was not begun; TOO_MANY_REQUESTS
   */
  async confirm({ userId, sessionId }: Identity, { code }: SecondFactorCodeDto): Promise<RecoveryCodes> {
    await this.codes.count(userId);
    const codes = await this.factor.confirm(userId, code, () => this.sessions.endAll(userId, sessionId));
    await this.codes.forgive(userId);
    logSecurityEvent('second_factor_on', { user_id: userId });
    return { recovery_codes: codes };
  }

  /** @throws AppError WRONG_PASSWORD, CONFIRMATION_REQUIRED, NOT_FOUND when it is not on, TOO_MANY_REQUESTS */
  async turnOff(who: Identity, { password }: SecondFactorPasswordDto): Promise<MessageAnswer> {
    await this.ownPassword.require(who.userId, password);
    // a factor that was only begun is forgotten, although the answer is that none was on
    const wasOn = await this.factor.turnOff(who.userId, who);
    if (!wasOn) throw new AppError('NOT_FOUND', { message: tr.secondFactor.notOn });
    logSecurityEvent('second_factor_off', { user_id: who.userId });
    return { message: tr.secondFactor.turnedOff };
  }
}

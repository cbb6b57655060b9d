import { Injectable } from '@nestjs/common';
import type { Identity } from '../../platform/access/role';
import { AppError } from '../../platform/errors/app-error';
import { lookOrGiveBack } from '../../platform/http/rate-limit';
import { tr } from '../../platform/locale/tr';
import { logSecurityEvent } from '../../platform/security/security-log';
import { UsersService } from '../users/users.service';
import type { ConfirmationAnswer, ConfirmationDto } from './dto/confirmation.dto';
import { CountedCodes } from './login/counted-codes';
import { LoginLimits } from './login/login-limits';
import { SessionsService } from './sessions.service';

/** Has the owner of a session prove once more who they are, before what a stolen session must not change. */
@Injectable()
export class ConfirmationService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly codes: CountedCodes,
    private readonly limits: LoginLimits,
  ) {}

  /**
   * Confirms the acting session for some minutes, by the password or by a code of the second factor.
   * @throws AppError WRONG_PASSWORD; VALIDATION_FAILED for a wrong code, one without a second factor, and for both or
   * neither; TOO_MANY_REQUESTS as at login
   */
  async confirm(
    { userId, sessionId }: Identity,
    { password, code }: ConfirmationDto,
    address: string,
  ): Promise<ConfirmationAnswer> {
    let method = 'password';
    if (password !== undefined && code === undefined) await this.checkPassword(userId, password, address);
    else if (code !== undefined && password === undefined) method = await this.checkCode(userId, code);
    else throw new AppError('VALIDATION_FAILED', { message: tr.confirmation.oneProof });
    const until = await this.sessions.confirm(sessionId);
    logSecurityEvent('session_confirmed', { method, user_id: userId });
    return { confirmed_until: until.toISOString() };
  }

  private async checkPassword(userId: number, password: string, address: string): Promise<void> {
    const { email } = await this.users.require(userId);
    await this.limits.countLogin(address, email);
    const isRight = await lookOrGiveBack(
      () => this.users.hasPassword(userId, password),
      () => this.limits.giveLoginBack(address, email),
    );
    if (!isRight) {
      logSecurityEvent('confirmation_failed', { method: 'password', user_id: userId });
      throw new AppError('WRONG_PASSWORD', { fields: { password: tr.profile.wrongPassword } });
    }
    await this.limits.forgiveLogin(address, email);
  }

  /** How the code was right: as one of the app, or as a recovery code. */
  private async checkCode(userId: number, code: string): Promise<string> {
    const factor = await this.codes.check(userId, code);
    if (factor === 'code' || factor === 'recovery_code') return factor;
    if (factor === 'wrong')
      logSecurityEvent('confirmation_failed', { method: 'second_factor', user_id: userId });
    const sentence = {
      'not-needed': tr.secondFactor.notOn,
      missing: tr.secondFactor.codeRequired,
      wrong: tr.secondFactor.wrong,
    }[factor];
    throw new AppError('VALIDATION_FAILED', { fields: { code: sentence } });
  }
}

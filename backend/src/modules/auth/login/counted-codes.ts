import { Injectable } from '@nestjs/common';
import { lookOrGiveBack } from '../../../common/http/rate-limit';
import { type FactorCheck, SecondFactorService } from '../../second-factor/second-factor.service';
import { LoginLimits } from './login-limits';

/** Looks at codes of the second factor, as many as one account may guess. */
@Injectable()
export class CountedCodes {
  constructor(
    private readonly secondFactor: SecondFactorService,
    private readonly limits: LoginLimits,
  ) {}

  /**
   * Uses a code up. It is counted before it is looked at, so that parallel guesses don't slip through.
   * @throws AppError TOO_MANY_REQUESTS
   */
  async check(userId: number, code: string | undefined): Promise<FactorCheck> {
    if (!code) return this.secondFactor.check(userId, code);
    await this.limits.countCode(userId);
    const factor = await lookOrGiveBack(
      () => this.secondFactor.check(userId, code),
      () => this.limits.giveCodeBack(userId),
    );
    if (factor !== 'wrong') await this.limits.giveCodeBack(userId);
    return factor;
  }
}

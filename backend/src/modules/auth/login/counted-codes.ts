import { Injectable } from '@nestjs/common';
import { lookOrGiveBack } from '../../../platform/http/rate-limit';
import { type FactorCheck, SecondFactorService } from '../second-factor/second-factor.service';
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
   * @param giveBack what else was counted, for a code that couldn't be looked at
   * @throws AppError TOO_MANY_REQUESTS
   */
  async check(
    userId: number,
    code: string | undefined,
    giveBack?: () => Promise<void>,
  ): Promise<FactorCheck> {
    if (!code) return this.secondFactor.check(userId, code);
    await this.limits.codes.count(userId);
    const factor = await lookOrGiveBack(
      () => this.secondFactor.check(userId, code),
      async () => {
        await this.limits.codes.giveBack(userId);
        await giveBack?.();
      },
    );
    if (factor !== 'wrong') await this.limits.codes.giveBack(userId);
    return factor;
  }
}

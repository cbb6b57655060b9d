import { Injectable } from '@nestjs/common';
import type { RateLimit } from '../../../common/http/rate-limit';
import { RateLimits } from '../../../common/http/rate-limits';

const MINUTES = 60;

/**
 * Slows down guessing. Attempts are counted before the password is looked at, so parallel guesses don't slip
 * through; a right password gives its points back, so that a busy member is never locked out.
 */
@Injectable()
export class LoginLimits {
  /** Wrong passwords one address may send for one e-mail, and in all, before it has to wait. */
  private readonly accounts: RateLimit;
  private readonly addresses: RateLimit;
  /** Wrong codes of second factors for one account, from wherever: only who knows the password gets to send any. */
  private readonly codes: RateLimit;
  /** Registrations from one address: many phones share one address on mobile networks. */
  private readonly registrations: RateLimit;

  constructor(limits: RateLimits) {
    this.accounts = limits.limit('login-account', 10, 15 * MINUTES);
    this.addresses = limits.limit('login-address', 100, 15 * MINUTES);
    this.codes = limits.limit('login-code', 20, 60 * MINUTES);
    this.registrations = limits.limit('register', 30, 10 * MINUTES);
  }

  /** @throws AppError TOO_MANY_REQUESTS */
  async countLogin(address: string, email: string): Promise<void> {
    await this.addresses.count(address);
    await this.accounts.count(accountKey(address, email));
  }

  async forgiveLogin(address: string, email: string): Promise<void> {
    await this.addresses.giveBack(address);
    await this.accounts.forgive(accountKey(address, email));
  }

  /** Takes one counted login back, and none before it: the code that is asked for next may be a guess. */
  async giveLoginBack(address: string, email: string): Promise<void> {
    await this.addresses.giveBack(address);
    await this.accounts.giveBack(accountKey(address, email));
  }

  /** @throws AppError TOO_MANY_REQUESTS */
  async countCode(userId: number): Promise<void> {
    await this.codes.count(userId);
  }

  async giveCodeBack(userId: number): Promise<void> {
    await this.codes.giveBack(userId);
  }

  /** @throws AppError TOO_MANY_REQUESTS */
  async countRegistration(address: string): Promise<void> {
    await this.registrations.count(address);
  }
}

const accountKey = (address: string, email: string): string => `${address} ${email.trim().toLowerCase()}`;

import { Injectable } from '@nestjs/common';
import type { AddressLimit, RateLimit } from '../../../platform/http/rate-limit';
import { RateLimits } from '../../../platform/http/rate-limits';
import { emailKey } from '../../../platform/text/email-address';

const MINUTES = 60;

/**
 * Slows down guessing. Attempts are counted before the password is looked at, so parallel guesses don't slip
 * through; a right password gives its points back, so that a busy member is never locked out.
 */
@Injectable()
export class LoginLimits {
  /** Wrong passwords one address may send for one e-mail, and in all, before it has to wait. */
  private readonly accounts: AddressLimit;
  private readonly addresses: AddressLimit;
  /** Wrong codes of second factors for one account, from wherever: only who knows the password gets to send any. */
  readonly codes: RateLimit;
  /** Registrations from one address: many phones share one address on mobile networks. */
  readonly registrations: AddressLimit;

  constructor(limits: RateLimits) {
    this.accounts = limits.addressLimit('login-account', 10, 15 * MINUTES);
    this.addresses = limits.addressLimit('login-address', 100, 15 * MINUTES);
    this.codes = limits.limit('login-code', 20, 60 * MINUTES);
    this.registrations = limits.addressLimit('register', 30, 10 * MINUTES);
  }

  /** @throws AppError TOO_MANY_REQUESTS */
  async countLogin(address: string, email: string): Promise<void> {
    await this.addresses.count(address);
    await this.accounts.count(address, emailKey(email));
  }

  async forgiveLogin(address: string, email: string): Promise<void> {
    await this.addresses.giveBack(address);
    await this.accounts.forgive(address, emailKey(email));
  }

  /** Takes one counted login back, and none before it: the code that is asked for next may be a guess. */
  async giveLoginBack(address: string, email: string): Promise<void> {
    await this.addresses.giveBack(address);
    await this.accounts.giveBack(address, emailKey(email));
  }
}

import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../common/errors/app-error';

const MINUTES = 60;

/** Wrong passwords one address may send for one e-mail, and in all, before it has to wait (15 minutes). */
const PER_ACCOUNT = { points: 10, duration: 15 * MINUTES };
const PER_ADDRESS = { points: 100, duration: 15 * MINUTES };
/** Registrations from one address: many phones share one address on mobile networks. */
const REGISTRATIONS = { points: 30, duration: 10 * MINUTES };

/**
 * Slows down guessing. Attempts are counted before the password is looked at, so parallel guesses don't slip
 * through; a right password gives its points back, so that a busy member is never locked out.
 */
@Injectable()
export class LoginLimits {
  private readonly accounts = new RateLimiterMemory({ keyPrefix: 'login-account', ...PER_ACCOUNT });
  private readonly addresses = new RateLimiterMemory({ keyPrefix: 'login-address', ...PER_ADDRESS });
  private readonly registrations = new RateLimiterMemory({ keyPrefix: 'register', ...REGISTRATIONS });

  /** @throws AppError TOO_MANY_REQUESTS */
  async countLogin(address: string, email: string): Promise<void> {
    await spend(this.addresses, address);
    await spend(this.accounts, accountKey(address, email));
  }

  async forgiveLogin(address: string, email: string): Promise<void> {
    await this.addresses.reward(address);
    await this.accounts.delete(accountKey(address, email));
  }

  /** @throws AppError TOO_MANY_REQUESTS */
  async countRegistration(address: string): Promise<void> {
    await spend(this.registrations, address);
  }
}

const accountKey = (address: string, email: string): string => `${address} ${email.trim().toLowerCase()}`;

async function spend(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(refused.msBeforeNext / 1000) });
  }
}

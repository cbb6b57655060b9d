import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors/app-error';

/** Counts something per key (an address, an account) and refuses it above a number in a time; see `RateLimits`. */
export class RateLimit {
  constructor(private readonly limiter: RateLimiterAbstract) {}

  /** @throws AppError TOO_MANY_REQUESTS with the seconds to wait */
  async count(key: string | number): Promise<void> {
    try {
      await this.limiter.consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(refused.msBeforeNext / 1000) });
    }
  }

  /** Takes one counted attempt back. */
  async giveBack(key: string | number): Promise<void> {
    await this.limiter.reward(key);
  }

  /** Forgets what was counted for a key. */
  async forgive(key: string | number): Promise<void> {
    await this.limiter.delete(key);
  }
}

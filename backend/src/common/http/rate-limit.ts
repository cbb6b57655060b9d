import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors/app-error';

/** Counts something per key (an address, an account) and refuses it above `points` in `seconds`. */
export class RateLimit {
  private readonly limiter: RateLimiterMemory;

  constructor(name: string, points: number, seconds: number) {
    this.limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  }

  /** @throws AppError TOO_MANY_REQUESTS with the seconds to wait */
  async count(key: string | number): Promise<void> {
    try {
      await this.limiter.consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(refused.msBeforeNext / 1000) });
    }
  }

  /** Forgets what was counted for a key. */
  async forgive(key: string | number): Promise<void> {
    await this.limiter.delete(key);
  }
}

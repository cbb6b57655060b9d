import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { SETTINGS, type Settings } from '../../config/settings';
import { RateLimit } from './rate-limit';

/** Longest wait for Redis before a request is counted in this process alone, milliseconds. */
const PATIENCE_MS = 1000;

/**
 * Makes the limits of the site. With `REDIS_URL` all processes count together; while Redis can't be reached each
 * counts on its own, so that no visitor is shut out and guessing stays limited.
 */
@Injectable()
export class RateLimits implements OnApplicationShutdown {
  private readonly logger = new Logger('RateLimits');
  private readonly redis: Redis | null;

  constructor(@Inject(SETTINGS) settings: Pick<Settings, 'redisUrl'>) {
    this.redis = settings.redisUrl === null ? null : this.connect(settings.redisUrl);
  }

  /** A limit of `points` per key in `seconds`; `name` keeps its counts apart from those of other limits. */
  limit(name: string, points: number, seconds: number): RateLimit {
    return new RateLimit(this.limiter({ keyPrefix: `limit:${name}`, points, duration: seconds }));
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  private limiter(options: { keyPrefix: string; points: number; duration: number }): RateLimiterAbstract {
    const alone = new RateLimiterMemory(options);
    if (this.redis === null) return alone;
    return new RateLimiterRedis({
      ...options,
      storeClient: this.redis,
      insuranceLimiter: alone,
      rejectIfRedisNotReady: true,
    });
  }

  private connect(url: string): Redis {
    const redis = new Redis(url, {
      enableOfflineQueue: false,
      commandTimeout: PATIENCE_MS,
      maxRetriesPerRequest: 1,
      retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
    });
    let warned = false;
    redis.on('ready', () => {
      warned = false;
    });
    redis.on('error', (error: Error) => {
      if (!warned) this.logger.warn(`Redis: ${error.message || error.name}; each process counts on its own`);
      warned = true;
    });
    return redis;
  }
}

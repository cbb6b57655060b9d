import { Global, Inject, Injectable, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { SETTINGS, type Settings } from '../config/settings';
import type { Counter, CounterLimits } from './counters/counter';
import { MemoryCounter } from './counters/memory-counter';
import { RedisCounter } from './counters/redis-counter';
import { AddressLimit, RateLimit } from './rate-limit';

/** How many times as much a whole IPv6 site (/48) may do as one subnet (/64) of it. */
const SITE_FACTOR = 10;

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

  /** A limit of `points` per account in `seconds`; `name` keeps its counts apart from those of other limits. */
  limit(name: string, points: number, seconds: number): RateLimit {
    return new RateLimit(this.counter(name, { points, seconds }));
  }

  /** A limit of `points` per IPv4 address or IPv6 subnet (/64) in `seconds`, and ten times as many per IPv6 site (/48). */
  addressLimit(name: string, points: number, seconds: number): AddressLimit {
    return new AddressLimit(
      this.counter(name, { points, seconds }),
      this.counter(`${name}-site`, { points: SITE_FACTOR * points, seconds }),
    );
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  private counter(name: string, limits: CounterLimits): Counter {
    const alone = new MemoryCounter(limits);
    return this.redis === null ? alone : new RedisCounter(this.redis, `limit:${name}:`, limits, alone);
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

@Global()
@Module({ providers: [RateLimits], exports: [RateLimits] })
export class RateLimitsModule {}

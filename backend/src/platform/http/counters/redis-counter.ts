import type { Redis } from 'ioredis';
import type { Counter, CounterLimits } from './counter';

const COUNT = `
local counted = redis.call('INCR', KEYS[1])
if counted == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
if counted <= tonumber(ARGV[1]) then return 0 end
redis.call('DECR', KEYS[1])
return math.max(redis.call('PTTL', KEYS[1]), 1)`;

const GIVE_BACK = `
if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end`;

/** Counts in Redis, on its clock, for all processes; while Redis is away in this process `alone`. */
export class RedisCounter implements Counter {
  /** @param prefix keeps the keys apart from those of other counters */
  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
    private readonly limits: CounterLimits,
    private readonly alone: Counter,
  ) {}

  count(key: string): Promise<number> {
    const { points, seconds } = this.limits;
    return this.ask(
      async () => Number(await this.redis.eval(COUNT, 1, this.prefix + key, points, seconds * 1000)),
      () => this.alone.count(key),
    );
  }

  giveBack(key: string): Promise<void> {
    return this.ask(
      async () => void (await this.redis.eval(GIVE_BACK, 1, this.prefix + key)),
      () => this.alone.giveBack(key),
    );
  }

  forget(key: string): Promise<void> {
    return this.ask(
      async () => void (await this.redis.del(this.prefix + key)),
      () => this.alone.forget(key),
    );
  }

  /** What goes wrong is in the log already: the connection tells. */
  private async ask<T>(there: () => Promise<T>, here: () => Promise<T>): Promise<T> {
    if (this.redis.status !== 'ready') return here();
    return there().catch(here);
  }
}

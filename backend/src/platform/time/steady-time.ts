import { Injectable, Logger } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '../errors/app-error';

/** Milliseconds that the wall clock may move against the monotonic one before that counts as a jump. */
const JUMP = 60_000;
/** Milliseconds for which what can't be undone waits after a jump: most wrong clocks are put right within seconds. */
const REST = 60_000;

const held = new AsyncLocalStorage<(() => number) | null>();

/** The instant (epoch milliseconds) by the clock that the work under way holds still; null outside of such work. */
export const heldTime = (): number | null => held.getStore()?.() ?? null;

/** Does in a thread what another one has set off at that instant: from there on the site's clock runs evenly. */
export function evenlyFrom<T>(instant: number, work: () => T): T {
  const from = performance.now();
  return held.run(() => instant + performance.now() - from, work);
}

/** Compares the wall clock with the monotonic one, which no one sets. Jumps before the process started stay unknown. */
@Injectable()
export class SteadyTime {
  private readonly logger = new Logger(SteadyTime.name);
  /** Wall clock minus monotonic one: as it was at the start or after the last jump, and as it was last seen. */
  private before = this.wall() - this.monotonic();
  private offset = this.before;
  /** On the monotonic clock. */
  private steadyFrom = 0;

  /**
   * Does work that can't be undone. While it goes on the site's clock runs evenly, whatever becomes of the wall clock.
   * @returns 0, or after a jump the milliseconds to wait; nothing was done then
   */
  async whenSteady(work: () => Promise<void>): Promise<number> {
    const wait = this.wait();
    if (wait > 0) return wait;
    const { offset } = this;
    await held.run(() => offset + this.monotonic(), work);
    return 0;
  }

  /** Does work by the wall clock, even where it is set off by work that isn't. */
  freely<T>(work: () => T): T {
    return held.run(null, work);
  }

  /**
   * Before a request does by the clock what can't be undone.
   * @throws AppError UNAVAILABLE in the minute after a jump
   */
  requireSteady(): void {
    const wait = this.wait();
    if (wait > 0) throw new AppError('UNAVAILABLE', { retryAfter: Math.ceil(wait / 1000) });
  }

  /** Milliseconds until work that can't be undone may begin. */
  wait(): number {
    const now = this.monotonic();
    this.offset = this.wall() - now;
    const jump = Math.round(this.offset - this.before);
    if (Math.abs(jump) > JUMP) {
      this.before = this.offset;
      this.steadyFrom = now + REST;
      this.logger.warn({ milliseconds: jump }, 'The clock jumped: what cannot be undone waits a minute');
    }
    return Math.max(0, this.steadyFrom - now);
  }

  protected wall(): number {
    return Date.now();
  }

  protected monotonic(): number {
    return performance.now();
  }
}

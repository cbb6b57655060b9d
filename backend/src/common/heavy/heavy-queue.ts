import { AppError } from '../errors/app-error';

/** How much heavy work goes on at once, and how much may wait for it. */
export interface HeavyLimits {
  /** Answers that are worked out at the same time, over all members. */
  readonly atOnce: number;
  /** The same for one member. */
  readonly atOncePerMember: number;
  /** Answers of one member that wait, are worked out or are on their way. */
  readonly perMember: number;
  /** The same over all members. */
  readonly inAll: number;
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number;
}

/** A request's place. Both calls may be made more than once. */
export interface HeavyPlace {
  /** The answer is worked out: what is left is to send it. */
  readonly workedOut: () => void;
  /** The answer is out, or its client is gone. */
  readonly leave: () => void;
}

interface Entry {
  readonly userId: number;
  state: 'waiting' | 'working' | 'sending';
  start: () => void;
}

/** Lets heavy answers be worked out a few at a time, in the order in which they were asked for. */
export class HeavyQueue {
  private readonly entries = new Set<Entry>();

  constructor(private readonly limits: HeavyLimits) {}

  /**
   * Waits for a place.
   * @param signal aborted when the client leaves: the promise is rejected then
   * @throws AppError TOO_MANY_REQUESTS when this member has asked for too much at once, UNAVAILABLE when all together have
   */
  async enter(userId: number, signal: AbortSignal): Promise<HeavyPlace> {
    signal.throwIfAborted();
    const { perMember, inAll, retryAfter } = this.limits;
    if (this.count((each) => each.userId === userId) >= perMember)
      throw new AppError('TOO_MANY_REQUESTS', { retryAfter });
    if (this.entries.size >= inAll) throw new AppError('UNAVAILABLE', { retryAfter });
    const entry: Entry = { userId, state: 'waiting', start: () => undefined };
    this.entries.add(entry);
    const place = this.placeOf(entry);
    const started = new Promise<void>((resolve) => (entry.start = resolve));
    this.startNext();
    if (entry.state !== 'waiting') return place;
    const left = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    try {
      await Promise.race([started, left]);
      return place;
    } catch (error) {
      place.leave();
      throw error;
    }
  }

  private placeOf(entry: Entry): HeavyPlace {
    return {
      workedOut: () => {
        if (entry.state === 'working') entry.state = 'sending';
        this.startNext();
      },
      leave: () => {
        this.entries.delete(entry);
        this.startNext();
      },
    };
  }

  private startNext(): void {
    for (const entry of this.entries) {
      const working = (each: Entry): boolean => each.state === 'working';
      if (this.count(working) >= this.limits.atOnce) return;
      if (entry.state !== 'waiting') continue;
      const own = this.count((each) => working(each) && each.userId === entry.userId);
      if (own >= this.limits.atOncePerMember) continue;
      entry.state = 'working';
      entry.start();
    }
  }

  private count(matches: (entry: Entry) => boolean): number {
    let count = 0;
    for (const entry of this.entries) if (matches(entry)) count += 1;
    return count;
  }
}

import { Injectable } from '@nestjs/common';
import { HEAVY_LIMITS, type HeavyKind } from './heavy-kinds';
import { type HeavyPlace, HeavyQueue } from './heavy-queue';

/** The queues of this process, one for each kind of heavy work. */
@Injectable()
export class HeavyQueues {
  private readonly queues = new Map(
    Object.entries(HEAVY_LIMITS).map(([kind, limits]) => [kind as HeavyKind, new HeavyQueue(limits)]),
  );

  /** As {@link HeavyQueue.enter}, in the queue of that kind. */
  enter(kind: HeavyKind, userId: number, signal: AbortSignal): Promise<HeavyPlace> {
    return this.queues.get(kind)!.enter(userId, signal);
  }
}

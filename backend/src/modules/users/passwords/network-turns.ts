import { AppError } from '../../../common/errors/app-error';
import { refusalPace } from '../../../common/http/refusal-pace';
import { tr } from '../../../common/locale/tr';

/** How much work goes on at once, and how much may wait for it. */
export interface TurnLimits {
  readonly atOnce: number;
  /** Pieces of work that wait for one network. */
  readonly waitingPerNetwork: number;
  /** The same over all networks. */
  readonly waitingInAll: number;
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number;
}

/**
 * Lets work be done a few pieces at a time. Networks take turns, so that however much one asks for, another waits for
 * one piece of it only.
 */
export class NetworkTurns {
  private working = 0;
  private inAll = 0;
  /** Whose turn is next stands first. */
  private readonly queues = new Map<string | null, (() => void)[]>();

  constructor(private readonly limits: TurnLimits) {}

  /** Pieces of work that wait. */
  get waiting(): number {
    return this.inAll;
  }

  /**
   * Does the work when its turn comes.
   * @param network whose work it is; null: the site's own, which is never refused
   * @throws AppError UNAVAILABLE when too much waits already
   */
  async run<T>(network: string | null, work: () => Promise<T>): Promise<T> {
    if (this.working >= this.limits.atOnce) await this.turnOf(network);
    else this.working += 1;
    try {
      return await work();
    } finally {
      this.passOn();
    }
  }

  private async turnOf(network: string | null): Promise<void> {
    const queue = this.queues.get(network) ?? [];
    const { waitingPerNetwork, waitingInAll, retryAfter } = this.limits;
    const isFull = queue.length >= waitingPerNetwork || this.inAll >= waitingInAll;
    if (network !== null && isFull) {
      await refusalPace();
      throw new AppError('UNAVAILABLE', { message: tr.auth.tooBusy, retryAfter, log: 'info' });
    }
    this.inAll += 1;
    this.queues.set(network, queue);
    await new Promise<void>((start) => queue.push(start));
  }

  /** Gives a place that has become free to the network whose turn it is, which then stands last. */
  private passOn(): void {
    const [next] = this.queues;
    if (next === undefined) {
      this.working -= 1;
      return;
    }
    const [network, queue] = next;
    const start = queue.shift()!;
    this.inAll -= 1;
    this.queues.delete(network);
    if (queue.length > 0) this.queues.set(network, queue);
    start();
  }
}

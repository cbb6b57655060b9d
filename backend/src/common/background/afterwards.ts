import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';

/**
 * Work that a request sets off but doesn't wait for, so that its answer takes the same time whatever the work finds.
 * A shutdown waits for it.
 */
@Injectable()
export class Afterwards implements BeforeApplicationShutdown {
  private readonly logger = new Logger(Afterwards.name);
  private readonly pending = new Set<Promise<void>>();

  /** Begins `work` once the answer is out; an error ends up in the log. */
  do(work: () => Promise<void>): void {
    const done = new Promise<void>((resolve) => setImmediate(resolve))
      .then(work)
      .catch((err: unknown) => this.logger.error({ err }, 'Work after a request failed'))
      .finally(() => this.pending.delete(done));
    this.pending.add(done);
  }

  /** Resolves when everything begun so far has ended. */
  async settled(): Promise<void> {
    await Promise.all(this.pending);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.settled();
  }
}

import { type BeforeApplicationShutdown, Global, Injectable, Logger, Module } from '@nestjs/common';
import { Jobs } from './jobs';

/** Work that a request sets off but doesn't wait for. A shutdown waits for it. */
@Injectable()
export class BackgroundWork implements BeforeApplicationShutdown {
  private readonly logger = new Logger(BackgroundWork.name);
  private readonly pending = new Set<Promise<void>>();

  /** Begins `work` once the answer is out, which then takes the same time whatever the work finds. Errors are logged. */
  runAfterResponse(work: () => Promise<void>): void {
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

/** What runs beside the requests of a server. */
@Global()
@Module({ providers: [BackgroundWork, Jobs], exports: [BackgroundWork, Jobs] })
export class BackgroundModule {}

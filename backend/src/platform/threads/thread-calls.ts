import type { Worker } from 'node:worker_threads';

/** A call of something that a thread does, by its name. */
export interface ThreadCall {
  readonly method: string;
  readonly args: readonly unknown[];
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/**
 * Calls what a thread answers with `answerCalls`. A thread that has ended refuses all calls, with its error. The process
 * waits for answers, not for a thread that has none to give.
 */
export class ThreadCalls<Method extends string> {
  private readonly waiting: Waiting[] = [];
  private failure: Error | null = null;

  constructor(
    private readonly worker: Worker,
    /** What the thread does, for its error. */
    private readonly name: string,
  ) {
    // answers come in the order of the calls
    worker.on('message', (value: unknown) => {
      this.waiting.shift()?.resolve(value);
      if (this.waiting.length === 0) worker.unref();
    });
    worker.on('error', (error) => this.fail(error));
    worker.on('exit', (code) => this.fail(new Error(`The thread that ${this.name} ended with code ${code}`)));
    worker.unref();
  }

  /** Whether the thread has ended. */
  get hasEnded(): boolean {
    return this.failure !== null;
  }

  call<T>(method: Method, ...args: unknown[]): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.failure) return reject(this.failure);
      this.waiting.push({ resolve: resolve as Waiting['resolve'], reject });
      this.worker.ref();
      this.worker.postMessage({ method, args } satisfies ThreadCall);
    });
  }

  async end(): Promise<void> {
    this.fail(new Error(`The thread that ${this.name} was ended`));
    await this.worker.terminate();
  }

  private fail(error: Error): void {
    this.failure ??= error;
    for (const { reject } of this.waiting.splice(0)) reject(this.failure);
  }
}

import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Archive } from '../../../archive/client';
import { threadFile } from '../../../platform/threads/thread-file';
import { Clock } from '../../../platform/time/clock';
import { SETTINGS, type Settings } from '../../../platform/config/settings';
import { ArchiveTasks, CANCELLED, type TaskArguments, type TaskName, type Tasks } from './archive-tasks';
import type { ThreadRequest, ThreadMessage } from './writing-thread';

/** Milliseconds without a task after which the thread, and its connections, end. */
const IDLE = 60_000;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Has the tasks done in a thread of their own, which is there as long as there are any. */
@Injectable()
export class ThreadedTasks implements ArchiveTasks, OnApplicationShutdown {
  private readonly logger = new Logger(ThreadedTasks.name);
  private thread: Worker | null = null;
  private lastId = 0;
  private readonly waiting = new Map<number, Waiting>();
  private idle: NodeJS.Timeout | undefined;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly archive: Archive,
  ) {}

  run<T extends TaskName>(task: T, stop: AbortSignal, ...args: TaskArguments<T>): ReturnType<Tasks[T]> {
    // a row of the database is an instance of its class, which can't be handed over
    const plain = args.map((each) => (Array.isArray(each) || typeof each !== 'object' ? each : { ...each }));
    return this.call(task, stop, plain) as ReturnType<Tasks[T]>;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.end();
  }

  private async call(task: TaskName, stop: AbortSignal, args: readonly unknown[]): Promise<unknown> {
    clearTimeout(this.idle);
    const thread = (this.thread ??= this.start());
    const id = (this.lastId += 1);
    const send = (request: ThreadRequest): void => thread.postMessage(request);
    const stopped = (): void => send({ stop: id, isForGood: stop.reason === CANCELLED });
    const done = new Promise<unknown>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    send({ id, task, args, now: this.clock.now().getTime() });
    if (stop.aborted) stopped();
    else stop.addEventListener('abort', stopped, { once: true });
    try {
      return await done;
    } finally {
      // the thread's commits are not this one's
      this.archive.look();
      stop.removeEventListener('abort', stopped);
      this.waiting.delete(id);
      if (this.waiting.size === 0) this.idle = setTimeout(() => void this.end(), IDLE).unref();
    }
  }

  private start(): Worker {
    const thread = new Worker(threadFile(__filename, 'writing-thread'), { workerData: this.settings });
    const failed = (error: Error): void => {
      if (this.thread === thread) this.thread = null;
      for (const { reject } of this.waiting.values()) reject(error);
    };
    thread.on('message', (message: ThreadMessage) => {
      if ('level' in message) this.logger[message.level](...message.said);
      else if ('error' in message) this.waiting.get(message.id)?.reject(message.error);
      else this.waiting.get(message.id)?.resolve(message.value);
    });
    thread.on('error', failed);
    thread.on('exit', (code) =>
      failed(new Error(`The thread that writes the archive ended with code ${code}`)),
    );
    // a process that has nothing else to do may end
    thread.unref();
    return thread;
  }

  /** Lets the thread close its connections, and waits for its end. */
  private async end(): Promise<void> {
    clearTimeout(this.idle);
    const { thread } = this;
    if (thread === null) return;
    this.thread = null;
    // until then the process has something to do
    thread.ref();
    thread.postMessage({ end: true } satisfies ThreadRequest);
    await once(thread, 'exit');
  }
}

import { Worker } from 'node:worker_threads';
import { ThreadCalls } from '../../../platform/threads/thread-calls';
import { threadFile } from '../../../platform/threads/thread-file';
import { FileProblem } from '../reading/text-file';
import type { OpenSource, Portion, Source, SourceOptions } from './source';
import type { Opened, SourceMethod, Outcome } from './source-thread';

const THREAD = threadFile(__filename, 'source-thread');

/** Portions that are read while others are being written. */
const AHEAD = 3;
/** Milliseconds without an open file after which the thread ends. */
const IDLE = 10_000;

/** Reads files in a thread of its own, so that what they hold delays nobody, and is read while rows are written. */
class SourceThread {
  private opened = 0;
  private open = 0;
  private readonly calls = new ThreadCalls<SourceMethod>(new Worker(THREAD), 'reads files');
  private idle: NodeJS.Timeout | undefined;

  get hasEnded(): boolean {
    return this.calls.hasEnded;
  }

  async read(path: string, { format, bookmaker, encoding }: SourceOptions): Promise<Source> {
    const id = (this.opened += 1);
    this.keepOpen();
    try {
      const options: SourceOptions = { format, bookmaker, encoding };
      const found = valueOf(await this.calls.call<Outcome<Opened>>('open', id, path, options));
      return this.sourceOf(id, found);
    } catch (error) {
      this.release();
      throw error;
    }
  }

  private sourceOf(id: number, { encoding, format, first }: Opened): Source {
    const coming = [Promise.resolve(first)];
    let isOver = 'problem' in first || first.value.isLast;
    return {
      encoding,
      format,
      next: async () => {
        while (!isOver && coming.length <= AHEAD) coming.push(this.next(id));
        const outcome = await coming.shift()!;
        isOver ||= 'problem' in outcome || outcome.value.isLast;
        return valueOf(outcome);
      },
      close: async () => {
        this.release();
        if (!isOver) await this.calls.call('close', id);
      },
    };
  }

  private next(id: number): Promise<Outcome<Portion>> {
    const portion = this.calls.call<Outcome<Portion>>('next', id);
    // an error is thrown where the portion is awaited, not before
    portion.catch(() => undefined);
    return portion;
  }

  private keepOpen(): void {
    this.open += 1;
    clearTimeout(this.idle);
  }

  private release(): void {
    this.open -= 1;
    if (this.open > 0) return;
    this.idle = setTimeout(() => void this.calls.end(), IDLE).unref();
  }
}

/** @throws FileProblem */
function valueOf<T>(outcome: Outcome<T>): T {
  if ('problem' in outcome) throw new FileProblem(outcome.problem);
  return outcome.value;
}

let thread: SourceThread | null = null;

/**
 * Opens a file in a thread, which all imports of the process share. An error is thrown where the source is awaited, not
 * before.
 */
export const openInThread: OpenSource = (path, options) => {
  if (thread === null || thread.hasEnded) thread = new SourceThread();
  const source = thread.read(path, options);
  source.catch(() => undefined);
  return source;
};

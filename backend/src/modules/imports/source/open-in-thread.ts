import { Worker } from 'node:worker_threads';
import { ThreadCalls } from '../../../common/threads/thread-calls';
import { threadFile } from '../../../common/threads/thread-file';
import { FileProblem } from '../reading/text-file';
import type { OpenSource, Portion, Source, SourceOptions } from './source';
import type { Opened, SourceMethod, Told } from './source-thread';

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
    this.hold();
    try {
      const options: SourceOptions = { format, bookmaker, encoding };
      const found = valueOf(await this.calls.call<Told<Opened>>('open', id, path, options));
      return this.sourceOf(id, found);
    } catch (error) {
      this.letGo();
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
        const told = await coming.shift()!;
        isOver ||= 'problem' in told || told.value.isLast;
        return valueOf(told);
      },
      close: async () => {
        this.letGo();
        if (!isOver) await this.calls.call('close', id);
      },
    };
  }

  private next(id: number): Promise<Told<Portion>> {
    const portion = this.calls.call<Told<Portion>>('next', id);
    // an error counts once the portion's turn has come
    portion.catch(() => undefined);
    return portion;
  }

  private hold(): void {
    this.open += 1;
    clearTimeout(this.idle);
  }

  private letGo(): void {
    this.open -= 1;
    if (this.open > 0) return;
    this.idle = setTimeout(() => void this.calls.end(), IDLE).unref();
  }
}

/** @throws FileProblem */
function valueOf<T>(told: Told<T>): T {
  if ('problem' in told) throw new FileProblem(told.problem);
  return told.value;
}

let thread: SourceThread | null = null;

/** Opens a file in a thread, which all imports of the process share. An error counts once the file's turn has come. */
export const openInThread: OpenSource = (path, options) => {
  if (thread === null || thread.hasEnded) thread = new SourceThread();
  const source = thread.read(path, options);
  source.catch(() => undefined);
  return source;
};

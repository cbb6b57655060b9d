import { answerCalls } from '../../../platform/threads/answer-calls';
import { FileProblem } from '../reading/text-file';
import { openLocally } from './local-source';
import type { Portion, Source, SourceOptions } from './source';

/** The thread that reads files for imports: see `openInThread`. */
const sources = new Map<number, Source>();

/** An answer, or what is wrong with the file; other errors end the thread. */
export type Outcome<T> = { value: T } | { problem: string };

/** What a file turned out to be, with its beginning: most files are one portion. */
export interface Opened extends Pick<Source, 'encoding' | 'format'> {
  readonly first: Outcome<Portion>;
}

async function outcomeOf<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await work() };
  } catch (error) {
    if (error instanceof FileProblem) return { problem: error.message };
    throw error;
  }
}

async function open(id: number, path: string, options: SourceOptions): Promise<Opened> {
  const source = await openLocally(path, options);
  sources.set(id, source);
  const { encoding, format } = source;
  return { encoding, format, first: await next(id) };
}

/** A portion behind the end is an empty last one. */
async function next(id: number): Promise<Outcome<Portion>> {
  const source = sources.get(id);
  if (source === undefined) return { value: { events: [], share: 1, isLast: true } };
  const portion = await outcomeOf(() => source.next());
  if ('problem' in portion || portion.value.isLast) sources.delete(id);
  return portion;
}

async function close(id: number): Promise<void> {
  await sources.get(id)?.close();
  sources.delete(id);
}

const methods = {
  open: (id: number, path: string, options: SourceOptions) => outcomeOf(() => open(id, path, options)),
  next,
  close,
};

export type SourceMethod = keyof typeof methods;

answerCalls(methods);

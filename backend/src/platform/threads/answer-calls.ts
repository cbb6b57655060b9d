import { parentPort } from 'node:worker_threads';
import type { ThreadCall } from './thread-calls';

type Methods = Readonly<Record<string, (...args: never[]) => unknown>>;

/**
 * Lets a thread answer calls one after the other, in their order. An error ends it, and reaches the one that started it.
 * @param buffersOf what of an answer is handed over instead of copied
 */
export function answerCalls(
  methods: Methods,
  buffersOf: (method: string, value: unknown) => readonly ArrayBuffer[] = () => [],
): void {
  let last = Promise.resolve();
  const answer = async ({ method, args }: ThreadCall): Promise<void> => {
    const value = await methods[method]!(...(args as never[]));
    parentPort!.postMessage(value, buffersOf(method, value));
  };
  parentPort!.on('message', (call: ThreadCall) => {
    last = last.then(() => answer(call));
  });
}

import { useSyncExternalStore } from 'react';

type Settle = (confirmed: boolean) => void;

const waiting = new Set<Settle>();
const listeners = new Set<() => void>();

const changed = () => listeners.forEach((listener) => listener());

/**
 * Has the visitor confirm who they are, in the dialog that the shell shows while a request waits here; several that wait
 * are answered at once. False when they don't want to, or when the request is broken off.
 */
export function askConfirmation(signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const settle: Settle = (confirmed) => {
      waiting.delete(settle);
      signal.removeEventListener('abort', refuse);
      resolve(confirmed);
      changed();
    };
    const refuse = () => settle(false);
    if (signal.aborted) return resolve(false);
    signal.addEventListener('abort', refuse);
    waiting.add(settle);
    changed();
  });
}

/** Lets the requests that wait go on, or fail as the server refused them. */
export function answerConfirmation(confirmed: boolean): void {
  for (const settle of [...waiting]) settle(confirmed);
}

/** Whether a request waits for a confirmation. */
export const useConfirmationAsked = (): boolean => useSyncExternalStore(listen, () => waiting.size > 0);

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

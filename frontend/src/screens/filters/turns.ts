import { useEffect, useId, useSyncExternalStore } from 'react';

/** A queue in which one at a time has its turn, in the order of joining. */
export class Turns {
  private queue: readonly string[] = [];
  private readonly listeners = new Set<() => void>();

  /** Who has the turn; null when nobody wants it. */
  get current(): string | null {
    return this.queue[0] ?? null;
  }

  /** Waits for a turn, at most once at a time. Returns how to leave, with the turn or before it. */
  join(name: string): () => void {
    this.change([...this.queue, name]);
    return () => this.change(this.queue.filter((each) => each !== name));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  private change(queue: readonly string[]): void {
    this.queue = queue;
    for (const listener of this.listeners) listener();
  }
}

/** Whether it is one's turn among those who share the queue; it stays so until one no longer wants it. */
export function useTurn(turns: Turns, wanted: boolean): boolean {
  const me = useId();
  useEffect(() => (wanted ? turns.join(me) : undefined), [turns, wanted, me]);
  return useSyncExternalStore(turns.subscribe, () => wanted && turns.current === me);
}

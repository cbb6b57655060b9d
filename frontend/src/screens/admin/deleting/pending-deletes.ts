import type { TableName } from '../../../api/table-rows';

/** A row that is on its way out: gone from the table, not yet from the server. */
export interface PendingDelete {
  table: TableName;
  id: number;
  /** What the row is called. */
  name: string;
}

/** How long a deletion can be taken back, in milliseconds. */
export const UNDO_TIME = 8_000;

type Send = (row: PendingDelete) => Promise<void>;

interface Waiting extends PendingDelete {
  timer: ReturnType<typeof setTimeout> | null;
  left: number;
  since: number;
}

/**
 * Deletions that wait for their time to be taken back. A deletion is sent when its time is over, or at once when the
 * panel is left: what was confirmed and not taken back happens.
 */
export class PendingDeletes {
  private waiting: readonly Waiting[] = [];
  private shown: readonly PendingDelete[] = [];
  private readonly listeners = new Set<() => void>();
  private paused = false;

  constructor(
    private readonly send: Send,
    private readonly now: () => number = Date.now,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Those that can still be taken back; the same list until it changes. */
  readonly list = (): readonly PendingDelete[] => this.shown;

  add(row: PendingDelete): void {
    const waiting: Waiting = { ...row, timer: null, left: UNDO_TIME, since: this.now() };
    this.change([...this.waiting, waiting]);
    if (!this.paused) this.start(waiting);
  }

  /** The row stays. */
  undo(row: PendingDelete): void {
    const found = this.find(row);
    if (!found) return;
    stop(found);
    this.change(this.waiting.filter((each) => each !== found));
  }

  /** Pauses the time for an undo while the pointer or the focus is on the button. */
  pause(): void {
    if (this.paused) return;
    this.paused = true;
    for (const each of this.waiting) {
      stop(each);
      each.left -= this.now() - each.since;
    }
  }

  resume(): void {
    if (!this.paused) return;
    this.paused = false;
    for (const each of this.waiting) this.start(each);
  }

  /** Sends everything that waits. */
  flush(): void {
    for (const each of [...this.waiting]) void this.finish(each);
  }

  private start(row: Waiting): void {
    row.since = this.now();
    row.timer = setTimeout(() => void this.finish(row), Math.max(0, row.left));
  }

  /** The row stays out of sight until the server has answered. */
  private async finish(row: Waiting): Promise<void> {
    stop(row);
    if (!this.waiting.includes(row)) return;
    this.waiting = this.waiting.filter((each) => each !== row);
    try {
      await this.send(row);
    } finally {
      this.change(this.waiting);
    }
  }

  private find({ table, id }: PendingDelete): Waiting | undefined {
    return this.waiting.find((each) => each.table === table && each.id === id);
  }

  private change(waiting: readonly Waiting[]): void {
    this.waiting = waiting;
    this.shown = waiting.map(({ table, id, name }) => ({ table, id, name }));
    for (const listener of this.listeners) listener();
  }
}

function stop(row: Waiting): void {
  if (row.timer !== null) clearTimeout(row.timer);
  row.timer = null;
}

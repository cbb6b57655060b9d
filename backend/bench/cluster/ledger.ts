import type { Answer } from './ask';

export type Kind = 'read' | 'write';

/** What the clients were answered, and when: the record that the databases are held against. */
export class Ledger {
  private readonly begun = Date.now();
  private readonly successes: Record<Kind, number[]> = { read: [], write: [] };
  /** How often each status was answered; 0 is no answer. */
  readonly answers = new Map<number, number>();
  /** Unique names of comments and receipts that the site has acknowledged. */
  readonly comments = new Set<string>();
  readonly receipts = new Set<string>();
  /** Grants that were acknowledged, by the account that got them. */
  readonly grants = new Map<number, number>();
  /** Matches of each season whose file has been taken in, by the year in which it begins. */
  readonly seasons = new Map<number, number>();

  note(kind: Kind, { status }: Answer): void {
    this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
    if (status >= 200 && status < 300) this.successes[kind].push(Date.now());
  }

  acknowledged(kind: Kind): number {
    return this.successes[kind].length;
  }

  /** Requests that ended, with an answer or without. */
  get answered(): number {
    return [...this.answers.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Share of the answers that were a 500. */
  get errorShare(): number {
    return (this.answers.get(500) ?? 0) / Math.max(1, this.answered);
  }

  /** Longest time in milliseconds without a success between two moments; the moments count as successes. */
  longestGap(kind: Kind, from = this.begun, to = Date.now()): number {
    const within = [from, ...this.successes[kind].filter((at) => at > from && at < to), to];
    return Math.max(...within.slice(1).map((at, n) => at - within[n]!));
  }
}

import { readClosedLine, readRecordLine, recordLayout, type RecordLayout } from './record-file';
import { NO_HASH, rowHash } from './row-hash';

/** The first row that doesn't hold. */
export interface RecordProblem {
  /** `different`: its hash isn't that of what it says after the row before. */
  readonly kind: 'different' | 'missing' | 'repeated' | 'unreadable';
  /** The row's own number; of a missing or unreadable row the one that was expected. */
  readonly seq: number;
}

/**
 * Computes the hashes of an exported record again, row by row; after a problem it takes no more rows. The hash of a row
 * that is still closed is taken as it stands: the rows after it are held against it.
 */
export class RecordChecker {
  /** Rows that hold, closed ones included. */
  count = 0;
  /** How many of them are still closed. */
  closed = 0;
  /** Hash of the last of them. */
  head = NO_HASH;
  problem: RecordProblem | null = null;
  private layout: RecordLayout = 'with-nonces';
  private readonly rowOf = new Map<string, number>();

  /** @param heads hashes that were printed earlier: {@link rowWith} tells where they stand */
  constructor(private readonly heads: ReadonlySet<string> = new Set()) {}

  /**
   * Takes the titles of the file.
   * @returns false when they are not those of a record
   */
  begin(titles: readonly string[]): boolean {
    const layout = recordLayout(titles);
    if (layout === null) return false;
    this.layout = layout;
    return true;
  }

  /**
   * @param cells of the next row; null when it can't be read as CSV
   * @returns whether it holds
   */
  add(cells: readonly string[] | null): boolean {
    this.problem ??= this.take(cells);
    return this.problem === null;
  }

  /** The number of the row with a printed hash; null when no row that holds has it. */
  rowWith(head: string): number | null {
    return this.rowOf.get(head) ?? null;
  }

  private take(cells: readonly string[] | null): RecordProblem | null {
    const expected = this.count + 1;
    const closed = cells === null || this.layout !== 'with-nonces' ? null : readClosedLine(cells);
    const readings = cells === null ? [] : readRecordLine(cells, this.layout);
    const row = closed ?? readings[0];
    if (row === undefined) return { kind: 'unreadable', seq: expected };
    if (row.seq < expected) return { kind: 'repeated', seq: row.seq };
    if (row.seq > expected) return { kind: 'missing', seq: expected };
    if (closed !== null) this.closed += 1;
    else if (!readings.some((reading) => rowHash(this.head, reading) === row.hash))
      return { kind: 'different', seq: row.seq };
    this.count = row.seq;
    this.head = row.hash;
    if (this.heads.has(row.hash)) this.rowOf.set(row.hash, row.seq);
    return null;
  }
}

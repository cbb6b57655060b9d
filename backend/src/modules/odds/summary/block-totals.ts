import type { MatchScores } from '../catalogue/settlement';
import { ROWS_PER_BLOCK, type Segment } from '../index/segment';
import type { FilterType } from '../query/odds-query';
import { RowTotals } from './row-totals';
import type { SettlementTable } from './settlement-table';

const NONE = new Uint32Array(0);

/** Totals of a block with the number of changes they were made after. */
interface KnownTotals {
  readonly changes: number;
  readonly totals: RowTotals;
}

/**
 * Totals of whole blocks of rows, kept until one of their rows changes: what nearly all rows of a block come to is
 * quicker found by taking the others away.
 */
export class BlockTotals {
  private readonly known: Record<FilterType, WeakMap<Segment, KnownTotals[]>> = {
    1: new WeakMap(),
    2: new WeakMap(),
  };

  constructor(
    private readonly scores: readonly MatchScores[],
    private readonly table: SettlementTable,
  ) {}

  /** Totals of all rows of a block that are not deleted. */
  of(segment: Segment, type: FilterType, block: number): RowTotals {
    const ofSegment = this.known[type].get(segment) ?? [];
    this.known[type].set(segment, ofSegment);
    const changes = segment.changesIn(block);
    const found = ofSegment[block];
    if (found?.changes === changes) return found.totals;
    const totals = new RowTotals(type, this.scores, this.table);
    totals.add(segment, livingRows(segment, block));
    ofSegment[block] = { changes, totals };
    return totals;
  }
}

/** Positions of a block's rows that are not deleted and not among others. */
export function livingRows(segment: Segment, block: number, others: Uint32Array = NONE): Uint32Array {
  const from = block * ROWS_PER_BLOCK;
  const to = Math.min(from + ROWS_PER_BLOCK, segment.rows);
  const { ids } = segment;
  const rows = new Uint32Array(to - from);
  let count = 0;
  let next = 0;
  for (let position = from; position < to; position++) {
    if (others[next] === position) {
      next += 1;
      continue;
    }
    rows[count] = position;
    count += Number(ids[position] !== 0);
  }
  return rows.subarray(0, count);
}

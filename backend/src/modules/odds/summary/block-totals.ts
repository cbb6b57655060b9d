import type { MatchScores } from '../catalogue/settlement';
import { ROWS_PER_BLOCK, type Segment } from '../index/segment';
import { type MarketReaders, MarketTotals } from './market-totals';
import { inClasses, ResultCounts, type RowTotals } from './row-totals';
import type { SettlementTable } from './settlement-table';

const NONE = new Uint32Array(0);

/** Totals of a block with the number of changes they were made after. */
interface KnownTotals {
  readonly changes: number;
  readonly counts: ResultCounts;
  /** By place of the market in the catalogue. */
  readonly markets: (MarketTotals | undefined)[];
}

/**
 * Totals of whole blocks of rows in one set of odds, kept until one of their rows changes: what nearly all rows of a
 * block come to is quicker found by taking the others away.
 */
export class BlockTotals {
  private readonly known = new WeakMap<Segment, KnownTotals[]>();

  constructor(
    private readonly readers: MarketReaders,
    private readonly scores: readonly MatchScores[],
    private readonly table: SettlementTable,
  ) {}

  /** Totals of all rows of a block that are not deleted, over some markets by their places in the catalogue. */
  of(segment: Segment, block: number, markets: readonly number[]): Pick<RowTotals, 'counts' | 'markets'> {
    const { counts, markets: known } = this.block(segment, block);
    const missing = markets.filter((market) => known[market] === undefined);
    if (missing.length > 0) {
      const fresh = missing.map((market) => (known[market] = new MarketTotals(market)));
      inClasses(segment, livingRows(segment, block), this.table, 1, (rows) => {
        for (const totals of fresh) this.readers.addTo(totals, rows, this.table);
      });
    }
    return { counts, markets: markets.map((market) => known[market]!) };
  }

  private block(segment: Segment, block: number): KnownTotals {
    const ofSegment = this.known.get(segment) ?? [];
    this.known.set(segment, ofSegment);
    const changes = segment.changesIn(block);
    const found = ofSegment[block];
    if (found?.changes === changes) return found;
    this.table.extend(this.scores);
    const counts = new ResultCounts();
    counts.add(segment, livingRows(segment, block), this.scores.length, 1);
    return (ofSegment[block] = { changes, counts, markets: [] });
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

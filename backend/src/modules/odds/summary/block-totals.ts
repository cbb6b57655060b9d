import { ROWS_PER_BLOCK, type Segment } from '../index/segment';
import type { MarketReaders } from './market-reader';
import { MarketTotals } from './market-totals';
import { RowCounts, type RowTotals } from './row-totals';

const NONE = new Uint32Array(0);

/** Totals of a block with the number of changes they were made after. */
interface KnownTotals {
  readonly changes: number;
  readonly counts: RowCounts;
  /** By place of the market in the catalogue. */
  readonly markets: (MarketTotals | undefined)[];
}

/**
 * Totals of whole blocks of rows in one set of odds, kept until one of their rows changes: what nearly all rows of a
 * block come to is quicker found by taking the others away.
 */
export class BlockTotals {
  private readonly known = new WeakMap<Segment, KnownTotals[]>();

  constructor(private readonly readers: MarketReaders) {}

  /** Totals of all rows of a block that are not deleted, over some markets by their places in the catalogue. */
  of(segment: Segment, block: number, markets: readonly number[]): Pick<RowTotals, 'counts' | 'markets'> {
    const { counts, markets: known } = this.block(segment, block);
    const missing = markets.filter((market) => known[market] === undefined);
    const rows = missing.length > 0 ? livingRows(segment, block) : NONE;
    for (const market of missing) {
      const totals = (known[market] = new MarketTotals(market));
      this.readers.of(market).addTo(totals, segment, rows, 1);
    }
    return { counts, markets: markets.map((market) => known[market]!) };
  }

  private block(segment: Segment, block: number): KnownTotals {
    const ofSegment = this.known.get(segment) ?? [];
    this.known.set(segment, ofSegment);
    const changes = segment.changesIn(block);
    const found = ofSegment[block];
    if (found?.changes === changes) return found;
    const counts = new RowCounts();
    const { type, scores } = this.readers;
    counts.add(segment, livingRows(segment, block), type, scores.length, 1);
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

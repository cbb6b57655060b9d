import { ODD_MARKETS } from '../../catalogue/columns';
import { MATCH_COLUMN } from '../../columns/layout';
import type { Slice } from '../../columns/segment';
import type { MarketReaders } from './market-reader';
import type { OddsSummary, SelectionSummary } from './odds-summary';
import { standingOutIn } from './by-chance';
import { blocksOf } from '../calibration/market-quotes';
import { MarketTotals } from './market-totals';
import { type AskedPrices, marginOf } from './market-margins';
import { RowCounts } from './row-counts';
import { sourceParts } from './source-parts';
import { comparisonFigures, outcomeFigures, priceFigures } from './selection-summary';
import type { Hits } from '../../columns/state';

const RESULT = MATCH_COLUMN.result;
const ALL_MARKETS = ODD_MARKETS.map((_, market) => market);

/** Places in the catalogue of the markets with these keys, in its order; of all markets for null. */
export const marketPlaces = (groups: readonly string[] | null): readonly number[] =>
  groups === null ? ALL_MARKETS : ALL_MARKETS.filter((market) => groups.includes(ODD_MARKETS[market]!.key));

/** Summarises matches that are added in parts, over some markets. */
export class SummaryBuilder {
  private readonly counts = new RowCounts();
  private readonly markets: readonly MarketTotals[];

  /** @param markets their places in the catalogue */
  constructor(
    markets: readonly number[],
    private readonly readers: MarketReaders,
  ) {
    this.markets = markets.map((market) => new MarketTotals(market));
  }

  /** Adds rows of a segment. */
  add(slice: Slice, throwIfAborted: () => void): void {
    if (slice.positions.length === 0) return;
    const { type, results } = this.readers;
    const rows = {
      ...slice,
      results: slice.segment.column(RESULT)!,
      blocks: blocksOf(slice.positions),
    };
    this.counts.add(rows, results.length, type);
    for (const totals of this.markets) {
      this.readers.of(totals.market).addTo(totals, rows);
      throwIfAborted();
    }
  }

  /** The summary of the rows added so far. */
  summary(asked: AskedPrices): OddsSummary {
    const results = this.occurringResults();
    const selections: SelectionSummary[] = [];
    for (const { market, sums } of this.markets) {
      const { key, columns } = ODD_MARKETS[market]!;
      const { settled, hits } = this.outcomesOf(market, results);
      for (const [at, { field, title }] of columns.entries()) {
        selections.push({
          column: field,
          group: key,
          label: title,
          ...outcomeFigures(hits[at]!, settled[at]!),
          ...priceFigures(sums, at),
          ...comparisonFigures(sums, at),
        });
      }
    }
    const { rows, byResult } = this.counts;
    let settled = 0;
    for (const result of results) {
      const { fh, fa } = this.readers.results[result]!.settling;
      if (fh !== null && fa !== null) settled += byResult[result]!;
    }
    const sources = sourceParts(this.counts, this.markets);
    const margins = this.markets.map((totals) => marginOf(totals, asked));
    return { total: rows, settled, sources, selections, ...standingOutIn(this.markets), margins };
  }

  private occurringResults(): Uint32Array {
    const { byResult } = this.counts;
    const results = new Uint32Array(byResult.length);
    let found = 0;
    for (let result = 0; result < byResult.length; result++) {
      results[found] = result;
      found += Number(byResult[result]! > 0);
    }
    return results.subarray(0, found);
  }

  /**
   * In how many rows each selection of a market settled, and how many it won.
   * @param results numbers of the results that occur
   */
  private outcomesOf(market: number, results: Uint32Array): { settled: Int32Array; hits: Int32Array } {
    const { outcomes } = this.readers.of(market);
    outcomes.extend(this.readers.results);
    const { byResult } = this.counts;
    const byOutcome = new Int32Array(outcomes.outcomes.length);
    for (let at = 0; at < results.length; at++)
      byOutcome[outcomes.ofResult[results[at]!]!]! += byResult[results[at]!]!;
    const { length } = ODD_MARKETS[market]!.columns;
    const settled = new Int32Array(length);
    const hits = new Int32Array(length);
    for (const [at, outcome] of outcomes.outcomes.entries()) {
      for (const [selection, verdict] of outcome.entries()) {
        if (verdict >= 0) settled[selection]! += byOutcome[at]!;
        if (verdict === 1) hits[selection]! += byOutcome[at]!;
      }
    }
    return { settled, hits };
  }
}

/**
 * Sums up what happened in the hits of a search, over the selections of some markets.
 * @param markets their places in the catalogue
 * @param readers of the set of odds that is summed up
 * @param asked what found these hits, where prices of fixtures are to be compared
 */
export function summarise(
  { main, block }: Pick<Hits, 'main' | 'block'>,
  markets: readonly number[],
  readers: MarketReaders,
  throwIfAborted: () => void,
  asked: AskedPrices = { predicates: [], coming: {} },
): OddsSummary {
  const builder = new SummaryBuilder(markets, readers);
  for (const slice of [main, block]) builder.add(slice, throwIfAborted);
  return builder.summary(asked);
}

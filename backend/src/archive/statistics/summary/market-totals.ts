import { ODD_MARKETS } from '../../catalogue/columns';
import { ALL_SOURCES } from '../../catalogue/price-sources';

/** Sums over the settled rows of one market by selection; prices in hundredths. */
const noSums = (selections: number) => ({
  /** Rows that have the selection's price. */
  priced: new Float64Array(selections),
  odds: new Float64Array(selections),
  /** Prices of the rows that the selection won. */
  wonOdds: new Float64Array(selections),
  /** Rows in which the whole market is priced; the next three are over these. */
  compared: new Float64Array(selections),
  comparedHits: new Float64Array(selections),
  /** Calibrated probabilities. */
  expected: new Float64Array(selections),
  /** Price × calibrated probability. */
  expectedOdds: new Float64Array(selections),
});

export type MarketSums = ReturnType<typeof noSums>;

/** What rows come to in the prices of one market. */
export class MarketTotals {
  /** Over the settled ones. */
  readonly sums: MarketSums;
  /** Over all of them, by the mask of their sources: rows in which the market is wholly priced, sum of the overrounds. */
  readonly wholeBySource = new Float64Array(ALL_SOURCES + 1);
  readonly overroundsBySource = new Float64Array(ALL_SOURCES + 1);

  /** Settled rows in which the market is wholly priced, and the sum of their overrounds. */
  whole = 0;
  overrounds = 0;

  /** @param market its place in the catalogue */
  constructor(readonly market: number) {
    this.sums = noSums(ODD_MARKETS[market]!.columns.length);
  }
}

import { ODD_MARKETS } from '../catalogue/columns';

/** Sums over the settled rows of one market by selection; prices in hundredths. */
const noSums = (selections: number) => ({
  /** Rows that have the selection's price. */
  priced: new Float64Array(selections),
  odds: new Float64Array(selections),
  /** Prices of the rows that the selection won, and their squares. */
  wonOdds: new Float64Array(selections),
  wonSquares: new Float64Array(selections),
  /** Rows in which the whole market is priced; the next three are over these. */
  compared: new Float64Array(selections),
  comparedHits: new Float64Array(selections),
  /** Calibrated probabilities. */
  expected: new Float64Array(selections),
  /** Price × calibrated probability. */
  expectedOdds: new Float64Array(selections),
});

export type MarketSums = ReturnType<typeof noSums>;

/** What settled rows come to in the prices of one market. */
export class MarketTotals {
  readonly sums: MarketSums;

  /** @param market its place in the catalogue */
  constructor(readonly market: number) {
    this.sums = noSums(ODD_MARKETS[market]!.columns.length);
  }

  /** Adds what others have summed up. */
  addAll({ sums }: MarketTotals): void {
    for (const name of Object.keys(sums) as (keyof MarketSums)[])
      for (let selection = 0; selection < sums[name].length; selection++)
        this.sums[name][selection]! += sums[name][selection]!;
  }
}

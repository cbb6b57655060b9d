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

/** Rows in which a market is wholly priced, and the sum of their overrounds. */
export interface OverroundSum {
  readonly rows: number;
  readonly overround: number;
}

/** What rows come to in the prices of one market. */
export class MarketTotals {
  /** Over the settled ones. */
  readonly sums: MarketSums;
  /** Over all of them, by where their prices come from, as a mask of sources. */
  readonly bySource = new Map<number, OverroundSum>();

  /** @param market its place in the catalogue */
  constructor(readonly market: number) {
    this.sums = noSums(ODD_MARKETS[market]!.columns.length);
  }

  /** Adds what others have summed up. */
  addAll({ sums, bySource }: MarketTotals): void {
    for (const [mask, { rows, overround }] of bySource) this.addOverrounds(mask, rows, overround);
    for (const name of Object.keys(sums) as (keyof MarketSums)[])
      for (let selection = 0; selection < sums[name].length; selection++)
        this.sums[name][selection]! += sums[name][selection]!;
  }

  addOverrounds(mask: number, rows: number, overround: number): void {
    const known = this.bySource.get(mask) ?? { rows: 0, overround: 0 };
    this.bySource.set(mask, { rows: known.rows + rows, overround: known.overround + overround });
  }
}

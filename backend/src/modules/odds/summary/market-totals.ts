import { MarketRows } from '../calibration/market-rows';
import type { Calibration } from '../calibration/calibration';
import { ODD_MARKETS } from '../catalogue/columns';
import type { Segment } from '../index/segment';
import type { FilterType } from '../query/odds-query';
import type { SettlementTable } from './settlement-table';

/** Place in the catalogue of each market's first selection. */
export const FIRST_PLACES: readonly number[] = ODD_MARKETS.map((_, market) =>
  ODD_MARKETS.slice(0, market).reduce((sum, { columns }) => sum + columns.length, 0),
);

/** Rows of one class of results, and what becomes of them. */
export interface SettledRows {
  readonly segment: Segment;
  readonly positions: Uint32Array;
  /** Number of each row's result; all settle the same selections. */
  readonly results: Int32Array;
  /** How many of the rows count. */
  readonly length: number;
  /** 1 adds them, -1 takes them away. */
  readonly times: 1 | -1;
}

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

  /** Adds rows that `market` has read, {@link MarketRows.read}, in `whole` of which every selection is priced. */
  add(market: MarketRows, whole: number, rows: SettledRows, table: SettlementTable): void {
    for (let selection = 0; selection < this.sums.priced.length; selection++) {
      const verdicts = table.of(FIRST_PLACES[this.market]! + selection);
      if (verdicts[rows.results[0]!]! < 0) continue;
      this.sums.compared[selection]! += rows.times * whole;
      addSelection(this.sums, selection, market, rows, verdicts);
    }
  }

  /** Adds what others have summed up. */
  addAll({ sums }: MarketTotals): void {
    for (const name of Object.keys(sums) as (keyof MarketSums)[])
      for (let selection = 0; selection < sums[name].length; selection++)
        this.sums[name][selection]! += sums[name][selection]!;
  }
}

function addSelection(
  sums: MarketSums,
  selection: number,
  { cells: all, probabilities: chances, whole }: MarketRows,
  { results, length, times }: SettledRows,
  verdicts: Int8Array,
): void {
  const cells = all[selection]!;
  const probabilities = chances[selection]!;
  let priced = 0;
  let odds = 0;
  let wonOdds = 0;
  let wonSquares = 0;
  let comparedHits = 0;
  let expected = 0;
  let expectedOdds = 0;
  for (let row = 0; row < length; row++) {
    const cell = cells[row]!;
    const isPriced = Number(cell !== 0);
    const price = cell - isPriced;
    const won = verdicts[results[row]!]!;
    // without a branch: -1 lets the price through, 0 doesn't
    const wonPrice = price & -won;
    const probability = probabilities[row]!;
    priced += isPriced;
    odds += price;
    wonOdds += wonPrice;
    wonSquares += wonPrice * wonPrice;
    comparedHits += whole[row]! & won;
    expected += probability;
    expectedOdds += probability * price;
  }
  sums.priced[selection]! += times * priced;
  sums.odds[selection]! += times * odds;
  sums.wonOdds[selection]! += times * wonOdds;
  sums.wonSquares[selection]! += times * wonSquares;
  sums.comparedHits[selection]! += times * comparedHits;
  sums.expected[selection]! += times * expected;
  sums.expectedOdds[selection]! += times * expectedOdds;
}

/** Reads the markets of one set of odds out of rows, as one learning of the archive sees them. */
export class MarketReaders {
  private readonly readers: (MarketRows | undefined)[] = [];

  constructor(
    readonly type: FilterType,
    private readonly calibration: Calibration,
  ) {}

  /** Adds rows to the totals of one market. */
  addTo(totals: MarketTotals, rows: SettledRows, table: SettlementTable): void {
    const market = ODD_MARKETS[totals.market]!;
    const reader = (this.readers[totals.market] ??= new MarketRows(
      market,
      this.type,
      this.calibration.market(this.type, market.key),
    ));
    const whole = reader.read(rows.segment, rows.positions, rows.length);
    totals.add(reader, whole, rows, table);
  }
}

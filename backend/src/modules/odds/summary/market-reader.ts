import type { Calibration } from '../calibration/calibration';
import { MarketQuotes } from '../calibration/market-quotes';
import { QuoteValues } from '../calibration/quote-values';
import { ODD_MARKETS } from '../catalogue/columns';
import { ALL_SOURCES } from '../catalogue/price-sources';
import type { MatchScores } from '../catalogue/settlement';
import { matchColumn, sourcesColumn } from '../index/layout';
import type { NumberArray } from '../index/number-array';
import type { Segment } from '../index/segment';
import type { FilterType } from '../query/odds-query';
import { MarketOutcomes } from './market-outcomes';
import type { MarketSums, MarketTotals } from './market-totals';

const SCORES = matchColumn('scores');

/** How often each quote occurs among rows that settle the same selections; all counts are 0 between two uses. */
class QuoteCounts {
  counts = new Uint32Array(0);
  occurring = new Uint32Array(0);
  length = 0;

  growTo(quotes: number, rows: number): void {
    if (this.counts.length < quotes) this.counts = new Uint32Array(quotes * 2);
    // one place more than is ever taken
    if (this.occurring.length <= rows) this.occurring = new Uint32Array(rows + 1);
  }

  clear(): void {
    for (let at = 0; at < this.length; at++) this.counts[this.occurring[at]!] = 0;
    this.length = 0;
  }
}

/** Sums up one market of one set of odds in rows: what follows from a quote is worked out once for all its rows. */
export class MarketReader {
  readonly outcomes: MarketOutcomes;
  private readonly quotes: MarketQuotes;
  private readonly values: QuoteValues;
  private readonly counted: QuoteCounts[] = [];
  private readonly sources: number;
  // by cell of a mask; all 0 between two uses
  private readonly rowsBySource = new Float64Array(ALL_SOURCES + 2);
  private readonly overroundsBySource = new Float64Array(ALL_SOURCES + 2);

  /**
   * @param market its place in the catalogue
   * @param scores every distinct result by number; may grow at its end
   */
  constructor(
    market: number,
    type: FilterType,
    calibration: Calibration,
    private readonly scores: readonly MatchScores[],
  ) {
    const group = ODD_MARKETS[market]!;
    this.outcomes = new MarketOutcomes(market);
    this.sources = sourcesColumn(type);
    this.quotes = new MarketQuotes(group, type);
    this.values = new QuoteValues(this.quotes, calibration.market(type, group.key));
  }

  /**
   * Adds rows of a segment to totals, or takes rows away that were added before.
   * @param times 1 adds, -1 takes away
   */
  addTo(totals: MarketTotals, segment: Segment, positions: Uint32Array, times: 1 | -1): void {
    const { sums } = totals;
    const numbers = this.quotes.numbersAt(segment, positions);
    this.values.extend();
    this.outcomes.extend(this.scores);
    this.addOverrounds(totals, segment.column(this.sources), positions, numbers, times);
    const results = segment.column(SCORES)!;
    const { settlesOf, winnersOf, settled } = this.outcomes;
    const { count } = this.quotes;
    while (this.counted.length < settled.length) this.counted.push(new QuoteCounts());
    for (const [settles, counted] of this.counted.entries()) {
      counted.growTo(count, positions.length);
      const { counts, occurring } = counted;
      let { length } = counted;
      for (let at = 0; at < positions.length; at++) {
        const position = positions[at]!;
        if (settlesOf[results[position]! - 1] !== settles) continue;
        const quote = numbers[position]!;
        occurring[length] = quote;
        // moves on past quotes that are new, without a branch
        length += Number(counts[quote]!++ === 0);
      }
      counted.length = length;
    }
    for (const winners of winnersOf) this.addWinners(sums, winners, positions, results, numbers, times);
    for (const [at, counted] of this.counted.entries()) {
      this.sumUp(sums, counted, settled[at]!, times);
      counted.clear();
    }
  }

  /** @param sources masks by position; null = none is known */
  private addOverrounds(
    totals: MarketTotals,
    sources: NumberArray | null,
    positions: Uint32Array,
    numbers: Uint32Array,
    times: 1 | -1,
  ): void {
    const { overrounds, whole } = this.values;
    const { rowsBySource: rows, overroundsBySource: sums } = this;
    for (let at = 0; at < positions.length; at++) {
      const position = positions[at]!;
      const quote = numbers[position]!;
      const mask = sources === null ? 0 : sources[position]!;
      rows[mask]! += whole[quote]!;
      sums[mask]! += overrounds[quote]!;
    }
    for (let mask = 0; mask < rows.length; mask++) {
      if (rows[mask] === 0) continue;
      totals.addOverrounds(mask, times * rows[mask]!, times * sums[mask]!);
      rows[mask] = 0;
      sums[mask] = 0;
    }
  }

  /** @param winners by number of the result, the selection that won, or -1 */
  private addWinners(
    sums: MarketSums,
    winners: Int8Array,
    positions: Uint32Array,
    results: NumberArray,
    numbers: Uint32Array,
    times: 1 | -1,
  ): void {
    const { cells, selections } = this.quotes;
    const { whole } = this.values;
    const { wonOdds, wonSquares, comparedHits } = sums;
    for (let at = 0; at < positions.length; at++) {
      const position = positions[at]!;
      const selection = winners[results[position]! - 1]!;
      if (selection < 0) continue;
      const quote = numbers[position]!;
      const cell = cells[quote * selections + selection]!;
      const price = times * (cell - Number(cell !== 0));
      wonOdds[selection]! += price;
      wonSquares[selection]! += times * price * price;
      comparedHits[selection]! += times * whole[quote]!;
    }
  }

  private sumUp(
    sums: MarketSums,
    { counts, occurring, length }: QuoteCounts,
    settled: readonly number[],
    times: 1 | -1,
  ): void {
    const { cells, selections } = this.quotes;
    const { whole, probabilities } = this.values;
    for (const selection of settled) {
      let priced = 0;
      let odds = 0;
      let compared = 0;
      let expected = 0;
      let expectedOdds = 0;
      for (let at = 0; at < length; at++) {
        const quote = occurring[at]!;
        const rows = counts[quote]!;
        const cell = cells[quote * selections + selection]!;
        const isPriced = Number(cell !== 0);
        const price = cell - isPriced;
        const probability = rows * probabilities[quote * selections + selection]!;
        priced += rows * isPriced;
        odds += rows * price;
        compared += rows * whole[quote]!;
        expected += probability;
        expectedOdds += probability * price;
      }
      sums.priced[selection]! += times * priced;
      sums.odds[selection]! += times * odds;
      sums.compared[selection]! += times * compared;
      sums.expected[selection]! += times * expected;
      sums.expectedOdds[selection]! += times * expectedOdds;
    }
  }
}

/** Readers of all markets in one set of odds, as one learning of the archive sees its prices; made as they are needed. */
export class MarketReaders {
  private readonly readers: (MarketReader | undefined)[] = [];

  /** @param scores every distinct result by number; may grow at its end */
  constructor(
    readonly type: FilterType,
    private readonly calibration: Calibration,
    readonly scores: readonly MatchScores[],
  ) {}

  /** @param market its place in the catalogue */
  of(market: number): MarketReader {
    return (this.readers[market] ??= new MarketReader(market, this.type, this.calibration, this.scores));
  }
}

import type { MarketQuotes } from '../calibration/market-quotes';
import type { QuoteValues } from '../calibration/quote-values';
import type { QuotedMarkets } from '../calibration/quoted-markets';
import { ODD_MARKETS } from '../../catalogue/columns';
import type { Result } from '../../columns/vocabulary';
import type { FilterType } from '../../question/odds-query';
import { MarketOutcomes } from './market-outcomes';
import type { MarketSums, MarketTotals } from './market-totals';
import type { RowsByResult } from './rows-by-result';

/** Sums up one market of one set of odds in rows: what follows from a quote is worked out once for all its rows. */
export class MarketReader {
  readonly outcomes: MarketOutcomes;
  private readonly quotes: MarketQuotes;
  private readonly values: QuoteValues;
  /** How often each quote occurs; all 0 between two uses. */
  private counts = new Uint32Array(0);
  /** Numbers of the quotes that occur; one place more than is ever taken. */
  private occurring = new Uint32Array(0);

  /**
   * @param market its place in the catalogue
   * @param results every distinct one by number; may grow at its end
   */
  constructor(
    market: number,
    quoted: QuotedMarkets,
    private readonly results: readonly Result[],
  ) {
    this.outcomes = new MarketOutcomes(ODD_MARKETS[market]!);
    ({ quotes: this.quotes, values: this.values } = quoted.of(ODD_MARKETS[market]!));
  }

  /** Adds rows to totals. */
  addTo(totals: MarketTotals, rows: RowsByResult): void {
    const numbers = this.quotes.numbersIn(rows.segment, rows.blocks);
    this.values.extend();
    this.outcomes.extend(this.results);
    if (this.counts.length < this.quotes.count) this.counts = new Uint32Array(this.quotes.count * 2);
    if (this.occurring.length <= rows.positions.length)
      this.occurring = new Uint32Array(rows.positions.length + 1);
    for (const [outcome, results] of this.byOutcome(rows).entries()) {
      let length = 0;
      for (const result of results) length = this.count(rows, result, numbers, length);
      if (length === 0) continue;
      const quotes = this.occurring.subarray(0, length);
      this.addOverrounds(totals, quotes);
      this.sumUp(totals.sums, quotes, outcome);
      for (let at = 0; at < length; at++) this.counts[quotes[at]!] = 0;
    }
  }

  /** Results of rows by the outcome that they are of this market. */
  private byOutcome({ results }: RowsByResult): readonly number[][] {
    const { ofResult, outcomes } = this.outcomes;
    const lists = outcomes.map((): number[] => []);
    for (const result of results) lists[ofResult[result]!]!.push(result);
    return lists;
  }

  /**
   * Counts the quotes of the rows with a result, and adds those that are new to the list of quotes that occur.
   * @param length of that list
   * @returns its new length
   */
  private count(
    { positions, begins }: RowsByResult,
    result: number,
    numbers: Uint32Array,
    length: number,
  ): number {
    const { counts, occurring } = this;
    const end = begins[result + 1]!;
    for (let at = begins[result]!; at < end; at++) {
      const quote = numbers[positions[at]!]!;
      occurring[length] = quote;
      // moves on past quotes that are new, without a branch
      length += Number(counts[quote]!++ === 0);
    }
    return length;
  }

  private addOverrounds(totals: MarketTotals, quotes: Uint32Array): void {
    const { counts } = this;
    const { overrounds, whole } = this.values;
    const { cells, selections, width } = this.quotes;
    const { wholeBySource, overroundsBySource } = totals;
    for (let at = 0; at < quotes.length; at++) {
      const quote = quotes[at]!;
      const mask = cells[quote * width + selections]!;
      wholeBySource[mask]! += counts[quote]! * whole[quote]!;
      overroundsBySource[mask]! += counts[quote]! * overrounds[quote]!;
    }
  }

  private sumUp(sums: MarketSums, quotes: Uint32Array, outcome: number): void {
    const { counts } = this;
    const { cells, selections, width } = this.quotes;
    const { whole, probabilities } = this.values;
    for (const [selection, verdict] of this.outcomes.outcomes[outcome]!.entries()) {
      if (verdict < 0) continue;
      let priced = 0;
      let odds = 0;
      let squares = 0;
      let compared = 0;
      let expected = 0;
      let expectedOdds = 0;
      for (let at = 0; at < quotes.length; at++) {
        const quote = quotes[at]!;
        const rows = counts[quote]!;
        const price = cells[quote * width + selection]!;
        const probability = rows * probabilities[quote * selections + selection]!;
        priced += rows * Number(price !== 0);
        odds += rows * price;
        squares += rows * price * price;
        compared += rows * whole[quote]!;
        expected += probability;
        expectedOdds += probability * price;
      }
      sums.priced[selection]! += priced;
      sums.odds[selection]! += odds;
      sums.compared[selection]! += compared;
      sums.expected[selection]! += expected;
      sums.expectedOdds[selection]! += expectedOdds;
      if (verdict === 0) continue;
      sums.wonOdds[selection]! += odds;
      sums.wonSquares[selection]! += squares;
      sums.comparedHits[selection]! += compared;
    }
  }
}

/** Readers of all markets in one set of odds, as one learning of the archive sees its prices; made as they are needed. */
export class MarketReaders {
  private readonly readers: (MarketReader | undefined)[] = [];
  private room = new Uint32Array(0);

  /** @param results every distinct one by number; may grow at its end */
  constructor(
    readonly type: FilterType,
    readonly quoted: QuotedMarkets,
    readonly results: readonly Result[],
  ) {}

  /** Room for so many positions, until the next call: made again for each sum it would soon have to be collected. */
  roomFor(positions: number): Uint32Array {
    if (this.room.length < positions) this.room = new Uint32Array(positions * 2);
    return this.room;
  }

  /** @param market its place in the catalogue */
  of(market: number): MarketReader {
    return (this.readers[market] ??= new MarketReader(market, this.quoted, this.results));
  }
}

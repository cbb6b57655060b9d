import type { MarketQuotes } from '../calibration/market-quotes';
import type { QuoteValues } from '../calibration/quote-values';
import type { QuotedMarkets } from '../calibration/quoted-markets';
import { ODD_MARKETS } from '../../catalogue/columns';
import type { NumberArray } from '../../columns/number-array';
import type { Slice } from '../../columns/segment';
import type { Result } from '../../columns/vocabulary';
import type { FilterType } from '../../question/odds-query';
import { MarketOutcomes } from './market-outcomes';
import type { MarketSums, MarketTotals } from './market-totals';

/** The rows of a summary that lie in one segment. */
export interface SummedRows extends Slice {
  /** Numbers of the results by row of the segment. */
  readonly results: NumberArray;
  /** Blocks that the rows lie in. */
  readonly blocks: readonly number[];
}

/** From so many times fewer rows than places on, looking through all places takes longer than noting which are counted at. */
const DENSE = 2;

/** Distinct quotes, and how many rows each has. */
type CountedQuotes = Readonly<Record<'quotes' | 'rows', Uint32Array>>;

/** What is counted market by market in the same places: made for each it would soon have to be collected. */
class Scratch {
  /** All 0 between two uses. */
  counts = new Uint32Array(0);
  /** Counted places in the order in which they first occurred; one place more than is ever taken. */
  places = new Uint32Array(0);
  /** Quotes by how the market ended in their rows, and how many rows each has. */
  quotes = new Uint32Array(0);
  rows = new Uint32Array(0);

  growTo(counts: number, rows: number): void {
    if (this.counts.length < counts) this.counts = new Uint32Array(counts * 2);
    if (this.places.length > rows) return;
    this.places = new Uint32Array(rows * 2 + 1);
    this.quotes = new Uint32Array(rows * 2 + 1);
    this.rows = new Uint32Array(rows * 2 + 1);
  }
}

/** Sums up one market of one set of odds in rows: what follows from a quote is worked out once for all its rows. */
export class MarketReader {
  readonly outcomes: MarketOutcomes;
  private readonly quotes: MarketQuotes;
  private readonly values: QuoteValues;

  /**
   * @param market its place in the catalogue
   * @param results every distinct one by number; may grow at its end
   */
  constructor(
    market: number,
    quoted: QuotedMarkets,
    private readonly results: readonly Result[],
    private readonly scratch: Scratch,
  ) {
    this.outcomes = new MarketOutcomes(ODD_MARKETS[market]!);
    ({ quotes: this.quotes, values: this.values } = quoted.of(ODD_MARKETS[market]!));
  }

  /** Adds rows to totals. */
  addTo(totals: MarketTotals, rows: SummedRows): void {
    const numbers = this.quotes.numbersIn(rows.segment, rows.blocks);
    this.values.extend();
    this.outcomes.extend(this.results);
    const { length } = this.outcomes.outcomes;
    this.scratch.growTo(this.quotes.count * length, rows.positions.length);
    const isDense = rows.positions.length * DENSE >= this.quotes.count * length;
    const begins = isDense
      ? this.countDense(rows, numbers, length)
      : this.byOutcome(this.count(rows, numbers), length);
    for (let outcome = 0; outcome < length; outcome++) {
      const [from, to] = [begins[outcome]!, begins[outcome + 1]!];
      if (from === to) continue;
      const quoted = {
        quotes: this.scratch.quotes.subarray(from, to),
        rows: this.scratch.rows.subarray(from, to),
      };
      this.addOverrounds(totals, quoted, outcome);
      this.sumUp(totals.sums, quoted, outcome);
    }
  }

  /**
   * Counts rows at `outcome * quotes + quote`: new quotes come in the order of their numbers, and stand together.
   * @returns how many places have been counted at
   */
  private count({ positions, results }: SummedRows, numbers: Uint32Array): number {
    const { counts, places } = this.scratch;
    const { ofResult } = this.outcomes;
    const { count } = this.quotes;
    let length = 0;
    for (let at = 0; at < positions.length; at++) {
      const row = positions[at]!;
      const place = numbers[row]! + count * ofResult[results[row]!]!;
      places[length] = place;
      // moves on past places that are new, without a branch
      length += Number(counts[place]!++ === 0);
    }
    return length;
  }

  /**
   * The same where most places are counted at: all are looked through afterwards, and are in the order of the outcomes.
   * @returns where the quotes of each outcome begin; one more than there are outcomes
   */
  private countDense(
    { positions, results }: SummedRows,
    numbers: Uint32Array,
    outcomes: number,
  ): Uint32Array {
    const { counts, quotes, rows } = this.scratch;
    const { ofResult } = this.outcomes;
    const { count } = this.quotes;
    for (let at = 0; at < positions.length; at++) {
      const row = positions[at]!;
      counts[numbers[row]! + count * ofResult[results[row]!]!]! += 1;
    }
    const begins = new Uint32Array(outcomes + 1);
    let length = 0;
    for (let outcome = 0, place = 0; outcome < outcomes; outcome++) {
      for (let quote = 0; quote < count; quote++, place++) {
        quotes[length] = quote;
        rows[length] = counts[place]!;
        length += Number(counts[place]! > 0);
      }
      begins[outcome + 1] = length;
    }
    counts.fill(0, 0, count * outcomes);
    return begins;
  }

  /**
   * Puts what has been counted in the order of the outcomes, and clears the counts.
   * @param length how many places have been counted at
   * @returns where the quotes of each outcome begin; one more than there are outcomes
   */
  private byOutcome(length: number, outcomes: number): Uint32Array {
    const { counts, places, quotes, rows } = this.scratch;
    const { count } = this.quotes;
    const ends = new Uint32Array(outcomes + 1);
    for (let at = 0; at < length; at++) ends[Math.floor(places[at]! / count) + 1]! += 1;
    for (let outcome = 0; outcome < outcomes; outcome++) ends[outcome + 1]! += ends[outcome]!;
    const begins = ends.slice();
    for (let at = 0; at < length; at++) {
      const place = places[at]!;
      const outcome = Math.floor(place / count);
      const to = ends[outcome]!++;
      quotes[to] = place - outcome * count;
      rows[to] = counts[place]!;
      counts[place] = 0;
    }
    return begins;
  }

  private addOverrounds(totals: MarketTotals, { quotes, rows }: CountedQuotes, outcome: number): void {
    const { overrounds, whole } = this.values;
    const { cells, selections, width } = this.quotes;
    const { wholeBySource, overroundsBySource } = totals;
    let compared = 0;
    let sum = 0;
    for (let at = 0; at < quotes.length; at++) {
      const quote = quotes[at]!;
      const mask = cells[quote * width + selections]!;
      wholeBySource[mask]! += rows[at]! * whole[quote]!;
      overroundsBySource[mask]! += rows[at]! * overrounds[quote]!;
      compared += rows[at]! * whole[quote]!;
      sum += rows[at]! * overrounds[quote]!;
    }
    if (this.outcomes.outcomes[outcome]!.every((verdict) => verdict < 0)) return;
    totals.whole += compared;
    totals.overrounds += sum;
  }

  private sumUp(sums: MarketSums, { quotes, rows: counts }: CountedQuotes, outcome: number): void {
    const { cells, selections, width } = this.quotes;
    const { whole, probabilities } = this.values;
    for (const [selection, verdict] of this.outcomes.outcomes[outcome]!.entries()) {
      if (verdict < 0) continue;
      let priced = 0;
      let odds = 0;
      let compared = 0;
      let expected = 0;
      let expectedOdds = 0;
      for (let at = 0; at < quotes.length; at++) {
        const quote = quotes[at]!;
        const rows = counts[at]!;
        const price = cells[quote * width + selection]!;
        const probability = rows * probabilities[quote * selections + selection]!;
        priced += rows * Number(price !== 0);
        odds += rows * price;
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
      sums.comparedHits[selection]! += compared;
    }
  }
}

/** Readers of all markets in one set of odds, as one learning of the archive sees its prices; made as they are needed. */
export class MarketReaders {
  private readonly readers: (MarketReader | undefined)[] = [];
  private readonly scratch = new Scratch();

  /** @param results every distinct one by number; may grow at its end */
  constructor(
    readonly type: FilterType,
    readonly quoted: QuotedMarkets,
    readonly results: readonly Result[],
  ) {}

  /** @param market its place in the catalogue */
  of(market: number): MarketReader {
    return (this.readers[market] ??= new MarketReader(market, this.quoted, this.results, this.scratch));
  }
}

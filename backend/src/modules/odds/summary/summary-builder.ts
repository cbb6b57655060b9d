import { ODD_MARKETS } from '../catalogue/columns';
import type { OddField } from '../catalogue/odds-groups';
import type { MatchScores } from '../catalogue/settlement';
import { matchColumn } from '../index/layout';
import type { Segment } from '../index/segment';
import type { FilterType } from '../query/odds-query';
import type { OddsSummary, SelectionSummary } from './odds-summary';
import { SMALL_SAMPLE } from './odds-summary';
import { PriceSums, ROWS_AT_ONCE } from './price-sums';
import type { SettlementTable } from './settlement-table';
import { wilsonInterval } from './wilson';

const SCORES = matchColumn('scores');

// no call leaves anything in them that another one needs
const sortedPositions = new Uint32Array(ROWS_AT_ONCE);
const sortedResults = new Int32Array(ROWS_AT_ONCE);

/** Sums up matches that come part by part. */
export class SummaryBuilder {
  private total = 0;
  /** Matches by number of their result. */
  private counts = new Uint32Array(0);
  private readonly sums: PriceSums;

  /**
   * @param scores every distinct result by number; may grow at its end while parts come
   * @param table settlements of earlier summaries over the same results, which are added to
   */
  constructor(
    type: FilterType,
    private readonly scores: readonly MatchScores[],
    private readonly table: SettlementTable,
  ) {
    this.sums = new PriceSums(type, table);
  }

  /** Adds rows of a segment, at most {@link ROWS_AT_ONCE}. */
  add(segment: Segment, positions: Uint32Array): void {
    this.table.extend(this.scores);
    this.total += positions.length;
    const starts = this.sortByClass(segment, positions);
    for (let number = 0; number < this.table.classCount; number++) {
      const [from, to] = [starts[number]!, starts[number + 1]!];
      if (from === to) continue;
      this.sums.add(segment, sortedPositions.subarray(from, to), sortedResults.subarray(from, to));
    }
  }

  /** What the rows so far come to. */
  summary(): OddsSummary {
    this.table.extend(this.scores);
    const results = this.occurringResults();
    const selections: SelectionSummary[] = [];
    for (const { key, columns } of ODD_MARKETS) {
      for (const { field, title } of columns) {
        selections.push(this.selection(selections.length, field, key, title, results));
      }
    }
    let settled = 0;
    for (const result of results) {
      const { fh, fa } = this.scores[result]!;
      if (fh !== null && fa !== null) settled += this.counts[result]!;
    }
    return { total: this.total, settled, selections };
  }

  private occurringResults(): Uint32Array {
    const results = new Uint32Array(this.counts.length);
    let found = 0;
    for (let result = 0; result < this.counts.length; result++) {
      results[found] = result;
      found += Number(this.counts[result]! > 0);
    }
    return results.subarray(0, found);
  }

  /** Puts the rows in order of their results' classes, counts the results; answers where each class begins. */
  private sortByClass(segment: Segment, positions: Uint32Array): Uint32Array {
    const { classOf, classCount } = this.table;
    const results = segment.column(SCORES)!;
    if (this.counts.length < this.scores.length) {
      const counts = new Uint32Array(this.scores.length);
      counts.set(this.counts);
      this.counts = counts;
    }
    const starts = new Uint32Array(classCount + 1);
    for (let at = 0; at < positions.length; at++) starts[classOf[results[positions[at]!]! - 1]! + 1]! += 1;
    for (let number = 0; number < classCount; number++) starts[number + 1]! += starts[number]!;
    const next = starts.slice();
    for (let at = 0; at < positions.length; at++) {
      const position = positions[at]!;
      const result = results[position]! - 1;
      const to = next[classOf[result]!]!++;
      sortedPositions[to] = position;
      sortedResults[to] = result;
      this.counts[result]! += 1;
    }
    return starts;
  }

  /**
   * @param place of the selection in the catalogue
   * @param results numbers of the results that occur
   */
  private selection(
    place: number,
    column: OddField,
    group: string,
    label: string,
    results: Uint32Array,
  ): SelectionSummary {
    const verdicts = this.table.of(place);
    let settled = 0;
    let hits = 0;
    for (let at = 0; at < results.length; at++) {
      const verdict = verdicts[results[at]!]!;
      if (verdict < 0) continue;
      const count = this.counts[results[at]!]!;
      settled += count;
      hits += count * verdict;
    }
    const interval = settled === 0 ? null : wilsonInterval(hits, settled);
    const { priced, odds, wonOdds, impliedOver, implied } = this.sums;
    const count = priced[place]!;
    return {
      column,
      group,
      label,
      settled,
      hits,
      rate: settled === 0 ? null : hits / settled,
      ci_low: interval === null ? null : interval.low,
      ci_high: interval === null ? null : interval.high,
      priced: count,
      mean_odd: count === 0 ? null : odds[place]! / count / 100,
      implied: impliedOver[place] === 0 ? null : implied[place]! / impliedOver[place]!,
      return_rate: count === 0 ? null : wonOdds[place]! / 100 / count - 1,
      small_sample: settled < SMALL_SAMPLE,
    };
  }
}

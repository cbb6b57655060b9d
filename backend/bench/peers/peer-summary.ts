import { ODD_FIELDS, ODD_MARKETS } from '../../src/archive/catalogue/columns';
import type { Result } from '../../src/archive/columns/vocabulary';
import { MarketTotals } from '../../src/archive/statistics/summary/market-totals';
import type { OddsSummary, SelectionSummary } from '../../src/archive/statistics/summary/odds-summary';
import {
  comparisonFigures,
  outcomeFigures,
  priceFigures,
} from '../../src/archive/statistics/summary/selection-summary';

/** Sums of a selection: rows with its price, and their prices. */
const PER_SELECTION = 2;

/**
 * Everything that a summary of all selections is made of, per result of a match: matches; per selection how many have its
 * price, and the sum of those; per market how many have all prices. Per selection with its own condition on the result it would take ten times as long. Whole numbers as 64-bit floats are summed up fastest.
 */
export const summarySql = (table: string, where: string): string =>
  `SELECT result_number::DOUBLE, ${[
    'count(*)::DOUBLE',
    ...ODD_FIELDS.flatMap((field) => [`count(${field})::DOUBLE`, `coalesce(sum(${field}::DOUBLE), 0)`]),
    ...ODD_MARKETS.map(
      ({ columns }) =>
        `(count(*) FILTER (${columns.map(({ field }) => `${field} IS NOT NULL`).join(' AND ')}))::DOUBLE`,
    ),
  ].join(', ')} FROM ${table} WHERE ${where} GROUP BY result_number`;

/** What both engines work out; DuckDB knows no calibrated probabilities. */
export interface ComparedSummary {
  readonly total: number;
  readonly settled: number;
  readonly selections: readonly Omit<SelectionSummary, 'implied' | 'expected_return' | 'label'>[];
}

export const comparedPart = ({ total, settled, selections }: OddsSummary): ComparedSummary => ({
  total,
  settled,
  selections: selections.map(({ implied: _1, expected_return: _2, label: _3, ...rest }) => rest),
});

/** Settles the sums of {@link summarySql}. @param column numbers of one of its columns */
export function settledSums(
  results: readonly Result[],
  column: (number: number) => Float64Array,
): ComparedSummary {
  const groups = Array.from(column(0), (number) => results[number]!.settling);
  const matches = column(1);
  const sumWhere = (sums: Float64Array, holds: (group: number) => boolean): number =>
    sums.reduce((sum, each, group) => (holds(group) ? sum + each : sum), 0);
  let selection = 0;
  const selections = ODD_MARKETS.flatMap(({ key, columns }, market) => {
    const whole = column(2 + PER_SELECTION * ODD_FIELDS.length + market);
    const { sums } = new MarketTotals(market);
    return columns.map(({ field, settle }, at) => {
      const [priced, odds] = [2, 3].map((first) => column(first + PER_SELECTION * selection));
      selection += 1;
      const won = groups.map((scores) => settle(scores));
      const isSettled = (group: number): boolean => won[group] !== null;
      const isWon = (group: number): boolean => won[group] === true;
      sums.priced[at] = sumWhere(priced!, isSettled);
      sums.odds[at] = sumWhere(odds!, isSettled);
      sums.wonOdds[at] = sumWhere(odds!, isWon);
      sums.compared[at] = sumWhere(whole, isSettled);
      sums.comparedHits[at] = sumWhere(whole, isWon);
      const { implied: _1, expected_return: _2, ...compared } = comparisonFigures(sums, at);
      return {
        column: field,
        group: key,
        ...outcomeFigures(sumWhere(matches, isWon), sumWhere(matches, isSettled)),
        ...priceFigures(sums, at),
        ...compared,
      };
    });
  });
  const isPlayed = (group: number): boolean => groups[group]!.fh !== null && groups[group]!.fa !== null;
  return { total: sumWhere(matches, () => true), settled: sumWhere(matches, isPlayed), selections };
}

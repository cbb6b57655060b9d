import { ODD_MARKETS, oddColumn } from '../../src/modules/odds/catalogue/columns';
import type { OddField } from '../../src/modules/odds/catalogue/odds-groups';
import type { FilterType } from '../../src/modules/odds/query/odds-query';
import type { OddsSummary, SelectionSummary } from '../../src/modules/odds/summary/odds-summary';
import { type ArchivedMatch, scoresOf } from './random-archive';

const mean = (list: readonly number[]): number | null =>
  list.length === 0 ? null : list.reduce((sum, each) => sum + each, 0) / list.length;

/** The numbers of one selection, straight from their definitions, match by match. */
function bruteForce(matches: readonly ArchivedMatch[], type: FilterType, field: OddField) {
  const odds = (match: ArchivedMatch) => (type === 1 ? match.opening : match.closing);
  const price = (match: ArchivedMatch, each: OddField) => {
    const hundredths = odds(match)[each];
    return hundredths === null ? null : hundredths / 100;
  };
  const market = ODD_MARKETS.find((group) => group.columns.some((column) => column.field === field))!;
  const { settle } = oddColumn(field);
  const settled = matches.filter((match) => settle(scoresOf(match)) !== null);
  const won = (match: ArchivedMatch) => settle(scoresOf(match)) === true;
  const priced = settled.filter((match) => price(match, field) !== null);
  const whole = priced.filter((match) =>
    market.columns.every((column) => price(match, column.field) !== null),
  );
  const profits = priced.map((match) => (won(match) ? price(match, field)! - 1 : -1));
  return {
    settled: settled.length,
    hits: settled.filter(won).length,
    rate: mean(settled.map((match) => Number(won(match)))),
    priced: priced.length,
    mean_odd: mean(priced.map((match) => price(match, field)!)),
    implied: mean(
      whole.map((match) => {
        const sum = market.columns.reduce((total, column) => total + 1 / price(match, column.field)!, 0);
        return ((1 / price(match, field)!) * market.winners) / sum;
      }),
    ),
    return_rate: mean(profits),
    small_sample: settled.length < 30,
  };
}

const isSame = (got: unknown, expected: unknown): boolean =>
  typeof got === 'number' && typeof expected === 'number'
    ? Math.abs(got - expected) < 1e-9
    : got === expected;

/** Holds a summary against one made from its definitions, match by match. */
export function expectSummary(
  summary: OddsSummary,
  matches: readonly ArchivedMatch[],
  type: FilterType,
): void {
  expect(summary.total).toBe(matches.length);
  expect(summary.settled).toBe(
    matches.filter((match) => match.home_ft_score !== null && match.away_ft_score !== null).length,
  );
  const differing = summary.selections.flatMap((selection) => {
    const expected = Object.entries(bruteForce(matches, type, selection.column));
    return expected
      .filter(([name, value]) => !isSame(selection[name as keyof SelectionSummary], value))
      .map(([name, value]) => [selection.column, name, selection[name as keyof SelectionSummary], value]);
  });
  expect(differing).toEqual([]);
}

import { ODD_MARKETS, oddColumn } from '../../src/modules/odds/catalogue/columns';
import type { OddField } from '../../src/modules/odds/catalogue/odds-groups';
import type { MatchScores } from '../../src/modules/odds/catalogue/settlement';
import type { FilterType } from '../../src/modules/odds/query/odds-query';
import type { OddsSummary, SelectionSummary } from '../../src/modules/odds/summary/odds-summary';
import { type ArchivedMatch, scoresOf } from './random-archive';

const mean = (list: readonly number[]): number | null =>
  list.length === 0 ? null : list.reduce((sum, each) => sum + each, 0) / list.length;

type Market = (typeof ODD_MARKETS)[number];

interface Played {
  readonly scores: MatchScores;
  readonly price: (field: OddField) => number | null;
}

const played = (matches: readonly ArchivedMatch[], type: FilterType): Played[] =>
  matches.map((match) => {
    const odds = type === 1 ? match.opening : match.closing;
    const price = (field: OddField) => {
      const hundredths = odds[field];
      return hundredths === null ? null : hundredths / 100;
    };
    return { scores: scoresOf(match), price };
  });

/** For each match the sum of 1/odd over a market, or null where a price is missing. */
const marketSums = (matches: readonly Played[], market: Market): (number | null)[] =>
  matches.map(({ price }) => {
    const prices = market.columns.map((column) => price(column.field));
    return prices.includes(null) ? null : prices.reduce<number>((sum, each) => sum + 1 / each!, 0);
  });

/** The numbers of one selection, straight from their definitions, match by match. */
function bruteForce(
  matches: readonly Played[],
  sums: readonly (number | null)[],
  market: Market,
  field: OddField,
) {
  const { settle } = oddColumn(field);
  const settled = matches
    .map(({ scores, price }, at) => ({ won: settle(scores), price: price(field), sum: sums[at] ?? null }))
    .filter(({ won }) => won !== null);
  const priced = settled.filter(({ price }) => price !== null);
  const whole = priced.filter(({ sum }) => sum !== null);
  return {
    settled: settled.length,
    hits: settled.filter(({ won }) => won).length,
    rate: mean(settled.map(({ won }) => Number(won))),
    priced: priced.length,
    mean_odd: mean(priced.map(({ price }) => price!)),
    implied: mean(whole.map(({ price, sum }) => ((1 / price!) * market.winners) / sum!)),
    return_rate: mean(priced.map(({ won, price }) => (won ? price! - 1 : -1))),
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
  const rows = played(matches, type);
  const sums = new Map(ODD_MARKETS.map((market) => [market, marketSums(rows, market)]));
  const differing = summary.selections.flatMap((selection) => {
    const market = ODD_MARKETS.find(({ columns }) =>
      columns.some(({ field }) => field === selection.column),
    )!;
    const expected = Object.entries(bruteForce(rows, sums.get(market)!, market, selection.column));
    return expected
      .filter(([name, value]) => !isSame(selection[name as keyof SelectionSummary], value))
      .map(([name, value]) => [selection.column, name, selection[name as keyof SelectionSummary], value]);
  });
  expect(differing).toEqual([]);
}

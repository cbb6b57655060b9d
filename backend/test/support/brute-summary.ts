import { marketOf, ODD_MARKETS, oddColumn } from '../../src/archive/catalogue/columns';
import { sourceNames } from '../../src/archive/catalogue/price-sources';
import type { OddField } from '../../src/archive/catalogue/odds-groups';
import type { MatchScores } from '../../src/archive/catalogue/settlement';
import type { FilterType } from '../../src/archive/question/odds-query';
import type { OddsSummary, SelectionSummary } from '../../src/archive/statistics/summary/odds-summary';
import type { LearnedArchive } from '../../src/archive/statistics/calibration/calibration';
import { bruteProbabilities } from './learned-archive';
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

/** For each match the calibrated probabilities of a market by field, or null where a price is missing. */
const chancesOf = (
  matches: readonly Played[],
  market: Market,
  type: FilterType,
  learned: LearnedArchive,
): (Record<string, number> | null)[] =>
  matches.map(({ price }) => {
    const fields = market.columns.map(({ field }) => field);
    const prices = fields.map(price);
    if (prices.includes(null)) return null;
    const weights = learned[type][market.key]?.current;
    const chances = bruteProbabilities(prices as number[], market.winners, weights);
    return Object.fromEntries(fields.map((field, at) => [field, chances[at]!]));
  });

/** 95 % Wilson interval as textbooks write it. */
function wilson(hits: number, n: number): { low: number | null; high: number | null } {
  if (n === 0) return { low: null, high: null };
  const [z, p] = [1.959963984540054, hits / n];
  const middle = (p + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
  const half = (z / (1 + z ** 2 / n)) * Math.sqrt((p * (1 - p)) / n + z ** 2 / (4 * n ** 2));
  return { low: middle - half, high: middle + half };
}

/** Profit per unit with its bounds: of prices o of which each wins with λ ÷ o, where λ is 1.96 standard errors off. */
function profitOf(bets: readonly { odd: number; won: boolean }[]) {
  const won = mean(bets.map((bet) => (bet.won ? bet.odd : 0)));
  const odd = mean(bets.map((bet) => bet.odd));
  if (won === null || odd === null || bets.length < 2)
    return { middle: won === null ? null : won - 1, low: null, high: null };
  // (won - λ)² = z² (λ · odd - λ²) ÷ n
  const z = 1.96 ** 2 / bets.length;
  const [a, b] = [1 + z, -(2 * won + z * odd)];
  const root = Math.sqrt(Math.max(0, b * b - 4 * a * won * won));
  return { middle: won - 1, low: (-b - root) / (2 * a) - 1, high: (-b + root) / (2 * a) - 1 };
}

type Compared = Pick<SelectionSummary, 'compared' | 'compared_low' | 'compared_high' | 'implied'>;

/** Whether what happened stands out, and how often it does by chance: over every number of hits that there can be. */
export function standingOut({ compared: n, compared_low, compared_high, implied }: Compared) {
  let chance = 0;
  let ln = n * Math.log1p(-implied!);
  for (let hits = 0; hits <= n; hits++) {
    const { low, high } = wilson(hits, n);
    if (low! > implied! || high! < implied!) chance += Math.exp(ln);
    ln += Math.log((n - hits) / (hits + 1)) + Math.log(implied! / (1 - implied!));
  }
  return { chance, isOut: compared_low! > implied! || compared_high! < implied! };
}

/** Holds what is said of chance against the selections themselves: of two only the first counts. */
function expectChance(summary: OddsSummary): void {
  const compared = summary.selections.filter(({ column, group, compared: n }) => {
    const { columns } = ODD_MARKETS.find(({ key }) => key === group)!;
    return n >= 30 && (columns.length > 2 || columns[0]!.field === column);
  });
  const each = compared.map(standingOut);
  expect([summary.compared_selections, summary.standing_out]).toEqual([
    compared.length,
    each.filter(({ isOut }) => isOut).length,
  ]);
  expect(summary.expected_by_chance).toBeCloseTo(
    each.reduce((sum, { chance }) => sum + chance, 0),
    6,
  );
}

/** The numbers of one selection, straight from their definitions, match by match. */
function bruteForce(
  matches: readonly Played[],
  chances: readonly (Record<string, number> | null)[],
  field: OddField,
) {
  const { settle } = oddColumn(field);
  const settled = matches
    .map(({ scores, price }, at) => ({ won: settle(scores), price: price(field), chances: chances[at] }))
    .filter(({ won }) => won !== null);
  const hits = settled.filter(({ won }) => won).length;
  const outcome = wilson(hits, settled.length);
  const priced = settled.filter(({ price }) => price !== null);
  const profit = profitOf(priced.map(({ won, price }) => ({ odd: price!, won: won! })));
  const compared = priced.filter((match) => match.chances);
  const comparedHits = compared.filter(({ won }) => won).length;
  const comparison = wilson(comparedHits, compared.length);
  const expected = mean(compared.map((match) => match.price! * match.chances![field]!));
  return {
    settled: settled.length,
    hits,
    rate: mean(settled.map(({ won }) => Number(won))),
    ci_low: outcome.low,
    ci_high: outcome.high,
    small_sample: settled.length < 30,
    priced: priced.length,
    mean_odd: mean(priced.map(({ price }) => price!)),
    return_rate: profit.middle,
    return_low: profit.low,
    return_high: profit.high,
    thin_prices: priced.length < 30,
    compared: compared.length,
    compared_hits: comparedHits,
    compared_rate: mean(compared.map(({ won }) => Number(won))),
    compared_low: comparison.low,
    compared_high: comparison.high,
    implied: mean(compared.map((match) => match.chances![field]!)),
    expected_return: expected === null ? null : expected - 1,
  };
}

/** The numbers of one selection in some matches, straight from their definitions. */
export function bruteSelection(
  matches: readonly ArchivedMatch[],
  type: FilterType,
  field: OddField,
  learned: LearnedArchive,
) {
  const rows = played(matches, type);
  return bruteForce(rows, chancesOf(rows, marketOf(field), type, learned), field);
}

/** Where prices come from, straight from the definition. */
function expectSources(
  summary: OddsSummary,
  matches: readonly ArchivedMatch[],
  type: FilterType,
  markets: readonly Market[],
): void {
  const overroundOf = (match: ArchivedMatch, { columns, winners }: Market): number | null => {
    const odds = type === 1 ? match.opening : match.closing;
    const prices = columns.map(({ field }) => odds[field]);
    if (prices.includes(null)) return null;
    return prices.reduce<number>((sum, price) => sum + 100 / price!, 0) / winners;
  };
  const market = markets.find((each) => matches.some((match) => overroundOf(match, each) !== null));
  const byNames = new Map<string, ArchivedMatch[]>();
  for (const match of matches) {
    const mask = type === 1 ? match.opening_sources : match.closing_sources;
    const names = JSON.stringify(sourceNames(mask));
    if (mask > 0) byNames.set(names, [...(byNames.get(names) ?? []), match]);
  }
  const expected = [...byNames].map(([names, part]) => {
    const overrounds = part.flatMap((match) => (market ? (overroundOf(match, market) ?? []) : []));
    return {
      ...(JSON.parse(names) as ReturnType<typeof sourceNames>),
      matches: part.length,
      group: market?.key ?? null,
      overround_matches: overrounds.length,
      overround: mean(overrounds),
    };
  });
  const nameOf = ({ sources, bookmakers }: { sources: string[]; bookmakers: string[] }) =>
    `${sources.join()} ${bookmakers.join()}`;
  expect(summary.sources).toHaveLength(expected.length);
  for (const part of expected) {
    const got = summary.sources.find((each) => nameOf(each) === nameOf(part))!;
    const off = part.overround === null ? got.overround : got.overround! - part.overround;
    expect({ ...got, overround: null }).toEqual({ ...part, overround: null });
    expect(Math.abs(off ?? 0)).toBeLessThan(1e-9);
  }
  const sizes = summary.sources.map((part) => part.matches);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
}

const isSame = (got: unknown, expected: unknown): boolean =>
  typeof got === 'number' && typeof expected === 'number'
    ? Math.abs(got - expected) < 1e-9
    : got === expected;

/**
 * Holds a summary against one made from its definitions, match by match.
 * @param learned what the probabilities are made of
 * @param groups keys of the markets that were asked for, in the order of the catalogue; left out = all
 */
export function expectSummary(
  summary: OddsSummary,
  matches: readonly ArchivedMatch[],
  type: FilterType,
  learned: LearnedArchive = { 1: {}, 2: {} },
  groups: readonly string[] = ODD_MARKETS.map(({ key }) => key),
): void {
  expect(summary.total).toBe(matches.length);
  expect(summary.settled).toBe(
    matches.map(scoresOf).filter(({ fh, fa }) => fh !== null && fa !== null).length,
  );
  const markets = ODD_MARKETS.filter(({ key }) => groups.includes(key));
  expect(summary.selections.map(({ column }) => column)).toEqual(
    markets.flatMap(({ columns }) => columns.map(({ field }) => field)),
  );
  expectSources(summary, matches, type, markets);
  expectChance(summary);
  const rows = played(matches, type);
  const chances = new Map(markets.map((market) => [market, chancesOf(rows, market, type, learned)]));
  const differing = summary.selections.flatMap((selection) => {
    const market = markets.find(({ key }) => key === selection.group)!;
    const expected = Object.entries(bruteForce(rows, chances.get(market)!, selection.column));
    return expected
      .filter(([name, value]) => !isSame(selection[name as keyof SelectionSummary], value))
      .map(([name, value]) => [selection.column, name, selection[name as keyof SelectionSummary], value]);
  });
  expect(differing).toEqual([]);
}

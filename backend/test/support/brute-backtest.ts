import { foldText } from '../../src/platform/text/fold';
import type { LearnedArchive } from '../../src/archive/statistics/calibration/calibration';
import { marketOf, oddColumn } from '../../src/archive/catalogue/columns';
import type { OddField } from '../../src/archive/catalogue/odds-groups';
import type { BacktestDto } from '../../src/modules/odds/dto/backtest.dto';
import type { FilterType } from '../../src/archive/question/odds-query';
import { bruteProbabilities } from './learned-archive';
import { type ArchivedMatch, scoresOf } from './random-archive';

/** A plain reading of what the backtest answers, bet by bet from the definitions; for archives of tests only. */

export interface BruteBet {
  match: ArchivedMatch;
  odd: number;
  won: boolean;
  /** Of the selection; null unless its whole market is priced. */
  probability: number | null;
}

/** Every match that settles the selection and has its price, by date, time (unknown first) and id. */
export function bruteBets(
  matches: readonly ArchivedMatch[],
  type: FilterType,
  selection: OddField,
  learned: LearnedArchive,
): BruteBet[] {
  const { columns, winners, key } = marketOf(selection);
  const fields = columns.map(({ field }) => field);
  const bets = matches.flatMap((match) => {
    const odds = type === 1 ? match.opening : match.closing;
    const won = oddColumn(selection).settle(scoresOf(match));
    const price = odds[selection];
    if (won === null || price === null) return [];
    const prices = fields.map((field) => odds[field]);
    const isWhole = prices.every((each) => each !== null);
    const said = isWhole
      ? bruteProbabilities(
          prices.map((each) => each / 100),
          winners,
          learned[type][key]?.current,
        )
      : null;
    return [{ match, odd: price / 100, won, probability: said?.[fields.indexOf(selection)] ?? null }];
  });
  const kickOff = ({ match: { match_date, match_time, id } }: BruteBet): string =>
    `${match_date} ${match_time ?? '     '} ${String(id).padStart(9, '0')}`;
  return bets.sort((a, b) => (kickOff(a) < kickOff(b) ? -1 : 1));
}

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);
const profitOf = ({ odd, won }: BruteBet): number => (won ? odd - 1 : -1);

function totals(bets: readonly BruteBet[]) {
  const profit = sum(bets.map(profitOf));
  return {
    bets: bets.length,
    won: bets.filter(({ won }) => won).length,
    profit,
    return_rate: bets.length === 0 ? null : profit / bets.length,
  };
}

/** Return with its bounds: between them lies every λ of which what was won is not 1.96 standard deviations off. */
function interval(bets: readonly BruteBet[]) {
  if (bets.length < 2) return { return_low: null, return_high: null };
  const won = sum(bets.map((bet) => (bet.won ? bet.odd : 0)));
  // each bet wins with λ ÷ its odd
  const isFar = (lambda: number): boolean =>
    Math.abs(won - bets.length * lambda) >
    1.96 * Math.sqrt(sum(bets.map(({ odd }) => (lambda / odd) * (1 - lambda / odd) * odd ** 2)));
  const boundary = (inside: number, outside: number): number => {
    for (let steps = 0; steps < 100; steps++) {
      const middle = (inside + outside) / 2;
      if (isFar(middle)) outside = middle;
      else inside = middle;
    }
    return inside - 1;
  };
  const rate = won / bets.length;
  const most = sum(bets.map(({ odd }) => odd)) / bets.length;
  return { return_low: won === 0 ? -1 : boundary(rate, 0), return_high: boundary(rate, most) };
}

/** Area under a density of one variable between two ends by Simpson's rule. */
function area(density: (x: number) => number, from: number, to: number): number {
  const steps = 20_000;
  const width = (to - from) / steps;
  const weights = (at: number): number => (at === 0 || at === steps ? 1 : at % 2 === 1 ? 4 : 2);
  let total = 0;
  for (let at = 0; at <= steps; at++) total += weights(at) * density(from + at * width);
  return (total * width) / 3;
}

/** Probability of at least what was won; a shifted gamma density from 30 bets on, every sum of what can be won under that. */
function chanceOfAtLeast(bets: readonly BruteBet[]): number | null {
  const variance = sum(bets.map(varianceOf));
  if (variance === 0) return null;
  const won = sum(bets.map((bet) => (bet.won ? bet.odd : 0)));
  if (bets.length < 30) {
    let shares = new Map([[0, 1]]);
    for (const { odd, probability } of bets) {
      const next = new Map<number, number>();
      for (const [total, share] of shares) {
        const more = total + Math.round(odd * 100);
        next.set(total, (next.get(total) ?? 0) + share * (1 - probability!));
        next.set(more, (next.get(more) ?? 0) + share * probability!);
      }
      shares = next;
    }
    return sum([...shares].map(([total, share]) => (total >= Math.round(won * 100) ? share : 0)));
  }
  const deviation = Math.sqrt(variance);
  const z = (won - sum(bets.map(({ odd, probability }) => odd * probability!))) / deviation;
  const third = sum(bets.map((bet) => varianceOf(bet) * bet.odd * (1 - 2 * bet.probability!)));
  const skewness = third / deviation ** 3;
  // of the standardized variable, which begins (or ends) at -2 ÷ skewness; its highest place is near 0
  const ln = (x: number): number => {
    const reach = 1 + (skewness * x) / 2;
    return reach <= 0 ? -Infinity : (4 / skewness ** 2 - 1) * Math.log(reach) - (2 * x) / skewness;
  };
  const density = (x: number): number =>
    Math.abs(skewness) < 1e-4 ? Math.exp((-x * x) / 2) : Math.exp(ln(x) - ln(0));
  const [from, to] = skewness > 0 ? [Math.max(-12, -2 / skewness), 30] : [-30, Math.min(12, -2 / skewness)];
  if (z <= from) return 1;
  if (z >= to) return bets.reduce((product, { probability }) => product * probability!, 1);
  return area(density, z, to) / area(density, from, to);
}

const expectedOf = ({ odd, probability }: BruteBet): number => probability! * odd - 1;
const varianceOf = ({ odd, probability }: BruteBet): number => probability! * (1 - probability!) * odd ** 2;

const dayOf = (bet: BruteBet | undefined): string | null => bet?.match.match_date ?? null;

/** Sums up to and with each bet. */
function upToEach(bets: readonly BruteBet[], valueOf: (bet: BruteBet) => number): number[] {
  let total = 0;
  return bets.map((bet) => (total += valueOf(bet)));
}

/** Places of the last bet of each day. */
const lastOfDays = (bets: readonly BruteBet[]): number[] =>
  bets.flatMap((bet, at) => (dayOf(bet) === dayOf(bets[at + 1]) ? [] : [at]));

function groupsOf(bets: readonly BruteBet[], keyOf: (match: ArchivedMatch) => string) {
  const keys = [...new Set(bets.map(({ match }) => keyOf(match)))];
  return keys.map((key) => ({ key, bets: bets.filter(({ match }) => keyOf(match) === key) }));
}

function seasonOf({ match_date }: ArchivedMatch): string {
  const [year, month] = match_date.split('-').map(Number) as [number, number];
  return month < 7 ? `${year - 1}-${year}` : `${year}-${year + 1}`;
}

function competitionsOf(bets: readonly BruteBet[]) {
  const folded = (match: ArchivedMatch): string =>
    `${foldText(match.country_name)}\n${foldText(match.competition_name)}`;
  return groupsOf(bets, folded)
    .sort((a, b) => b.bets.length - a.bets.length || (a.key < b.key ? -1 : 1))
    .slice(0, 30)
    .map((group) => {
      const { country_name, competition_name } = group.bets[0]!.match;
      return { country_name, competition_name, ...totals(group.bets) };
    });
}

function drawdownOf(bets: readonly BruteBet[]): number {
  let peak = 0;
  const falls = upToEach(bets, profitOf).map((profit) => (peak = Math.max(peak, profit)) - profit);
  return Math.max(0, ...falls);
}

const losingRunOf = (bets: readonly BruteBet[]): number =>
  Math.max(
    ...bets
      .map(({ won }) => (won ? ' ' : 'l'))
      .join('')
      .split(' ')
      .map(({ length }) => length),
  );

/** Everything a backtest answers but its two curves, which {@link bruteCurves} has day by day. */
export function bruteFigures(
  bets: readonly BruteBet[],
): Omit<BacktestDto, 'selection' | 'filter_type' | 'questions' | 'curve' | 'chance'> {
  const whole = bets.filter(({ probability }) => probability !== null);
  const expected = sum(whole.map(expectedOf));
  const half = Math.ceil(bets.length / 2);
  const halves = [bets.slice(0, half), bets.slice(half)].map((part) => ({
    from: dayOf(part[0]),
    to: dayOf(part.at(-1)),
    ...totals(part),
    ...interval(part),
  }));
  const won = bets.filter((bet) => bet.won).length;
  return {
    ...totals(bets),
    ...interval(bets),
    win_rate: bets.length === 0 ? null : won / bets.length,
    mean_odd: bets.length === 0 ? null : sum(bets.map(({ odd }) => odd)) / bets.length,
    expected_return: whole.length === 0 ? null : expected / whole.length,
    p_value: chanceOfAtLeast(whole),
    max_drawdown: drawdownOf(bets),
    longest_losing_run: losingRunOf(bets),
    first_date: dayOf(bets[0]),
    last_date: dayOf(bets.at(-1)),
    seasons: groupsOf(bets, seasonOf).map(({ key, bets: each }) => ({ season: key, ...totals(each) })),
    competitions: competitionsOf(bets),
    halves: halves as BacktestDto['halves'],
  };
}

/** Both curves with every one of their days. */
export function bruteCurves(
  bets: readonly BruteBet[],
): Pick<BacktestDto, 'curve'> & { chance: Omit<BacktestDto['chance'], 'max_drawdown' | 'losing_run'> } {
  const curveOf = (some: readonly BruteBet[]): BacktestDto['curve'] => {
    const profits = upToEach(some, profitOf);
    return lastOfDays(some).map((at) => ({ date: dayOf(some[at])!, bets: at + 1, profit: profits[at]! }));
  };
  const whole = bets.filter(({ probability }) => probability !== null);
  const expected = upToEach(whole, expectedOf);
  const reach = 2.241 * Math.sqrt(sum(whole.map(varianceOf)));
  return {
    curve: curveOf(bets),
    chance: {
      bets: whole.length,
      profit: sum(whole.map(profitOf)),
      curve: curveOf(whole).map((point) => {
        const middle = expected[point.bets - 1]!;
        return { ...point, low: middle - reach, high: middle + reach };
      }),
    },
  };
}

/** Every number, in whatever depth, next to the one expected; everything else is equal. */
export function expectNear(got: unknown, expected: unknown, where: string): void {
  if (typeof expected === 'number' && typeof got === 'number') {
    const reach = where.endsWith('.p_value') ? 1e-6 : 1e-9 * Math.max(1, Math.abs(expected));
    if (Math.abs(got - expected) <= reach) return;
  } else if (typeof expected === 'object' && expected !== null && typeof got === 'object' && got !== null) {
    const keys = Object.keys(expected);
    if (keys.length === Object.keys(got).length && keys.every((key) => key in got)) {
      for (const [key, value] of Object.entries(expected))
        expectNear((got as Record<string, unknown>)[key], value, `${where}.${key}`);
      return;
    }
  } else if (got === expected) return;
  expect([where, got]).toEqual([where, expected]);
}

/** A curve of at most 400 of these points, evenly spread, the first and the last among them. */
export function expectThinned(
  got: readonly { date: string }[],
  all: readonly { date: string }[],
  where: string,
): void {
  expect([where, got.length]).toEqual([where, Math.min(400, all.length)]);
  const places = got.map(({ date }) => all.findIndex((each) => each.date === date));
  expectNear(
    got,
    places.map((place) => all[place]),
    where,
  );
  if (got.length === 0) return;
  expect([where, places[0], places.at(-1)]).toEqual([where, 0, all.length - 1]);
  const step = Math.max(1, all.length / 400);
  const gaps = places.slice(1).map((place, at) => Math.abs(place - places[at]! - step));
  expect(Math.max(0, ...gaps)).toBeLessThan(1.01);
}

/** Holds what several sites answered against the definitions. */
export function expectBacktests(
  answers: readonly BacktestDto[],
  bets: readonly BruteBet[],
  where: string,
): void {
  const wanted = bruteCurves(bets);
  const wantedFigures = bruteFigures(bets);
  for (const { curve, chance, selection: _, filter_type: __, questions: ___, ...figures } of answers) {
    expectNear(figures, wantedFigures, where);
    const { max_drawdown, losing_run, ...ofBets } = chance;
    expectNear({ ...ofBets, curve: null }, { ...wanted.chance, curve: null }, where);
    expectNear({ max_drawdown, losing_run }, courseOf(answers[0]!.chance), where);
    expectThinned(curve, wanted.curve, `${where}.curve`);
    expectThinned(chance.curve, wanted.chance.curve, `${where}.chance.curve`);
  }
}

/** What chance gives follows from draws: it is the same on all sites. */
const courseOf = ({ max_drawdown, losing_run }: BacktestDto['chance']) => ({ max_drawdown, losing_run });

/** The most that the evidence of bets ever was, straight from its definition. */
export function bruteEvidence(bets: readonly BruteBet[]): number {
  const whole = bets.filter(({ probability }) => probability !== null);
  const after = whole.map((_, last) => {
    const products = [0.03, 0.06, 0.12, 0.25, 0.5].map((delta) =>
      whole.slice(0, last + 1).reduce((product, { won, probability: p }) => {
        const s = Math.max(p!, Math.min(p! * (1 + delta), 0.99));
        if (s === p) return product;
        return product * (won ? s / p! : (1 - s) / (1 - p!));
      }, 1),
    );
    return sum(products) / 5;
  });
  return Math.max(1, ...after);
}

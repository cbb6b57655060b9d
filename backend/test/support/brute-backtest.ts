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

/** Return with its bounds of 1.96 standard errors of the mean. */
function interval(bets: readonly BruteBet[]) {
  const { return_rate: rate } = totals(bets);
  if (rate === null || bets.length < 2) return { return_low: null, return_high: null };
  const variance = sum(bets.map((bet) => (profitOf(bet) - rate) ** 2)) / (bets.length - 1);
  const reach = 1.96 * Math.sqrt(variance / bets.length);
  return { return_low: rate - reach, return_high: rate + reach };
}

/** Area of the normal density beyond `z` by Simpson's rule; beyond ten more there is next to nothing. */
function areaBeyond(z: number): number {
  if (z < 0) return 1 - areaBeyond(-z);
  const steps = 2_000;
  const width = 10 / steps;
  const heights = Array.from({ length: steps + 1 }, (_, at) => Math.exp(-((z + at * width) ** 2) / 2));
  const weights = heights.map((_, at) => (at === 0 || at === steps ? 1 : at % 2 === 1 ? 4 : 2));
  return ((width / 3) * sum(heights.map((height, at) => height * weights[at]!))) / Math.sqrt(2 * Math.PI);
}

/** What chance gives over bets whose market is wholly priced. */
function chanceOf(expected: number, variance: number) {
  const deviation = Math.sqrt(variance);
  return { expected, deviation, low: expected - 1.96 * deviation, high: expected + 1.96 * deviation };
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
  const { expected, deviation } = chanceOf(sum(whole.map(expectedOf)), sum(whole.map(varianceOf)));
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
    p_value: deviation === 0 ? null : areaBeyond((totals(whole).profit - expected) / deviation),
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
export function bruteCurves(bets: readonly BruteBet[]): Pick<BacktestDto, 'curve' | 'chance'> {
  const curveOf = (some: readonly BruteBet[]): BacktestDto['curve'] => {
    const profits = upToEach(some, profitOf);
    return lastOfDays(some).map((at) => ({ date: dayOf(some[at])!, bets: at + 1, profit: profits[at]! }));
  };
  const whole = bets.filter(({ probability }) => probability !== null);
  const [expected, variances] = [upToEach(whole, expectedOf), upToEach(whole, varianceOf)];
  return {
    curve: curveOf(bets),
    chance: {
      bets: whole.length,
      profit: sum(whole.map(profitOf)),
      curve: curveOf(whole).map((point) => {
        const { low, high } = chanceOf(expected[point.bets - 1]!, variances[point.bets - 1]!);
        return { ...point, low, high };
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
    expectNear({ ...chance, curve: null }, { ...wanted.chance, curve: null }, where);
    expectThinned(curve, wanted.curve, `${where}.curve`);
    expectThinned(chance.curve, wanted.chance.curve, `${where}.chance.curve`);
  }
}

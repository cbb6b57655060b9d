import { foldText } from '../../src/platform/text/fold';
import { marketOf } from '../../src/archive/catalogue/columns';
import type { LearnedArchive } from '../../src/archive/statistics/calibration/calibration';
import type { OddField } from '../../src/archive/catalogue/odds-groups';
import type { EditorRecordDto } from '../../src/modules/blogs/picks/dto/editors.dto';
import { pricesOf } from './brute-analysis';
import { bruteProbabilities } from './learned-archive';
import type { ArchivedMatch } from './random-archive';
import type { RecordedPick } from './recorded-picks';

/** A plain reading of what an editor's record answers, pick by pick from the definitions; for archives of tests only. */

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);
const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
const profitOf = ({ odd, state }: RecordedPick): number => (state === 'won' ? odd / 100 - 1 : -1);
const settledOf = (picks: readonly RecordedPick[]) =>
  picks.filter(({ state }) => state === 'won' || state === 'lost');
const profit = (picks: readonly RecordedPick[]): number => sum(settledOf(picks).map(profitOf));
const wonOf = (picks: readonly RecordedPick[]) => picks.filter(({ state }) => state === 'won');

/** Squared standard error of a mean of values, by the totals of their groups. */
function squaredError(values: readonly { value: number; group: number | string }[]): number {
  const n = values.length;
  const mean = sum(values.map(({ value }) => value)) / n;
  const groups = unique(values.map(({ group }) => group));
  const between = sum(
    groups.map(
      (group) => sum(values.filter((each) => each.group === group).map(({ value }) => value - mean)) ** 2,
    ),
  );
  return (groups.length / (groups.length - 1)) * (between / n ** 2);
}

/** Mean of values with 1.96 standard errors by group. */
function meanOf(values: readonly { value: number; group: number }[]) {
  if (values.length === 0) return { mean: null, low: null, high: null };
  const mean = sum(values.map(({ value }) => value)) / values.length;
  if (unique(values.map(({ group }) => group)).length < 2) return { mean, low: null, high: null };
  const reach = 1.96 * Math.sqrt(squaredError(values));
  return { mean, low: mean - reach, high: mean + reach };
}

interface Staked {
  odd: number;
  won: boolean;
  group: number | string;
}

/** The score interval with n ÷ d in place of n. */
function interval(bets: readonly Staked[]) {
  const n = bets.length;
  if (n === 0) return { return_rate: null, return_low: null, return_high: null };
  const won = sum(bets.map((bet) => (bet.won ? bet.odd : 0))) / n;
  const counts = unique(bets.map(({ group }) => group)).map(
    (group) => bets.filter((bet) => bet.group === group).length,
  );
  if (counts.length < 2) return { return_rate: won - 1, return_low: null, return_high: null };
  const values = bets.map((bet) => ({ value: bet.won ? bet.odd - 1 : -1, group: bet.group }));
  const alone = squaredError(values.map(({ value }, group) => ({ value, group })));
  const d = alone < 1e-12 ? Math.max(...counts) : Math.max(1, squaredError(values) / alone);
  const z = (1.96 ** 2 * d) / n;
  const [a, b] = [1 + z, -(2 * won + (z * sum(bets.map(({ odd }) => odd))) / n)];
  const root = Math.sqrt(Math.max(0, b * b - 4 * a * won * won));
  return {
    return_rate: won - 1,
    return_low: won === 0 ? -1 : (-b - root) / (2 * a) - 1,
    return_high: (-b + root) / (2 * a) - 1,
  };
}

/** Of each match and column the first. */
export const opinionsOf = (picks: readonly RecordedPick[]): RecordedPick[] =>
  picks.filter(
    (pick, at) =>
      picks.findIndex(
        ({ match_id, odds_column }) => match_id === pick.match_id && odds_column === pick.odds_column,
      ) === at,
  );

function couponsOf(picks: readonly RecordedPick[]) {
  const posts = unique(picks.map(({ post_id }) => post_id))
    .map((id) => picks.filter(({ post_id }) => post_id === id))
    .filter((legs) => legs.length > 1 && unique(legs.map(({ match_id }) => match_id)).length === legs.length);
  // grows until nothing hangs together with it any more
  const groupOf = (legs: readonly RecordedPick[]): number => {
    let known = legs.map(({ match_id }) => match_id);
    for (let before = 0; before < known.length;) {
      before = known.length;
      const touching = posts.filter((each) => each.some(({ match_id }) => known.includes(match_id)));
      known = unique([...known, ...touching.flatMap((each) => each.map(({ match_id }) => match_id))]);
    }
    return Math.min(...known);
  };
  const settled = posts.flatMap((legs): Staked[] => {
    const states = legs.map(({ state }) => state);
    const counting = legs.filter(({ state }) => state !== 'void');
    const odd = counting.reduce((product, leg) => product * (leg.odd / 100), 1);
    if (states.includes('lost')) return [{ odd, won: false, group: groupOf(legs) }];
    const won = !states.includes('open') && states.includes('won');
    return won ? [{ odd, won, group: groupOf(legs) }] : [];
  });
  const won = settled.filter((coupon) => coupon.won);
  return {
    count: posts.length,
    figures: {
      settled: settled.length,
      won: won.length,
      profit: sum(won.map(({ odd }) => odd)) - settled.length,
      ...interval(settled),
    },
  };
}

/** The match of a row: under its id, otherwise of the same teams within a day. */
function matchOf(pick: RecordedPick, matches: readonly ArchivedMatch[]): ArchivedMatch | undefined {
  const days = (match: ArchivedMatch): number =>
    Math.abs(Date.parse(match.match_date) - Date.parse(pick.match_date)) / 86_400_000;
  return (
    matches.find(({ id }) => id === pick.match_id) ??
    matches
      .filter(
        (match) =>
          foldText(match.home_team) === foldText(pick.home_team) &&
          foldText(match.away_team) === foldText(pick.away_team) &&
          days(match) <= 1,
      )
      .sort((one, other) => days(one) - days(other) || one.id - other.id)[0]
  );
}

/** @param today matches of later days haven't kicked off */
export function bruteClosingLine(
  picks: readonly RecordedPick[],
  matches: readonly ArchivedMatch[],
  learned: LearnedArchive,
  today: string,
): EditorRecordDto['closing_line'] {
  const values = opinionsOf(picks).flatMap((pick) => {
    const match = matchOf(pick, matches);
    if (match === undefined || pick.state === 'void' || match.match_date > today) return [];
    const market = marketOf(pick.odds_column as OddField);
    const prices = pricesOf(match, 2, market);
    if (prices === null) return [];
    const probabilities = bruteProbabilities(
      prices.map((price) => price / 100),
      market.winners,
      learned[2][market.key]?.current,
    );
    const place = market.columns.findIndex(({ field }) => field === pick.odds_column);
    const fair = 1 / probabilities[place]!;
    return [{ fair: pick.odd / 100 / fair - 1, price: pick.odd / prices[place]! - 1, group: match.id }];
  });
  const against = meanOf(values.map(({ price, group }) => ({ value: price, group })));
  return {
    n: values.length,
    ...meanOf(values.map(({ fair, group }) => ({ value: fair, group }))),
    ...{ against_price: against.mean, against_low: against.low, against_high: against.high },
  };
}

/** Every figure but the closing line; the curve with all its days. Rows of the test tell no probability. */
export function bruteRecord(
  all: readonly RecordedPick[],
): Omit<EditorRecordDto, 'author' | 'closing_line' | 'evidence' | 'withdrawn'> {
  const picks = opinionsOf(all);
  const coupons = couponsOf(all);
  const settled = settledOf(picks);
  const days = unique(settled.map(({ match_date }) => match_date)).sort();
  const months = unique(picks.map(({ match_date }) => match_date.slice(0, 7))).sort();
  return {
    picks: picks.length,
    settled: settled.length,
    won: wonOf(picks).length,
    mean_odd: settled.length === 0 ? null : sum(settled.map(({ odd }) => odd)) / 100 / settled.length,
    profit: profit(picks),
    ...interval(
      settled.map(({ odd, state, match_id }) => ({ odd: odd / 100, won: state === 'won', group: match_id })),
    ),
    plays: coupons.count * 2 > unique(all.map(({ post_id }) => post_id)).length ? 'coupons' : 'singles',
    repeated: all.length - picks.length,
    untimed: picks.length,
    curve: days.map((date) => {
      const until = settled.filter(({ match_date }) => match_date <= date);
      return { date, bets: until.length, profit: profit(until) };
    }),
    coupons: coupons.figures,
    months: months.map((month) => {
      const ofMonth = picks.filter(({ match_date }) => match_date.startsWith(month));
      return {
        month,
        picks: ofMonth.length,
        settled: settledOf(ofMonth).length,
        won: wonOf(ofMonth).length,
        profit: profit(ofMonth),
      };
    }),
  };
}

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

function interval(settled: readonly RecordedPick[]) {
  const n = settled.length;
  if (n === 0) return { return_rate: null, return_low: null, return_high: null };
  const rate = profit(settled) / n;
  if (n === 1) return { return_rate: rate, return_low: null, return_high: null };
  const variance = sum(settled.map((pick) => (profitOf(pick) - rate) ** 2)) / (n - 1);
  const reach = 1.96 * Math.sqrt(variance / n);
  return { return_rate: rate, return_low: rate - reach, return_high: rate + reach };
}

function couponsOf(picks: readonly RecordedPick[]) {
  const posts = unique(picks.map(({ post_id }) => post_id))
    .map((id) => picks.filter(({ post_id }) => post_id === id).map(({ state }) => state))
    .filter(({ length }) => length > 1);
  const lost = posts.filter((states) => states.some((state) => state === 'lost'));
  const won = posts.filter(
    (states) =>
      states.every((state) => state === 'won' || state === 'void') && states.some((state) => state === 'won'),
  );
  return { settled: lost.length + won.length, won: won.length };
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
  const values = picks.flatMap((pick) => {
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
    const fair = 1 / probabilities[market.columns.findIndex(({ field }) => field === pick.odds_column)]!;
    return [pick.odd / 100 / fair - 1];
  });
  return { n: values.length, mean: values.length === 0 ? null : sum(values) / values.length };
}

/** Every figure but the closing line; the curve with all its days. */
export function bruteRecord(
  picks: readonly RecordedPick[],
): Omit<EditorRecordDto, 'author' | 'closing_line'> {
  const settled = settledOf(picks);
  const days = unique(settled.map(({ match_date }) => match_date)).sort();
  const months = unique(picks.map(({ match_date }) => match_date.slice(0, 7))).sort();
  return {
    picks: picks.length,
    settled: settled.length,
    won: wonOf(picks).length,
    mean_odd: settled.length === 0 ? null : sum(settled.map(({ odd }) => odd)) / 100 / settled.length,
    profit: profit(picks),
    ...interval(settled),
    curve: days.map((date) => {
      const until = settled.filter(({ match_date }) => match_date <= date);
      return { date, bets: until.length, profit: profit(until) };
    }),
    coupons: couponsOf(picks),
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

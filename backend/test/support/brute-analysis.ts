import { ODD_MARKETS } from '../../src/modules/odds/catalogue/columns';
import type { OddsGroup } from '../../src/modules/odds/catalogue/column-types';
import type { CodeField, OddField } from '../../src/modules/odds/catalogue/odds-groups';
import type { LearnedArchive } from '../../src/modules/odds/calibration/calibration';
import { bruteProbabilities } from './learned-archive';
import { type ArchivedMatch, scoresOf } from './random-archive';

/** Plain readings of "similar" and "same odds", match by match from their definitions; for archives of tests only. */
export type Market = OddsGroup<OddField, CodeField>;

export const marketsOf = (keys: readonly string[]): Market[] =>
  keys.map((key) => ODD_MARKETS.find((market) => market.key === key)!);

export function pricesOf(match: ArchivedMatch, type: 1 | 2, market: Market): number[] | null {
  const odds = type === 1 ? match.opening : match.closing;
  const prices = market.columns.map(({ field }) => odds[field]);
  return prices.some((price) => price === null) ? null : (prices as number[]);
}

const isPlayed = (match: ArchivedMatch): boolean =>
  match.home_ft_score !== null && match.away_ft_score !== null;

/** Surely earlier: another day, or both times known. */
function kickedOffBefore(match: ArchivedMatch, other: ArchivedMatch): boolean {
  if (match.match_date !== other.match_date) return match.match_date < other.match_date;
  return match.match_time !== null && other.match_time !== null && match.match_time < other.match_time;
}

const pastOf = (archive: readonly ArchivedMatch[], match: ArchivedMatch): ArchivedMatch[] =>
  archive.filter((other) => isPlayed(other) && kickedOffBefore(other, match));

/** What prices say without the margin. */
function implied(prices: readonly number[], winners: number): number[] {
  const raw = prices.map((price) => 100 / price);
  const sum = raw.reduce((total, each) => total + each, 0);
  return raw.map((each) => (each * winners) / sum);
}

export function bruteSimilar(
  archive: readonly ArchivedMatch[],
  match: ArchivedMatch,
  type: 1 | 2,
  markets: readonly Market[],
  limit: number,
  learned: LearnedArchive = { 1: {}, 2: {} },
): { id: number; distance: number }[] {
  const said = (each: ArchivedMatch): number[] | null => {
    const lists = markets.map((market) => {
      const odds = pricesOf(each, type, market)?.map((price) => price / 100);
      return odds ? bruteProbabilities(odds, market.winners, learned[type][market.key]?.current) : null;
    });
    return lists.includes(null) ? null : (lists as number[][]).flat();
  };
  const own = said(match)!;
  const found = pastOf(archive, match).flatMap((other) => {
    const theirs = said(other);
    if (theirs === null) return [];
    const mean = own.reduce((sum, each, at) => sum + (each - theirs[at]!) ** 2, 0) / own.length;
    return [{ other, distance: Number(Math.sqrt(mean).toFixed(12)) }];
  });
  const moment = ({ match_date, match_time }: ArchivedMatch): string => `${match_date} ${match_time ?? ''}`;
  found.sort((a, b) => {
    if (a.distance !== b.distance) return a.distance - b.distance;
    const [when, other] = [moment(a.other), moment(b.other)];
    return when === other ? b.other.id - a.other.id : when < other ? 1 : -1;
  });
  return found.slice(0, limit).map(({ other, distance }) => ({ id: other.id, distance }));
}

/** What happened after the same odds: per selection how often it settled and won, and the implied probability. */
export interface BruteResult {
  sameOdds: number;
  selections: { settled: number; hits: number; implied: number }[];
}

export function bruteSameOdds(
  archive: readonly ArchivedMatch[],
  match: ArchivedMatch,
  type: 1 | 2,
  market: Market,
  tolerance: number,
): BruteResult | null {
  const own = pricesOf(match, type, market);
  if (own === null) return null;
  const same = pastOf(archive, match).filter((other) => {
    const theirs = pricesOf(other, type, market);
    return theirs !== null && theirs.every((price, at) => Math.abs(price - own[at]!) <= tolerance);
  });
  const chances = implied(own, market.winners);
  return {
    sameOdds: same.length,
    selections: market.columns.map(({ settle }, at) => {
      const verdicts = same.map((each) => settle(scoresOf(each)));
      return {
        settled: verdicts.filter((won) => won !== null).length,
        hits: verdicts.filter((won) => won === true).length,
        implied: chances[at]!,
      };
    }),
  };
}

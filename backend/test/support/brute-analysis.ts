import { ODD_MARKETS } from '../../src/archive/catalogue/columns';
import type { OddsGroup } from '../../src/archive/catalogue/column-types';
import type { CodeField, OddField } from '../../src/archive/catalogue/odds-groups';
import { Calibration } from '../../src/archive/statistics/calibration/calibration';
import { wilsonInterval } from '../../src/archive/statistics/wilson';
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
  match.home_ft_score !== null && match.away_ft_score !== null && !match.awarded;

/** Surely earlier: another day, or both times known. */
function kickedOffBefore(match: ArchivedMatch, other: ArchivedMatch): boolean {
  if (match.match_date !== other.match_date) return match.match_date < other.match_date;
  return match.match_time !== null && other.match_time !== null && match.match_time < other.match_time;
}

const pastOf = (archive: readonly ArchivedMatch[], match: ArchivedMatch): ArchivedMatch[] =>
  archive.filter((other) => isPlayed(other) && kickedOffBefore(other, match));

/** How many similar matches are wanted: `limit` of them, or all within a point, at least 50, at most 500. */
export interface BruteWanted {
  limit?: number;
  sameCompetition?: boolean;
}

export function bruteSimilar(
  archive: readonly ArchivedMatch[],
  match: ArchivedMatch,
  type: 1 | 2,
  markets: readonly Market[],
  { limit, sameCompetition = false }: BruteWanted,
  calibration = new Calibration(),
): { id: number; distance: number }[] {
  /** Probabilities as they are shown: `0.4413`. */
  const said = (each: ArchivedMatch): number[] | null => {
    const lists = markets.map((market) => {
      const prices = pricesOf(each, type, market);
      return (
        prices && shownBy(calibration, type, market, prices).map((tenThousandths) => tenThousandths / 10_000)
      );
    });
    return lists.includes(null) ? null : (lists as number[][]).flat();
  };
  const own = said(match)!;
  const found = pastOf(archive, match).flatMap((other) => {
    const theirs = said(other);
    if (theirs === null) return [];
    if (sameCompetition && leagueOf(other) !== leagueOf(match)) return [];
    const mean = own.reduce((sum, each, at) => sum + (each - theirs[at]!) ** 2, 0) / own.length;
    // what differs in the last bits only is the same
    return [{ other, distance: Number(Math.sqrt(mean).toFixed(12)) }];
  });
  const moment = ({ match_date, match_time }: ArchivedMatch): string => `${match_date} ${match_time ?? ''}`;
  found.sort((a, b) => {
    if (a.distance !== b.distance) return a.distance - b.distance;
    const [when, other] = [moment(a.other), moment(b.other)];
    return when === other ? b.other.id - a.other.id : when < other ? 1 : -1;
  });
  const within = found.filter(({ distance }) => distance <= 0.01).length;
  return found
    .slice(0, limit ?? Math.min(500, Math.max(50, within)))
    .map(({ other, distance }) => ({ id: other.id, distance }));
}

const leagueOf = ({ country_name, competition_name }: ArchivedMatch): string =>
  `${country_name} ${competition_name}`;

/** A past match and how far it is from another in one market. */
export interface BrutePast {
  each: ArchivedMatch;
  /** The largest difference of a shown probability, in ten-thousandths. */
  off: number;
  /** The largest difference of a price, in hundredths. */
  priceOff: number;
  /** The difference of the sums of inverse prices, by winner. */
  marginOff: number;
}

const shownBy = (
  calibration: Calibration,
  type: 1 | 2,
  market: Market,
  prices: readonly number[],
): number[] =>
  calibration
    .market(type, market.key)
    .probabilities(prices)
    .map((each) => Math.floor(each * 10_000 + 0.5));

/** Past matches in which a market is wholly priced; the market must be so in the match itself. */
export function brutePast(
  archive: readonly ArchivedMatch[],
  match: ArchivedMatch,
  type: 1 | 2,
  market: Market,
  calibration: Calibration,
): BrutePast[] {
  const own = pricesOf(match, type, market)!;
  const said = shownBy(calibration, type, market, own);
  const margin = (prices: readonly number[]): number =>
    prices.reduce((sum, price) => sum + 100 / price, 0) / market.winners;
  const widest = (one: readonly number[], other: readonly number[]): number =>
    Math.max(...one.map((each, at) => Math.abs(each - other[at]!)));
  return pastOf(archive, match).flatMap((each) => {
    const prices = pricesOf(each, type, market);
    if (prices === null) return [];
    const off = widest(shownBy(calibration, type, market, prices), said);
    const marginOff = Number(Math.abs(margin(prices) - margin(own)).toFixed(10));
    return [{ each, off, priceOff: widest(prices, own), marginOff }];
  });
}

/** What makes matches the same: what prices say, in points, or the prices, in hundredths. */
export type BruteSameness = { closeness: 'auto' | 0.5 | 1 | 2 } | { tolerance: number };

/** What happened after the same odds: per selection how often it settled and won, and what the prices said. */
export interface BruteResult {
  past: number;
  basis: 'probability' | 'price';
  closeness?: number | null;
  tolerance?: number;
  selections: { settled: number; hits: number; implied: number; expected: number | null }[];
}

export function bruteSameOdds(
  archive: readonly ArchivedMatch[],
  match: ArchivedMatch,
  type: 1 | 2,
  market: Market,
  sameness: BruteSameness,
  calibration: Calibration,
): BruteResult | null {
  const own = pricesOf(match, type, market);
  if (own === null) return null;
  const past = brutePast(archive, match, type, market, calibration);
  const days = (list: readonly BrutePast[]): number => new Set(list.map(({ each }) => each.match_date)).size;
  const said = (each: ArchivedMatch): number[] =>
    shownBy(calibration, type, market, pricesOf(each, type, market)!);
  const result = (
    how: Pick<BruteResult, 'basis' | 'closeness' | 'tolerance'>,
    found: readonly BrutePast[],
    compared: readonly BrutePast[],
  ): BruteResult => ({
    past: found.length,
    ...how,
    selections: market.columns.map(({ settle }, at) => {
      const judged = compared.map(({ each }) => each).filter((each) => settle(scoresOf(each)) !== null);
      const sum = judged.reduce((total, each) => total + said(each)[at]!, 0);
      return {
        settled: judged.length,
        hits: judged.filter((each) => settle(scoresOf(each)) === true).length,
        implied: said(match)[at]! / 10_000,
        expected: judged.length === 0 ? null : Math.min(1, sum / judged.length / 10_000),
      };
    }),
  });
  if ('tolerance' in sameness) {
    const { tolerance } = sameness;
    const found = past.filter(({ priceOff, marginOff }) => priceOff <= tolerance && marginOff <= 0.03);
    return result({ basis: 'price', tolerance }, found, found);
  }
  const within = (points: number): BrutePast[] => past.filter(({ off }) => off <= points * 100);
  const { closeness } = sameness;
  const isMany = (points: number): boolean => within(points).length >= 100 && days(within(points)) >= 10;
  const wanted = closeness === 'auto' ? ([0.5, 1, 2].find(isMany) ?? 2) : closeness;
  const found = within(wanted);
  const isEnough = found.length >= 30 && days(found) >= 10;
  return result({ basis: 'probability', closeness: isEnough ? wanted : null }, found, isEnough ? found : []);
}

/** Probabilities of 0, 1, 2 … hits, by their ratios from the likeliest number outwards. */
export function binomialShares(trials: number, probability: number): Float64Array {
  const list = new Float64Array(trials + 1);
  const top = Math.floor((trials + 1) * probability);
  const odds = probability / (1 - probability);
  list[top] = 1;
  for (let k = top; k < trials; k++) list[k + 1] = (list[k]! * (trials - k) * odds) / (k + 1);
  for (let k = top; k > 0; k--) list[k - 1] = (list[k]! * k) / ((trials - k + 1) * odds);
  // the smallest first, so that nothing is lost
  const total = [...list].sort((a, b) => a - b).reduce((sum, share) => sum + share, 0);
  return list.map((share) => share / total);
}

/** What a scan says of comparisons with at least 30 settled matches, in their order. */
export interface BruteVerdicts {
  directions: ('above' | 'below' | null)[];
  pValues: number[];
  qValues: number[];
  expectedByChance: number;
}

export function bruteVerdicts(
  compared: readonly { settled: number; hits: number; expected: number }[],
): BruteVerdicts {
  const side = (hits: number, settled: number, expected: number): 'above' | 'below' | null => {
    const { low, high } = wilsonInterval(hits, settled);
    return low > expected ? 'above' : high < expected ? 'below' : null;
  };
  const pValues: number[] = [];
  let expectedByChance = 0;
  for (const { settled, hits, expected } of compared) {
    const shares = binomialShares(settled, expected);
    const sum = (from: number, to: number): number =>
      shares.subarray(from, to).reduce((total, share) => total + share, 0);
    pValues.push(Math.min(1, 2 * Math.min(sum(0, hits + 1), sum(hits, settled + 1))));
    shares.forEach((share, each) => {
      if (side(each, settled, expected) !== null) expectedByChance += share;
    });
  }
  const count = pValues.length;
  const rank = (p: number): number => pValues.filter((each) => each <= p).length;
  return {
    directions: compared.map(({ settled, hits, expected }) => side(hits, settled, expected)),
    pValues,
    qValues: pValues.map((p) =>
      Math.min(...pValues.filter((each) => each >= p).map((each) => (each * count) / rank(each))),
    ),
    expectedByChance,
  };
}

/** A compared selection of a past day, and what came of it. */
export interface BruteRecorded {
  day: string;
  side: 'above' | 'below' | 'rest';
  rate: number;
  price: number;
  odd: number;
  won: boolean;
}

/**
 * What scans of past days said and came to: of the last 400 days before another one with at least 15 played matches, each
 * against earlier days.
 */
export function bruteRecord(
  archive: readonly ArchivedMatch[],
  before: string,
  calibration: Calibration,
): { days: string[]; selections: BruteRecorded[] } {
  const played = archive.filter((match) => isPlayed(match) && match.match_date < before);
  const days = [...new Set(played.map(({ match_date }) => match_date))]
    .sort()
    .filter((day) => played.filter(({ match_date }) => match_date === day).length >= 15)
    .slice(-400);
  const selections = played
    .filter(({ match_date }) => days.includes(match_date))
    .flatMap((match) =>
      marketsOf(['ft', 'uo_25', 'bts']).flatMap((market) => {
        const timeless = { ...match, match_time: null };
        const result = bruteSameOdds(archive, timeless, 2, market, { closeness: 'auto' }, calibration);
        const count = market.columns.length === 2 ? 1 : market.columns.length;
        return (result?.selections ?? []).slice(0, count).flatMap((selection, at): BruteRecorded[] => {
          const { settled, hits, expected, implied } = selection;
          const won = market.columns[at]!.settle(scoresOf(match));
          if (settled < 30 || won === null) return [];
          const { low, high } = wilsonInterval(hits, settled);
          const side = low > expected! ? 'above' : high < expected! ? 'below' : 'rest';
          const odd = pricesOf(match, 2, market)![at]! / 100;
          return [{ day: match.match_date, side, rate: hits / settled, price: implied, odd, won }];
        });
      }),
    );
  return { days, selections };
}

/** The figures of the record, straight from its definition. */
export function bruteRecordFigures({ days, selections }: ReturnType<typeof bruteRecord>) {
  const sum = (list: readonly BruteRecorded[], of: (each: BruteRecorded) => number): number =>
    list.reduce((total, each) => total + of(each), 0);
  const side = (name: BruteRecorded['side']) => {
    const list = selections.filter((each) => each.side === name);
    const n = list.length;
    if (n === 0)
      return {
        ...{ n, past_rate: null, price_rate: null, won_rate: null, won_low: null, won_high: null },
        ...{ return_rate: null, return_low: null, return_high: null },
      };
    const won = list.filter((each) => each.won).length;
    const share = wilsonInterval(won, n);
    const [z2, m] = [1.96 ** 2 / n, sum(list, ({ odd }) => odd) / n];
    const r = sum(list, (each) => (each.won ? each.odd : 0)) / n;
    const [b, root] = [2 * r + z2 * m, Math.sqrt((2 * r + z2 * m) ** 2 - 4 * r ** 2 * (1 + z2))];
    return {
      n,
      past_rate: sum(list, ({ rate }) => rate) / n,
      price_rate: sum(list, ({ price }) => price) / n,
      won_rate: won / n,
      won_low: share.low,
      won_high: share.high,
      return_rate: r - 1,
      return_low: n < 2 ? null : (b - root) / (2 * (1 + z2)) - 1,
      return_high: n < 2 ? null : (b + root) / (2 * (1 + z2)) - 1,
    };
  };
  const x = ({ rate, price }: BruteRecorded): number => rate - price;
  const y = ({ won, price }: BruteRecorded): number => Number(won) - price;
  const xx = sum(selections, (each) => x(each) ** 2);
  const weight = sum(selections, (each) => x(each) * y(each)) / xx;
  const byDay = days.map((day) =>
    sum(
      selections.filter((each) => each.day === day),
      (each) => x(each) * (y(each) - weight * x(each)),
    ),
  );
  const isNone = days.length < 2 || xx === 0;
  return {
    days: days.length,
    above: side('above'),
    below: side('below'),
    rest: side('rest'),
    weight: isNone ? null : weight,
    weight_se: isNone ? null : Math.sqrt(byDay.reduce((total, each) => total + each ** 2, 0)) / xx,
  };
}

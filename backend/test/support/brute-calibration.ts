import { Calibration } from '../../src/archive/statistics/calibration/calibration';
import { learn } from '../../src/archive/statistics/calibration/learn';
import { sourceNames } from '../../src/archive/catalogue/price-sources';
import { type Market, pricesOf } from './brute-analysis';
import { type ArchivedMatch, scoresOf } from './random-archive';
import { stateOf } from './test-archive';

/** Plain readings of what the routes about calibration answer, match by match from their definitions. */

/** Which selection won, where that is known and it is one alone; otherwise null. */
function onlyWinner(match: ArchivedMatch, market: Market): number | null {
  const verdicts = market.columns.map(({ settle }) => settle(scoresOf(match)));
  return verdicts.every((won) => won !== null) && verdicts.filter(Boolean).length === 1
    ? verdicts.indexOf(true)
    : null;
}

/** What the site would learn from an archive. */
export const learnFrom = (archive: readonly ArchivedMatch[]): Calibration =>
  new Calibration(learn(stateOf(archive)));

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);
const mean = (list: readonly number[]): number | null => (list.length === 0 ? null : sum(list) / list.length);

/** The x in between for which a falling function is 0, by halving. */
function bisect(low: number, high: number, falling: (x: number) => number): number {
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (falling(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const METHODS: Record<string, (q: readonly number[], learned: readonly number[]) => number[]> = {
  proportional: (q) => q.map((each) => each / sum(q)),
  power: (q) => {
    const k = bisect(0, 50, (x) => sum(q.map((each) => each ** x)) - 1);
    return q.map((each) => each ** k);
  },
  shin: (q) => {
    if (sum(q) <= 1) return q.map((each) => each / sum(q));
    const given = (z: number): number[] =>
      q.map((each) => (Math.sqrt(z ** 2 + (4 * (1 - z) * each ** 2) / sum(q)) - z) / (2 * (1 - z)));
    return given(bisect(0, 1 - 1e-9, (z) => sum(given(z)) - 1));
  },
  learned: (_, learned) => [...learned],
};

interface JudgedMatch {
  match: ArchivedMatch;
  prices: number[];
  q: number[];
  learned: number[];
  winner: number;
}

function judgedAmong(
  matches: readonly ArchivedMatch[],
  calibration: Calibration,
  type: 1 | 2,
  market: Market,
): JudgedMatch[] {
  return matches.flatMap((match) => {
    const prices = pricesOf(match, type, market);
    const winner = onlyWinner(match, market);
    const taught = calibration.beforeSeason(type, market.key, match.season_slug);
    if (prices === null || winner === null || taught === null) return [];
    const q = prices.map((price) => 100 / price);
    return [{ match, prices, q, learned: taught.probabilities(prices), winner }];
  });
}

interface JudgedSelection {
  /** Place in the market. */
  at: number;
  price: number;
  proportional: number;
  stated: number;
  won: number;
  /** Closing ÷ opening − 1 in whole hundredths, rounded down; null where a price is missing. */
  moved: number | null;
}

function selectionsOf(judged: readonly JudgedMatch[], market: Market): JudgedSelection[] {
  return judged.flatMap(({ match, prices, q, learned, winner }) =>
    prices.map((price, at) => {
      const { field } = market.columns[at]!;
      const [opening, closing] = [match.opening[field], match.closing[field]];
      return {
        at,
        price,
        proportional: q[at]! / sum(q),
        stated: learned[at]!,
        won: Number(at === winner),
        moved:
          opening === null || closing === null ? null : Math.floor((100 * (closing - opening)) / opening),
      };
    }),
  );
}

function wilson(hits: number, n: number): { ci_low: number | null; ci_high: number | null } {
  if (n === 0) return { ci_low: null, ci_high: null };
  // both solutions of |p̂ − p| = z·√(p(1−p)/n)
  const z = 1.959963984540054;
  const share = hits / n;
  const [a, b, c] = [1 + z ** 2 / n, -2 * share - z ** 2 / n, share ** 2];
  const root = Math.sqrt(Math.max(0, b ** 2 - 4 * a * c));
  return { ci_low: (-b - root) / (2 * a), ci_high: (-b + root) / (2 * a) };
}

const reliability = (selections: readonly JudgedSelection[]) => ({
  n: selections.length,
  stated: mean(selections.map(({ stated }) => stated)),
  actual: mean(selections.map(({ won }) => won)),
  ...wilson(sum(selections.map(({ won }) => won)), selections.length),
});

function outlineOf(judged: readonly JudgedMatch[], type: 1 | 2, market: Market) {
  const days = judged.map(({ match }) => match.match_date).sort();
  return {
    group: market.key,
    filter_type: type,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    matches: judged.length,
  };
}

export function bruteCalibration(
  matches: readonly ArchivedMatch[],
  calibration: Calibration,
  type: 1 | 2,
  market: Market,
) {
  const judged = judgedAmong(matches, calibration, type, market);
  const selections = selectionsOf(judged, market);
  return {
    ...outlineOf(judged, type, market),
    overround: mean(judged.map(({ q }) => sum(q))),
    methods: Object.entries(METHODS).map(([method, probabilities]) => {
      const stated = judged.map(({ q, learned, winner }) => ({ p: probabilities(q, learned), winner }));
      return {
        method,
        log_loss: mean(stated.map(({ p, winner }) => -Math.log(p[winner]!))),
        brier: mean(
          stated.map(({ p, winner }) => sum(p.map((each, at) => (each - Number(at === winner)) ** 2))),
        ),
      };
    }),
    bins: binsOf(selections),
    selections: market.columns.map(({ field }, place) => ({
      column: field,
      bins: binsOf(selections.filter(({ at }) => at === place)),
    })),
  };
}

const binsOf = (selections: readonly JudgedSelection[]) =>
  Array.from({ length: 10 }, (_, bin) => ({
    low: bin / 10,
    high: (bin + 1) / 10,
    ...reliability(selections.filter(({ stated }) => Math.floor(Number((stated * 10).toFixed(9))) === bin)),
  }));

const PRICES = [1.01, 1.3, 1.6, 2, 2.6, 3.5, 5, 10, null];
const MOVEMENTS = [null, -0.1, -0.05, -0.02, 0.02, 0.05, 0.1, null];

/** Whether hundredths lie in [low, high), null = open. */
const within = (hundredths: number, low: number | null, high: number | null): boolean =>
  (low === null || hundredths >= Math.round(low * 100)) &&
  (high === null || hundredths < Math.round(high * 100));

export function bruteCalibrationDetails(
  matches: readonly ArchivedMatch[],
  calibration: Calibration,
  type: 1 | 2,
  market: Market,
) {
  const judged = judgedAmong(matches, calibration, type, market);
  const selections = selectionsOf(judged, market);
  const groups = new Map<string, JudgedMatch[]>();
  for (const each of judged) {
    const mask = type === 1 ? each.match.opening_sources : each.match.closing_sources;
    const key = JSON.stringify({ season: each.match.season_slug, ...sourceNames(mask) });
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return {
    ...outlineOf(judged, type, market),
    overrounds: [...groups].map(([key, list]) => ({
      ...(JSON.parse(key) as { season: string; sources: string[]; bookmakers: string[] }),
      matches: list.length,
      overround: mean(list.map(({ q }) => sum(q))),
    })),
    price_bands: PRICES.slice(0, -1).map((low, band) => {
      const high = PRICES[band + 1]!;
      const inside = selections.filter(({ price }) => within(price, low!, high));
      return {
        low,
        high,
        proportional: mean(inside.map((each) => each.proportional)),
        ...reliability(inside),
      };
    }),
    movements: MOVEMENTS.slice(0, -1).map((low, band) => {
      const high = MOVEMENTS[band + 1]!;
      return {
        low,
        high,
        ...reliability(selections.filter(({ moved }) => moved !== null && within(moved, low, high))),
      };
    }),
  };
}

/** Details with their overrounds in an order of its own: among equally many matches any order is right. */
export function inNoOrder<T extends { overrounds: readonly object[] }>(details: T): T {
  const key = (each: object): string => {
    const { season, sources, bookmakers } = each as Record<string, unknown>;
    return JSON.stringify([season, sources, bookmakers]);
  };
  return { ...details, overrounds: [...details.overrounds].sort((a, b) => (key(a) < key(b) ? -1 : 1)) };
}

/** Holds an answer against what it should be: numbers with six decimals, everything else exactly. */
export function expectFigures(answer: unknown, expected: unknown): void {
  expect(differences(answer, expected, '')).toEqual([]);
}

function differences(got: unknown, expected: unknown, path: string): string[] {
  if (typeof got === 'number' && typeof expected === 'number')
    // half a unit of the sixth decimal, and what sums in another order differ by
    return Math.abs(got - expected) <= 0.5e-6 + 1e-9 ? [] : [`${path}: ${got}, not ${expected}`];
  if (typeof got === 'object' && got !== null && typeof expected === 'object' && expected !== null) {
    const keys = new Set([...Object.keys(got), ...Object.keys(expected)]);
    return [...keys].flatMap((key) =>
      differences(
        (got as Record<string, unknown>)[key],
        (expected as Record<string, unknown>)[key],
        `${path}.${key}`,
      ),
    );
  }
  return got === expected ? [] : [`${path}: ${String(got)}, not ${String(expected)}`];
}

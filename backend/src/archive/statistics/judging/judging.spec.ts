import {
  bruteCalibration,
  bruteCalibrationDetails,
  expectFigures,
  inNoOrder,
  learnFrom,
} from '../../../../test/support/brute-calibration';
import { marketsOf } from '../../../../test/support/brute-analysis';
import { stateOf } from '../../../../test/support/test-archive';
import { type ArchivedMatch, Random, randomMatch } from '../../../../test/support/random-archive';
import { seasonsArchive } from '../../../../test/support/seasons-archive';
import type { Slice } from '../../columns/segment';
import type { State } from '../../columns/state';
import { Calibration, type LearnedArchive, NOTHING_LEARNED } from '../calibration/calibration';
import { PROPORTIONAL } from '../calibration/price-weights';
import { pastOf } from '../similarity/past';
import { CalibrationDetailsBuilder, movementBandOf, priceBandOf } from './calibration-details';
import { binOf, CalibrationReportBuilder } from './calibration-report';
import type { JudgedMarket } from './judged-matches';

const KEYS = ['ft', 'uo_25', 'fg', 'cs'];
const [FT, FG] = marketsOf(['ft', 'fg']);

/** As if nothing but proportional weights had ever been learned, from the season before on. */
const TAUGHT = {
  current: PROPORTIONAL,
  bySeason: { '2023': PROPORTIONAL, '2023-2024': PROPORTIONAL, '2024-2025': PROPORTIONAL },
  matches: 1,
};
const learned: LearnedArchive = { 1: { ft: TAUGHT, fg: TAUGHT }, 2: { ft: TAUGHT, fg: TAUGHT } };
const calibration = new Calibration(learned);

/** Adds all rows of a state to an aggregation, in parts of an odd size. */
function addAll(state: State, to: { add(slice: Slice): void }): void {
  for (const { segment, positions } of pastOf(state))
    for (let from = 0; from < positions.length; from += 700)
      to.add({ segment, positions: positions.subarray(from, from + 700) });
}

function reportOf(state: State, judged: JudgedMarket) {
  const builder = new CalibrationReportBuilder(judged, state.vocabulary);
  addAll(state, builder);
  return builder.result();
}

function detailsOf(state: State, judged: JudgedMarket) {
  const builder = new CalibrationDetailsBuilder(judged, state.vocabulary);
  addAll(state, builder);
  return builder.result();
}

/** A match of the season that is judged, with fair closing prices: 50 %, 25 %, 25 %. */
function fairMatch(
  id: number,
  full: [number, number] | null,
  changes: Partial<ArchivedMatch> = {},
): ArchivedMatch {
  const match = randomMatch(new Random(id), id);
  for (const set of [match.opening, match.closing])
    Object.assign(set, { ft_1_odd: 200, ft_x_odd: 400, ft_2_odd: 400 });
  return {
    ...match,
    awarded: false,
    match_date: '2023-12-05',
    season_slug: '2023-2024',
    home_ft_score: full?.[0] ?? null,
    away_ft_score: full?.[1] ?? null,
    ...changes,
  };
}

const report = (matches: readonly ArchivedMatch[], type: 1 | 2 = 2, market = FT!) =>
  reportOf(stateOf(matches), { market, type, calibration });
const details = (matches: readonly ArchivedMatch[], type: 1 | 2 = 2) =>
  detailsOf(stateOf(matches), { market: FT!, type, calibration });

describe('how reliable prices are', () => {
  it('is log loss and Brier score as worked out by hand', () => {
    const { matches, overround, methods } = report([fairMatch(1, [2, 0]), fairMatch(2, [1, 1])]);
    expect([matches, overround]).toEqual([2, 1]);
    const log_loss = Number(((Math.log(2) + Math.log(4)) / 2).toFixed(6));
    const brier = (0.25 + 0.0625 + 0.0625 + 0.25 + 0.5625 + 0.0625) / 2;
    expect(methods).toEqual(
      ['proportional', 'power', 'shin', 'learned'].map((method) => ({ method, log_loss, brier })),
    );
  });

  it('is given in ten bins over all selections', () => {
    const { bins } = report([fairMatch(1, [2, 0]), fairMatch(2, [1, 1])]);
    expect(bins.map(({ low, high, n, actual }) => [low, high, n, actual])).toEqual([
      [0, 0.1, 0, null],
      [0.1, 0.2, 0, null],
      [0.2, 0.3, 4, 0.25],
      [0.3, 0.4, 0, null],
      [0.4, 0.5, 0, null],
      [0.5, 0.6, 2, 0.5],
      [0.6, 0.7, 0, null],
      [0.7, 0.8, 0, null],
      [0.8, 0.9, 0, null],
      [0.9, 1, 0, null],
    ]);
    expect([bins[2]!.stated, bins[5]!.stated]).toEqual([0.25, 0.5]);
  });

  it('is given in the same bins for each selection', () => {
    const { selections } = report([fairMatch(1, [2, 0]), fairMatch(2, [1, 1])]);
    const filled = selections.map(({ column, bins }) => [
      column,
      bins.flatMap(({ low, n, stated, actual }) => (n === 0 ? [] : [[low, n, stated, actual]])),
    ]);
    expect(filled).toEqual([
      ['ft_1_odd', [[0.5, 2, 0.5, 0.5]]],
      ['ft_x_odd', [[0.2, 2, 0.25, 0.5]]],
      ['ft_2_odd', [[0.2, 2, 0.25, 0]]],
    ]);
    for (const { bins } of selections) expect(bins).toHaveLength(10);
  });

  it('puts a probability at the edge of two bins into the upper one, and 1 into the last', () => {
    const edges = [0, 0.0999, 0.1, 0.1 + 0.2, 0.3 - 1e-16, 7 * 0.1, 0.8 - 1e-6, 0.9999, 1];
    expect(edges.map(binOf)).toEqual([0, 0, 1, 3, 3, 7, 7, 9, 9]);
  });

  it('is judged in no match of the first season', () => {
    const first = fairMatch(1, [2, 0], { season_slug: '2022-2023', match_date: '2022-12-05' });
    const { matches, from } = report([first, fairMatch(2, [1, 1])]);
    expect([matches, from]).toEqual([1, '2023-12-05']);
  });

  it('is judged only where the whole market is priced and one selection is known to have won', () => {
    const gap = fairMatch(1, [2, 0]);
    gap.closing.ft_x_odd = null;
    expect(report([gap, fairMatch(2, null), fairMatch(3, [1, 1])]).matches).toBe(1);
    expect(report([gap], 1).matches).toBe(1);
    const fg = { fg_1_odd: 180, fg_no: 1200, fg_2_odd: 200 };
    const matches = [null, 'H', 'N'].map((first_goal, at) => {
      const match = fairMatch(at + 1, first_goal === 'N' ? [0, 0] : [2, 1], { first_goal } as ArchivedMatch);
      FG!.columns.forEach(({ field }, place) => (match.closing[field] = Object.values(fg)[place]!));
      return match;
    });
    expect(report(matches, 2, FG!).matches).toBe(2);
  });

  it('is nothing over nothing', () => {
    const none = report([]);
    expect(none).toMatchObject({ matches: 0, overround: null, from: null, to: null });
    expect(none.methods.map(({ log_loss, brier }) => [log_loss, brier])).toEqual(
      Array.from({ length: 4 }, () => [null, null]),
    );
    expect(none.bins).toHaveLength(10);
    const unlearned = { market: FT!, type: 2, calibration: new Calibration(NOTHING_LEARNED) } as const;
    expect(reportOf(stateOf([fairMatch(1, [2, 0])]), unlearned).matches).toBe(0);
    expect(details([]).overrounds).toEqual([]);
  });
});

describe('where prices are reliable', () => {
  it('is given by price, each band from its lower end to just below its upper one', () => {
    const prices = [101, 129, 130, 159, 160, 199, 200, 259, 260, 349, 350, 499, 500, 999, 1_000, 100_000];
    expect(prices.map(priceBandOf)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]);
  });

  it('is given by movement, each band from its lower end to just below its upper one', () => {
    const closings = [8_999, 9_000, 9_499, 9_500, 9_799, 9_800, 10_000, 10_199, 10_200, 10_500, 11_000];
    expect(closings.map((closing) => movementBandOf(10_000, closing))).toEqual([
      0, 1, 1, 2, 2, 3, 3, 3, 4, 5, 6,
    ]);
    // 1.90 ÷ 2.00 − 1 is a hair above −0.05 as a fraction
    expect(movementBandOf(200, 190)).toBe(2);
  });

  it('counts in movements the selections with both prices, with the probabilities of the asked set', () => {
    const match = fairMatch(1, [2, 0]);
    Object.assign(match.opening, { ft_1_odd: 250, ft_x_odd: 400, ft_2_odd: null });
    const { movements, price_bands } = details([match]);
    expect(movements.map(({ n }) => n)).toEqual([1, 0, 0, 1, 0, 0, 0]);
    expect(movements[0]).toMatchObject({ low: null, high: -0.1, stated: 0.5, actual: 1 });
    expect(price_bands.map(({ n }) => n)).toEqual([0, 0, 0, 1, 0, 2, 0, 0]);
    expect(price_bands[7]).toMatchObject({ low: 10, high: null, n: 0, proportional: null, stated: null });
    expect(details([match], 1).matches).toBe(0);
  });

  it('is given by season and source, newest season first, sources of the same names together', () => {
    const matches = [1, 17, 32, 256].map((closing_sources, at) =>
      fairMatch(at + 1, [1, 0], { closing_sources, opening_sources: 0 }),
    );
    expect(details(matches).overrounds).toEqual([
      { season: '2023-2024', sources: ['football-data'], bookmakers: ['Bet365'], matches: 2, overround: 1 },
      { season: '2023-2024', sources: ['demo'], bookmakers: [], matches: 1, overround: 1 },
      { season: '2023-2024', sources: ['iddaa-wide'], bookmakers: [], matches: 1, overround: 1 },
    ]);
    expect(details(matches, 1).overrounds).toEqual([
      { season: '2023-2024', sources: [], bookmakers: [], matches: 4, overround: 1 },
    ]);
  });

  it('is given by season in the order of their last matches, not of their names', () => {
    const matches = (
      [
        ['2023-2024', '2024-05-20'],
        ['2023', '2023-11-30'],
        ['2024-2025', '2024-08-10'],
        ['2023', '2023-03-01'],
      ] as const
    ).map(([season_slug, match_date], at) => fairMatch(at + 1, [1, 0], { season_slug, match_date }));
    const seasonsOf = (list: readonly ArchivedMatch[]) =>
      details(list).overrounds.map(({ season }) => season);
    expect([...new Set(seasonsOf(matches))]).toEqual(['2024-2025', '2023-2024', '2023']);
    const late = fairMatch(5, [1, 0], { season_slug: '2023', match_date: '2024-06-01' });
    expect([...new Set(seasonsOf([...matches.slice(0, 2), late]))]).toEqual(['2023', '2023-2024']);
  });
});

describe('an archive of several seasons', () => {
  const random = new Random(20261122);
  const archive = seasonsArchive(random, 1_100, 4, KEYS);
  const learnedOf = learnFrom(archive);
  const state = stateOf(archive, 200);

  it.each(
    marketsOf(KEYS).flatMap((market) => ([1, 2] as const).map((type) => [market.key, type, market] as const)),
  )('is judged as the definitions do, match by match: %s, set %i', (_, type, market) => {
    const judged = { market, type, calibration: learnedOf };
    const expected = bruteCalibration(archive, learnedOf, type, market);
    expect(expected.matches).toBeGreaterThan(100);
    expectFigures(reportOf(state, judged), { ...expected, method: 'learned' });
    const got = detailsOf(state, judged);
    expectFigures(inNoOrder(got), inNoOrder(bruteCalibrationDetails(archive, learnedOf, type, market)));
    const order = got.overrounds.map(
      ({ season, matches }) => `${season} ${String(matches).padStart(9, '0')}`,
    );
    expect(order).toEqual([...order].sort().reverse());
  });
});

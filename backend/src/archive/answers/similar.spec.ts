import { bruteSimilar, type BruteWanted, marketsOf, pricesOf } from '../../../test/support/brute-analysis';
import { likelyArchive } from '../../../test/support/likely-archive';
import { randomLearned } from '../../../test/support/learned-archive';
import { type ArchivedMatch, Random } from '../../../test/support/random-archive';
import { stateOf, TestArchive } from '../../../test/support/test-archive';
import { answerSimilar, type SimilarMatch, type SimilarQuestion } from './similar';
import { Quotes } from './context';
import { ODD_MARKETS } from '../catalogue/columns';
import type { State } from '../columns/state';
import { Calibration } from '../statistics/calibration/calibration';

const SEED = 20261121;
const LEARNED = new Calibration(randomLearned(new Random(SEED)));

function similar(
  state: State,
  question: SimilarQuestion,
  quotes = new Quotes(new Calibration()),
): SimilarMatch[] {
  return answerSimilar({ fields: ['id'], ...question }, { state, quotes, throwIfAborted: () => undefined })
    .items;
}

const idsOf = (list: readonly { id?: number }[]): number[] => list.map(({ id }) => id!);

describe('matches with similar prices', () => {
  it('are never ones whose result was awarded', () => {
    const some = likelyArchive(new Random(SEED), 300, ['ft']).map((each, at) => ({
      ...each,
      awarded: at % 3 === 0,
    }));
    const priced = some.find((each) => pricesOf(each, 2, marketsOf(['ft'])[0]!))!;
    const match = { ...priced, match_date: '2025-01-01' };
    const archive = some.map((each) => (each === priced ? match : each));
    for (const state of [stateOf(archive), stateOf(archive, archive.length)]) {
      const found = idsOf(similar(state, { id: match.id, filter_type: 2, groups: ['ft'], limit: 300 }));
      const expected = idsOf(bruteSimilar(archive, match, 2, marketsOf(['ft']), { limit: 300 }));
      expect(found).toEqual(expected);
      expect(found.length).toBeGreaterThan(100);
      expect(found.some((id) => archive.find((each) => each.id === id)!.awarded)).toBe(false);
    }
  });

  const random = new Random(SEED);
  const archive = likelyArchive(random, 1_000, ['ft', 'uo_25', 'ft_dc', 'bts']);
  const states = [stateOf(archive), stateOf(archive, 200)].map(
    (state) => [state, new Quotes(LEARNED)] as const,
  );

  const chosen = (match: ArchivedMatch, type: 1 | 2): string[] =>
    ODD_MARKETS.map(({ key }) => key).filter(
      (key) =>
        pricesOf(match, type, marketsOf([key])[0]!) !== null &&
        random.chance(['ft', 'uo_25', 'ft_dc', 'bts'].includes(key) ? 0.5 : 0.02),
    );

  it('are those that the definition gives, over any markets, wherever the rows stand', () => {
    const met = { limited: 0, allWithinAPoint: 0, fewWithinAPoint: 0, inCompetition: 0 };
    for (let round = 0; round < 100; round++) {
      const match = random.pick(archive);
      const type = random.chance(0.5) ? 1 : 2;
      const keys = chosen(match, type);
      if (keys.length === 0) continue;
      const wanted: BruteWanted = {
        limit: random.chance(0.5) ? 1 + random.below(500) : undefined,
        sameCompetition: random.chance(0.3),
      };
      const expected = bruteSimilar(archive, match, type, marketsOf(keys), wanted, LEARNED);
      const question = {
        id: match.id,
        filter_type: type,
        groups: keys,
        limit: wanted.limit,
        same_competition: wanted.sameCompetition,
      } as const;
      for (const [state, quotes] of states) {
        const got = similar(state, question, quotes);
        const where = { seed: SEED, round, ...question };
        expect({ ...where, ids: idsOf(got) }).toEqual({ ...where, ids: idsOf(expected) });
        const apart = got.map(({ distance }, at) => Math.abs(distance - expected[at]!.distance));
        expect(Math.max(0, ...apart)).toBeLessThan(1e-11);
      }
      if (expected.length === wanted.limit) met.limited += 1;
      if (wanted.limit === undefined) met[expected.length > 50 ? 'allWithinAPoint' : 'fewWithinAPoint'] += 1;
      if (wanted.sameCompetition && expected.length > 0) met.inCompetition += 1;
    }
    expect(Math.min(...Object.values(met))).toBeGreaterThan(5);
  });

  const [base] = likelyArchive(new Random(SEED + 1), 1, []);
  const at = (
    id: number,
    date: string,
    time: string | null,
    prices: number[],
    full: [number, number] | null = [1, 0],
  ): ArchivedMatch => ({
    ...base!,
    id,
    match_date: date,
    match_time: time,
    home_ft_score: full?.[0] ?? null,
    away_ft_score: full?.[1] ?? null,
    closing: { ...base!.closing, ft_1_odd: prices[0]!, ft_x_odd: prices[1]!, ft_2_odd: prices[2]! },
  });
  const SAME = [200, 400, 400];
  const match = at(1, '2024-05-17', '20:00', SAME, null);
  const near = (others: ArchivedMatch[], limit?: number) =>
    similar(stateOf([match, ...others]), { id: 1, filter_type: 2, groups: ['ft'], limit });

  it('kicked off earlier for certain, were played, and are another match', () => {
    const others = [
      at(2, '2024-05-17', '20:00', SAME),
      at(3, '2024-05-17', null, SAME),
      at(4, '2024-05-17', '19:59', SAME),
      at(5, '2024-05-16', null, SAME),
      at(6, '2024-05-16', '23:00', SAME, null),
      at(7, '2024-05-18', '12:00', SAME),
    ];
    expect(idsOf(near(others))).toEqual([4, 5]);
  });

  it('are found by the prices of their state, whatever was asked before', () => {
    const archive = new TestArchive([match, at(2, '2024-05-01', null, SAME)]);
    const quotes = new Quotes(new Calibration());
    const nearest = (state: State) =>
      idsOf(similar(state, { id: 1, filter_type: 2, groups: ['ft'] }, quotes));
    const before = archive.state;
    expect(nearest(before)).toEqual([2]);
    const after = archive.change([
      at(2, '2024-05-01', null, [400, 200, 400]),
      at(3, '2024-05-01', null, SAME),
    ]);
    expect(nearest(after)).toEqual([3, 2]);
    expect(nearest(before)).toEqual([2]);
  });

  it('are compared without the margin, so that twice the margin is no distance', () => {
    expect(near([at(2, '2024-05-01', null, [190, 380, 380])])).toEqual([{ id: 2, distance: 0 }]);
  });

  it('are as far away as the root of the mean squared difference says', () => {
    const [nearest] = near([at(2, '2024-05-01', null, [400, 200, 400])]);
    expect(nearest!.distance).toBeCloseTo(Math.sqrt((0.25 ** 2 + 0.25 ** 2) / 3), 12);
  });

  it('are equally near where the same is shown, and come newest first: date, time with unknown last, id', () => {
    const others = [
      at(2, '2024-05-01', '18:00', [210, 400, 380]),
      at(3, '2024-05-02', null, [210, 380, 400]),
      at(4, '2024-05-02', '13:00', [210, 400, 380]),
      at(5, '2024-05-02', '13:00', [210, 380, 400]),
    ];
    expect(idsOf(near(others))).toEqual([5, 4, 3, 2]);
    expect(idsOf(near(others, 2))).toEqual([5, 4]);
    // these two say 0.00001 apart, which nobody sees
    expect(
      near([at(2, '2024-05-02', null, SAME), at(3, '2024-05-01', null, [20_001, 40_000, 40_000])]),
    ).toEqual([
      { id: 2, distance: 0 },
      { id: 3, distance: 0 },
    ]);
  });

  /** 51.28, 24.36, 24.36 % */
  const NEAR = [195, 410.5, 410.5].map((price) => Math.round(price));
  const FAR = [250, 320, 320];
  const many = (count: number, first: number, prices: number[]) =>
    Array.from({ length: count }, (_, n) => at(first + n, '2024-01-01', null, prices));

  it('are all within a point, but at least 50 and at most 500, unless a number is asked for', () => {
    expect(near([...many(70, 10, NEAR), ...many(70, 100, FAR)])).toHaveLength(70);
    expect(near([...many(20, 10, NEAR), ...many(70, 100, FAR)])).toHaveLength(50);
    expect(near([...many(20, 10, NEAR), ...many(10, 100, FAR)])).toHaveLength(30);
    expect(near(many(510, 10, NEAR))).toHaveLength(500);
    expect(near([...many(70, 10, NEAR), ...many(70, 100, FAR)], 3)).toHaveLength(3);
    expect(near([...many(70, 10, NEAR), ...many(70, 100, FAR)], 100)).toHaveLength(100);
  });

  it('are within a point to its very end', () => {
    const goals = (id: number, over: number, under: number): ArchivedMatch => ({
      ...at(id, id === 1 ? '2024-05-17' : '2024-01-01', null, SAME),
      closing: { ...base!.closing, over_25_odd: over, under_25_odd: under },
    });
    const same = Array.from({ length: 50 }, (_, n) => goals(100 + n, 200, 200));
    const state = stateOf([goals(1, 200, 200), ...same, goals(2, 4_900, 5_100), goals(3, 4_899, 5_101)]);
    const found = similar(state, { id: 1, filter_type: 2, groups: ['uo_25'] });
    expect(found.slice(50)).toEqual([{ id: 2, distance: 0.01 }]);
  });

  it('are of the own competition where that is asked, under the same name of another country not', () => {
    const others = [
      { ...at(2, '2024-05-01', null, SAME), country_name: 'Türkiye', competition_name: 'Süper Lig' },
      { ...at(3, '2024-05-01', null, SAME), country_name: 'Yunanistan', competition_name: 'Süper Lig' },
      { ...at(4, '2024-05-01', null, FAR), country_name: 'TÜRKİYE', competition_name: 'super lig' },
      { ...at(5, '2024-05-01', null, SAME), country_name: 'Türkiye', competition_name: '1. Lig' },
    ];
    const turkish = { ...match, country_name: 'Türkiye', competition_name: 'Süper Lig' };
    const of = (same_competition?: boolean) =>
      idsOf(
        similar(stateOf([turkish, ...others], 2), {
          id: 1,
          filter_type: 2,
          groups: ['ft'],
          same_competition,
        }),
      );
    expect(of(true)).toEqual([2, 4]);
    expect(of(false)).toEqual([5, 3, 2, 4]);
    expect(of()).toEqual([5, 3, 2, 4]);
  });

  it('need a price of every selection, and are none in an empty archive', () => {
    const half = at(2, '2024-05-01', null, SAME);
    half.closing.ft_x_odd = null as never;
    expect(near([half])).toEqual([]);
    expect(near([])).toEqual([]);
  });
});

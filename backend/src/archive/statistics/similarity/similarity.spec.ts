import { bruteSimilar, marketsOf, pricesOf } from '../../../../test/support/brute-analysis';
import { stateOf, TestArchive } from '../../../../test/support/test-archive';
import { likelyArchive } from '../../../../test/support/likely-archive';
import { type ArchivedMatch, Random } from '../../../../test/support/random-archive';
import { randomLearned } from '../../../../test/support/learned-archive';
import { Calibration, NOTHING_LEARNED } from '../calibration/calibration';
import { QuotedMarkets } from '../calibration/quoted-markets';
import { ODD_MARKETS } from '../../catalogue/columns';
import { kickOffOf } from '../../columns/kick-off';
import type { State } from '../../columns/state';
import { pastOf, playedResults } from './past';
import { nearestMatches } from './similarity';

const SEED = 20261121;
const LEARNED = randomLearned(new Random(SEED));

const compared = (state: State, type: 1 | 2, learned = NOTHING_LEARNED) => ({
  past: pastOf(state),
  played: playedResults(state.vocabulary),
  quoted: new QuotedMarkets(type, new Calibration(learned)),
});

function similar(
  state: State,
  match: ArchivedMatch,
  type: 1 | 2,
  keys: readonly string[],
  limit: number,
  learned = NOTHING_LEARNED,
) {
  const markets = marketsOf(keys).map((market) => ({ market, prices: pricesOf(match, type, market)! }));
  const kickOff = kickOffOf(match.match_date, match.match_time);
  return nearestMatches(compared(state, type, learned), kickOff, markets, limit, () => undefined);
}

const idsOf = (list: readonly { id: number }[]): number[] => list.map(({ id }) => id);

describe('matches with similar prices', () => {
  it('are never ones whose result was awarded', () => {
    const some = likelyArchive(new Random(SEED), 300, ['ft']).map((each, at) => ({
      ...each,
      awarded: at % 3 === 0,
    }));
    const match = {
      ...some.find((each) => pricesOf(each, 2, marketsOf(['ft'])[0]!))!,
      match_date: '2025-01-01',
    };
    for (const state of [stateOf(some), stateOf(some, some.length)]) {
      const found = idsOf(similar(state, match, 2, ['ft'], 300));
      const expected = idsOf(bruteSimilar(some, match, 2, marketsOf(['ft']), 300));
      expect(found).toEqual(expected);
      expect(found.length).toBeGreaterThan(100);
      expect(found.some((id) => some.find((each) => each.id === id)!.awarded)).toBe(false);
    }
  });

  const random = new Random(SEED);
  const archive = likelyArchive(random, 1_000, ['ft', 'uo_25', 'ft_dc', 'bts']);
  const states = [stateOf(archive), stateOf(archive, 200)];

  const chosen = (match: ArchivedMatch, type: 1 | 2): string[] =>
    ODD_MARKETS.map(({ key }) => key).filter(
      (key) =>
        pricesOf(match, type, marketsOf([key])[0]!) !== null &&
        random.chance(['ft', 'uo_25', 'ft_dc', 'bts'].includes(key) ? 0.5 : 0.02),
    );

  it('are those that the definition gives, over any markets, wherever the rows stand', () => {
    let found = 0;
    for (let round = 0; round < 150; round++) {
      const match = random.pick(archive);
      const type = random.chance(0.5) ? 1 : 2;
      const keys = chosen(match, type);
      const limit = 1 + random.below(200);
      if (keys.length === 0) continue;
      const expected = bruteSimilar(archive, match, type, marketsOf(keys), limit, LEARNED);
      for (const state of states) {
        const got = similar(state, match, type, keys, limit, LEARNED);
        const where = { seed: SEED, round, match: match.id, type, keys, limit };
        expect({ ...where, ids: idsOf(got) }).toEqual({ ...where, ids: idsOf(expected) });
        // the last decimal may differ where rounding is a near thing
        const apart = got.map(({ distance }, at) => Math.abs(distance - expected[at]!.distance));
        expect(Math.max(0, ...apart)).toBeLessThan(1e-11);
      }
      if (expected.length === limit) found += 1;
    }
    expect(found).toBeGreaterThan(50);
  });

  const [base] = likelyArchive(new Random(SEED + 1), 1, []);
  const at = (
    id: number,
    date: string,
    time: string | null,
    prices: number[],
    full: [number, number] | null = [1, 0],
  ) => ({
    ...base!,
    id,
    match_date: date,
    match_time: time,
    home_ft_score: full?.[0] ?? null,
    away_ft_score: full?.[1] ?? null,
    closing: { ...base!.closing, ft_1_odd: prices[0]!, ft_x_odd: prices[1]!, ft_2_odd: prices[2]! },
  });
  const match = at(1, '2024-05-17', '20:00', [200, 400, 400], null);
  const idsNear = (others: ArchivedMatch[], limit = 50) =>
    idsOf(similar(stateOf([match, ...others]), match, 2, ['ft'], limit));

  it('kicked off earlier for certain, were played, and are another match', () => {
    const same = [200, 400, 400];
    expect(
      idsNear([
        at(2, '2024-05-17', '20:00', same),
        at(3, '2024-05-17', null, same),
        at(4, '2024-05-17', '19:59', same),
        at(5, '2024-05-16', null, same),
        at(6, '2024-05-16', '23:00', same, null),
        at(7, '2024-05-18', '12:00', same),
      ]),
    ).toEqual([4, 5]);
  });

  it('are found by the prices of their state, whatever was asked before', () => {
    const archive = new TestArchive([match, at(2, '2024-05-01', null, [200, 400, 400])]);
    const [market] = marketsOf(['ft']);
    const { quoted } = compared(archive.state, 2);
    const nearest = (state: State) =>
      nearestMatches(
        { ...compared(state, 2), quoted },
        kickOffOf(match.match_date, match.match_time),
        [{ market: market!, prices: [200, 400, 400] }],
        5,
        () => undefined,
      );
    const before = archive.state;
    expect(nearest(before)).toEqual([{ id: 2, distance: 0 }]);
    const after = archive.change([
      at(2, '2024-05-01', null, [400, 200, 400]),
      at(3, '2024-05-01', null, [200, 400, 400]),
    ]);
    expect(nearest(after)).toEqual([
      { id: 3, distance: 0 },
      { id: 2, distance: expect.any(Number) as number },
    ]);
    expect(nearest(before)).toEqual([{ id: 2, distance: 0 }]);
  });

  it('are compared without the margin, so that twice the margin is no distance', () => {
    const [nearest] = similar(
      stateOf([match, at(2, '2024-05-01', null, [190, 380, 380])]),
      match,
      2,
      ['ft'],
      1,
    );
    expect(nearest).toEqual({ id: 2, distance: 0 });
  });

  it('are as far away as the root of the mean squared difference says', () => {
    const [nearest] = similar(
      stateOf([match, at(2, '2024-05-01', null, [400, 200, 400])]),
      match,
      2,
      ['ft'],
      1,
    );
    expect(nearest!.distance).toBeCloseTo(Math.sqrt((0.25 ** 2 + 0.25 ** 2) / 3), 11);
  });

  it('come newest first where they are equally near: date, time with unknown last, id', () => {
    const mirrored = [
      at(2, '2024-05-01', '18:00', [210, 400, 380]),
      at(3, '2024-05-02', null, [210, 380, 400]),
    ];
    const others = [
      ...mirrored,
      at(4, '2024-05-02', '13:00', [210, 400, 380]),
      at(5, '2024-05-02', '13:00', [210, 380, 400]),
    ];
    expect(idsNear(others)).toEqual([5, 4, 3, 2]);
    expect(idsNear(others, 2)).toEqual([5, 4]);
  });

  it('need a price of every selection, and are none in an empty archive', () => {
    const half = at(2, '2024-05-01', null, [200, 400, 400]);
    half.closing.ft_x_odd = null as never;
    expect(idsNear([half])).toEqual([]);
    expect(similar(stateOf([]), match, 2, ['ft'], 5)).toEqual([]);
  });
});

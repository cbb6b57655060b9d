import { brutePast, marketsOf, pricesOf } from '../../../../test/support/brute-analysis';
import { randomLearned } from '../../../../test/support/learned-archive';
import { likelyArchive } from '../../../../test/support/likely-archive';
import { type ArchivedMatch, Random, scoresOf } from '../../../../test/support/random-archive';
import { stateOf, TestArchive } from '../../../../test/support/test-archive';
import type { FilterType } from '../../question/odds-query';
import { kickOffOf } from '../../columns/kick-off';
import type { State } from '../../columns/state';
import { Calibration } from '../calibration/calibration';
import { QuotedMarkets } from '../calibration/quoted-markets';
import { PastMarket, PastMarkets } from './past-market';

const SEED = 20_260_821;
const KEYS = ['ft', 'ft_dc', 'uo_25', 'fg', 'cs'];
const random = new Random(SEED);
const calibration = new Calibration(randomLearned(random));
const quoted = { 1: new QuotedMarkets(1, calibration), 2: new QuotedMarkets(2, calibration) };

const pastOf = (state: State, key: string, type: FilterType): PastMarket => {
  const [market] = marketsOf([key]);
  return new PastMarket(state, market!, quoted[type].of(market!));
};

describe('the past of a market', () => {
  const archive = likelyArchive(random, 1_500, KEYS).map((match) => ({
    ...match,
    awarded: random.chance(0.05),
  }));
  const states = [stateOf(archive), stateOf(archive, 400)];
  const byId = new Map(archive.map((match) => [match.id, match]));

  const idsAt = (past: PastMarket, matches: Uint32Array): number[] =>
    [...matches].map((match) => past.ids[match]!).sort((a, b) => a - b);

  const fixtures = (key: string, type: FilterType): { match: ArchivedMatch; prices: number[] }[] =>
    Array.from({ length: 40 }, () => random.pick(archive)).flatMap((match) => {
      const prices = pricesOf(match, type, marketsOf([key])[0]!);
      return prices === null ? [] : [{ match, prices }];
    });

  describe.each(KEYS)('%s', (key) => {
    it.each([1, 2] as const)(
      'finds what says the same within a distance, wherever rows stand: set %i',
      (type) => {
        let found = 0;
        for (const { match, prices } of fixtures(key, type)) {
          const reach = random.pick([0, 50, 100, 200]);
          const wanted = brutePast(archive, match, type, marketsOf([key])[0]!, calibration)
            .filter(({ off }) => off <= reach)
            .map(({ each }) => each.id)
            .sort((a, b) => a - b);
          for (const state of states) {
            const past = pastOf(state, key, type);
            const kickOff = kickOffOf(match.match_date, match.match_time);
            const got = idsAt(past, past.within(past.shown(prices), reach, kickOff));
            expect({ match: match.id, reach, got }).toEqual({ match: match.id, reach, got: wanted });
          }
          found += wanted.length;
        }
        expect(found).toBeGreaterThan(100);
      },
    );

    it('finds the same prices of nearly the same margin', () => {
      let found = 0;
      for (const { match, prices } of fixtures(key, 2)) {
        const tolerance = random.pick([0, 2, 5, 10]);
        const marginReach = random.pick([0.003, 0.03]);
        const wanted = brutePast(archive, match, 2, marketsOf([key])[0]!, calibration)
          .filter(({ priceOff, marginOff }) => priceOff <= tolerance && marginOff <= marginReach)
          .map(({ each }) => each.id)
          .sort((a, b) => a - b);
        for (const state of states) {
          const past = pastOf(state, key, 2);
          const kickOff = kickOffOf(match.match_date, match.match_time);
          expect(idsAt(past, past.withPrices({ prices, tolerance, marginReach }, kickOff))).toEqual(wanted);
        }
        found += wanted.length;
      }
      if (key !== 'cs') expect(found).toBeGreaterThan(20);
    });

    it('knows of each match what the archive holds', () => {
      for (const state of states) {
        const past = pastOf(state, key, 1);
        const { columns, winners } = past.market;
        let before = 0;
        for (let at = 0; at < past.count; at++) {
          const match = byId.get(past.ids[at]!)!;
          const { segment, position } = past.placeOf(at);
          const prices = pricesOf(match, 1, past.market)!;
          const scores = scoresOf(match);
          const sum = prices.reduce((total, price) => total + 100 / price, 0);
          expect(segment.ids[position]).toBe(match.id);
          expect(past.overroundOf(at)).toBeCloseTo(sum / winners, 12);
          expect(past.probabilities.map((each) => each[at])).toEqual(past.shown(prices));
          expect(past.outcomes[past.outcomeOf[at]!]).toEqual(
            columns.map(({ settle }) => {
              const won = settle(scores);
              return won === null ? -1 : Number(won);
            }),
          );
          expect({ date: past.dates[at], time: past.times[at] }).toEqual(
            kickOffOf(match.match_date, match.match_time),
          );
          expect(past.probabilities[0]![at]).toBeGreaterThanOrEqual(before);
          before = past.probabilities[0]![at]!;
        }
      }
    });
  });

  it('has no match that is deleted, and those that came later', () => {
    const testArchive = new TestArchive(archive);
    const before = pastOf(testArchive.state, 'ft', 2);
    const [one, other] = [before.ids[0]!, before.ids[1]!];
    const state = testArchive.change([{ ...byId.get(other)!, id: 100_000 }], [one]);
    const after = pastOf(state, 'ft', 2);
    expect([...after.ids].sort((a, b) => a - b)).toEqual(
      [...before.ids, 100_000].filter((id) => id !== one).sort((a, b) => a - b),
    );
  });

  it('is empty without matches', () => {
    const past = pastOf(stateOf([]), 'uo_25', 2);
    const kickOff = kickOffOf('2026-01-01', null);
    expect([
      past.count,
      past.within([5_000, 5_000], 200, kickOff).length,
      past.withPrices({ prices: [180, 200], tolerance: 10, marginReach: 1 }, kickOff).length,
    ]).toEqual([0, 0, 0]);
  });

  it('is kept while its state is, the latest markets only', () => {
    const markets = new PastMarkets();
    const [ft, uo] = marketsOf(['ft', 'uo_25']);
    const [state, other] = states as [State, State];
    const first = markets.of(state, ft!, quoted[1]);
    expect(markets.of(state, ft!, quoted[1])).toBe(first);
    expect(markets.of(state, ft!, quoted[2])).not.toBe(first);
    expect(markets.of(other, ft!, quoted[1])).not.toBe(first);
    for (const market of marketsOf([
      'ht',
      'bts',
      'oe',
      'ht_dc',
      'uo_15',
      'uo_35',
      'uo_45',
      'htft',
      'sh',
      'tgr',
      'fg',
    ]))
      markets.of(state, market, quoted[1]);
    expect(markets.of(state, ft!, quoted[1])).not.toBe(first);
    const kept = markets.of(state, uo!, quoted[1]);
    for (const market of marketsOf(['ht', 'bts', 'oe'])) markets.of(state, market, quoted[2]);
    expect(markets.of(state, uo!, quoted[1])).toBe(kept);
  });
});

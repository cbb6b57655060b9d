import { marketsOf, pricesOf } from '../../../../test/support/brute-analysis';
import { stateOf } from '../../../../test/support/test-archive';
import { likelyArchive } from '../../../../test/support/likely-archive';
import { Random } from '../../../../test/support/random-archive';
import { Calibration } from '../calibration/calibration';
import { dayNumber, kickOffOf } from '../../columns/kick-off';
import { pastOf, playedResults } from '../similarity/past';
import { pastRows } from './past-rows';
import { type Fixture, type MarketScan, scanMarket } from './scan-market';

const KEYS = ['ft', 'ft_dc', 'uo_25', 'ht', 'fg'];
const DAY = '2026-01-01';
const throwIfAborted = (): void => undefined;

describe('the number of selections that stand out by chance', () => {
  const archive = likelyArchive(new Random(20_261_125), 2_000, KEYS);
  const state = stateOf(archive);

  const scan = (key: string, fixtures: number, times = 1): MarketScan => {
    const [market] = marketsOf([key]);
    const list = archive
      .flatMap((match): Fixture[] => {
        const prices = pricesOf(match, 2, market!);
        return prices === null
          ? []
          : [{ kickOff: kickOffOf(DAY, null), markets: [{ market: market!, prices }] }];
      })
      .slice(0, fixtures)
      .flatMap((fixture) => new Array<Fixture>(times).fill(fixture));
    const day = dayNumber(DAY);
    const rows = pastOf(state).map((slice) => pastRows(slice, day, playedResults(state.vocabulary)));
    const terms = { type: 2 as const, day, tolerance: 10 as const, calibration: new Calibration() };
    return scanMarket(rows, state.vocabulary.results.entries, list, market!, terms, throwIfAborted);
  };

  const total = (chances: readonly number[]): number => chances.reduce((sum, share) => sum + share, 0);
  const mean = (chances: readonly number[]): number =>
    chances.reduce((sum, share, count) => sum + share * count, 0);
  const counts = (chances: readonly number[]): number[] =>
    chances.flatMap((share, count) => (share > 0 ? [count] : []));

  it.each(KEYS)('is on average what the exact shares add up to: %s', (key) => {
    const { chances, expectedByChance } = scan(key, 60);
    expect(total(chances)).toBeCloseTo(1, 9);
    expect(expectedByChance).toBeGreaterThan(2);
    expect(mean(chances) / expectedByChance).toBeGreaterThan(0.85);
    expect(mean(chances) / expectedByChance).toBeLessThan(1.15);
  });

  it('is even where both sides of a market stand out together or not at all', () => {
    const { chances } = scan('uo_25', 20);
    expect(counts(chances).length).toBeGreaterThan(2);
    expect(counts(chances).filter((count) => count % 2 !== 0)).toEqual([]);
  });

  it('doubles, and comes no more often, where two fixtures have the same past matches', () => {
    const once = scan('uo_25', 20);
    const twice = scan('uo_25', 20, 2);
    expect(counts(twice.chances)).toEqual(counts(once.chances).map((count) => 2 * count));
    expect(twice.chances.filter((share) => share > 0)).toEqual(once.chances.filter((share) => share > 0));
  });

  it('is none where nothing can be compared', () => {
    const { chances, expectedByChance } = scan('ft', 0);
    expect([chances, expectedByChance]).toEqual([[1], 0]);
  });
});

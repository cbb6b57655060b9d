import { marketsOf, pricesOf } from '../../../../test/support/brute-analysis';
import { likelyArchive } from '../../../../test/support/likely-archive';
import { Random } from '../../../../test/support/random-archive';
import { stateOf } from '../../../../test/support/test-archive';
import { kickOffOf } from '../../columns/kick-off';
import { Calibration } from '../calibration/calibration';
import { QuotedMarkets } from '../calibration/quoted-markets';
import { PastMarket } from '../past/past-market';
import { flagsByChance } from './flags-by-chance';
import { type Fixture, scanMarket } from './scan-market';

const KEYS = ['ft', 'ft_dc', 'uo_25', 'ht', 'fg'];
const DAY = '2026-01-01';
const throwIfAborted = (): void => undefined;

describe('the number of comparisons that stand out by chance', () => {
  const archive = likelyArchive(new Random(20_261_125), 2_000, KEYS);
  const state = stateOf(archive);
  const quoted = new QuotedMarkets(2, new Calibration());

  const scan = (key: string, fixtures: number, times = 1) => {
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
    const past = new PastMarket(state, market!, quoted.of(market!));
    const { comparisons, samples } = scanMarket(past, list, { closeness: 1 }, throwIfAborted);
    return {
      chances: flagsByChance(past, samples, throwIfAborted),
      expectedByChance: comparisons.reduce((sum, { chance }) => sum + chance, 0),
      comparisons: comparisons.length,
    };
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

  it('takes a market of two selections as one comparison for each fixture', () => {
    expect([scan('uo_25', 20).comparisons, scan('ft', 20).comparisons]).toEqual([20, 60]);
  });

  it('doubles, and comes no more often, where two fixtures have the same past matches', () => {
    const once = scan('uo_25', 20);
    const twice = scan('uo_25', 20, 2);
    expect(counts(once.chances).length).toBeGreaterThan(2);
    expect(counts(twice.chances)).toEqual(counts(once.chances).map((count) => 2 * count));
    expect(twice.chances.filter((share) => share > 0)).toEqual(once.chances.filter((share) => share > 0));
  });

  it('is none where nothing can be compared', () => {
    const { chances, expectedByChance } = scan('ft', 0);
    expect([chances, expectedByChance]).toEqual([[1], 0]);
  });
});

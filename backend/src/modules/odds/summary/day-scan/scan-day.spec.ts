import { bruteSameOdds, marketsOf, pricesOf } from '../../../../../test/support/brute-analysis';
import { buildIndex, toIndexRow } from '../../../../../test/support/index-rows';
import { likelyArchive } from '../../../../../test/support/likely-archive';
import { type ArchivedMatch, Random } from '../../../../../test/support/random-archive';
import { LooseRows } from '../../index/loose-rows';
import { dayNumber } from '../../index/index-row';
import { kickOffOf, type Past } from '../past';
import { wilsonInterval } from '../wilson';
import { compareWithPrice } from './comparison';
import { type DayScan, type Fixture, scanDay } from './scan-day';

const SEED = 20261122;
const KEYS = ['uo_25', 'ft', 'bts', 'ht', 'fg'];

const pause = (): Promise<void> => Promise.resolve();

const fixtureOf = (match: ArchivedMatch, type: 1 | 2): Fixture => ({
  kickOff: kickOffOf(match.match_date, match.match_time),
  markets: marketsOf(KEYS).flatMap((market) => {
    const prices = pricesOf(match, type, market);
    return prices === null ? [] : [{ market, prices }];
  }),
});

describe('the scan of a day', () => {
  const random = new Random(SEED);
  const archive = likelyArchive(random, 1_500, KEYS);
  const index = buildIndex(archive.slice(0, 1_200));
  index.apply({ rows: archive.slice(1_200).map(toIndexRow), deletedIds: [] });
  const rows = new LooseRows();
  for (const match of archive) rows.add(toIndexRow(match));
  const loose: Past = { segments: [rows.segment], scores: rows.scores };
  const days = [...new Set(archive.map(({ match_date }) => match_date))].sort();

  const scan = (past: Past, date: string, type: 1 | 2, tolerance: number): Promise<DayScan> =>
    scanDay(
      past,
      archive.filter(({ match_date }) => match_date === date).map((match) => fixtureOf(match, type)),
      marketsOf(KEYS),
      { type, day: dayNumber(date) + 1, tolerance },
      pause,
    );

  function expected(date: string, type: 1 | 2, tolerance: number) {
    return archive
      .filter(({ match_date }) => match_date === date)
      .map((match) =>
        marketsOf(KEYS).flatMap((market) => {
          const result = bruteSameOdds(archive, match, type, market, tolerance);
          return result === null ? [] : [{ market: market.key, ...result }];
        }),
      );
  }

  const counted = (scanned: DayScan) =>
    scanned.results.map((results) =>
      results.map(({ market, sameOdds, selections }) => ({
        market: market.key,
        sameOdds,
        selections: selections.map(({ settled, hits }) => ({ settled, hits })),
      })),
    );

  it.each([0, 2, 5, 10, 400])(
    'counts what the definition gives within a tolerance of %i, from the index and from loose rows',
    async (tolerance) => {
      let large = 0;
      for (const date of [days[20]!, days.at(-1)!]) {
        for (const type of [1, 2] as const) {
          const wanted = expected(date, type, tolerance);
          const plain = wanted.map((results) =>
            results.map(({ selections, ...rest }) => ({
              ...rest,
              selections: selections.map(({ settled, hits }) => ({ settled, hits })),
            })),
          );
          const scanned = await scan(index, date, type, tolerance);
          expect(counted(scanned)).toEqual(plain);
          expect(counted(await scan(loose, date, type, tolerance))).toEqual(plain);
          large += wanted.flat().filter(({ sameOdds }) => sameOdds >= 2).length;

          const compared = wanted
            .flat()
            .flatMap(({ selections }) => selections)
            .filter(({ settled }) => settled >= 30);
          expect(scanned.comparisons).toBe(compared.length);
          expect(scanned.standingOut).toBe(
            compared.filter(({ settled, hits, implied }) => {
              const { low, high } = wilsonInterval(hits, settled);
              return low > implied + 1e-12 || high < implied - 1e-12;
            }).length,
          );
        }
      }
      expect(large).toBeGreaterThan(20);
    },
  );

  it('makes comparisons where the same odds are frequent, and lets some stand out', async () => {
    const scanned = await scan(index, days.at(-1)!, 2, 10);
    expect(scanned.comparisons).toBeGreaterThan(20);
    expect(scanned.standingOut).toBeGreaterThan(0);
    expect(scanned.standingOut).toBeLessThan(scanned.comparisons);
  });

  it('lets other work run between fixtures and columns', async () => {
    let pauses = 0;
    const fixtures = archive.slice(0, 40).map((match) => fixtureOf(match, 2));
    await scanDay(
      index,
      fixtures,
      marketsOf(KEYS),
      { type: 2, day: dayNumber('2024-12-31') + 1, tolerance: 0 },
      () => {
        pauses += 1;
        return Promise.resolve();
      },
    );
    expect(pauses).toBeGreaterThan(fixtures.reduce((sum, { markets }) => sum + markets.length, 0));
  });

  it('finds nothing in an empty archive', async () => {
    const [match] = archive;
    const [result] = (
      await scanDay(
        buildIndex([]),
        [fixtureOf(match!, 2)],
        marketsOf(KEYS),
        { type: 2, day: dayNumber(match!.match_date) + 1, tolerance: 10 },
        pause,
      )
    ).results;
    expect(result!.every(({ sameOdds }) => sameOdds === 0)).toBe(true);
    expect(result![0]!.selections[0]).toMatchObject({
      rate: null,
      ciLow: null,
      ciHigh: null,
      direction: null,
    });
  });
});

describe('comparing past results with a price', () => {
  it('stands out when the whole interval lies above or below what the price implies', () => {
    expect(compareWithPrice(60, 100, 0.5)).toMatchObject({
      direction: 'above',
      rate: 0.6,
      smallSample: false,
    });
    expect(compareWithPrice(40, 100, 0.5).direction).toBe('below');
    expect(compareWithPrice(55, 100, 0.5).direction).toBeNull();
  });

  it('never stands out on fewer than thirty settled matches', () => {
    expect(compareWithPrice(29, 29, 0.1)).toMatchObject({ direction: null, smallSample: true, rate: 1 });
    expect(compareWithPrice(30, 30, 0.1)).toMatchObject({ direction: 'above', smallSample: false });
  });
});

import { type Market, marketsOf } from '../../../../test/support/brute-analysis';
import { Random } from '../../../../test/support/random-archive';
import { describeWithRealData } from '../../../../test/support/real-data';
import type { SeasonMatch } from '../../../../test/support/season-file-oracle';
import { playedInSeasons, stateOfSeasons } from '../../../../test/support/season-state';
import { scanRatio } from '../../../../test/support/scan-ratios';
import { Calibration } from '../calibration/calibration';
import { learn } from '../calibration/learn';
import { dayNumber, kickOffOf } from '../../columns/kick-off';
import { wilsonInterval } from '../wilson';
import { scanDay, type ScanFigures } from './scan-day';
import type { Fixture } from './scan-market';

const MARKETS = marketsOf(['ft', 'uo_25']);
const TOLERANCES = [0, 2, 5, 10, 'auto'] as const;
const DRAWS = 400;

function pricesOf({ prices }: SeasonMatch, market: Market, type: 1 | 2): number[] | null {
  const list = market.columns.map(({ field }) => prices[field]?.[type - 1] ?? null);
  return list.includes(null) ? null : (list as number[]);
}

/** Past matches of one market, match by match: prices, what they say, and who won when played again. */
interface Pool {
  market: Market;
  prices: number[][];
  probabilities: number[][];
  winners: Uint8Array;
}

const REACHES = [0, 2, 5, 10];

/** A fixture's past matches in one market. */
interface Sample {
  pool: Pool;
  /** Rows by how far off their prices are: within 0, 2, 5 and 10 hundredths, each without those before. */
  rings: Uint32Array[];
  /** By reach and selection, whether a number of hits stands out; null where there are fewer than 30 rows. */
  verdicts: (Uint8Array[] | null)[];
}

function sampleOf(pool: Pool, own: readonly number[]): Sample {
  const lists: number[][] = REACHES.map(() => []);
  for (let row = 0; row < pool.prices.length; row++) {
    const prices = pool.prices[row]!;
    let ring = 0;
    // plain arithmetic: a test's global Math takes its time
    for (let at = 0; at < own.length; at++) {
      const difference = prices[at]! - own[at]!;
      while (ring < REACHES.length && (difference > REACHES[ring]! || -difference > REACHES[ring]!))
        ring += 1;
    }
    if (ring < REACHES.length) lists[ring]!.push(row);
  }
  const verdicts = REACHES.map((_, reach) => verdictsOf(pool, lists.slice(0, reach + 1).flat()));
  return { pool, rings: lists.map((list) => Uint32Array.from(list)), verdicts };
}

function verdictsOf({ market, probabilities }: Pool, rows: readonly number[]): Uint8Array[] | null {
  if (rows.length < 30) return null;
  return market.columns.map((_, at) => {
    const expected = rows.reduce((sum, row) => sum + probabilities[row]![at]!, 0) / rows.length;
    return Uint8Array.from({ length: rows.length + 1 }, (_each, hits) => {
      const { low, high } = wilsonInterval(hits, rows.length);
      return Number(low > expected || high < expected);
    });
  });
}

function playAgain({ probabilities, winners }: Pool, random: Random): void {
  for (let row = 0; row < winners.length; row++) {
    const list = probabilities[row]!;
    let number = random.next();
    let at = 0;
    while (at < list.length - 1 && (number -= list[at]!) >= 0) at += 1;
    winners[row] = at;
  }
}

/** How many selections of a sample stand out, by tolerance: the four reaches, then the first that finds 30 matches. */
function flagsOf({ pool: { winners }, rings, verdicts }: Sample): number[] {
  const hits = [0, 0, 0];
  const flags = TOLERANCES.map(() => 0);
  const chosen = verdicts.findIndex((each) => each !== null);
  rings.forEach((rows, reach) => {
    for (let at = 0; at < rows.length; at++) hits[winners[rows[at]!]!]! += 1;
    const standsOut = verdicts[reach];
    flags[reach] = standsOut?.reduce((sum, each, at) => sum + each[hits[at]!]!, 0) ?? 0;
    if (reach === chosen) flags[4] = flags[reach];
  });
  return flags;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0);

describeWithRealData('football-data', 'the scan of days of 2022/23 against earlier seasons', (folder) => {
  const played = playedInSeasons(folder);
  const past = played.filter(({ season }) => season < '2022');
  const days = [...new Set(played.filter(({ season }) => season >= '2022').map(({ date }) => date))]
    .sort()
    .filter((_, at) => at % 12 === 0);
  const archive = stateOfSeasons(past);
  const calibration = new Calibration(learn(archive));

  const fixturesOf = (day: string, type: 1 | 2): Fixture[] =>
    played
      .filter(({ date }) => date === day)
      .map((match) => ({
        kickOff: kickOffOf(match.date, null),
        markets: MARKETS.flatMap((market) => {
          const prices = pricesOf(match, market, type);
          return prices === null ? [] : [{ market, prices }];
        }),
      }));

  describe.each([1, 2] as const)('by the odds of set %i', (type) => {
    /** By tolerance and day. */
    const scans: ScanFigures[][] = [];
    /** By tolerance, day and draw: how many stand out where results are drawn anew. */
    const drawn = TOLERANCES.map(() => days.map((): number[] => []));

    beforeAll(() => {
      for (const tolerance of TOLERANCES) {
        const ofDays: ScanFigures[] = [];
        for (const day of days) {
          const terms = { type, day: dayNumber(day), tolerance, calibration };
          ofDays.push(scanDay(archive, fixturesOf(day, type), MARKETS, terms, () => undefined).figures);
        }
        scans.push(ofDays);
      }
      const pools = MARKETS.map((market): Pool => {
        const prices = past.flatMap((match) => {
          const list = pricesOf(match, market, type);
          return list === null ? [] : [list];
        });
        const calibrated = calibration.market(type, market.key);
        const probabilities = prices.map((each) => calibrated.probabilities(each));
        return { market, prices, probabilities, winners: new Uint8Array(prices.length) };
      });
      // many fixtures have the same prices
      const samples = new Map<string, Sample>();
      const keysOf = days.map((day) =>
        fixturesOf(day, type).flatMap(({ markets }) =>
          markets.map(({ market, prices }) => {
            const key = `${market.key} ${prices.join()}`;
            const pool = pools.find((each) => each.market === market)!;
            if (!samples.has(key)) samples.set(key, sampleOf(pool, prices));
            return key;
          }),
        ),
      );
      const random = new Random(`redrawn ${type}`);
      for (let draw = 0; draw < DRAWS; draw++) {
        for (const pool of pools) playAgain(pool, random);
        const flags = new Map([...samples].map(([key, sample]) => [key, flagsOf(sample)]));
        keysOf.forEach((keys, day) =>
          drawn.forEach((byDay, tolerance) =>
            byDay[day]!.push(sumOf(keys.map((key) => flags.get(key)![tolerance]!))),
          ),
        );
      }
    }, 120_000);

    describe.each(TOLERANCES.map((tolerance, at) => ({ tolerance, at })))(
      'tolerance $tolerance',
      ({ at }) => {
        const chance = (): number => sumOf(scans[at]!.map(({ expected_by_chance }) => expected_by_chance));
        /** By draw, over all days. */
        const drawnInAll = (): number[] =>
          Array.from({ length: DRAWS }, (_, draw) => sumOf(drawn[at]!.map((ofDay) => ofDay[draw]!)));

        it('lets as many stand out as chance is said to give, where results are drawn anew', () => {
          const ratio = sumOf(drawnInAll()) / DRAWS / chance();
          expect(ratio).toBeGreaterThan(0.9);
          expect(ratio).toBeLessThan(1.1);
        });

        it("keeps the number of these in a day's bracket in at least 90 of 100 draws, on every day", () => {
          const held = scans[at]!.map(({ chance_low, chance_high }, day) => {
            return (
              drawn[at]![day]!.filter((each) => each >= chance_low && each <= chance_high).length / DRAWS
            );
          });
          expect(Math.min(...held)).toBeGreaterThanOrEqual(0.9);
        });

        it('lets no more stand out of the real results than chance explains', async () => {
          const all = await scanRatio(days, (day) => Promise.resolve(scans[at]![days.indexOf(day)]!));
          const asMany = drawnInAll().filter((each) => each >= all.standingOut).length / DRAWS;
          process.stdout.write(
            `${[
              `set ${type}, tolerance ${TOLERANCES[at]}: ${all.standingOut} of ${all.comparisons} stand out`,
              `${all.expectedByChance.toFixed(1)} by chance`,
              `ratio ${all.ratio?.toFixed(2)} (drawn anew ${(sumOf(drawnInAll()) / DRAWS / chance()).toFixed(3)})`,
              `as many in ${(100 * asMany).toFixed(1)} % of draws`,
            ].join(', ')}\n`,
          );
          expect(asMany).toBeGreaterThan(0.025);
          // widest tolerance: nearly all fixtures share one set of past matches, so that its chance counts for all of them
          if (!(type === 1 && TOLERANCES[at] === 10)) expect(all.ratio).toBeLessThan(1.5);
        });
      },
    );

    it('finds something to compare on at least nine of ten days when left to choose the tolerance', () => {
      expect(days.length).toBeGreaterThanOrEqual(20);
      const compared = scans[4]!.filter(({ comparisons }) => comparisons > 0);
      expect(compared.length / days.length).toBeGreaterThanOrEqual(0.9);
    });
  });
});

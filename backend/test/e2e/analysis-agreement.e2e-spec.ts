import { ODD_COLUMNS } from '../../src/archive/catalogue/columns';
import { ROW_FIELDS } from '../../src/archive/catalogue/row-fields';
import type { OddsSummary } from '../../src/archive/statistics/summary/odds-summary';
import { CalibrationKeeper } from '../../src/modules/odds/learning/calibration-keeper';
import { addArchivedMatches } from '../support/archived-matches';
import {
  bruteSameOdds,
  type BruteSameness,
  bruteSimilar,
  bruteVerdicts,
  marketsOf,
  pricesOf,
} from '../support/brute-analysis';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { likelyArchive } from '../support/likely-archive';
import { type ArchivedMatch, Random, scoresOf } from '../support/random-archive';
import { archiveCaughtUp, learnedBy } from '../support/site-archive';
import { DATABASE_NAME } from '../support/test-database';

const SEED = 20261123;
const KEYS = ['ft', 'uo_25', 'bts', 'ht_dc'];

type Body = Record<string, unknown>;

describe.each(['index', 'sql'])(`an archive on the ${DATABASE_NAME} with ODDS_ENGINE=%s`, (engine) => {
  let site: TestSite;
  let token: string;
  const random = new Random(SEED);
  const archive = likelyArchive(random, 500, KEYS);
  const days = [...new Set(archive.map(({ match_date }) => match_date))].sort();

  beforeAll(async () => {
    site = await createTestSite({ ODDS_ENGINE: engine });
    token = (await site.member('user')).token;
    await addArchivedMatches(site.database, archive);
    if (engine === 'index') await archiveCaughtUp(site);
  });
  afterAll(() => site.close());

  async function answered<T>(path: string, query: Record<string, string | number>): Promise<T> {
    const { status, body } = await site.http(token).get(path).query(query);
    expect([status, (body as Body).fields]).toEqual([200, undefined]);
    return body as T;
  }

  it('has the similar matches that the definition gives, as whole rows with their summary', async () => {
    for (let round = 0; round < 25; round++) {
      const type = random.chance(0.5) ? 1 : 2;
      const match = random.pick(archive);
      const groups = KEYS.filter(
        (key) => random.chance(0.6) && pricesOf(match, type, marketsOf([key])[0]!) !== null,
      );
      if (groups.length === 0) continue;
      const wanted = {
        limit: random.chance(0.5) ? 1 + random.below(60) : undefined,
        sameCompetition: random.chance(0.3),
      };
      const expected = bruteSimilar(archive, match, type, marketsOf(groups), wanted);
      const body = await answered<{ items: Body[]; summary: OddsSummary; match: Body } & Body>(
        `/api/matches/${match.id}/similar`,
        {
          filter_type: type,
          groups: groups.join(','),
          ...(wanted.limit !== undefined && { limit: wanted.limit }),
          ...(wanted.sameCompetition && { same_competition: 'true' }),
        },
      );
      const where = { seed: SEED, round, match: match.id, type, groups, wanted };
      expect({ ...where, ids: body.items.map(({ id }) => id) }).toEqual({
        ...where,
        ids: expected.map(({ id }) => id),
      });
      body.items.forEach(({ distance }, at) => expect(distance).toBeCloseTo(expected[at]!.distance, 10));
      expect(body).toMatchObject({ filter_type: type, groups, match: { id: match.id } });
      expect(Object.keys(body.match)).toEqual([...ROW_FIELDS]);
      expectSummaryOf(body.items, body.summary);
    }
  });

  /** The summary is over the very rows of the answer. */
  function expectSummaryOf(items: Body[], summary: OddsSummary): void {
    const matches = items.map(({ id }) => archive.find((match) => match.id === id)!);
    expect([summary.total, summary.settled]).toEqual([items.length, items.length]);
    ODD_COLUMNS.forEach(({ field, settle }, at) => {
      const verdicts = matches.map((match) => settle(scoresOf(match)));
      expect(summary.selections[at]).toMatchObject({
        column: field,
        settled: verdicts.filter((won) => won !== null).length,
        hits: verdicts.filter((won) => won === true).length,
        priced: items.filter((item, row) => verdicts[row] !== null && item[field] !== null).length,
      });
    });
  }

  interface ScannedSelection extends Body {
    settled: number;
    small_sample: boolean;
    direction: 'above' | 'below' | null;
    p_value: number | null;
    q_value: number | null;
    found: boolean;
  }
  interface Scan {
    comparisons: number;
    standing_out: number;
    found: number;
    expected_by_chance: number;
    chance_low: number;
    chance_high: number;
    matches: (Body & { results: (Body & { group: string; selections: ScannedSelection[] })[] })[];
  }

  const near = (value: number): number => expect.closeTo(value, 5) as number;

  const kickOff = ({ match_time, id }: ArchivedMatch): string =>
    `${match_time ?? '99:99'} ${String(id).padStart(9, '0')}`;

  /** What is compared: of a market of two selections only the first. */
  const compared = <Selection extends { settled: number }>(
    results: { selections: Selection[] }[],
  ): Selection[] =>
    results
      .flatMap(({ selections }) => (selections.length === 2 ? selections.slice(0, 1) : selections))
      .filter(({ settled }) => settled >= 30);

  const WAYS: BruteSameness[] = [
    ...(['auto', 0.5, 1, 2] as const).map((closeness) => ({ closeness })),
    ...[0, 2, 5, 10].map((tolerance) => ({ tolerance })),
  ];

  describe('once it has been learned from', () => {
    beforeAll(async () => {
      await site.app.get(CalibrationKeeper).run();
      expect((await learnedBy(site)).hasLearned(1, 'uo_25')).toBe(true);
    });

    it.each(WAYS)('is scanned for what the definition gives: %j', async (sameness) => {
      for (const date of [days[25]!, days.at(-1)!]) {
        const groups = ['uo_25', 'ht_dc', 'ft'];
        const scan = await answered<Scan & Body>('/api/scan', {
          date,
          ...sameness,
          groups: groups.join(','),
          filter_type: 1,
        });
        const current = await learnedBy(site);
        const fixtures = archive
          .filter(({ match_date }) => match_date === date)
          .sort((a, b) => (kickOff(a) < kickOff(b) ? -1 : 1));
        expect(scan).toMatchObject({ date, ...sameness, groups, filter_type: 1 });
        expect('closeness' in scan && 'tolerance' in scan).toBe(false);
        expect(scan.matches.map(({ id }) => id)).toEqual(fixtures.map(({ id }) => id));

        const wanted = fixtures.map((fixture) =>
          marketsOf(groups).flatMap((market) => {
            const result = bruteSameOdds(archive, fixture, 1, market, sameness, current);
            return result === null ? [] : [{ market, fixture, result }];
          }),
        );
        expect(scan.matches.map(({ results }) => results)).toEqual(
          wanted.map((results) =>
            results.map(({ market, fixture, result: { selections, ...result } }) => ({
              group: market.key,
              ...result,
              selections: market.columns.map(({ field, title }, place) => {
                const { settled, hits, implied, expected } = selections[place]!;
                return expect.objectContaining({
                  column: field,
                  label: title,
                  price: fixture.opening[field]! / 100,
                  settled,
                  hits,
                  implied,
                  expected: expected === null ? null : near(expected),
                  rate: settled === 0 ? null : near(hits / settled),
                  small_sample: settled < 30,
                }) as Body;
              }),
            })),
          ),
        );
        for (const { results, ...row } of scan.matches)
          for (const { selections } of results)
            for (const { column, price } of selections) expect(row[column as string]).toBe(price);

        const comparisons = compared(scan.matches.flatMap(({ results }) => results));
        const verdicts = bruteVerdicts(
          compared(wanted.flat().map(({ result }) => result)).map(({ settled, hits, expected }) => ({
            settled,
            hits,
            expected: expected!,
          })),
        );
        expect(comparisons.map(({ direction }) => direction)).toEqual(verdicts.directions);
        expect(comparisons.map(({ p_value }) => p_value)).toEqual(verdicts.pValues.map(near));
        expect(comparisons.map(({ q_value }) => q_value)).toEqual(verdicts.qValues.map(near));
        expect(comparisons.map(({ found }) => found)).toEqual(verdicts.qValues.map((q) => q <= 0.2));
        expect(scan.comparisons).toBe(comparisons.length);
        expect(scan.found).toBe(verdicts.qValues.filter((q) => q <= 0.2).length);
        expect(scan.standing_out).toBe(verdicts.directions.filter((each) => each !== null).length);
        expect(scan.expected_by_chance).toBeCloseTo(verdicts.expectedByChance, 5);
        expect(scan.chance_low).toBeLessThanOrEqual(scan.expected_by_chance);
        expect(scan.chance_high).toBeGreaterThanOrEqual(scan.expected_by_chance);
      }
    });
  });
});

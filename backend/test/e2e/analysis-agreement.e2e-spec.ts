import { ODD_COLUMNS } from '../../src/archive/catalogue/columns';
import { ROW_FIELDS } from '../../src/archive/catalogue/row-fields';
import type { OddsSummary } from '../../src/archive/statistics/summary/odds-summary';
import { CalibrationKeeper } from '../../src/modules/odds/learning/calibration-keeper';
import { addArchivedMatches } from '../support/archived-matches';
import { bruteSameOdds, bruteSimilar, bruteVerdicts, marketsOf, pricesOf } from '../support/brute-analysis';
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
  }
  interface Scan {
    comparisons: number;
    standing_out: number;
    expected_by_chance: number;
    chance_low: number;
    chance_high: number;
    matches: (Body & {
      results: { group: string; tolerance: number; same_odds: number; selections: ScannedSelection[] }[];
    })[];
  }

  const near = (value: number): number => expect.closeTo(value, 5) as number;

  const kickOff = ({ match_time, id }: ArchivedMatch): string =>
    `${match_time ?? '99:99'} ${String(id).padStart(9, '0')}`;

  describe('once it has been learned from', () => {
    beforeAll(async () => {
      await site.app.get(CalibrationKeeper).run();
      expect((await learnedBy(site)).hasLearned(1, 'uo_25')).toBe(true);
    });

    it.each([0, 2, 5, 10, 'auto'] as const)(
      'is scanned for what the definition gives: %s',
      async (tolerance) => {
        for (const date of [days[25]!, days.at(-1)!]) {
          const groups = ['uo_25', 'ht_dc', 'ft'];
          const scan = await answered<Scan & Body>('/api/scan', {
            date,
            tolerance,
            groups: groups.join(','),
            filter_type: 1,
          });
          const current = await learnedBy(site);
          const fixtures = archive
            .filter(({ match_date }) => match_date === date)
            .sort((a, b) => (kickOff(a) < kickOff(b) ? -1 : 1));
          expect(scan).toMatchObject({ date, tolerance, groups, filter_type: 1 });
          expect(scan.matches.map(({ id }) => id)).toEqual(fixtures.map(({ id }) => id));

          const wanted = fixtures.map((fixture) =>
            marketsOf(groups).flatMap((market) => {
              const result = bruteSameOdds(archive, fixture, 1, market, tolerance, current);
              return result === null ? [] : [{ market, fixture, ...result }];
            }),
          );
          expect(scan.matches.map(({ results }) => results)).toEqual(
            wanted.map((results) =>
              results.map(({ market, fixture, selections, ...result }) => ({
                group: market.key,
                tolerance: result.tolerance,
                same_odds: result.sameOdds,
                selections: market.columns.map(({ field, title }, place) => {
                  const { settled, hits, implied, expected } = selections[place]!;
                  return expect.objectContaining({
                    column: field,
                    label: title,
                    price: fixture.opening[field]! / 100,
                    settled,
                    hits,
                    implied: near(implied),
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

          const all = scan.matches.flatMap(({ results }) => results.flatMap(({ selections }) => selections));
          const compared = all.filter(({ small_sample }) => !small_sample);
          const verdicts = bruteVerdicts(
            wanted
              .flat()
              .flatMap(({ selections }) => selections)
              .filter(({ settled }) => settled >= 30)
              .map(({ settled, hits, expected }) => ({ settled, hits, expected: expected! })),
          );
          expect(compared.map(({ direction }) => direction)).toEqual(verdicts.directions);
          expect(compared.map(({ p_value }) => p_value)).toEqual(verdicts.pValues.map(near));
          expect(compared.map(({ q_value }) => q_value)).toEqual(verdicts.qValues.map(near));
          for (const { small_sample, direction, p_value, q_value } of all)
            if (small_sample) expect([direction, p_value, q_value]).toEqual([null, null, null]);
          expect(scan.comparisons).toBe(compared.length);
          expect(scan.standing_out).toBe(verdicts.directions.filter((each) => each !== null).length);
          expect(scan.expected_by_chance).toBeCloseTo(verdicts.expectedByChance, 5);
          expect(scan.chance_low).toBeLessThanOrEqual(scan.expected_by_chance);
          expect(scan.chance_high).toBeGreaterThanOrEqual(scan.expected_by_chance);
        }
      },
    );
  });
});

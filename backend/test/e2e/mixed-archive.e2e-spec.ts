import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ODD_MARKETS } from '../../src/modules/odds/catalogue/columns';
import { SOURCE_NAMES } from '../../src/modules/odds/catalogue/price-sources';
import type { LearnedArchive } from '../../src/modules/odds/calibration/calibration';
import { ImportsService } from '../../src/modules/imports/imports.service';
import { CalibrationKeeper } from '../../src/modules/odds/learning/calibration-keeper';
import { parseOddsQuery } from '../../src/modules/odds/query/parse-odds-query';
import type { OddsSummary } from '../../src/modules/odds/summary/odds-summary';
import { expectSummary } from '../support/brute-summary';
import { storedLearning } from '../support/learned-archive';
import { naiveSearch } from '../support/naive-search';
import { type ArchivedMatch, Random, randomParams } from '../support/random-archive';
import { describeWithRealData } from '../support/real-data';
import { indexCaughtUp } from '../support/site-index';
import { readStoredMatches } from '../support/stored-matches';
import { DATABASE_NAME } from '../support/test-database';
import { TwoSites } from '../support/two-sites';

jest.setTimeout(900_000);

const SEED = 20261123;
const QUESTIONS = 200;
/** Leagues of several seasons, with and without closing odds of the usual bookmaker. */
const SEASON_FILES = [
  '1819/T1',
  '1920/T1',
  '2021/T1',
  '2122/T1',
  '2223/T1',
  '2122/E0',
  '2223/E0',
  '2223/SC2',
];

describeWithRealData(
  'football-data',
  `an archive of season files, a bulletin and snapshots on the ${DATABASE_NAME}`,
  (folder) => {
    let sites: TwoSites;
    let matches: ArchivedMatch[];
    let learned: LearnedArchive;
    const random = new Random(SEED);

    beforeAll(async () => {
      const data = dirname(folder);
      const snapshots = join(data, 'nesine', 'snapshots');
      sites = await TwoSites.open();
      const { byIndex, bySql } = sites;
      const files = [
        ...SEASON_FILES.map((name) => join(folder, `${name}.csv`)),
        join(data, 'bilyoner', 'wide.csv'),
        ...readdirSync(snapshots)
          .sort()
          .map((name) => join(snapshots, name)),
      ];
      for (const file of files) {
        const { status } = await byIndex.app.get(ImportsService).importFile(file);
        expect([file, status]).toEqual([file, 'done']);
      }
      await byIndex.app.get(CalibrationKeeper).run();
      await bySql.app.get(CalibrationKeeper).state();
      await indexCaughtUp(byIndex);
      matches = await readStoredMatches(byIndex.database);
      learned = await storedLearning(byIndex.database);
    });
    afterAll(() => sites?.close());

    it('has prices of three kinds of sources, and was learned from', () => {
      const masks = new Set(matches.flatMap((match) => [match.opening_sources, match.closing_sources]));
      expect(masks.size).toBeGreaterThan(3);
      expect(Object.keys(learned[2]).length).toBeGreaterThan(20);
    });

    it(`is summed up as the definitions say in ${QUESTIONS} random questions, by index and by SQL (seed ${SEED})`, async () => {
      let answered = 0;
      for (let round = 0; round < QUESTIONS; round++) {
        const params = questionAbout(random.pick(matches));
        const parsed = parseOddsQuery(params);
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
        const { query } = parsed;
        const all = new Set(naiveSearch(matches, { ...query, page: 1, perPage: matches.length }).ids);
        const passing = matches.filter(({ id }) => all.has(id));
        const groups = ODD_MARKETS.map(({ key }) => key).filter((key) => query.groups?.includes(key) ?? true);
        for (const summary of await sites.askEach<OddsSummary>('/api/odd-summary', params))
          expectSummary(summary, passing, query.type, learned, groups);
        answered += Number(passing.length > 0);
      }
      expect(answered).toBeGreaterThan(QUESTIONS / 3);
    });

    /** Filters of nought to three columns, now and then a source, mostly a few groups. */
    function questionAbout(match: ArchivedMatch): Record<string, string> {
      const { page: _page, per_page: _perPage, fields: _fields, ...filters } = randomParams(random, match);
      const kept = random.chance(0.2) ? { filter_type: String(1 + random.below(2)) } : filters;
      const source: Record<string, string> = random.chance(0.3) ? { source: random.pick(SOURCE_NAMES) } : {};
      const keys = Array.from({ length: 1 + random.below(4) }, () => random.pick(ODD_MARKETS).key);
      const groups: Record<string, string> = random.chance(0.9) ? { groups: [...keys, 'ft'].join(',') } : {};
      return { ...kept, ...source, ...groups };
    }
  },
);

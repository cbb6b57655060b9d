import { isDuplicateKey } from '../../src/platform/database/dialects';
import { CalibrationKeeper } from '../../src/modules/odds/learning/calibration-keeper';
import { ScanDay } from '../../src/modules/odds/entities/scan-day.entity';
import { ScanDaysJob } from '../../src/modules/odds/scan-record/scan-days-job';
import { addArchivedMatches } from '../support/archived-matches';
import { bruteRecord, bruteRecordFigures } from '../support/brute-analysis';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { ANOTHER, leaseTo } from '../support/leases';
import { likelyArchive } from '../support/likely-archive';
import { type ArchivedMatch, Random } from '../support/random-archive';
import { archiveCaughtUp, learnedBy, until } from '../support/site-archive';
import { DATABASE_NAME } from '../support/test-database';

const SEED = 20_260_825;
const TODAY = '2025-04-01';

const near = (value: unknown): unknown =>
  typeof value === 'number'
    ? expect.closeTo(value, 5)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, near(each)]))
      : value;

describe.each(['index', 'sql'])(
  'the record of scans, on the ' + DATABASE_NAME + ' with ODDS_ENGINE=%s',
  (engine) => {
    let site: TestSite;
    let token: string;
    const random = new Random(SEED);
    const archive = likelyArchive(random, 700, ['ft', 'uo_25', 'bts']).map((match): ArchivedMatch => {
      const day = new Date(Date.UTC(2025, 1, 20 + random.below(30))).toISOString().slice(0, 10);
      return { ...match, match_date: day };
    });

    beforeAll(async () => {
      site = await createTestSite({ ODDS_ENGINE: engine });
      site.clock.set(`${TODAY}T20:00:00Z`);
      token = (await site.member('user')).token;
      await addArchivedMatches(site.database, archive);
      if (engine === 'index') await archiveCaughtUp(site);
    });
    afterAll(() => site.close());

    /** The site begins it by itself too: then once that is through. */
    const scan = () => until('a turn for the job', () => site.app.get(ScanDaysJob).run());
    const learn = () => site.app.get(CalibrationKeeper).run();
    const record = async (): Promise<{ days: number }> =>
      (await site.http(token).get('/api/scan-record').expect(200)).body as { days: number };
    const rows = () => site.database.manager.find(ScanDay, { order: { day: 'ASC' } });

    it('is empty before the archive was learned from', async () => {
      await scan();
      expect(await record()).toMatchObject({ days: 0, above: { n: 0, past_rate: null }, weight: null });
    });

    it('adds up what the definitions give for past days', async () => {
      await learn();
      await scan();
      const wanted = bruteRecord(archive, TODAY, await learnedBy(site));
      expect(wanted.days.length).toBeGreaterThan(20);
      expect(await record()).toEqual(near(bruteRecordFigures(wanted)));
      expect((await rows()).map(({ day }) => day)).toEqual(wanted.days);
    });

    it('scans only days again that have another number of matches, until the night is over', async () => {
      const before = await rows();
      const { day } = before[15]!;
      const more = Array.from({ length: 3 }, (_, n): ArchivedMatch => {
        const match = archive.find(({ match_date }) => match_date === day)!;
        return { ...match, id: 9_000 + n, home_team: `Yeni ${n}`, home_ft_score: 1, away_ft_score: 1 };
      });
      await addArchivedMatches(site.database, more);
      if (engine === 'index') await archiveCaughtUp(site);
      site.clock.advance(60_000);
      await learn();
      await scan();
      const after = await rows();
      expect(after.filter((row, at) => row.sums !== before[at]!.sums).map((row) => row.day)).toEqual([day]);
      expect(after[15]!.played).toBe(before[15]!.played + 3);
      // by what was learned since all anew, once
      site.clock.advance(5 * 3_600_000);
      await scan();
      const current = await learnedBy(site);
      const wanted = bruteRecord([...archive, ...more], '2025-04-02', current);
      expect(await record()).toEqual(near(bruteRecordFigures(wanted)));
    });

    it('forgets days that don’t count any more', async () => {
      const [first] = await rows();
      await site.database.manager.update(ScanDay, { day: first!.day }, { day: '2025-01-01' });
      await scan();
      expect((await rows())[0]!.day).toBe(first!.day);
    });

    it('is made in one process at a time', async () => {
      // the database's clock decides, which isn't set back
      await until('a turn for another process', async () => {
        try {
          await leaseTo(site, ANOTHER, 'scan-days', 10 * 365 * 24 * 3_600_000);
          return true;
        } catch (error) {
          if (!isDuplicateKey(error)) throw error;
          return false;
        }
      });
      expect(await site.app.get(ScanDaysJob).run()).toBe(false);
    });
  },
);

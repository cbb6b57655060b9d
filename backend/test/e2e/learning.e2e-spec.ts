import { CalibratedMarket } from '../../src/archive/statistics/calibration/calibrated-market';
import { Calibration } from '../../src/archive/statistics/calibration/calibration';
import { LearnedMarketRow } from '../../src/modules/odds/entities/learned-market.entity';
import { CalibrationKeeper } from '../../src/modules/odds/learning/calibration-keeper';
import { LearnedAnew1764091000000 } from '../../src/platform/database/migrations/1764091000000-learned-anew';
import { addArchivedMatches } from '../support/archived-matches';
import { expectSummary } from '../support/brute-summary';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { storedLearning } from '../support/learned-archive';
import { ANOTHER, leaseTo } from '../support/leases';
import { likelyArchive } from '../support/likely-archive';
import { type ArchivedMatch, Random } from '../support/random-archive';
import { archiveCaughtUp, learnedBy } from '../support/site-archive';
import { DATABASE_NAME } from '../support/test-database';

const SEED = 20261122;
const MINUTE = 60_000;

describe(`learning from the archive on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let matches: ArchivedMatch[];
  const random = new Random(SEED);
  const keeper = (of: TestSite) => of.app.get(CalibrationKeeper);

  beforeAll(async () => {
    site = await createTestSite();
    matches = likelyArchive(random, 900, ['ft', 'uo_25', 'ft_dc']);
    await addArchivedMatches(site.database, matches);
  });
  afterAll(() => site?.close());

  it('has not happened at first: probabilities are proportional, and matches wait', async () => {
    expect(await keeper(site).state()).toEqual({ learnedAt: null, learning: true });
    const { body } = await site
      .http((await site.member('user')).token)
      .get('/api/odd-summary?groups=ft,uo_25')
      .expect(200);
    expectSummary(body, matches, 2, undefined, ['ft', 'uo_25']);
  });

  it('makes a lesson that says when it was, and which summaries count with, from SQL and from the index', async () => {
    await keeper(site).run();
    expect(await keeper(site).state()).toEqual({ learnedAt: site.clock.now(), learning: false });
    const learned = await storedLearning(site.database);
    const home = learned[2].ft!.current.exponents;
    expect(home.some((exponent) => Math.abs(exponent - 1) > 0.001)).toBe(true);
    const indexed = await createTestSite({ ODDS_ENGINE: 'index' }, site);
    try {
      await archiveCaughtUp(indexed);
      for (const type of [1, 2] as const) {
        for (const each of [site, indexed]) {
          const { token } = await each.member('user', { name: `reader${type}${each === site}` });
          const { body } = await each.http(token).get(`/api/odd-summary?filter_type=${type}`).expect(200);
          expectSummary(body, matches, type, learned);
        }
      }
    } finally {
      await indexed.close();
    }
  });

  it('reaches the other processes of a site, and waits again after a change of the archive', async () => {
    const other = await createTestSite({}, site);
    try {
      await addArchivedMatches(site.database, likelyArchive(new Random(7), 40, ['ft']));
      expect(await keeper(site).state()).toMatchObject({ learning: true });
      const before = await learnedBy(other);
      await keeper(site).run();
      expect(await keeper(other).state()).toMatchObject({ learning: false });
      const prices = [200, 330, 380];
      const probabilities = (learned: Calibration) => learned.market(2, 'ft').probabilities(prices);
      const [own, theirs] = [await learnedBy(site), await learnedBy(other)].map(probabilities);
      expect(theirs).toEqual(own);
      expect(theirs).not.toEqual(probabilities(before));
    } finally {
      await other.close();
    }
  });

  it('happens anew after the upgrade from a version without offsets, whose lesson is in use until then', async () => {
    const { manager } = site.database;
    const lesson = await storedLearning(site.database);
    const { exponents, bends } = lesson[2].ft!.current;
    const old = { ...lesson[2].ft!, current: { exponents, bends } };
    await manager.update(
      LearnedMarketRow,
      { filter_type: 2, market: 'ft' },
      { learned: JSON.stringify(old) },
    );
    const runner = site.database.createQueryRunner();
    await new LearnedAnew1764091000000().up(runner);
    await runner.release();
    expect(await keeper(site).state()).toMatchObject({ learning: true });
    const prices = [200, 330, 380];
    const inUse = async () => (await learnedBy(site)).market(2, 'ft').probabilities(prices);
    expect(await inUse()).toEqual(new CalibratedMarket(1, old.current).probabilities(prices));
    await keeper(site).run();
    expect(await keeper(site).state()).toMatchObject({ learning: false });
    expect(await inUse()).toEqual(new CalibratedMarket(1, lesson[2].ft!.current).probabilities(prices));
  });

  it('is done by one process at a time; one that has died is waited for no longer than its lease', async () => {
    const now = site.clock.now();
    const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
    await leaseTo(site, ANOTHER, 'learning', MINUTE);
    const { learnedAt } = await keeper(site).state();
    site.clock.set(later(MINUTE / 2));
    await keeper(site).run();
    expect(await keeper(site).state()).toMatchObject({ learnedAt });
    site.clock.set(later(MINUTE + 1));
    await keeper(site).run();
    expect(await keeper(site).state()).toMatchObject({ learnedAt: later(MINUTE + 1) });
  });

  it('teaches nothing where nothing is settled', async () => {
    const empty = await createTestSite();
    try {
      await keeper(empty).run();
      expect(await keeper(empty).state()).toMatchObject({ learning: false });
      const current = await learnedBy(empty);
      expect(current.hasLearned(2, 'ft')).toBe(false);
      const prices = [200, 330, 380];
      expect(current.market(2, 'ft').probabilities(prices)).toEqual(
        new Calibration().market(2, 'ft').probabilities(prices),
      );
    } finally {
      await empty.close();
    }
  });
});

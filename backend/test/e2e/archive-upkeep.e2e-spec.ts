import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ArchiveUpkeepDto } from '../../src/modules/imports/dto/archive-upkeep.dto';
import { SessionsService } from '../../src/modules/auth/sessions.service';
import { Import } from '../../src/modules/imports/entities/import.entity';
import { ImportsService } from '../../src/modules/imports/imports.service';
import type { Observation } from '../../src/modules/imports/record/observation';
import { fromTimeline } from '../../src/modules/imports/record/timeline';
import { findTimelines } from '../../src/modules/imports/writing/observation-tables';
import { archiveFingerprint, dumpArchive } from '../support/archive-dump';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { letWait, makeFormer } from '../support/former-archive';
import { clearArchive } from '../support/import-place';
import { importRequests } from '../support/import-requests';
import { importRow } from '../support/import-row';
import { ANOTHER, leaseTo } from '../support/leases';
import { seasonFile } from '../support/season-rows';
import { until } from '../support/site-archive';
import { SiteProcess } from '../support/site-process';
import { DATABASE_NAME } from '../support/test-database';

const KICK_OFF = '2026-08-21T18:30:00Z';
const EVENT = { id: 3074731, ts: Date.parse(KICK_OFF), lig: 584, ev: 'Göztepe', dep: 'Gençlerbirliği' };

/** A bulletin of one match. */
const bulletin = (at: string, oddVersion: number, home: number, changes: object = {}): Buffer =>
  gzipSync(
    JSON.stringify({
      ...{ cekim: at, oddVersion, tam: true, ligler: { 584: 'Türkiye Süper Ligi' } },
      olay: [{ ...EVENT, ...changes, m: { 1: { o: [home, 3.4, 4.2], sov: 0, mbs: 2, ms: 1, mv: 1 } } }],
    }),
  );

const UNPLAYED = ',,,,,';
const match = (date: string, home: string, away: string, result = '2,1,H,1,0,H'): string =>
  `T1,${date},18:00,${home},${away},${result},1.85,3.4,4.2,1.8,3.5,4.4`;

describe(`an archive that was imported by other rules, on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;
  const { http, imported, undo } = importRequests(
    () => site,
    () => admin,
  );

  beforeAll(async () => {
    site = await createTestSite();
    admin = await site.member('admin');
  });

  beforeEach(() => at('2026-05-17T12:00:00Z'));

  afterEach(async () => {
    await clearArchive(site.database);
    rmSync(join(site.settings.dataDir, 'inbox'), { recursive: true, force: true });
    await site.database.query('DELETE FROM version_restarts');
  });

  afterAll(() => site?.close());

  /** Sets the site's clock, by which an admin's session ends after an hour. */
  async function at(instant: string | Date): Promise<void> {
    site.clock.set(instant);
    admin.token = await site.app.get(SessionsService).begin(admin.id);
  }
  const upkeep = async (): Promise<ArchiveUpkeepDto> =>
    (await http().get('/api/archive-upkeep').expect(200)).body as ArchiveUpkeepDto;
  const done = (name: string): string => {
    const folder = join(site.settings.dataDir, 'inbox', 'done');
    mkdirSync(folder, { recursive: true });
    return join(folder, name);
  };
  /** Imports a file as the inbox does, which then has it in `done` under a name; the import's id. */
  async function fromInbox(content: Buffer, name: string, doneName = name): Promise<number> {
    const path = done(doneName);
    writeFileSync(path, content);
    const { importId } = await site.app.get(ImportsService).importFile(path, { fileName: name });
    await site.database.manager.update(Import, { id: importId }, { origin: 'inbox', source: name });
    return importId;
  }
  const snapshots = async (): Promise<Observation[]> => {
    const rows = (await site.database.query('SELECT id FROM matches')) as { id: number }[];
    const timelines = await findTimelines(
      site.database.manager,
      rows.map(({ id }) => id),
    );
    return [...timelines.values()].flatMap((timeline) =>
      fromTimeline(timeline).map(({ observation }) => observation),
    );
  };
  const versions = async () => (await snapshots()).map(({ event, version, mbs }) => [event, version, mbs]);

  it('is no new one: that keeps to the rules from the beginning', async () => {
    expect(await upkeep()).toEqual({
      ...{ state: 'done', progress: 1, matches_done: 0, matches_total: 0 },
      unversioned: [],
    });
    await imported(seasonFile(match('17/05/2024', 'Göztepe', 'Rizespor')));
    await site.run('archive-upkeep');
    expect(await upkeep()).toMatchObject({ state: 'done', matches_total: 0 });
  });

  it('becomes what its files give by the rules of now, and says how far it is', async () => {
    await imported(
      seasonFile(
        match('17/05/2024', 'Goztep', 'Rizespor'),
        match('18/05/2024', 'Besiktas', 'Galatasaray', UNPLAYED),
      ),
    );
    await imported(bulletin('2026-08-20T15:00:00Z', 7, 1.85), 'a.json.gz');
    await imported(bulletin('2026-08-20T16:00:00Z', 8, 1.8), 'b.json.gz');
    const expected = await dumpArchive(site.database);
    await makeFormer(site.database);
    // named by the rules of then
    await site.database.query("UPDATE matches SET pair_key = CONCAT(pair_key, ' sk')");
    expect(await upkeep()).toEqual({
      ...{ state: 'running', progress: 0, matches_done: 0, matches_total: 0, unversioned: [] },
    });

    await site.run('archive-upkeep');
    expect(await upkeep()).toEqual({
      ...{ state: 'done', progress: 1, matches_done: 3, matches_total: 3 },
      unversioned: [{ date: '2026-08-21', matches: 1 }],
    });
    // what only the bulletins themselves say is gone with them
    const told = expected.map((each) => ({ ...each, match: { ...each.match, mbs: null } }));
    expect(await dumpArchive(site.database)).toEqual(told);
    const lacking = 'SELECT id FROM match_observations WHERE competition_id IS NULL';
    expect(await site.database.query(lacking)).toEqual([]);
    for (const { competition } of await snapshots()) expect(competition).toEqual(expect.any(Number));

    // a second import finds all of it there
    const again = await imported(bulletin('2026-08-20T16:00:00Z', 8, 1.8), 'b.json.gz');
    expect(again.inserted).toBe(0);
    expect(await dumpArchive(site.database)).toHaveLength(3);
  });

  it('is finished by the next process when one is killed in the middle', async () => {
    const rows = Array.from({ length: 1_500 }, (_, n) =>
      match(`${String(1 + (n % 28)).padStart(2, '0')}/08/2023`, `Ev ${n}`, `Dep ${n}`),
    );
    await imported(seasonFile(...rows));
    const expected = await archiveFingerprint(site.database);
    await makeFormer(site.database);
    // the other process has the clock of the machine, by which it ends sessions
    await at(new Date());
    const process = await SiteProcess.start(site);
    try {
      await until('a first batch', async () => (await upkeep()).matches_done > 0);
    } finally {
      await process.kill();
    }
    const between = await upkeep();
    expect(between).toMatchObject({ state: 'running', matches_total: 1_500 });
    expect(between.progress).toBeGreaterThan(0);
    expect(between.matches_done).toBeLessThan(1_500);

    await site.run('archive-upkeep');
    expect(await upkeep()).toMatchObject({ state: 'done', matches_done: 1_500, matches_total: 1_500 });
    expect(await archiveFingerprint(site.database)).toBe(expected);
  });

  it('is left alone while another process is at it', async () => {
    await imported(bulletin('2026-08-20T15:00:00Z', 7, 1.85), 'a.json.gz');
    await makeFormer(site.database);
    await leaseTo(site, ANOTHER, 'archive-upkeep', 60_000);
    await site.run('archive-upkeep');
    expect(await upkeep()).toMatchObject({ state: 'running', matches_done: 0 });
    site.clock.advance(61_000);
    await site.run('archive-upkeep');
    expect(await upkeep()).toMatchObject({ state: 'done', matches_done: 1 });
  });

  describe('from bulletins', () => {
    it('learns event, version and mbs from files that are still in the inbox, each from its own', async () => {
      const first = await fromInbox(bulletin('2026-08-20T15:00:00Z', 7, 1.85), 'bulten.json.gz');
      const second = await fromInbox(
        bulletin('2026-08-20T16:00:00Z', 8, 1.8),
        'bulten.json.gz',
        'bulten (2).json.gz',
      );
      const history = async () =>
        (await http().get('/api/imports?order=asc').expect(200)).body as Record<string, unknown>[];
      const [before, archive] = [await history(), await archiveFingerprint(site.database)];
      await makeFormer(site.database);
      await site.run('archive-upkeep');

      expect(await versions()).toEqual([
        [String(EVENT.id), 7, 2],
        [String(EVENT.id), 8, 2],
      ]);
      expect(await upkeep()).toMatchObject({ state: 'done', unversioned: [] });
      expect(await history()).toEqual(before);
      expect(await archiveFingerprint(site.database)).toBe(archive);
      const owners = (await site.database.query(
        'SELECT import_id AS id FROM timed_observations ORDER BY seen_at',
      )) as { id: number }[];
      expect(owners.map(({ id }) => id)).toEqual([first, second]);
    });

    it('sees in them what is an old copy', async () => {
      for (const [name, at, version, price] of [
        ['a', '15:00', 7, 1.85],
        ['b', '16:00', 9, 1.8],
        ['c', '17:00', 7, 1.85],
      ] as const)
        await fromInbox(bulletin(`2026-08-20T${at}:00Z`, version, price), `${name}.json.gz`);
      await makeFormer(site.database);
      await site.run('archive-upkeep');
      const [only] = await dumpArchive(site.database, ['ft_1_odd']);
      expect(only!.closing.ft_1_odd).toBe(180);
    });

    it('leaves files alone that are others than those of the import, and lists the day until one comes again', async () => {
      const mine = bulletin('2026-08-20T15:00:00Z', 7, 1.85);
      const id = await fromInbox(mine, 'bulten.json.gz');
      writeFileSync(done('bulten.json.gz'), bulletin('2026-08-20T18:00:00Z', 9, 2.5));
      writeFileSync(done('bulten (2).json.gz'), 'no bulletin at all');
      await makeFormer(site.database);
      await site.run('archive-upkeep');
      expect(await versions()).toEqual([[undefined, undefined, undefined]]);
      expect((await upkeep()).unversioned).toEqual([{ date: '2026-08-21', matches: 1 }]);

      expect(await imported(mine, 'yeniden.json.gz')).toMatchObject({ inserted: 0, skipped: 0 });
      await site.run('archive-upkeep');
      expect((await upkeep()).unversioned).toEqual([]);
      await undo(id);
    });

    it('asks nobody for bulletins that never had versions', async () => {
      const content = gzipSync(
        JSON.stringify({
          ...{ cekim: '2026-08-20T15:00:00Z', tam: true, ligler: { 584: 'Türkiye Süper Ligi' } },
          olay: [{ ...EVENT, m: { 1: { o: [1.85, 3.4, 4.2] } } }],
        }),
      );
      await fromInbox(content, 'a.json.gz');
      await makeFormer(site.database);
      await site.run('archive-upkeep');
      expect((await upkeep()).unversioned).toEqual([]);
    });

    it('brings nothing back of an import that was taken back', async () => {
      const id = await fromInbox(bulletin('2026-08-20T15:00:00Z', 7, 1.85), 'a.json.gz');
      await undo(id);
      await letWait(site.database);
      await site.run('archive-upkeep');
      expect(await dumpArchive(site.database)).toEqual([]);
      expect(await upkeep()).toMatchObject({ state: 'done', unversioned: [] });
    });
  });

  describe('whose source counts its versions anew', () => {
    const restart = (key: string) => http().post(`/api/feeds/${key}/restart-versions`);

    it('takes what was old for new from then on, for a feed and for the inbox', async () => {
      const url = 'https://example.com/bulten.json?key=secret';
      const feed = { url, every_minutes: 30, enabled: false };
      const { body } = await http()
        .put('/api/feeds')
        .send({ feeds: [feed] })
        .expect(200);
      const [{ key }] = (body as { feeds: [{ key: string }] }).feeds;
      await restart('yok').expect(404);
      await restart('0'.repeat(64)).expect(404);
      expect((await restart('inbox').expect(200)).body).toEqual({
        message: 'Sürümler bundan sonra yeniden sayılıyor.',
      });
      await restart(key).expect(200);
      const rows = (await site.database.query(
        'SELECT source, feed_key, created_by FROM version_restarts ORDER BY id',
      )) as unknown[];
      expect(rows).toEqual([
        { source: 'nesine-snapshot', feed_key: null, created_by: admin.username },
        { source: 'nesine-snapshot', feed_key: key, created_by: admin.username },
      ]);
      const audit = await http().get('/api/audit?per_page=2').expect(200);
      expect(audit.body).toMatchObject([
        {
          action: 'restart_versions',
          entity: 'feeds',
          after: { address: 'https://example.com/bulten.json?…' },
        },
        { action: 'restart_versions', entity: 'feeds', after: { address: 'inbox' } },
      ]);
      expect(audit.text).not.toContain('secret');
      await http().put('/api/feeds').send({ feeds: [] }).expect(200);
    });

    it('shows at once what its snapshots from after that instant say', async () => {
      await at('2026-08-20T15:30:00Z');
      await imported(bulletin('2026-08-20T15:00:00Z', 900, 1.85), 'a.json.gz');
      // the clock of the source is ahead
      await imported(bulletin('2026-08-20T15:40:00Z', 3, 1.7), 'b.json.gz');
      const closing = async () => (await dumpArchive(site.database, ['ft_1_odd']))[0]!.closing.ft_1_odd;
      expect(await closing()).toBe(185);
      await restart('inbox').expect(200);
      await until('the price since then', async () => (await closing()) === 170);
    });
  });

  describe('whose source gives nothing but old copies', () => {
    const came = (hoursAgo: number, old_copies: number, unchanged: number) =>
      site.database.manager.insert(
        Import,
        importRow(new Date(site.clock.now().getTime() - hoursAgo * 60 * 60_000), {
          ...{ format: 'nesine-snapshot', origin: 'inbox', status: 'done', source: 'bulten.json' },
          ...{ rows_read: unchanged + 3, skipped: 3, unchanged, old_copies },
        }),
      );
    const since = async () =>
      ((await http().get('/api/feeds').expect(200)).body as { inbox_stale_since: string | null })
        .inbox_stale_since;
    const told = () =>
      site.database.query("SELECT recipient FROM outbox WHERE template = 'stale-source'") as Promise<
        unknown[]
      >;

    it('has staff told, once a day, until that is over', async () => {
      const admins = await site.database.manager.countBy('User', { role: 'admin' });
      await came(8, 0, 40);
      await came(7, 40, 40);
      await came(1, 12, 12);
      expect(await since()).toBe(new Date(site.clock.now().getTime() - 7 * 60 * 60_000).toISOString());
      await site.run('stale-sources');
      await site.run('stale-sources');
      expect(await told()).toHaveLength(admins);

      await http().post('/api/feeds/inbox/restart-versions').expect(200);
      expect(await since()).toBeNull();
    });

    it('is well again with the first fresh bulletin', async () => {
      await came(7, 40, 40);
      await came(1, 12, 12);
      expect(await since()).not.toBeNull();
      await came(0, 0, 40);
      expect(await since()).toBeNull();
    });
  });

  it('has its postponed fixtures looked for by the day of Istanbul', async () => {
    await at('2026-05-12T19:00:00Z');
    await imported(seasonFile(match('10/05/2026', 'Göztepe', 'Rizespor', UNPLAYED)));
    await imported(seasonFile(match('12/05/2026', 'Göztepe', 'Rizespor')));
    const retired = async () =>
      (
        (await site.database.query('SELECT match_date AS day FROM matches WHERE retired = 1')) as {
          day: string;
        }[]
      ).map(({ day }) => day);
    expect(await retired()).toEqual([]);
    // three days after the fixture's day in Istanbul, still two in UTC
    site.clock.set('2026-05-12T21:30:00Z');
    await site.run('fixtures');
    expect(await retired()).toEqual(['2026-05-10']);
  });
});

import { clubKey } from '../support/shown-name';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ImportSummary } from '../../src/modules/imports/run/import-summary';
import { ImportsService } from '../../src/modules/imports/imports.service';
import { archiveFingerprint, dumpArchive } from '../support/archive-dump';
import { type Markets, writeSnapshot } from '../support/bulletin-snapshot';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { runImport } from '../support/import-command';
import { describeWithRealData } from '../support/real-data';
import { readSnapshots } from '../support/snapshot-oracle';
import { DATABASE_NAME } from '../support/test-database';

const KICK_OFF = '2026-08-21T18:30:00Z';
const DERBY: Markets = { '1': [[1.85, 3.4, 4.2]], '268': [[2.58, 3.29, 1.85], 1] };

describe(`timed bulletin snapshots on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let folder: string;
  let token: string;
  let admin: string;
  let files = 0;

  beforeAll(async () => {
    site = await createTestSite();
    token = (await site.member('user')).token;
    admin = (await site.member('admin')).token;
    folder = mkdtempSync(join(tmpdir(), 'snapshots-'));
  });

  afterEach(async () => {
    for (const table of ['matches', 'imports', 'competition_aliases', 'competitions', 'team_aliases']) {
      await site.database.query(`DELETE FROM ${table}`);
    }
  });

  afterAll(async () => {
    await site?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Imports one snapshot of one match. */
  async function seen(
    at: string,
    markets: Markets,
    { kickOff = KICK_OFF, home = 'Göztepe' } = {},
  ): Promise<ImportSummary> {
    const path = writeSnapshot(folder, String((files += 1)), {
      ...{ at, kickOff, home, markets },
      away: 'Gençlerbirliği',
    });
    const summary = await site.app.get(ImportsService).importFile(path);
    expect(summary.status).toBe('done');
    return summary;
  }
  const price = (first: number, markets: Markets = {}): Markets => ({ ...markets, '1': [[first, 3.4, 4.2]] });
  const only = async () => {
    const all = await dumpArchive(site.database);
    expect(all).toHaveLength(1);
    return all[0]!;
  };
  const firstPrices = async () => {
    const { opening, closing } = await only();
    return [opening.ft_1_odd, closing.ft_1_odd];
  };
  const matchId = async () =>
    ((await site.database.query('SELECT id FROM matches')) as { id: number }[])[0]!.id;
  type Point = { at: string; price: number | null };
  const history = async (column = 'ft_1_odd') => {
    const { body } = await site
      .http(token)
      .get(`/api/price-history/${await matchId()}?column=${column}`)
      .expect(200);
    return ((body as { history: { points: Point[] }[] }).history[0]?.points ?? []).map(
      ({ at, price: value }) => [at.slice(11, 16), value],
    );
  };
  const undo = async (importId: number) => {
    await site.http(admin).delete(`/api/imports/${importId}`).expect(202);
    await site.run('imports');
  };

  it('stores a match of the bulletin in its league, with its handicap', async () => {
    await seen('2026-08-20T15:00:00Z', DERBY);
    expect(await only()).toMatchObject({
      country: 'Türkiye',
      competition: 'Süper Lig',
      match: { league_code: 'T1', match_date: '2026-08-21', match_time: '21:30', season_slug: '2026-2027' },
      opening: { ft_1_odd: 185, hnd_home: 1, hnd_away: 0, hnd_1_odd: 258, hnd_x_odd: 329, hnd_2_odd: 185 },
      closing: { ft_1_odd: 185, hnd_home: 1, hnd_away: 0, hnd_1_odd: 258, hnd_x_odd: 329, hnd_2_odd: 185 },
    });
  });

  it.each([
    ['in order', [0, 1, 2, 3, 4]],
    ['in any order', [3, 0, 4, 2, 1]],
  ])('takes the first price as opening and the last before kick-off as closing, %s', async (_, order) => {
    const all = [
      () => seen('2026-08-20T15:00:00Z', price(1.85)),
      () => seen('2026-08-20T16:00:00Z', price(1.8)),
      () => seen('2026-08-21T18:30:00Z', price(1.75)),
      // after kick-off
      () => seen('2026-08-21T18:31:00Z', price(9)),
      () => seen('2026-08-20T15:30:00Z', price(1.85)),
    ];
    for (const index of order) await all[index]!();
    expect(await firstPrices()).toEqual([185, 175]);
    expect(await history()).toEqual([
      ['15:00', 1.85],
      ['16:00', 1.8],
      ['18:30', 1.75],
    ]);
  });

  it('keeps the last price of a market that closes, and shows the gap in its history', async () => {
    await seen('2026-08-20T15:00:00Z', price(1.85));
    await seen('2026-08-20T16:00:00Z', price(1));
    expect(await firstPrices()).toEqual([185, 185]);
    await seen('2026-08-20T17:00:00Z', price(1.9));
    expect(await firstPrices()).toEqual([185, 190]);
    expect(await history()).toEqual([
      ['15:00', 1.85],
      ['16:00', null],
      ['17:00', 1.9],
    ]);
  });

  it.each([
    ['in order', [0, 1, 2]],
    ['in any order', [2, 0, 1]],
  ])('keeps prices and goals of a handicap together when it moves, %s', async (_, order) => {
    const all = [
      () => seen('2026-08-20T15:00:00Z', { '1': DERBY['1']!, '268': [[2.5, 3.2, 1.9], 1] }),
      () => seen('2026-08-20T16:00:00Z', { '1': DERBY['1']!, '268': [[1, 4, 1.3], -1] }),
      () => seen('2026-08-20T15:30:00Z', { '1': DERBY['1']!, '268': [[2.4, 3.2, 1.9], 1] }),
    ];
    for (const index of order) await all[index]!();
    const { opening, closing } = await only();
    expect(opening).toMatchObject({ hnd_home: 1, hnd_away: 0, hnd_1_odd: 250, hnd_2_odd: 190 });
    expect(closing).toMatchObject({ hnd_home: 0, hnd_away: 1, hnd_x_odd: 400, hnd_2_odd: 130 });
    expect(closing).not.toHaveProperty('hnd_1_odd');
  });

  it.each([
    ['in order', [0, 1, 2]],
    ['in any order', [1, 2, 0]],
  ])('believes the latest snapshot about the kick-off, %s', async (_, order) => {
    const all = [
      () => seen('2026-08-20T15:00:00Z', price(1.85)),
      () => seen('2026-08-20T16:00:00Z', price(1.8), { kickOff: '2026-08-20T16:30:00Z' }),
      () => seen('2026-08-20T16:20:00Z', price(1.7), { kickOff: '2026-08-20T16:10:00Z' }),
    ];
    for (const index of order) await all[index]!();
    expect((await only()).match).toMatchObject({ match_date: '2026-08-20', match_time: '19:10' });
    expect(await firstPrices()).toEqual([185, 180]);
  });

  it('says nothing new about a snapshot that it has, and survives the undoing of either import', async () => {
    const first = await seen('2026-08-20T15:00:00Z', price(1.85));
    const again = await seen('2026-08-20T15:00:00Z', price(1.85));
    expect([again.inserted, again.updated, again.unchanged]).toEqual([0, 0, 1]);
    const before = await archiveFingerprint(site.database);
    await undo(first.importId);
    expect(await archiveFingerprint(site.database)).toBe(before);
    expect(await history()).toEqual([['15:00', 1.85]]);
    await undo(again.importId);
    expect(await dumpArchive(site.database)).toEqual([]);
  });

  it('keeps the history right when any one snapshot is undone, and when it comes back', async () => {
    const prices = [1.85, 1.8, 1.8, 1.85, 1.7];
    const at = (hour: number) => `2026-08-20T1${hour}:00:00Z`;
    const expected = (without: number) =>
      prices.flatMap((value, hour) => (hour === without ? [] : [[`1${hour}:00`, value] as const]));
    for (const out of prices.keys()) {
      const ids: number[] = [];
      for (const [hour, value] of prices.entries()) ids.push((await seen(at(hour), price(value))).importId);
      const whole = [await archiveFingerprint(site.database), await history()];
      await undo(ids[out]!);
      const left = expected(out);
      const changes = left.filter(([, value], index) => index === 0 || value !== left[index - 1]![1]);
      expect([out, await history()]).toEqual([out, changes]);
      expect(await firstPrices()).toEqual([left[0]![1] * 100, left[left.length - 1]![1] * 100]);
      await seen(at(out), price(prices[out]!));
      expect([await archiveFingerprint(site.database), await history()]).toEqual(whole);
      await site.database.query('DELETE FROM matches');
      await site.database.query('DELETE FROM imports');
    }
  });

  it('meets a season file in one match, whose named prices and results it leaves alone', async () => {
    await seen('2026-08-20T15:00:00Z', DERBY);
    const path = join(folder, 'T1.csv');
    writeFileSync(
      path,
      'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A\nT1,21/08/2026,19:30,Goztep,Genclerbirligi,2,0,1.95,3.3,4',
    );
    await site.app.get(ImportsService).importFile(path);
    expect(await only()).toMatchObject({
      match: { home_team: 'Göztepe', home_ft_score: 2 },
      opening: { ft_1_odd: 195, hnd_1_odd: 258 },
      closing: { ft_1_odd: 185, hnd_1_odd: 258 },
    });
  });

  it('stores changes only: a snapshot in which nothing moved takes next to no room', async () => {
    for (let minute = 10; minute < 40; minute += 1) await seen(`2026-08-20T15:${minute}:00Z`, DERBY);
    const rows = (await site.database.query('SELECT changes FROM timed_observations ORDER BY seen_at')) as {
      changes: string;
    }[];
    expect(rows).toHaveLength(30);
    expect(rows.slice(1).every(({ changes }) => changes === '{}')).toBe(true);
    expect(await history()).toEqual([
      ['15:10', 1.85],
      ['15:39', 1.85],
    ]);
  });

  describe('the price history over HTTP', () => {
    it('has all columns of a match, or one', async () => {
      await seen('2026-08-20T15:00:00Z', DERBY);
      const { body } = await site
        .http(token)
        .get(`/api/price-history/${await matchId()}`)
        .expect(200);
      const { match_id, history: columns } = body as { match_id: number; history: { column: string }[] };
      expect(match_id).toBe(await matchId());
      expect(columns.map(({ column }) => column)).toEqual([
        'ft_1_odd',
        'ft_x_odd',
        'ft_2_odd',
        'hnd_1_odd',
        'hnd_x_odd',
        'hnd_2_odd',
      ]);
      expect(columns[1]).toMatchObject({ label: 'X', group: 'ft', group_title: 'Maç Sonucu' });
      expect(columns[5]).toMatchObject({ label: '2', group: 'hnd', group_title: 'Handikap' });
      expect(await history('hnd_2_odd')).toEqual([['15:00', 1.85]]);
      expect(await history('cs_10_odd')).toEqual([]);
    });

    it('is for members, of matches that exist, for columns that have prices', async () => {
      await seen('2026-08-20T15:00:00Z', DERBY);
      const path = `/api/price-history/${await matchId()}`;
      await site.http().get(path).expect(401);
      await site
        .http((await site.member('wait')).token)
        .get(path)
        .expect(403);
      await site.http(token).get('/api/price-history/999999').expect(404);
      await site.http(token).get('/api/price-history/x').expect(400);
      const { body } = await site.http(token).get(`${path}?column=ft_code`).expect(400);
      expect((body as { fields: object }).fields).toEqual({ column: 'Böyle bir sütun yok.' });
    });
  });

  describeWithRealData('nesine/snapshots', 'a day of real ones', (realFolder) => {
    const fingerprint = () => archiveFingerprint(site.database);

    it('holds the opening and closing prices that a plain reading finds, in whatever order the files come', async () => {
      const names = readdirSync(realFolder).sort();
      const command = await runImport(
        { databaseUrl: site.settings.databaseUrl, dataDir: site.settings.dataDir },
        realFolder,
      );
      expect(command.code).toBe(0);
      const stored = await dumpArchive(site.database);
      const expected = readSnapshots(
        names.map((name) => gunzipSync(readFileSync(join(realFolder, name))).toString('utf8')),
      );
      expect(stored.length).toBe(expected.length);
      const byTeams = new Map(
        stored.map(({ match, opening, closing }) => [
          `${String(match.match_date)} ${String(match.match_time)} ${clubKey(String(match.home_team))} ${clubKey(String(match.away_team))}`,
          { opening, closing },
        ]),
      );
      for (const { key, opening, closing } of expected) {
        expect([key, byTeams.get(key)]).toMatchObject([key, { opening, closing }]);
      }
      const inOrder = await fingerprint();
      await site.database.query('DELETE FROM matches');
      await site.database.query('DELETE FROM imports');

      const shuffled = [...names].sort((one, other) => turned(one) - turned(other));
      for (const name of shuffled) await site.app.get(ImportsService).importFile(join(realFolder, name));
      expect(await fingerprint()).toBe(inOrder);
      const again = await site.app.get(ImportsService).importFile(join(realFolder, names[0]!));
      expect([again.inserted, again.updated]).toEqual([0, 0]);
    });

    /** An order that has nothing to do with time but is the same in every run. */
    const turned = (name: string): number =>
      Number(name.replace(/\D/g, '').slice(-6).split('').reverse().join(''));
  });
});

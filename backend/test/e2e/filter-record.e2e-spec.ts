import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tr } from '../../src/platform/locale/tr';
import { nextRevision } from '../../src/platform/database/archive-revision';
import { deleteMatches } from '../../src/platform/database/delete-matches';
import { SessionsService } from '../../src/modules/auth/sessions.service';
import { ImportsService } from '../../src/modules/imports/imports.service';
import type { FilterRecordDto } from '../../src/modules/filters/dto/filter-record.dto';
import {
  type BruteBet,
  bruteBets,
  bruteCurves,
  bruteEvidence,
  bruteFigures,
  expectNear,
  expectThinned,
} from '../support/brute-backtest';
import { writeSnapshot } from '../support/bulletin-snapshot';
import type { TestMatch } from '../support/matches';
import { type ArchivedMatch, Random } from '../support/random-archive';
import { archiveCaughtUp } from '../support/site-archive';
import { readStoredMatches } from '../support/stored-matches';
import { DATABASE_NAME } from '../support/test-database';
import { TwoSites } from '../support/two-sites';

const SEED = 20261123;
/** 19:30 in Istanbul on Sunday the 17th, twenty seconds later. */
const SAVED_AT = '2026-05-17T16:30:20.000Z';

type Figures = NonNullable<FilterRecordDto['before'] | FilterRecordDto['since']>;

const NOTHING_LEARNED = { 1: {}, 2: {} };

/** Holds one side of a record against the plainest reading of what bets come to. */
function expectFigures(got: Figures | null, bets: readonly BruteBet[], where: string): void {
  const { curve, chance: allChance, ...all } = got!;
  const { max_drawdown: _1, losing_run: _2, ...chance } = allChance;
  const { p_value: p, evidence, ...figures } = { p_value: undefined, evidence: undefined, ...all };
  const { competitions: _3, p_value: wantedP, ...wanted } = bruteFigures(bets);
  expectNear(figures, wanted, where);
  // what was chosen beforehand may be looked at every day
  if (evidence === undefined) expectNear(p, wantedP, `${where}.p_value`);
  else expectNear(evidence, { value: bruteEvidence(bets), needed: evidence.needed }, `${where}.evidence`);
  const curves = bruteCurves(bets);
  expectThinned(curve, curves.curve, `${where}.curve`);
  expectNear({ ...chance, curve: null }, { ...curves.chance, curve: null }, where);
  expectThinned(chance.curve, curves.chance.curve, `${where}.chance.curve`);
}

describe(`the record of a saved filter on the ${DATABASE_NAME}`, () => {
  let sites: TwoSites;
  let userId: number;
  let saved = 0;

  beforeAll(async () => {
    sites = await TwoSites.open();
    userId = (await sites.byIndex.member('user')).id;
  });
  beforeEach(() => moveTo(SAVED_AT));
  afterEach(async () => {
    await sites.byIndex.database.transaction(async (manager) =>
      deleteMatches(manager, await nextRevision(manager), '1 = 1'),
    );
    await archiveCaughtUp(sites.byIndex);
    await sites.byIndex.database.query('DELETE FROM saved_filters');
  });
  afterAll(() => sites?.close());

  /** Moves the clocks of both sites, and lets the member log in again. */
  async function moveTo(instant: string): Promise<void> {
    for (const { clock } of sites.both) clock.set(instant);
    sites.token = await sites.byIndex.app.get(SessionsService).begin(userId);
  }

  async function save(body: Record<string, unknown>): Promise<number> {
    const filter = { filter_name: `f${(saved += 1)}`, filter_type: 2, ...body };
    const answer = await sites.byIndex.http(sites.token).post('/api/save-filter').send(filter);
    expect([answer.status, answer.body.fields]).toEqual([201, undefined]);
    return (answer.body as { id: number }).id;
  }
  const read = (id: number) => sites.ask<FilterRecordDto>(`/api/filter-record/${id}`);

  /** A match that fits `ft_1_odd` 1.80 and was won with over 2.5. */
  const match = (date: string, time: string | null, more: TestMatch = {}): TestMatch => ({
    date,
    time,
    full: [2, 1],
    opening: { ft_1_odd: 1.9, over_25_odd: 1.6, under_25_odd: 2.3 },
    closing: { ft_1_odd: 1.8, over_25_odd: 1.7, under_25_odd: 2.1 },
    ...more,
  });
  const OVER = { filter_data: { ft_1_odd: '1.80' }, selection: 'over_25_odd' };

  it('names the filter, and is split at the minute in which it was saved', async () => {
    const id = await save(OVER);
    const before = [
      match('2025-05-17', '20:00'),
      match('2026-05-16', null, { full: [0, 0] }),
      match('2026-05-17', null),
      match('2026-05-17', '19:29'),
      match('2026-05-17', '19:30', { full: [1, 1] }),
    ];
    const since = [
      match('2026-05-17', '19:31', { full: [0, 1] }),
      match('2026-05-18', null),
      match('2026-05-18', '00:05'),
      match('2027-01-01', '13:00', { full: [4, 0] }),
    ];
    // in no order, and all of them imported after the filter was saved
    await sites.add([...since, ...before].sort((a, b) => (a.time! < b.time! ? -1 : 1)));
    expect(await read(id)).toMatchObject({
      ...{ id, filter_type: 2, selection: 'over_25_odd', created_at: SAVED_AT, filter_name: `f${saved}` },
      before: { bets: 5, won: 3, last_date: '2026-05-17' },
      since: { bets: 4, won: 3, first_date: '2026-05-17', last_date: '2027-01-01' },
    });
  });

  it('goes by the day in Istanbul, which begins three hours earlier', async () => {
    await moveTo('2026-05-17T22:15:00.000Z');
    const id = await save(OVER);
    await sites.add([
      match('2026-05-17', '23:59'),
      match('2026-05-18', null),
      match('2026-05-18', '01:15'),
      match('2026-05-18', '01:16'),
    ]);
    const record = await read(id);
    expect([record.before!.bets, record.since!.bets]).toEqual([3, 1]);
  });

  it('puts a match that is imported late on the side of its kick-off', async () => {
    const id = await save(OVER);
    await sites.add([match('2026-05-20', '20:00')]);
    const sides = ({ before, since }: FilterRecordDto) => [before!.bets, since!.bets];
    expect(sides(await read(id))).toEqual([0, 1]);
    await moveTo('2026-06-30T12:00:00.000Z');
    await sites.add([match('2026-05-10', '20:00'), match('2026-05-21', '20:00')]);
    expect(sides(await read(id))).toEqual([1, 2]);
  });

  it('meets all conditions of the filter, also those on days and results', async () => {
    const id = await save({
      selection: 'over_25_odd',
      filter_data: { match_date: '2026-05', home_ft_score: '2', home_team: 'beşik' },
    });
    await sites.add([
      match('2026-05-10', '20:00'),
      match('2026-04-10', '20:00'),
      match('2026-05-11', '20:00', { full: [3, 1] }),
      match('2026-05-12', '20:00', { home: 'Göztepe' }),
      match('2026-05-30', '20:00', { full: [2, 0] }),
    ]);
    const record = await read(id);
    expect(record).toMatchObject({ before: { bets: 1, won: 1 }, since: { bets: 1, won: 0 } });
  });

  it('asks the whole question with its source and its movement, but of played matches only', async () => {
    await sites.add([
      match('2026-05-10', '20:00'),
      match('2026-05-18', '20:00', { closing: { ft_1_odd: 1.85, over_25_odd: 1.7, under_25_odd: 2.1 } }),
      match('2026-05-19', '20:00', { opening: { ft_1_odd: 1.75 } }),
    ]);
    const sides = async (filter_data: Record<string, string>) => {
      const { before, since } = await read(await save({ ...OVER, filter_data }));
      return [before!.bets, since!.bets];
    };
    expect(await sides({ ft_1_odd: '1.8' })).toEqual([1, 2]);
    expect(await sides({ ft_1_odd: '1.8', movement: 'ft_1_odd:-5' })).toEqual([1, 0]);
    expect(await sides({ movement: 'ft_1_odd:+2' })).toEqual([0, 1]);
    expect(await sides({ ft_1_odd: '1.8', played: 'true', sort: 'ft_1_odd', order: 'desc' })).toEqual([1, 2]);
    expect(await sides({ ft_1_odd: '1.8', played: 'false' })).toEqual([1, 2]);
    expect(await sides({ ft_1_odd: '1.8', source: 'native' })).toEqual([0, 0]);
  });

  it('counts neither matches without a result nor those without the price', async () => {
    const id = await save({ ...OVER, selection: 'bts_yes_odd' });
    const closing = { ft_1_odd: 1.8, bts_yes_odd: 1.75 };
    await sites.add([
      match('2026-05-18', '20:00', { closing }),
      match('2026-05-18', '21:00', { closing, full: null }),
      match('2026-05-18', '22:00'),
    ]);
    expect(await read(id)).toMatchObject({ before: { bets: 0 }, since: { bets: 1, mean_odd: 1.75 } });
  });

  it.each([
    ['opening', { filter_type: 1, filter_data: { ft_1_odd: '1.90' } }, 1.6],
    ['closing', { filter_type: 2, filter_data: { ft_1_odd: '1.80' } }, 1.7],
    [
      'opening, of the bulletin',
      { filter_type: 3, filter_data: { uo_25_over_odd: ',6', league_code: 'süper' } },
      1.6,
    ],
    ['opening, of the bulletin by its handicap', { filter_type: 3, filter_data: { hnd_1_odd: '3.1' } }, 1.6],
  ])('bets at the prices of the filter’s set: %s', async (_, filter, price) => {
    const id = await save({ ...filter, selection: 'over_25_odd' });
    const [first] = await sites.add([match('2026-05-10', '20:00'), match('2026-05-18', '20:00')]);
    await sites.byIndex.database.transaction(async (manager) => {
      const revision = await nextRevision(manager);
      await manager.query('UPDATE opening_odds SET hnd_1_odd = 310 WHERE match_id >= ?', [first]);
      await manager.query('UPDATE matches SET revision = ? WHERE id >= ?', [revision, first]);
    });
    await archiveCaughtUp(sites.byIndex);
    expect(await read(id)).toMatchObject({
      before: { bets: 1, mean_odd: price },
      since: { bets: 1, mean_odd: price },
    });
  });

  it('of a filter without a selection is null on both sides', async () => {
    const id = await save({ filter_data: { ft_1_odd: '1.80' } });
    await sites.add([match('2026-05-10', '20:00')]);
    expect(await read(id)).toEqual({
      ...{ id, filter_name: `f${saved}`, filter_type: 2, selection: null, created_at: SAVED_AT },
      ...{ before: null, since: null },
    });
  });

  it('of a filter that is given a selection later begins at that moment, once', async () => {
    const id = await save({ filter_data: OVER.filter_data });
    await sites.add([match('2026-05-20', '20:00'), match('2026-05-22', '20:00', { full: [0, 0] })]);
    const set = (selection: unknown, filter = id) =>
      sites.byIndex.http(sites.token).put(`/api/filters/${filter}/selection`).send({ selection });
    const later = '2026-05-21T10:00:00.000Z';
    await moveTo(later);
    const unknown = await set('yok');
    expect([unknown.status, unknown.body.fields]).toEqual([400, { selection: tr.savedFilters.selection }]);
    const given = await set('over_25_odd');
    expect([given.status, given.body]).toMatchObject([
      200,
      { id, selection: 'over_25_odd', created_at: later },
    ]);
    expect(await read(id)).toMatchObject({
      created_at: later,
      before: { bets: 1, won: 1 },
      since: { bets: 1, won: 0, evidence: { value: 1, needed: 20 } },
    });
    await moveTo('2026-05-23T10:00:00.000Z');
    for (const again of ['under_25_odd', 'over_25_odd']) {
      const refused = await set(again);
      expect([refused.status, refused.body.code]).toEqual([409, 'SELECTION_KEPT']);
    }
    expect((await set('over_25_odd', id + 1_000)).status).toBe(404);
    expect(await read(id)).toMatchObject({ selection: 'over_25_odd', created_at: later });
  });

  it(`is what the bets of each side come to, for random matches around the day (seed ${SEED})`, async () => {
    const random = new Random(SEED);
    const price = (from: number, span: number) => (from + random.below(span)) / 100;
    const two = (value: number) => String(value).padStart(2, '0');
    const prices = () => ({
      ft_1_odd: price(170, 20),
      over_25_odd: price(150, 100),
      under_25_odd: price(150, 100),
    });
    const matches = Array.from({ length: 300 }, (): TestMatch => ({
      date: random.chance(0.5) ? '2026-05-17' : `2026-0${4 + random.below(3)}-${two(1 + random.below(28))}`,
      time: random.chance(0.2) ? null : `${two(17 + random.below(5))}:${two(random.below(60))}`,
      full: random.chance(0.9) ? [random.below(4), random.below(4)] : null,
      opening: prices(),
      closing: random.chance(0.9) ? prices() : { ft_1_odd: price(170, 20) },
    }));
    await sites.add(matches);
    const stored = await readStoredMatches(sites.byIndex.database);
    for (const type of [1, 2] as const) {
      const id = await save({
        filter_type: type,
        filter_data: { ft_1_odd: '1.7' },
        selection: 'over_25_odd',
      });
      const fitting = stored.filter(
        ({ opening, closing }) => (type === 1 ? opening : closing).ft_1_odd! < 180,
      );
      const isSince = ({ match_date: date, match_time: time }: ArchivedMatch) =>
        date > '2026-05-17' || (date === '2026-05-17' && time !== null && time > '19:30');
      const betsOf = (some: typeof stored) => bruteBets(some, type, 'over_25_odd', NOTHING_LEARNED);
      const { before, since } = await read(id);
      expectFigures(before, betsOf(fitting.filter((each) => !isSince(each))), `${type} before`);
      expectFigures(since, betsOf(fitting.filter(isSince)), `${type} since`);
      expect(Math.min(before!.bets, since!.bets)).toBeGreaterThan(20);
    }
  });

  it('needs twenty times as much evidence as the member has tried filters in a year, kept or not', async () => {
    const needed = async (id: number): Promise<number> => (await read(id)).since!.evidence.needed;
    const filter = { filter_type: 2, filter_data: { ft_1_odd: '1.7' }, selection: 'over_25_odd' };
    const first = await save(filter);
    const before = await needed(first);
    const second = await save(filter);
    await save({ ...filter, selection: undefined });
    expect(await needed(first)).toBe(before + 20);
    expect((await sites.byIndex.http(sites.token).delete(`/api/delete-filter?id=${second}`)).status).toBe(
      200,
    );
    expect(await needed(first)).toBe(before + 20);
    // the other half of the site looks at the same rows
    const ended = await sites.byIndex.database.query<{ n: number }[]>(
      'SELECT COUNT(*) AS n FROM ended_forward_tests WHERE user_id = ?',
      [userId],
    );
    expect(Number(ended[0]!.n)).toBeGreaterThan(0);
    await sites.byIndex.database.query('UPDATE ended_forward_tests SET ended_at = ?', [
      '2025-05-17 00:00:00.000',
    ]);
    expect(await needed(first)).toBeLessThan(before + 20);
  });

  it('isn’t changed by a price that is seen after kick-off', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'filter-record-'));
    let files = 0;
    const see = async (at: string, home: number) => {
      const path = writeSnapshot(folder, `s${(files += 1)}`, {
        ...{ at, kickOff: '2026-05-18T17:00:00Z', home: 'Göztepe', away: 'Gençlerbirliği' },
        markets: { '1': [[home, 3.4, 4.2]] },
      });
      const { status } = await sites.byIndex.app.get(ImportsService).importFile(path);
      expect(status).toBe('done');
    };
    const result = async () => {
      await sites.byIndex.database.transaction(async (manager) =>
        manager.query('UPDATE matches SET home_ft_score = 1, away_ft_score = 0, revision = ?', [
          await nextRevision(manager),
        ]),
      );
      await archiveCaughtUp(sites.byIndex);
    };
    const id = await save({ filter_data: { ft_1_odd: '1.80' }, selection: 'ft_1_odd' });
    await see('2026-05-18T10:00:00Z', 1.95);
    await see('2026-05-18T16:59:00Z', 1.8);
    await result();
    const record = await read(id);
    expect(record).toMatchObject({ before: { bets: 0 }, since: { bets: 1, won: 1, mean_odd: 1.8 } });
    await see('2026-05-18T17:01:00Z', 1.2);
    await see('2026-05-18T18:30:00Z', 1.01);
    await result();
    expect(await read(id)).toEqual(record);
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(['filter-record', 'filter-matches'])('GET %s answers for one’s own filters alone', async (path) => {
    const id = await save(OVER);
    const { byIndex } = sites;
    for (const role of ['user', 'editor', 'admin'] as const) {
      const { token } = await byIndex.member(role);
      const answer = await byIndex.http(token).get(`/api/${path}/${id}`);
      expect([answer.status, answer.body.error]).toEqual([404, tr.savedFilters.noSuchFilter]);
    }
    const missing = await byIndex.http(sites.token).get(`/api/${path}/${id + 1}`);
    expect([missing.status, missing.body.error]).toEqual([404, tr.savedFilters.noSuchFilter]);
    for (const bad of ['0', '-1', 'x', '1.5'])
      expect((await byIndex.http(sites.token).get(`/api/${path}/${bad}`)).status).toBe(400);
  });

  it.each(['filter-record', 'filter-matches'])(
    'GET %s says what of an old filter can’t be read',
    async (path) => {
      const id = await save(OVER);
      await sites.byIndex.database.query('UPDATE saved_filters SET filter_data = ?', ['{"gone_odd":"1.80"}']);
      for (const site of sites.both) {
        const { status, body } = await sites.request(`/api/${path}/${id}`, {}, site);
        expect([status, body.code, body.fields]).toEqual([
          400,
          'INVALID_FILTER',
          { gone_odd: tr.filters.unknownColumn },
        ]);
      }
    },
  );
});

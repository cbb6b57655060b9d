import { nextRevision } from '../../src/platform/database/archive-revision';
import { deleteMatches } from '../../src/platform/database/delete-matches';
import { moveMatch, returnMatch } from '../../src/platform/database/match-moves';
import { chainFault } from '../support/chain-fault';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { addMatches, type TestMatch } from '../support/matches';
import { afterKickOff, DAY, FIXTURE, MINUTE, PickDesk } from '../support/pick-desk';
import { archiveCaughtUp } from '../support/site-archive';
import { DATABASE_NAME } from '../support/test-database';
import { TwoSites } from '../support/two-sites';

const NOW = '2026-05-17T12:00:00.000Z';

/** How the archive retires a fixture, brings it back, and makes one match of two. */
const archiveOf = (site: () => TestSite) => ({
  retire: (from: number, into: number) =>
    site().database.transaction(async (manager) => {
      const revision = await nextRevision(manager);
      await manager.query('UPDATE matches SET retired = 1, revision = ? WHERE id = ?', [revision, from]);
      await moveMatch(manager, { from, into, reason: 'retired', pairKey: '1|a|b', date: '2026-05-18' });
    }),
  bringBack: (id: number) =>
    site().database.transaction(async (manager) => {
      const revision = await nextRevision(manager);
      await manager.query('UPDATE matches SET retired = 0, revision = ? WHERE id = ?', [revision, id]);
      await returnMatch(manager, id);
    }),
  merge: (from: number, into: number) =>
    site().database.transaction(async (manager) => {
      const revision = await nextRevision(manager);
      await moveMatch(manager, { from, into, reason: 'merged', pairKey: '1|a|b', date: '2026-05-18' });
      await deleteMatches(manager, revision, 'id = ?', [from]);
      await manager.query('UPDATE matches SET revision = ? WHERE id = ?', [revision, into]);
    }),
});

describe(`picks of matches that move on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let desk: PickDesk;
  const archive = archiveOf(() => site);

  beforeAll(async () => {
    site = await createTestSite();
    desk = await PickDesk.open(site);
  });
  afterAll(() => site?.close());
  beforeEach(() => desk.at(NOW));
  afterEach(async () => expect(await chainFault(site.database)).toBeNull());

  /** The first selection of a post. */
  const selectionOf = async (post: number) => (await desk.read(post)).selections[0];
  const one = async (match: TestMatch = {}): Promise<number> => (await desk.add(match))[0]!;
  const played = (date: string, full: [number, number]): Promise<number> =>
    addMatches(site.database, [{ ...FIXTURE, date, full }]).then(([id]) => id!);

  it('are void while it isn’t played, and are settled by the game it was played as', async () => {
    const fixture = await one();
    const post = await desk.post([fixture, 'ft_1_odd']);
    await desk.follow(afterKickOff(3 * DAY));
    expect(await selectionOf(post)).toMatchObject({ state: 'iade', match_id: fixture });
    const { hash } = await desk.head();
    const game = await played('2026-05-27', [2, 0]);
    await archive.retire(fixture, game);
    await desk.follow(afterKickOff(10 * DAY));
    // the record's row is as it was
    expect(await selectionOf(post)).toMatchObject({
      ...{ state: 'kazandı', match_id: fixture, match_date: '2026-05-18' },
      ...{ home_ft_score: 2, away_ft_score: 0 },
    });
    expect((await desk.head()).hash).toBe(hash);
    await desk.result(game, { full: [1, 2] });
    await desk.follow();
    expect((await selectionOf(post)).state).toBe('kaybetti');
    await archive.bringBack(fixture);
    await desk.follow();
    expect(await selectionOf(post)).toMatchObject({ state: 'iade', home_ft_score: null });
    await archive.retire(fixture, game);
    await desk.follow();
    expect((await selectionOf(post)).state).toBe('kaybetti');
  });

  it('that aren’t on the record yet go there at the kick-off of the game it was played as', async () => {
    const fixture = await one({ date: '2026-05-20' });
    await desk.follow(afterKickOff(DAY - 5 * MINUTE));
    const post = await desk.post([fixture, 'ft_1_odd']);
    const { count } = await desk.head();
    const [game] = await desk.add({ date: '2026-05-19' });
    await archive.retire(fixture, game!);
    await desk.follow();
    expect(await selectionOf(post)).toMatchObject({ match_date: '2026-05-19', match_id: fixture });
    await desk.follow(afterKickOff(DAY - MINUTE));
    expect((await desk.head()).count).toBe(count);
    // long before a quarter of an hour is over
    await desk.follow(afterKickOff(DAY));
    expect((await desk.head()).count).toBe(count + 1);
    expect(await selectionOf(post)).toMatchObject({ state: 'bekliyor', match_date: '2026-05-19' });
    await desk.result(game!, { full: [3, 0] });
    await desk.follow();
    expect((await selectionOf(post)).state).toBe('kazandı');
  });

  it('follow it into the match that it is one with, before and after they are settled', async () => {
    const [double, other] = await desk.add({ home: 'Fener A.Ş.' }, { home: 'Fener' });
    const before = await desk.post([double!, 'ft_1_odd']);
    await desk.follow(afterKickOff(MINUTE));
    await archive.merge(double!, other!);
    await desk.follow(afterKickOff(3 * DAY));
    expect((await selectionOf(before)).state).toBe('iade');
    await desk.result(other!, { full: [1, 0] });
    await desk.follow();
    expect((await selectionOf(before)).state).toBe('kazandı');
    // it is another match's double in its turn, and that one's result is corrected
    const third = await played('2026-05-18', [1, 0]);
    await archive.merge(other!, third);
    await desk.follow();
    expect((await selectionOf(before)).state).toBe('kazandı');
    await desk.result(third, { full: [0, 1] });
    await desk.follow();
    expect((await selectionOf(before)).state).toBe('kaybetti');
  });

  it('are void at once where the result was awarded, and settled when that is taken back', async () => {
    const match = await one();
    const post = await desk.post([match, 'ft_1_odd']);
    await desk.follow(afterKickOff(MINUTE));
    await desk.alter(match, { home_ft_score: 3, away_ft_score: 0, awarded: 1 });
    await desk.follow();
    expect(await selectionOf(post)).toMatchObject({ state: 'iade', home_ft_score: 3, away_ft_score: 0 });
    await desk.alter(match, { awarded: 0 });
    await desk.follow();
    expect((await selectionOf(post)).state).toBe('kazandı');
    await desk.alter(match, { awarded: 1 });
    await desk.follow();
    expect((await selectionOf(post)).state).toBe('iade');
  });

  it('can’t be made of a fixture that is retired', async () => {
    const fixture = await one();
    await archive.retire(fixture, await played('2026-05-27', [2, 0]));
    const list = await site.http(desk.editor.token).get('/api/pick-fixtures').query({ date: '2026-05-18' });
    expect((list.body as { match_id: number }[]).map(({ match_id }) => match_id)).not.toContain(fixture);
    await site.http(desk.editor.token).get(`/api/pick-fixtures/${fixture}`).expect(404);
    const { status, body } = await desk.send([{ match_id: fixture, column: 'ft_1_odd' }]);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['selections']]);
  });
});

describe(`a fixture that was played on another day on the ${DATABASE_NAME}`, () => {
  let sites: TwoSites;
  const archive = archiveOf(() => sites.byIndex);
  const ft = { ft_1_odd: 1.85, ft_x_odd: 3.4, ft_2_odd: 4.2 };
  let fixture: number;
  let game: number;

  beforeAll(async () => {
    sites = await TwoSites.open();
    [fixture, game] = (await sites.add([
      { date: '2026-05-18', home: 'Ertelenen', opening: ft, closing: ft },
      { date: '2026-05-10', home: 'Oynanan', full: [2, 1], opening: ft, closing: ft },
    ])) as [number, number];
  });
  afterAll(() => sites?.close());

  interface Listed {
    items?: { id: number }[];
    matches?: { id: number }[];
  }
  const idsOf = (list: readonly { id?: number; sys_match_id?: number }[]) =>
    list.map(({ id, sys_match_id }) => id ?? sys_match_id!);

  /** In what members see of the archive: which of the lists name the fixture. */
  async function shownIn(): Promise<string[]> {
    await archiveCaughtUp(sites.byIndex);
    const rated = (await sites.ask<{ ratings: { value: number }[] }>('/api/Rating/Get/false')).ratings[0]!
      .value;
    const lists: Record<string, number[]> = {};
    for (const type of [1, 2])
      lists[`table ${type}`] = idsOf(
        (await sites.ask<Listed>('/api/odd-list-full-view', { filter_type: type })).items!,
      );
    lists.found = idsOf(
      (await sites.ask<Listed>('/api/odd-list-full-view', { home_team: 'ertelenen', ft_1_odd: '1.85' }))
        .items!,
    );
    lists.bulletin = idsOf((await sites.ask<Listed>('/api/bulten-data')).items!);
    for (const path of ['matches-by-date', 'kapanis-matches-by-date'])
      lists[path] = idsOf(await sites.ask<{ id: number }[]>(`/api/${path}`, { date: '2026-05-18' }));
    lists.rated = idsOf((await sites.ask<Listed>(`/api/Rating/Matches/${rated}/20260518`)).matches!);
    lists.scan = idsOf((await sites.ask<Listed>('/api/scan', { date: '2026-05-18' })).matches!);
    const { total } = await sites.ask<{ total: number }>('/api/odd-summary');
    lists.summary = total === 2 ? [fixture] : [];
    return Object.entries(lists).flatMap(([name, ids]) => (ids.includes(fixture) ? [name] : []));
  }

  const everywhere = [
    ...['table 1', 'table 2', 'found', 'bulletin', 'matches-by-date', 'kapanis-matches-by-date'],
    ...['rated', 'scan', 'summary'],
  ];

  it('is shown by no list while it is retired, and by all before and after', async () => {
    expect(await shownIn()).toEqual(everywhere);
    await archive.retire(fixture, game);
    expect(await shownIn()).toEqual([]);
    await archive.bringBack(fixture);
    expect(await shownIn()).toEqual(everywhere);
  });

  it('answers under its old address as the match that it was played as', async () => {
    await archive.retire(fixture, game);
    const match = await sites.ask<{ id: number; home_team: string }>(`/api/matches/${fixture}`);
    expect([match.id, match.home_team]).toEqual([game, 'Oynanan']);
    expect(await sites.ask('/api/get-match-id', { match_id: fixture })).toEqual({ id: game });
    const [third] = (await sites.add([{ home: 'Üçüncü' }])) as [number];
    await archive.merge(game, third);
    expect((await sites.ask<{ id: number }>(`/api/matches/${fixture}`)).id).toBe(third);
    expect((await sites.ask<{ id: number }>(`/api/matches/${game}`)).id).toBe(third);
    await sites.request(`/api/matches/${third + 1}`).expect(404);
  });
});

describe(`an awarded match on the ${DATABASE_NAME}`, () => {
  let sites: TwoSites;
  beforeAll(async () => (sites = await TwoSites.open()));
  afterAll(() => sites?.close());

  it('shows its score, by which it can be found, and marks no selection', async () => {
    const prices = { ft_1_odd: 1.5, ft_x_odd: 4, ft_2_odd: 6 };
    const [id, other] = (await sites.add([
      { home: 'Hükmen', full: [3, 0], awarded: true, opening: prices, closing: prices },
      { home: 'Oynanan', full: [3, 0], opening: prices, closing: prices },
    ])) as [number, number];
    const { items } = await sites.ask<{ items: { id: number; awarded: boolean; winners: string[] }[] }>(
      '/api/odd-list-full-view',
      { home_ft_score: '3', fields: 'id,awarded,winners,winner' },
    );
    expect(items.map((each) => [each.id, each.awarded, each.winners.length > 0])).toEqual([
      [other, false, true],
      [id, true, false],
    ]);
    expect(await sites.ask(`/api/matches/${id}`)).toMatchObject({
      ...{ awarded: true, winners: [], winner: '1', home_ft_score: 3, away_ft_score: 0 },
    });
    const summary = await sites.ask<{ total: number; settled: number; selections: { settled: number }[] }>(
      '/api/odd-summary',
      { played: 'true', groups: 'ft' },
    );
    expect([summary.total, summary.settled, summary.selections[0]!.settled]).toEqual([2, 1, 1]);
    const tested = await sites.ask<{ bets: number }>('/api/odd-backtest', { selection: 'ft_1_odd' });
    expect(tested.bets).toBe(1);
    // the bulletin finds it by what is written
    const bulletin = await sites.ask<{ items: { id: number; winners: string[] }[] }>('/api/bulten-data', {
      full_time: '3-0',
    });
    expect(bulletin.items.map((each) => [each.id, each.winners.length > 0])).toEqual([
      [other, true],
      [id, false],
    ]);
  });
});

import { createTestSite, type TestSite } from '../support/create-test-site';
import { addMatches, type TestMatch } from '../support/matches';
import { archiveCaughtUp } from '../support/site-archive';

const DAYS = ['2025-05-17', '2026-05-15', '2026-05-16', '2026-05-17', '2026-05-18'];

/** One settled match a day, the home side winning from the 17th of May 2026 on. */
const MATCHES: TestMatch[] = DAYS.map((date) => ({
  date,
  time: '20:00',
  half: [0, 0],
  full: date < '2026-05-17' ? [0, 1] : [1, 0],
  opening: { ft_1_odd: 2 },
  closing: { ft_1_odd: 2 },
}));

describe.each(['index', 'sql'] as const)('dates in words (%s)', (engine) => {
  let site: TestSite;
  let token: string;

  beforeAll(async () => {
    site = await createTestSite({ ODDS_ENGINE: engine });
    token = (await site.member('user')).token;
    await addMatches(site.database, MATCHES);
    if (engine === 'index') await archiveCaughtUp(site);
  });
  beforeEach(() => site.clock.set('2026-05-17T12:00:00Z'));
  afterAll(() => site?.close());

  async function answered<T>(path: string, query: Record<string, string> = {}): Promise<T> {
    const { status, body } = await site.http(token).get(path).query(query);
    expect([path, status]).toEqual([path, 200]);
    return body as T;
  }

  async function days(match_date: string, path = '/api/odd-list-full-view'): Promise<string[]> {
    const { items } = await answered<{ items: { match_date: string }[] }>(path, { match_date });
    return items.map((item) => item.match_date).sort();
  }

  it.each([
    ['bugün', ['2026-05-17']],
    ['DÜN', ['2026-05-16']],
    ['yarın', ['2026-05-18']],
    ['17.05', ['2026-05-17']],
    ['17.05.2025', ['2025-05-17']],
    ['17 Mayıs 2025', ['2025-05-17']],
    ['dün..yarın', ['2026-05-16', '2026-05-17', '2026-05-18']],
    ['15.05 - 16.05', ['2026-05-15', '2026-05-16']],
    ['Mayıs 2025..dün', ['2025-05-17', '2026-05-15', '2026-05-16']],
  ])('%s on the 17th of May 2026 means %j', async (text, wanted) => {
    expect(await days(text)).toEqual(wanted);
  });

  it('begin anew at midnight in Istanbul', async () => {
    site.clock.set('2026-05-17T20:59:00Z');
    expect(await days('bugün')).toEqual(['2026-05-17']);
    site.clock.set('2026-05-17T21:00:00Z');
    expect(await days('bugün')).toEqual(['2026-05-18']);
  });

  it('mean the same in the bulletin, whose other dates are parts of what it shows', async () => {
    expect(await days('bugün', '/api/bulten-data')).toEqual(['2026-05-17']);
    expect(await days('dün..18.05', '/api/bulten-data')).toEqual(['2026-05-16', '2026-05-17', '2026-05-18']);
    expect(await days('17.05', '/api/bulten-data')).toEqual(['2025-05-17', '2026-05-17']);
  });

  it('mean each day its own in summaries and backtests, though these are kept', async () => {
    const hits = async (): Promise<unknown[]> => {
      const query = { match_date: 'bugün', groups: 'ft' };
      const { selections } = await answered<{ selections: { hits: number }[] }>('/api/odd-summary', query);
      const backtest = { match_date: 'bugün', selection: 'ft_1_odd' };
      const { won, bets } = await answered<{ won: number; bets: number }>('/api/odd-backtest', backtest);
      return [selections[0]!.hits, won, bets];
    };
    expect(await hits()).toEqual([1, 1, 1]);
    site.clock.set('2026-05-16T12:00:00Z');
    expect(await hits()).toEqual([0, 0, 1]);
    site.clock.set('2026-05-14T12:00:00Z');
    expect(await hits()).toEqual([0, 0, 0]);
  });

  it('stay words in a saved filter, whose record is of the day on which it is read', async () => {
    const { body } = await site
      .http(token)
      .post('/api/save-filter')
      .send({
        ...{ filter_name: `Dünküler ${engine}`, filter_type: 2, selection: 'ft_1_odd' },
        filter_data: { match_date: 'dün..bugün', ft_1_odd: '2.00' },
      })
      .expect(201);
    const { id } = body as { id: number };
    const filters = await answered<{ id: number; filter_data: object }[]>('/api/get_filters');
    expect(filters.find((each) => each.id === id)!.filter_data).toEqual({
      match_date: 'dün..bugün',
      ft_1_odd: '2.00',
    });
    const won = async (): Promise<number[]> => {
      type Period = { bets: number; won: number };
      const { before, since } = await answered<{ before: Period; since: Period }>(`/api/filter-record/${id}`);
      return [before.bets + since.bets, before.won + since.won];
    };
    expect(await won()).toEqual([2, 1]);
    site.clock.set('2026-05-17T21:30:00Z');
    expect(await won()).toEqual([2, 2]);
  });
});

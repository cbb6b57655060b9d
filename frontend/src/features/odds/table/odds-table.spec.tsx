import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tr } from '../../../locale/tr';
import { GROUPS } from '../../../testing/catalogue';
import { type Answer, type ApiCall, serveApi, SETTINGS } from '../../../testing/fake-api';
import { renderSite } from '../../../testing/render-site';
import { summaryOf } from '../../../testing/summary';

const ROW = {
  id: 7,
  match_date: '2024-05-17',
  country_name: 'Türkiye',
  home_team: 'Beşiktaş',
  away_team: 'Göztepe',
  home_ft_score: 2,
  away_ft_score: 1,
  total_goals: 3,
  ht_ft_result: '1/1',
  ft_code: 641,
  ft_1_odd: 1.85,
  ft_x_odd: 3.4,
  ft_2_odd: 4.1,
};

const found = (...items: object[]): Answer => [200, { items, page: 1, per_page: 50, has_more: false }];

const UNREADABLE = 'Oran okunamadı. Örnekler: 1,85';

/** Answers as the server does: a price of letters can't be read. */
const refusing =
  (...params: string[]) =>
  ({ query }: ApiCall): Answer => {
    const wrong = params.filter((param) => /[a-z]/.test(query.get(param) ?? ''));
    if (wrong.length === 0) return found(ROW);
    const fields = Object.fromEntries(wrong.map((param) => [param, UNREADABLE]));
    return [400, { error: 'Filtrelerden biri okunamadı.', code: 'INVALID_FILTER', fields }];
  };

let calls: ApiCall[];

/** Opens the closing odds as a member; jsdom has no layout, so the scroller is told its size. */
async function open(address = '/kapanisoran', list: Answer | ((call: ApiCall) => Answer) = found(ROW)) {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1440);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  calls = serveApi({
    ...SETTINGS,
    'GET /api/check_role': [200, { role: 'user', username: 'ayşe', subscription_end_date: null }],
    'GET /api/odd-columns': [200, { groups: GROUPS }],
    'GET /api/odd-list-full-view': list,
    'GET /api/odd-summary': [200, summaryOf(GROUPS)],
  });
  const site = await renderSite(address, { role: 'user' });
  await screen.findByRole('grid');
  return site;
}

const searches = () =>
  calls
    .filter((call) => call.route === 'GET /api/odd-list-full-view')
    .map((call) =>
      Object.fromEntries([...call.query].filter(([key]) => key !== 'page' && key !== 'per_page')),
    );

const box = (name: string) => screen.getByRole('textbox', { name: `${name} filtresi` });

async function type(name: string, text: string) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.clear(box(name));
  if (text) await user.type(box(name), text);
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the odds table', () => {
  it('asks for the first fifty closing odds and shows them', async () => {
    await open();
    expect(await screen.findByRole('gridcell', { name: 'Beşiktaş' })).toBeInTheDocument();
    expect(screen.getByRole('gridcell', { name: '1,85' })).toBeInTheDocument();
    expect(searches()).toEqual([{ filter_type: '2' }]);
    const call = calls.find((one) => one.route.endsWith('odd-list-full-view'));
    expect([call?.query.get('page'), call?.query.get('per_page')]).toEqual(['1', '50']);
  });

  it('marks the selections that won, for the eye and for the ear', async () => {
    await open('/kapanisoran', found({ ...ROW, winners: ['ft_1_odd'] }, { ...ROW, id: 8, ft_1_odd: 1.9 }));
    const won = await screen.findByRole('gridcell', { name: '1,85, kazandı' });
    expect(won).toHaveTextContent(/^1,85$/);
    expect(screen.getByRole('gridcell', { name: '1,90' })).not.toHaveAttribute('aria-label');
    expect(screen.getByText('kazanan seçenek')).toBeInTheDocument();
  });

  it('leads from the teams to the match, without loading the page anew', async () => {
    const { path } = await open();
    const home = await screen.findByRole('link', { name: 'Beşiktaş' });
    expect(home).toHaveAttribute('href', '/mac/7');
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(home);
    expect(path()).toBe('/mac/7');
  });

  it('asks for the opening odds on the other screen', async () => {
    await open('/acilisoran');
    await waitFor(() => expect(searches()).toEqual([{ filter_type: '1' }]));
  });

  it('searches a second after the last key, not before', async () => {
    await open();
    await type('Maç Sonucu 1', '1,8');
    await wait(999);
    expect(searches()).toHaveLength(1);
    await wait(1);
    expect(searches().at(-1)).toEqual({ filter_type: '2', ft_1_odd: '1,8' });
  });

  it('begins the second anew with every key', async () => {
    await open();
    await type('Maç Sonucu 1', '1,8');
    await wait(900);
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).type(box('Maç Sonucu 1'), '5');
    await wait(900);
    expect(searches()).toHaveLength(1);
    await wait(100);
    expect(searches().at(-1)).toEqual({ filter_type: '2', ft_1_odd: '1,85' });
  });

  it('takes a filter away at once when its box is emptied', async () => {
    await open('/kapanisoran?ft_1_odd=1.85');
    await waitFor(() => expect(searches()).toEqual([{ filter_type: '2', ft_1_odd: '1.85' }]));
    await type('Maç Sonucu 1', '');
    await wait(0);
    expect(searches().at(-1)).toEqual({ filter_type: '2' });
  });

  it('waits for two characters, but for one where whole numbers are meant', async () => {
    await open();
    await type('Maç Sonucu X', '3');
    await wait(5000);
    expect(searches()).toHaveLength(1);
    await type('Toplam Gol', '3');
    await wait(1000);
    expect(searches().at(-1)).toEqual({ filter_type: '2', total_goals: '3' });
  });

  it('sends a score as two values and ignores what is none yet', async () => {
    await open();
    await type('MS Skor', '2 -');
    await wait(5000);
    expect(searches()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
    await type('MS Skor', '2 - 1');
    await wait(1000);
    expect(searches().at(-1)).toEqual({ filter_type: '2', home_ft_score: '2', away_ft_score: '1' });
  });

  it('turns a box red for what the server can not read, and keeps to the other filters', async () => {
    const { path } = await open('/kapanisoran?home_team=gala', refusing('ft_1_odd'));
    await type('Maç Sonucu 1', 'bir');
    await wait(1000);
    expect(box('Maç Sonucu 1')).toBeInvalid();
    expect(box('Maç Sonucu 1')).toHaveValue('bir');
    expect(box('Maç Sonucu 1')).toHaveAccessibleDescription(UNREADABLE);
    expect(screen.getByRole('alert')).toHaveTextContent(`MS 1: ${UNREADABLE}`);
    expect(screen.getByRole('list', { name: 'Etkin filtreler' })).toHaveTextContent(/^Ev Sahibi:gala$/);
    expect(screen.getByRole('gridcell', { name: 'Beşiktaş' })).toBeInTheDocument();
    expect(path()).toBe('/kapanisoran?home_team=gala');
    // the rows without it are at hand already
    expect(searches().map(({ ft_1_odd }) => ft_1_odd)).toEqual([undefined, 'bir']);

    await type('Maç Sonucu 1', '1,8');
    expect(box('Maç Sonucu 1')).toBeValid();
    expect(screen.queryByRole('alert')).toBeNull();
    await wait(1000);
    expect(searches().at(-1)).toEqual({ filter_type: '2', home_team: 'gala', ft_1_odd: '1,8' });
  });

  it('drops the filter that a text took the place of, once the server can not read it', async () => {
    const { path } = await open('/kapanisoran?ft_1_odd=1.85', refusing('ft_1_odd'));
    await type('Maç Sonucu 1', '1,9');
    await wait(1000);
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).type(box('Maç Sonucu 1'), 'x');
    expect(path()).toBe('/kapanisoran?ft_1_odd=1,9');
    await wait(1000);
    expect(path()).toBe('/kapanisoran');
    expect(screen.queryByRole('list', { name: 'Etkin filtreler' })).toBeNull();
    expect(screen.getByRole('gridcell', { name: 'Beşiktaş' })).toBeInTheDocument();
    // the box was empty in between: the rows without a filter are at hand
    expect(searches().map(({ ft_1_odd }) => ft_1_odd)).toEqual(['1.85', undefined, '1,9', '1,9x']);
  });

  it('asks for rows, summary and file without what the server can not read, also from a link', async () => {
    const { path } = await open(
      '/kapanisoran?ft_1_odd=bir&ft_x_odd=iki&home_team=gala',
      refusing('ft_1_odd', 'ft_x_odd'),
    );
    expect(await screen.findByRole('gridcell', { name: 'Beşiktaş' })).toBeInTheDocument();
    expect(path()).toBe('/kapanisoran?home_team=gala');
    for (const name of ['Maç Sonucu 1', 'Maç Sonucu X']) expect(box(name)).toBeInvalid();
    expect(box('Maç Sonucu 1')).toHaveValue('bir');
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: tr.odds.exportCsv }));
    for (const route of ['GET /api/odd-list-full-view', 'GET /api/odd-summary', 'GET /api/odd-export']) {
      await waitFor(() => {
        const query = calls.findLast((call) => call.route === route)!.query;
        expect([query.get('ft_1_odd'), query.get('ft_x_odd'), query.get('home_team')]).toEqual([
          ...[null, null],
          'gala',
        ]);
      });
    }
    expect(searches()).toHaveLength(2);
  });

  it('offers a way to take off a text that can not be read', async () => {
    await open('/kapanisoran', refusing('ft_1_odd'));
    await type('Maç Sonucu 1', 'bir');
    await wait(1000);
    act(() => screen.getByRole('button', { name: tr.odds.removeFilter('MS 1') }).click());
    expect(box('Maç Sonucu 1')).toHaveValue('');
    expect(box('Maç Sonucu 1')).toBeValid();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows half a score that the server can not read in the box that it is about', async () => {
    const refused: Answer = [
      400,
      { error: 'x', code: 'INVALID_FILTER', fields: { away_ft_score: 'Sunucu okuyamadı.' } },
    ];
    await open('/kapanisoran?ft_score=2-1', ({ query }) =>
      query.has('away_ft_score') ? refused : found(ROW),
    );
    await waitFor(() => expect(box('MS Skor')).toHaveAccessibleDescription('Sunucu okuyamadı.'));
    expect(box('MS Skor')).toHaveValue('2-1');
  });

  it('says so when the server refuses something that is no filter of the table, without asking on', async () => {
    await open('/kapanisoran', [
      400,
      { error: 'Sayfa okunamadı.', code: 'INVALID_FILTER', fields: { page: 'x' } },
    ]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Sayfa okunamadı.');
    await wait(2000);
    expect(searches()).toHaveLength(1);
  });

  it('writes filters and hidden groups to the address and reads them back', async () => {
    const { path, unmount } = await open();
    await type('Ev Sahibi', 'beş');
    await wait(1000);
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(screen.getByRole('checkbox', { name: 'Maç Sonucu sütunlarını göster' }));
    await waitFor(() => expect(path()).toBe('/kapanisoran?home_team=be%C5%9F&gizli=ft'));
    expect(localStorage.getItem('hiddenHeaders')).toBe('["ft"]');
    unmount();
    await open(path());
    expect(box('Ev Sahibi')).toHaveValue('beş');
    expect(screen.queryByRole('columnheader', { name: 'Maç Sonucu 1' })).toBeNull();
  });

  it('follows the browser’s back button', async () => {
    const { seen } = await open('/kapanisoran?home_team=gala');
    await act(async () => seen.navigate('/kapanisoran?home_team=fener'));
    expect(box('Ev Sahibi')).toHaveValue('fener');
    await act(async () => seen.navigate(-1));
    expect(box('Ev Sahibi')).toHaveValue('gala');
    expect(await screen.findByRole('gridcell', { name: 'Beşiktaş' })).toBeInTheDocument();
    expect(searches().map((search) => search.home_team)).toEqual(['gala', 'fener']);
  });

  it('lists the filters that count, each with a way to take it off', async () => {
    await open('/kapanisoran?ft_1_odd=1.85&home_team=gala');
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const chips = screen.getByRole('list', { name: 'Etkin filtreler' });
    expect(
      within(chips)
        .getAllByRole('listitem')
        .map((chip) => chip.textContent),
    ).toEqual(['Ev Sahibi:gala', 'MS 1:1,85']);
    await user.click(screen.getByRole('button', { name: 'MS 1 filtresini kaldır' }));
    await waitFor(() => expect(searches().at(-1)).toEqual({ filter_type: '2', home_team: 'gala' }));
    await user.click(screen.getByRole('button', { name: 'Filtreleri Temizle' }));
    await waitFor(() => expect(searches().at(-1)).toEqual({ filter_type: '2' }));
    expect(screen.queryByRole('list', { name: 'Etkin filtreler' })).toBeNull();
  });

  it('keeps to a source of the address in rows, summary and export, and names it among the filters', async () => {
    await open('/kapanisoran?home_team=gala&source=iddaa-wide');
    const chips = screen.getByRole('list', { name: 'Etkin filtreler' });
    expect(chips).toHaveTextContent('Kaynak:İddaa bülteni');
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: tr.odds.exportCsv }));
    const sources = (route: string) =>
      calls.filter((call) => call.route === route).map((call) => call.query.get('source'));
    await waitFor(() => expect(sources('GET /api/odd-export')).toEqual(['iddaa-wide']));
    expect(sources('GET /api/odd-list-full-view')).toEqual(['iddaa-wide']);
    expect(sources('GET /api/odd-summary')).toEqual(['iddaa-wide']);
    await user.click(screen.getByRole('button', { name: 'Filtreleri Temizle' }));
    await waitFor(() => expect(searches().at(-1)).toEqual({ filter_type: '2' }));
  });

  it('restores a hidden group from the list', async () => {
    await open('/kapanisoran?gizli=ft');
    const list = screen.getByRole('region', { name: 'Gizlenen Sütunlar' });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(within(list).getByRole('button', { name: 'Maç Sonucu sütunlarını geri getir' }));
    expect(screen.getByRole('columnheader', { name: 'Maç Sonucu 1' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Gizlenen Sütunlar' })).toBeNull();
  });

  it('says when nothing was found', async () => {
    await open('/kapanisoran?home_team=yok', found());
    expect(await screen.findByText('Veri bulunamadı')).toBeInTheDocument();
  });

  it('says what went wrong and tries again', async () => {
    let answer: Answer = [
      500,
      { error: 'Bir hata oluştu. Lütfen daha sonra tekrar deneyin.', code: 'INTERNAL' },
    ];
    await open('/kapanisoran', () => answer);
    expect(await screen.findByRole('alert')).toHaveTextContent('Bir hata oluştu.');
    answer = found(ROW);
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Tekrar dene' }));
    expect(await screen.findByRole('gridcell', { name: 'Beşiktaş' })).toBeInTheDocument();
  });

  it('shows a match once that an import moved to the next page', async () => {
    const page = (call: ApiCall): Answer => {
      const number = Number(call.query.get('page'));
      const items =
        number === 1
          ? [{ ...ROW, id: 1 }]
          : [
              { ...ROW, id: 1 },
              { ...ROW, id: 2 },
            ];
      return [200, { items, page: number, per_page: 50, has_more: number < 2 }];
    };
    await open('/kapanisoran', page);
    expect(await screen.findByText('2 maç bulundu')).toBeInTheDocument();
  });

  it('loads page after page while more exists, and stops when none does', async () => {
    const page = (call: ApiCall): Answer => {
      const number = Number(call.query.get('page'));
      return [200, { items: [{ ...ROW, id: number }], page: number, per_page: 50, has_more: number < 3 }];
    };
    await open('/kapanisoran', page);
    // Nothing fills the height in jsdom: the bottom is always in reach.
    await waitFor(() => expect(screen.getByText('3 maç bulundu')).toBeInTheDocument());
    await wait(2000);
    expect(calls.filter((call) => call.route.endsWith('view')).map((call) => call.query.get('page'))).toEqual(
      ['1', '2', '3'],
    );
  });
});

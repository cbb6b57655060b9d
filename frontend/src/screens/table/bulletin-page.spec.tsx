import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TableColumnDto } from '../../api/generated/wire';
import { type Answer, type ApiCall, serveApi, SETTINGS } from '../../testing/fake-api';
import { renderSite } from '../../testing/render-site';

const column = (
  field: string,
  title: string,
  kind: TableColumnDto['kind'],
  more: Partial<TableColumnDto> = {},
): TableColumnDto => ({ field, title, kind, pin: false, min_chars: 2, ...more });

const GROUPS = [
  {
    ...{ key: 'info', title: 'Maç Bilgileri', short_title: 'Maç' },
    columns: [
      column('match_date', 'Tarih', 'date'),
      column('league_code', 'Lig Kodu', 'text'),
      column('home_team', 'Ev Sahibi', 'text', { pin: true }),
      column('away_team', 'Deplasman', 'text', { pin: true }),
      column('full_time', 'MS', 'score'),
      column('ft_result', 'Sonuç', 'result', { min_chars: 1 }),
    ],
  },
  {
    ...{ key: 'ft', title: 'Maç Sonucu', short_title: 'MS' },
    columns: [column('ft_odd_code', 'Kod', 'code', { min_chars: 1 }), column('ft_1_odd', '1', 'odd')],
  },
  {
    ...{ key: 'uo_25', title: '2,5 Alt/Üst', short_title: 'A/Ü 2,5' },
    columns: [column('uo_25_over_odd', 'Üst', 'odd')],
  },
];

const ROW = {
  ...{ id: 7, match_date: '2026-05-17', league_code: 'T1', home_team: 'Beşiktaş', away_team: 'Göztepe' },
  ...{ full_time: '2-1', ft_result: '1', ft_odd_code: 641, ft_1_odd: 1.8, uo_25_over_odd: null },
  winners: ['ft_1_odd', 'uo_25_over_odd'],
};

let calls: ApiCall[];

async function open(address = '/bulten', list: Answer | ((call: ApiCall) => Answer) = page(ROW)) {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1440);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  calls = serveApi({
    ...SETTINGS,
    'GET /api/check_role': [200, { role: 'user', username: 'ayşe', subscription_end_date: null }],
    'GET /api/bulletin-columns': [200, { groups: GROUPS }],
    'GET /api/bulten-data': list,
    'GET /api/match-dates': [200, ['2026-05-17', '2026-05-18', '2026-05-19']],
    'GET /api/get_filters': [
      200,
      [
        {
          id: 3,
          filter_name: 'Üst',
          filter_type: 3,
          filter_data: { uo_25_over_odd: '1,7' },
          hidden_groups: [],
        },
      ],
    ],
    'GET /api/matches-by-date': [
      200,
      [{ id: 7, league_code: 'T1', match_time: '20:00', home_team: 'Beşiktaş', away_team: 'Göztepe' }],
    ],
    'POST /api/populate-filter': [
      200,
      { populated_filter: { ft_1_odd: '1.80' }, missing: ['uo_25_over_odd'], basis: { ft: 'price' } },
    ],
  });
  const site = await renderSite(address, { role: 'user' });
  await screen.findByRole('grid', { name: 'Bülten' });
  return site;
}

const page = (...items: object[]): Answer => [200, { items, page: 1, per_page: 50, has_more: false }];
const box = (name: string) => screen.getByRole('textbox', { name: `${name} filtresi` });
const searches = () =>
  calls.filter(({ route }) => route === 'GET /api/bulten-data').map(({ query }) => Object.fromEntries(query));
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the bulletin', () => {
  it('asks for the first fifty matches and shows them, winners marked', async () => {
    await open();
    expect(await screen.findByRole('gridcell', { name: 'Beşiktaş' })).toBeVisible();
    expect(screen.getByRole('gridcell', { name: '1,80, kazandı' })).toBeVisible();
    // a winner without a price has nothing to mark
    expect(screen.getAllByRole('gridcell', { name: /kazandı/ })).toHaveLength(1);
    expect(screen.getByRole('gridcell', { name: '2 - 1' })).toBeVisible();
    expect(searches()).toEqual([{ page: '1', per_page: '50' }]);
  });

  it('waits a second and for two characters, one where one says it all', async () => {
    const { path } = await open();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.type(box('Maç Sonucu 1'), '1');
    await wait(1_500);
    expect(searches()).toHaveLength(1);
    await user.type(box('Maç Sonucu 1'), ',8');
    await wait(900);
    expect(searches()).toHaveLength(1);
    await wait(200);
    expect(searches().at(-1)).toEqual({ ft_1_odd: '1,8', page: '1', per_page: '50' });
    await user.type(box('Sonuç'), 'X');
    await wait(1_100);
    expect(searches().at(-1)).toEqual({ ft_1_odd: '1,8', ft_result: 'X', page: '1', per_page: '50' });
    expect(path()).toBe('/bulten?ft_1_odd=1,8&ft_result=X');
    await user.clear(box('Sonuç'));
    await wait(0);
    expect(path()).toBe('/bulten?ft_1_odd=1,8');
  });

  it('opens a shared view, hides and restores groups', async () => {
    const { path } = await open('/bulten?home_team=be&gizli=uo_25', page({ ...ROW, uo_25_over_odd: 1.7 }));
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    expect(box('Ev Sahibi')).toHaveValue('be');
    expect(searches()[0]).toEqual({ home_team: 'be', page: '1', per_page: '50' });
    const hidden = { name: '2,5 Alt/Üst Üst filtresi' };
    expect(screen.queryByRole('textbox', hidden)).toBeNull();
    await user.click(screen.getByRole('button', { name: '2,5 Alt/Üst sütunlarını geri getir' }));
    expect(path()).toBe('/bulten?home_team=be');
    expect(await screen.findByRole('textbox', hidden)).toBeInTheDocument();
  });

  it('fills a saved filter with the odds of the chosen match', async () => {
    const { path } = await open();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await screen.findByRole('option', { name: 'Bugün' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tarih' }), 'Bugün');
    await user.click(screen.getByRole('button', { name: /^Kayıtlı filtre/ }));
    await user.click(await screen.findByRole('button', { name: 'Üst filtresini uygula' }));
    expect(await screen.findByText('Hata: Lütfen önce bir maç seçin.')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Maç Seçin' }));
    await user.click(await screen.findByRole('option', { name: 'T1 | 20:00 | Beşiktaş - Göztepe' }));
    await user.click(screen.getByRole('button', { name: /^Kayıtlı filtre/ }));
    await user.click(await screen.findByRole('button', { name: 'Üst filtresini uygula' }));
    await waitFor(() => expect(path()).toBe('/bulten?ft_1_odd=1.80'));
    expect(calls.find(({ route }) => route === 'POST /api/populate-filter')?.body).toEqual({
      ...{ match_id: 7, filter_name: 'Üst', filter_type: 3 },
    });
    await user.click(screen.getByRole('button', { name: 'Filtreleri Temizle' }));
    await waitFor(() => expect(path()).toBe('/bulten'));
  });

  it('says what the server can’t read in its box, and keeps to the other filters', async () => {
    const sentence = 'Aranacak en az bir harf veya rakam yazın.';
    const { path } = await open('/bulten?home_team=%CC%81%CC%81&ft_1_odd=1,8', ({ query }) =>
      query.has('home_team')
        ? [
            400,
            {
              error: 'Filtrelerden biri okunamadı.',
              code: 'INVALID_FILTER',
              fields: { home_team: sentence },
            },
          ]
        : page(ROW),
    );
    expect(await screen.findByRole('gridcell', { name: 'Beşiktaş' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(`Ev Sahibi: ${sentence}`);
    expect(box('Ev Sahibi')).toBeInvalid();
    expect(box('Ev Sahibi')).toHaveAccessibleDescription(sentence);
    expect(screen.getByRole('list', { name: 'Etkin filtreler' })).toHaveTextContent(/^MS 1:1,8$/);
    expect(path()).toBe('/bulten?ft_1_odd=1,8');
  });

  it('says so when nothing passes, with the way back', async () => {
    const { path } = await open('/bulten?home_team=yok', page());
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    expect(await screen.findByText('Veri bulunamadı')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Filtreleri Temizle' }).at(-1)!);
    expect(path()).toBe('/bulten');
  });

  it('shows waiting members the way to a membership, and asks nothing for them', async () => {
    calls = serveApi({
      ...SETTINGS,
      'GET /api/check_role': [200, { role: 'wait', username: 'ayşe', subscription_end_date: null }],
    });
    await renderSite('/bulten', { role: 'wait' });
    expect(await screen.findByRole('link', { name: 'Üyelik Satın Al' })).toHaveAttribute('href', '/satinal');
    expect(calls.map(({ route }) => route).filter((route) => !/settings|check_role/.test(route))).toEqual([]);
  });
});

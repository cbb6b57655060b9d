import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, type ApiCall, serveApi, SETTINGS } from '../../testing/fake-api';
import { RATING_GROUPS } from '../../testing/rating';
import { renderSite } from '../../testing/render-site';

const ROW = {
  id: 71,
  match_date: '2024-02-03',
  match_time: '16:00',
  country_name: 'İngiltere',
  season_name: 'Premier Lig 2023-2024',
  home_team_name: 'Arsenal',
  away_team_name: 'Chelsea',
  first_half_score: '1-0',
  second_half_score: '0-2',
  full_time_score: '1-2',
  ht_ft_result: '1/2',
  ft_1_odd: 1.85,
  ft_x_odd: 3.4,
  ft_2_odd: 4.2,
  winners: ['ft_2_odd'],
};

const selection = (column: string, group: string, label: string, hits: number) => ({
  ...{ column, group, label, settled: 2, hits, rate: hits / 2, ci_low: 0.1, ci_high: 0.9 },
  ...{ priced: 2, mean_odd: 2, implied: 0.4, return_rate: 0.1, small_sample: true },
});

const TABLE = {
  isSuccess: true,
  message: null,
  table: [ROW, { ...ROW, id: 72, home_team_name: 'Iğdır FK', full_time_score: '0-0', winners: [] }],
  columns: ['ft_1_odd', 'ft_x_odd', 'ft_2_odd'],
  compared: ['Maç Sonucu', 'Karşılıklı Gol'],
  basis: 'price',
  tolerance: 0,
  summary: { total: 2, settled: 2, selections: [selection('ft_2_odd', 'ft', '2', 1)] },
  markets: [
    { key: 'ht', title: 'İlk Yarı Sonucu' },
    { key: 'ft', title: 'Maç Sonucu' },
  ],
};

let calls: ApiCall[];

async function open(address = '/kapanisreyting', change: Record<string, Answer> = {}) {
  const routes: Record<string, Answer> = {
    ...SETTINGS,
    'GET /api/check_role': [200, { role: 'user', username: 'ayşe', subscription_end_date: null }],
    'GET /api/Rating/Columns': [200, { isSuccess: true, message: null, groups: RATING_GROUPS }],
    'GET /api/Rating/Get/false': [
      200,
      {
        isSuccess: true,
        message: null,
        ratings: [
          { value: 6, label: 'Maç Sonucu' },
          { value: 7, label: 'Maç Sonucu + 2,5 Alt/Üst' },
        ],
      },
    ],
    'GET /api/match-dates': [200, ['2026-05-17', '2026-05-18', '2026-05-19']],
    'GET /api/Rating/Matches/6/20260517': [
      200,
      {
        isSuccess: true,
        message: null,
        matches: [
          {
            id: 9,
            country: 'Türkiye',
            league: 'Süper Lig',
            time: '20:00',
            name: 'Beşiktaş - Göztepe',
            past: 367,
          },
          { id: 10, country: 'Türkiye', league: 'Süper Lig', time: null, name: 'Iğdır FK - Bodrum', past: 2 },
        ],
      },
    ],
    'GET /api/Rating/Filter/9/6': [200, TABLE],
    ...change,
  };
  calls = serveApi(routes);
  // jsdom has no layout: without a size the table draws no cells
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(2400);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  const site = await renderSite(address, { role: 'user' });
  await screen.findByRole('grid');
  return { ...site, user: userEvent.setup() };
}

const sent = (start: string) => calls.map(({ route }) => route).filter((route) => route.startsWith(start));
const picked = (name: string) => screen.getByRole('combobox', { name });

async function choose(user: ReturnType<typeof userEvent.setup>, name: string, option: string | RegExp) {
  await user.click(picked(name));
  await user.click(await screen.findByRole('option', { name: option }));
}

afterEach(() => jest.restoreAllMocks());

describe('a rating screen', () => {
  it('goes from rating to day to match to the table, and keeps the choice in the address', async () => {
    const { user, path } = await open();
    expect(screen.getByText('Lütfen Yukarıdan Seçim Yapın')).toBeVisible();
    expect(picked('Maç')).toBeDisabled();
    await choose(user, 'Reyting', 'Maç Sonucu');
    expect(await screen.findAllByRole('radio')).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: 'Bugün' }));
    await choose(user, 'Maç', /^Türkiye \| Süper Lig \| 20:00 - Beşiktaş - Göztepe\s*geçmişte 367 maç$/);
    expect(await screen.findByRole('gridcell', { name: 'Arsenal' })).toBeVisible();
    expect(screen.getByRole('gridcell', { name: '4,20, kazandı' })).toBeInTheDocument();
    expect(screen.getByText('2 maç bulundu')).toBeVisible();
    expect(path()).toBe('/kapanisreyting?reyting=6&gun=2026-05-17&mac=9');
    const outcome = screen.getByRole('region', { name: 'Bu maçlarda ne oldu?' });
    expect(outcome).toHaveTextContent('Bulunan 2 maçın tamamı; oranlar birebir aynı.');
    expect(outcome).toHaveTextContent('Karşılaştırılan: Maç Sonucu, Karşılıklı Gol.');
    // a market of which no match was settled is left out
    expect(within(outcome).getAllByRole('table')).toHaveLength(1);
    expect(within(outcome).getByRole('table', { name: 'Maç Sonucu' })).toBeVisible();
    expect(within(outcome).getByRole('row', { name: /^2 .*%50,0/ })).toBeInTheDocument();
  });

  it('opens a shared choice, and another rating takes day and match away', async () => {
    const { user, path } = await open('/kapanisreyting?reyting=6&gun=2026-05-17&mac=9');
    expect(await screen.findByRole('gridcell', { name: 'Arsenal' })).toBeVisible();
    await choose(user, 'Reyting', 'Maç Sonucu + 2,5 Alt/Üst');
    expect(path()).toBe('/kapanisreyting?reyting=7');
    expect(screen.getByText('Lütfen Yukarıdan Seçim Yapın')).toBeVisible();
    expect(screen.queryByRole('gridcell', { name: 'Arsenal' })).toBeNull();
    expect(sent('GET /api/Rating/Filter')).toEqual(['GET /api/Rating/Filter/9/6']);
  });

  it('filters the loaded rows at once, without asking the server, and says when none is left', async () => {
    const { user } = await open('/kapanisreyting?reyting=6&gun=2026-05-17&mac=9');
    const box = await screen.findByRole('textbox', { name: 'Ev Sahibi filtresi' });
    await screen.findByRole('gridcell', { name: 'Arsenal' });
    await user.type(box, 'igdir');
    expect(screen.queryByRole('gridcell', { name: 'Arsenal' })).toBeNull();
    expect(screen.getByText('2 maçtan 1 tanesi gösteriliyor')).toBeVisible();
    await user.type(box, ' spor');
    expect(screen.getByText('Filtrenize uygun sonuç yok')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Filtreleri Temizle' }));
    expect(screen.getByRole('gridcell', { name: 'Arsenal' })).toBeVisible();
    expect(sent('GET /api/Rating/Filter')).toHaveLength(1);
  });

  it('keeps filters and hidden groups in the address beside the choice, for this match only', async () => {
    const { user, path } = await open('/kapanisreyting?reyting=6&gun=2026-05-17&mac=9&home_team_name=igdir');
    expect(await screen.findByText('2 maçtan 1 tanesi gösteriliyor')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Etkin filtreler' })).toHaveTextContent(/^Ev Sahibi:igdir$/);
    await user.click(screen.getByRole('checkbox', { name: 'İlk Yarı Sonucu sütunlarını göster' }));
    const choice = '/kapanisreyting?reyting=6&gun=2026-05-17&mac=9';
    expect(path()).toBe(`${choice}&home_team_name=igdir&gizli=fh`);
    await user.click(screen.getByRole('button', { name: 'Ev Sahibi filtresini kaldır' }));
    expect(path()).toBe(`${choice}&gizli=fh`);
    await user.type(screen.getByRole('textbox', { name: 'Ev Sahibi filtresi' }), 'igdir');
    await waitFor(() => expect(path()).toBe(`${choice}&home_team_name=igdir&gizli=fh`), { timeout: 3000 });
    await choose(user, 'Reyting', 'Maç Sonucu + 2,5 Alt/Üst');
    expect(screen.getByRole('textbox', { name: 'Ev Sahibi filtresi' })).toHaveValue('');
    expect(path()).toBe('/kapanisreyting?reyting=7&gizli=fh');
  });

  it('asks again when it is refreshed', async () => {
    const { user } = await open('/kapanisreyting?reyting=6&gun=2026-05-17&mac=9');
    await screen.findByRole('gridcell', { name: 'Arsenal' });
    await user.click(screen.getByRole('button', { name: 'Yenile' }));
    await waitFor(() => expect(sent('GET /api/Rating/Filter')).toHaveLength(2));
  });

  it('says what the server says: too many, a missing price, a failure', async () => {
    const many = { ...TABLE, message: 'Eşleşen 519 maçın en yeni 500 tanesi gösteriliyor.' };
    await open('/kapanisreyting?reyting=6&gun=2026-05-17&mac=9', {
      'GET /api/Rating/Filter/9/6': [200, many],
    });
    expect(await screen.findByText(many.message)).toBeVisible();
  });

  it('says how far apart probabilities may be, and leads to them where no price is equal', async () => {
    const near = { ...TABLE, basis: 'probability', tolerance: 10 };
    await open('/kapanisreyting?reyting=6&gun=2026-05-17&mac=9', {
      'GET /api/Rating/Filter/9/6': [200, near],
    });
    const outcome = await screen.findByRole('region', { name: 'Bu maçlarda ne oldu?' });
    expect(outcome).toHaveTextContent('oranların söylediği olasılık en fazla ±1 puan farklı.');
  });

  it('leads to probabilities where no price is equal', async () => {
    const none = { ...TABLE, table: [], summary: { total: 0, settled: 0, selections: [] } };
    await open('/kapanisreyting?reyting=6&gun=2026-05-17&mac=9', {
      'GET /api/Rating/Filter/9/6': [200, none],
    });
    expect(await screen.findByText(/adında “aynı olasılık” yazan bir reyting/)).toBeVisible();
  });

  it('offers another try after a failure', async () => {
    const { user } = await open('/kapanisreyting?reyting=6&gun=2026-05-17&mac=9', {
      'GET /api/Rating/Filter/9/6': [404, { error: 'Böyle bir maç yok.', isSuccess: false }],
    });
    expect(await screen.findByText('Böyle bir maç yok.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    await waitFor(() => expect(sent('GET /api/Rating/Filter')).toHaveLength(2));
  });

  it('shows waiting members the way to a membership, and asks nothing for them', async () => {
    calls = serveApi({
      ...SETTINGS,
      'GET /api/check_role': [200, { role: 'wait', username: 'ayşe', subscription_end_date: null }],
    });
    await renderSite('/acilisreyting', { role: 'wait' });
    expect(await screen.findByRole('link', { name: 'Üyelik Satın Al' })).toHaveAttribute('href', '/satinal');
    expect(sent('GET /api/Rating')).toEqual([]);
    expect(sent('GET /api/match-dates')).toEqual([]);
  });
});

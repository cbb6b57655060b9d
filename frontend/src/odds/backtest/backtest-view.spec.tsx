import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { backtestWith, NO_CHANCE } from '../../testing/backtest';
import { GROUPS, MARKET_GROUPS } from '../../testing/catalogue';
import { type Answer, type ApiCall, serveApi, SETTINGS } from '../../testing/fake-api';
import { renderSite } from '../../testing/render-site';
import { summaryOf } from '../../testing/summary';

const ROUTE = 'GET /api/odd-backtest';
const SUMMARY: Answer = [200, summaryOf(GROUPS)];

let calls: ApiCall[];

/** Answers about the selection that is asked for, as the server does. */
const asAsked = ({ query }: ApiCall): Answer => [
  200,
  backtestWith({
    selection: query.get('selection')!,
    filter_type: query.get('filter_type') === '1' ? 1 : 2,
  }),
];

async function open(address: string, answer: (call: ApiCall) => Answer = asAsked, summary = SUMMARY) {
  calls = serveApi({
    ...SETTINGS,
    'GET /api/check_role': [200, { role: 'user', username: 'ayşe', subscription_end_date: null }],
    'GET /api/odd-columns': [200, { groups: MARKET_GROUPS }],
    'GET /api/odd-list-full-view': ({ query }) =>
      query.get('ft_1_odd') === 'abc'
        ? [400, { error: 'Filtre okunamadı.', code: 'INVALID_FILTER', fields: { ft_1_odd: 'Okunamadı.' } }]
        : [200, { items: [{ id: 1 }], page: 1, per_page: 50, has_more: false }],
    'GET /api/odd-summary': summary,
    [ROUTE]: answer,
  });
  return renderSite(address, { role: 'user' });
}

const asked = () =>
  calls.filter(({ route }) => route === ROUTE).map(({ query }) => Object.fromEntries(query));
const tab = () => screen.findByRole('tab', { name: 'Dönem testi' });
const choice = () => screen.findByRole('combobox', { name: 'Seçenek' });

afterEach(() => jest.restoreAllMocks());

describe('the backtest in the summary panel', () => {
  it('is asked for when its view is opened, never before', async () => {
    const { path } = await open('/kapanisoran?home_team=gala&over_25_odd=1.8');
    await screen.findByRole('table', { name: 'Maç Sonucu' });
    expect(asked()).toEqual([]);
    await userEvent.setup().click(await tab());
    expect(await screen.findByRole('figure', { name: /^Kâr eğrisi/ })).toBeInTheDocument();
    // the selection whose price is filtered by
    expect(await choice()).toHaveValue('2,5 Alt/Üst · Üst');
    expect(path()).toBe('/kapanisoran?home_team=gala&over_25_odd=1.8&gorunum=donem&secim=over_25_odd');
    expect(asked()).toEqual([
      { home_team: 'gala', over_25_odd: '1.8', filter_type: '2', selection: 'over_25_odd' },
    ]);
  });

  it('shows answer, verdict, course and parts of the bets', async () => {
    await open('/kapanisoran?gorunum=donem');
    const verdict = await screen.findByRole('region', { name: 'Ne anlama geliyor?' });
    // words first: the tests come up when they are asked for
    expect(verdict).toHaveTextContent(
      /^Şansla açıklanabilir\. Getiri \+%4,0, oranların beklediği -%5,0 \(200 bahis\): beklenenin üstünde\. Dönemin ilk yarısında getiri \+%15,0 \(100 bahis\), ikinci yarısında -%7,0 \(100 bahis\): iki yarı aynı şeyi söylemiyor\. Son 30 günde 40 farklı sonuca baktınız; bu, onların içinden seçilmiş sayılır\.\s*ayrıntı$/,
    );
    await userEvent.click(within(verdict).getByText('ayrıntı'));
    expect(verdict).toHaveTextContent(
      /Oranlar tam doğru olsaydı buna ya da daha iyisine %3 ihtimalle ulaşılırdı \(p = 0,03\)\. Bakılan 40 sonucun en iyisinde p = 0,03 ya da daha küçüğünün çıkma ihtimali %70: 1 − \(1 − p\)\^40\.$/,
    );
    const rows = (name: RegExp) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent);
    expect(rows(/^Dönemin iki yarısı/)).toEqual([
      'İlk yarı 12.08.2023 – 10.02.202410060%60,0+15,00+%15,0%95 aralık -%3 … +%33',
      'İkinci yarı 11.02.2024 – 18.05.202510050%50,0-7,00-%7,0%95 aralık -%25 … +%11',
    ]);
    expect(rows(/^Sezonlar/)).toEqual([
      '2024–2025 Az örnek2010%50,0-1,00-%5,0',
      '2023–2024 180100%55,6+9,00+%5,0',
    ]);
    expect(rows(/^Ligler/)).toEqual([
      'Süper Lig Türkiye15080%53,3+2,00+%1,3',
      'Premier Lig İngiltere5030%60,0+6,00+%12,0',
    ]);
    expect(screen.getByText('art arda 7 bahis')).toBeInTheDocument();
    expect(
      screen.getByText('yalnız şans olsa: yarı ihtimalle en çok 7, %95 ihtimalle en çok 11'),
    ).toBeInTheDocument();
  });

  it('asks for another selection, keeps it in the address, and goes back', async () => {
    const user = userEvent.setup();
    const { path, seen } = await open('/kapanisoran?gorunum=donem&secim=ft_x_odd');
    expect(await choice()).toHaveValue('Maç Sonucu · X');
    await user.click(await choice());
    await user.type(await choice(), 'gol var');
    await user.click(screen.getByRole('option', { name: 'Karşılıklı Gol · Var' }));
    await waitFor(() => expect(path()).toBe('/kapanisoran?gorunum=donem&secim=bts_yes_odd'));
    // its letters asked nothing
    expect(asked().map(({ selection }) => selection)).toEqual(['ft_x_odd', 'bts_yes_odd']);
    await act(async () => seen.navigate(-1));
    expect(await choice()).toHaveValue('Maç Sonucu · X');
  });

  it('leaves the address with its view, and comes back to its selection', async () => {
    const user = userEvent.setup();
    const { path } = await open('/acilisoran?gorunum=donem&secim=ft_x_odd');
    await screen.findByRole('figure');
    await user.click(screen.getByRole('tab', { name: 'Sonuçlar' }));
    expect(path()).toBe('/acilisoran');
    await user.click(await tab());
    expect(path()).toBe('/acilisoran?gorunum=donem&secim=ft_x_odd');
    expect(asked()).toEqual([{ filter_type: '1', selection: 'ft_x_odd' }]);
  });

  it('asks nothing while the panel is closed, and is not kept for the next visit', async () => {
    const user = userEvent.setup();
    const { unmount } = await open('/kapanisoran?gorunum=donem&secim=ft_x_odd');
    await screen.findByRole('figure');
    const toggle = screen.getByRole('button', { name: /Ne oldu/ });
    await user.click(toggle);
    await user.type(await screen.findByLabelText('Ev Sahibi filtresi'), 'gala');
    await waitFor(() => expect(calls.at(-1)!.query.get('home_team')).toBe('gala'), { timeout: 3000 });
    expect(asked()).toHaveLength(1);
    await user.click(toggle);
    await waitFor(() => expect(asked()).toHaveLength(2));
    unmount();
    await open('/kapanisoran');
    await screen.findByRole('table', { name: 'Maç Sonucu' });
    expect(asked()).toEqual([]);
  });

  it('opens for a link although the panel was left closed', async () => {
    localStorage.setItem('oddsSummary', '{"open":false,"view":"bars"}');
    await open('/kapanisoran?gorunum=donem&secim=ft_x_odd');
    expect(await screen.findByRole('figure')).toBeInTheDocument();
  });

  it('begins with the first selection where the address names none that exists', async () => {
    await open('/kapanisoran?gorunum=donem&secim=home_team');
    expect(await choice()).toHaveValue('Maç Sonucu · 1');
    await screen.findByRole('figure');
    expect(asked().map(({ selection }) => selection)).toEqual(['ft_1_odd']);
  });

  it('goes with the filters to the other kind of odds', async () => {
    await open('/kapanisoran?home_team=gala&gorunum=donem&secim=ft_x_odd');
    expect(await screen.findByRole('link', { name: 'Açılış' })).toHaveAttribute(
      'href',
      '/acilisoran?gorunum=donem&secim=ft_x_odd&home_team=gala',
    );
  });

  it('copies a link that shows the same again, and downloads the bets', async () => {
    const user = userEvent.setup();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    URL.createObjectURL = () => 'blob:bets';
    await open('/kapanisoran?home_team=gala&gorunum=donem');
    await user.click(await screen.findByRole('button', { name: 'Kalıcı bağlantı' }));
    expect(new URLSearchParams(new URL(copied.mock.calls[0]![0]).search).toString()).toBe(
      'home_team=gala&gorunum=donem&secim=ft_1_odd',
    );
    await user.click(screen.getByRole('button', { name: 'Bahisleri CSV indir' }));
    const file = calls.find(({ route }) => route === 'GET /api/odd-backtest/bets')!;
    expect(file.token).toBe('Bearer t1');
    expect(Object.fromEntries(file.query)).toEqual({
      home_team: 'gala',
      filter_type: '2',
      selection: 'ft_1_odd',
    });
  });

  it('says little of few bets', async () => {
    const few = { bets: 12, won: 6, chance: { ...backtestWith().chance, bets: 12, profit: 1 } };
    await open('/kapanisoran?gorunum=donem', () => [200, backtestWith(few)]);
    expect(await screen.findByText(/^Yalnız 12 bahis var\./)).toBeInTheDocument();
    expect(screen.getAllByText('Az örnek')).not.toHaveLength(0);
    expect(screen.queryByRole('table', { name: /^Sezonlar/ })).toBeNull();
  });

  it('says so where there is no bet', async () => {
    const none = { bets: 0, won: 0, curve: [], chance: NO_CHANCE };
    await open('/kapanisoran?gorunum=donem', () => [200, backtestWith(none)]);
    expect(await screen.findByText('Bahis bulunamadı.')).toBeInTheDocument();
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('fails in words and can be asked again, whatever becomes of the summary', async () => {
    let answer: Answer = [500, { error: 'Sunucu yoruldu.', code: 'INTERNAL' }];
    const failing: Answer = [500, { error: 'Özet yok.', code: 'INTERNAL' }];
    await open('/kapanisoran?gorunum=donem', (call) => (answer[0] === 500 ? answer : asAsked(call)), failing);
    expect(await screen.findByText(/Dönem testi yapılamadı\. Sunucu yoruldu\./)).toBeInTheDocument();
    answer = [200];
    await userEvent.setup().click(screen.getByRole('button', { name: 'Tekrar dene' }));
    expect(await screen.findByRole('figure')).toBeInTheDocument();
  });

  it('leaves a filter that can not be read to the table', async () => {
    await open('/kapanisoran?ft_1_odd=abc&gorunum=donem&secim=ft_x_odd', (call) =>
      call.query.has('ft_1_odd')
        ? [400, { error: 'Filtre okunamadı.', code: 'INVALID_FILTER', fields: { ft_1_odd: 'Okunamadı.' } }]
        : asAsked(call),
    );
    expect(await screen.findByRole('figure')).toBeInTheDocument();
    expect(asked().at(-1)).toEqual({ filter_type: '2', selection: 'ft_x_odd' });
    expect(screen.queryByText(/Dönem testi yapılamadı/)).toBeNull();
  });

  it('is opened once by a press, and not by walking over its tab', async () => {
    const user = userEvent.setup();
    const { path, seen } = await open('/kapanisoran');
    await screen.findByRole('table', { name: 'Maç Sonucu' });
    act(() => screen.getByRole('tab', { name: 'Sonuçlar' }).focus());
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(await tab()).toHaveFocus();
    expect(asked()).toEqual([]);
    await user.click(await tab());
    await screen.findByRole('figure');
    await act(async () => seen.navigate(-1));
    expect(path()).toBe('/kapanisoran');
  });

  it('explains what a backtest is', async () => {
    await open('/kapanisoran?gorunum=donem');
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Bu sayılar nasıl okunur?' }));
    expect(within(screen.getByRole('dialog')).getByText('Şans bandı')).toBeInTheDocument();
  });
});

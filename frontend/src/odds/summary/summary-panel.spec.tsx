import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GROUPS, MARKET_GROUPS } from '../../testing/catalogue';
import { type Answer, type ApiCall, serveApi, SETTINGS } from '../../testing/fake-api';
import { renderSite } from '../../testing/render-site';
import { selectionWith, sourceWith, summaryOf } from '../../testing/summary';

const BOTH_SCORE = { group: 'bts', column: 'bts_yes_odd', label: 'Var' };

const WITH_MARKETS = summaryOf(GROUPS, {
  total: 1116,
  settled: 1103,
  selections: [
    selectionWith({
      label: '1',
      ...{ settled: 1103, rate: 0.48, priced: 1000, compared: 1000, compared_hits: 496 },
      ...{ compared_rate: 0.496, compared_low: 0.4665, compared_high: 0.5254, implied: 0.502 },
    }),
    selectionWith({ label: 'X', column: 'ft_x_odd', settled: 1103, priced: 1000, compared: 1000 }),
    selectionWith({ group: 'uo_25', column: 'under_25_odd', label: 'Alt' }),
    selectionWith({
      ...BOTH_SCORE,
      ...{ settled: 12, priced: 12, compared: 12, small_sample: true, thin_prices: true },
    }),
    selectionWith({ group: 'htft', column: 'htft_1x_odd', label: '1/X', compared_rate: 0.037 }),
    selectionWith({
      ...{ group: 'cs', column: 'cs_21_odd', label: '2-1', settled: 1103 },
      ...{ priced: 1000, compared: 1000, compared_rate: 0.08, compared_hits: 80 },
    }),
    selectionWith({
      ...{ group: 'cs', column: 'cs_other_odd', label: 'Diğer', settled: 1103 },
      ...{ priced: 1000, compared: 1000, compared_rate: 0.02, compared_hits: 20 },
    }),
  ],
});

/** Answers with the markets that are asked for, as the server does. */
const asAsked =
  (summary: typeof WITH_MARKETS) =>
  ({ query }: ApiCall): Answer => {
    const groups = query.get('groups')?.split(',');
    return [
      200,
      {
        ...summary,
        selections: summary.selections.filter(({ group }) => groups?.includes(group) ?? true),
      },
    ];
  };

let calls: ApiCall[];

async function open(
  address: string,
  summary: Answer | ((call: ApiCall) => Answer) = asAsked(WITH_MARKETS),
  role: 'user' | 'wait' = 'user',
  items: readonly object[] = [{ id: 1, home_team: 'A', away_team: 'B' }],
) {
  calls = serveApi({
    ...SETTINGS,
    'GET /api/check_role': [200, { role, username: 'ayşe', subscription_end_date: null }],
    'GET /api/odd-columns': [200, { groups: MARKET_GROUPS }],
    'GET /api/odd-list-full-view': [200, { items, page: 1, per_page: 50, has_more: items.length > 0 }],
    'GET /api/odd-summary': summary,
  });
  return renderSite(address, { role });
}

const panel = () => screen.findByRole('region', { name: 'Ne oldu?' });
const asked = () =>
  calls.filter((call) => call.route === 'GET /api/odd-summary').map((call) => Object.fromEntries(call.query));

afterEach(() => jest.restoreAllMocks());

/** The window is a phone's. */
function phone() {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('width < 48rem'),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
}

describe('prices that say something else in fixtures', () => {
  const gap = (group: string, column: string, probability: string) => ({
    ...{ group, answer: 1.064, coming: 1.207 },
    conditions: [{ column, probability }],
  });
  const summary = {
    ...WITH_MARKETS,
    margins: [gap('ft', 'ft_1_odd', '%55.2-59.3'), gap('uo_25', 'under_25_odd', '%44-46')],
  };

  it('are told of once, with both margins, and asked by probability at one press, which Back undoes', async () => {
    const { path, seen } = await open('/kapanisoran?ft_1_odd=1.40-1.50&under_25_odd=1,85', [200, summary]);
    const note = await screen.findByRole('note');
    expect(note).toHaveTextContent(
      'Bu oranlar başka bir payla yazılmış: önünüzdeki maçların payı %20,7, bu 1.000 maçın %6,4. ' +
        '1,40–1,50 (MS 1) önünüzdeki maçlarda %55,2–59,3 olasılık demek.',
    );
    await userEvent.click(within(note).getByRole('button', { name: 'Olasılıkla sor' }));
    expect(screen.queryByRole('note')).toBeNull();
    expect(new URLSearchParams(path().split('?')[1])).toEqual(
      new URLSearchParams({ ft_1_odd: '%55.2-59.3', under_25_odd: '%44-46' }),
    );
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ ft_1_odd: '%55.2-59.3' }));
    await act(async () => void seen.navigate(-1));
    expect(path()).toBe('/kapanisoran?ft_1_odd=1.40-1.50&under_25_odd=1,85');
  });

  it('are one line on phones, which opens', async () => {
    phone();
    await open('/kapanisoran?ft_1_odd=1.40-1.50', [200, summary]);
    const line = await screen.findByText('Önünüzdeki maçların payı farklı');
    expect(screen.queryByText(/^Bu oranlar başka bir payla/)).toBeNull();
    await userEvent.click(line);
    expect(screen.getByText(/^Bu oranlar başka bir payla/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Olasılıkla sor' })).toBeVisible();
  });

  it('lead on where no match has them', async () => {
    const none = { ...summary, total: 0, margins: [{ ...summary.margins[0]!, answer: null }] };
    const { path } = await open('/kapanisoran?ft_1_odd=1.40-1.50', [200, none], 'user', []);
    expect(await screen.findByText('Veri bulunamadı')).toBeVisible();
    expect(screen.queryByRole('note')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Olasılıkla sor' }));
    expect(path()).toBe('/kapanisoran?ft_1_odd=%2555.2-59.3');
  });
});

describe('the summary above the odds table', () => {
  it('asks once for all matches that pass the filters, whatever pages are loaded', async () => {
    await open('/acilisoran?ft_1_odd=1.85');
    await panel();
    await screen.findAllByText(/1\.116/);
    expect(asked()).toEqual([{ ft_1_odd: '1.85', filter_type: '1', played: 'true', groups: 'ft,uo_25,bts' }]);
  });

  it('shows each market as bars with the same in words', async () => {
    await open('/kapanisoran');
    const ft = within(await panel()).findByRole('table', { name: 'Maç Sonucu' });
    const row = within(await ft).getByRole('row', { name: /^1 / });
    expect(within(row).getByRole('img')).toHaveAccessibleName(
      'Gerçekleşen %49,6, yüzde 95 aralığı %46,7–52,5, oranların beklentisi %50,2',
    );
    expect(row).toHaveTextContent('-%7,5');
    expect(row).toHaveTextContent('-%20 … +%5');
    expect(screen.getByRole('table', { name: /^Karşılıklı Gol/ })).toHaveTextContent('Az örnek');
  });

  it('says which matches the bars of a market are over, and how many', async () => {
    await open('/kapanisoran');
    expect(await screen.findByRole('table', { name: 'Maç Sonucu' })).toHaveTextContent(
      'Maç Sonucu1.000/1.103 oranlı',
    );
    expect(screen.getByRole('table', { name: '2,5 Alt/Üst' })).toHaveTextContent('2,5 Alt/Üst200 maç');
  });

  it('expects nothing of a market with few prices, and shows how many there are', async () => {
    await open('/kapanisoran');
    const market = await screen.findByRole('table', { name: 'Karşılıklı Gol' });
    const row = within(market).getByRole('row', { name: /^Var / });
    expect(row).toHaveTextContent('12/12 oranlı Az oran');
    expect(row).not.toHaveTextContent('%50,8');
    expect(row).not.toHaveTextContent('-%7,5');
    expect(within(row).getByRole('img')).toHaveAccessibleName(
      'Gerçekleşen %50,0, yüzde 95 aralığı %43,1–56,9',
    );
  });

  it('shows the count of all matches beside the loaded ones', async () => {
    await open('/kapanisoran');
    expect(await screen.findByText('1.116 maç bulundu, 1 maç yüklendi')).toHaveAttribute('role', 'status');
  });

  it('draws half-time/full-time and scores as tables that can be read', async () => {
    await open('/kapanisoran');
    const user = userEvent.setup();
    await user.click(await within(await panel()).findByRole('tab', { name: 'İY/MS ve skor' }));
    const scores = screen.getByRole('table', { name: 'Maç skoru' });
    expect(within(scores).getByRole('cell', { name: '8,0' })).toHaveAttribute(
      'title',
      '80 maç, %8,0; oranların beklediği %50,8; 1.000/1.103 oranlı',
    );
    expect(screen.getByText('Diğer skorlar: %2,0 (20 maç)')).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'İlk yarı / maç sonucu' })).toHaveTextContent('3,7');
    expect(
      screen.getByText(/bütün oranları bilinen 1\.000 maç üzerinden \(sonucu bilinen 1\.103 maçtan\)/),
    ).toBeInTheDocument();
  });

  it('draws pictures of all results where few matches have the prices, and says so', async () => {
    const thin = { settled: 1103, hits: 90, rate: 0.0816, priced: 24, compared: 24, thin_prices: true };
    const score = selectionWith({ group: 'cs', column: 'cs_21_odd', label: '2-1', ...thin });
    await open('/kapanisoran', [200, { ...WITH_MARKETS, selections: [score] }]);
    await userEvent.setup().click(await screen.findByRole('tab', { name: 'İY/MS ve skor' }));
    const cell = within(screen.getByRole('table', { name: 'Maç skoru' })).getByRole('cell', { name: '8,2' });
    expect(cell).toHaveAttribute('title', '90 maç, %8,2; 24/1.103 oranlı');
    expect(screen.getByText('Az oran')).toBeInTheDocument();
    expect(screen.getByText(/sonucu bilinen 1\.103 maç üzerinden/)).toHaveTextContent('24 maç');
  });

  it('lists every selection and finds a market by name', async () => {
    await open('/kapanisoran', [200, summaryOf(GROUPS)]);
    const user = userEvent.setup();
    await user.click(await within(await panel()).findByRole('tab', { name: 'Bütün seçenekler' }));
    expect(screen.getAllByRole('rowheader').map((header) => header.textContent)).toEqual(
      expect.arrayContaining(['1', 'X', '2']),
    );
    await user.type(screen.getByRole('searchbox', { name: 'Bahis türü ara' }), 'korner');
    expect(screen.getByText('Bu adla bir bahis türü yok.')).toBeInTheDocument();
  });

  it('asks only for the markets that its open view shows, each once', async () => {
    await open('/kapanisoran');
    const user = userEvent.setup();
    const view = (name: string) => screen.findByRole('tab', { name });
    await screen.findByRole('table', { name: 'Maç Sonucu' });
    await user.click(await view('İY/MS ve skor'));
    await screen.findByRole('table', { name: 'Maç skoru' });
    await user.click(await view('Bütün seçenekler'));
    await screen.findByRole('rowheader', { name: 'Diğer' });
    await user.click(await view('Sonuçlar'));
    await screen.findByRole('table', { name: 'Maç Sonucu' });
    expect(asked().map(({ groups }) => groups ?? 'all')).toEqual(['ft,uo_25,bts', 'htft,cs', 'all']);
  });

  it('draws every view from the answer that has all markets, once it is there', async () => {
    localStorage.setItem('oddsSummary', '{"open":true,"view":"list"}');
    await open('/kapanisoran');
    await screen.findByRole('rowheader', { name: 'Diğer' });
    await userEvent.setup().click(await screen.findByRole('tab', { name: 'İY/MS ve skor' }));
    await screen.findByRole('table', { name: 'Maç skoru' });
    expect(asked()).toEqual([{ filter_type: '2', played: 'true' }]);
  });

  it('asks for the main markets alone while it is closed, and shows how many results they are of', async () => {
    localStorage.setItem('oddsSummary', '{"open":false,"view":"list"}');
    await open('/kapanisoran');
    expect(await screen.findByText('1.103 sonuç')).toBeInTheDocument();
    expect(asked().map(({ groups }) => groups)).toEqual(['ft,uo_25,bts']);
  });

  it('keeps the count of matches in view while another view asks for its markets', async () => {
    await open('/kapanisoran');
    const count = '1.116 maç bulundu, 1 maç yüklendi';
    await screen.findByText(count);
    const served = jest.mocked(globalThis.fetch).getMockImplementation()!;
    jest
      .mocked(globalThis.fetch)
      .mockImplementation((input, init) =>
        (input as Request).url.includes('odd-summary') ? new Promise(() => {}) : served(input, init),
      );
    await userEvent.setup().click(await screen.findByRole('tab', { name: 'İY/MS ve skor' }));
    expect(screen.getByText(count)).toBeInTheDocument();
    expect(screen.getByText('Özet yükleniyor')).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Maç skoru' })).toBeNull();
  });

  it('says where the prices come from, without a warning where the margins are alike', async () => {
    await open('/kapanisoran', [
      200,
      {
        ...WITH_MARKETS,
        sources: [
          sourceWith({ matches: 30012, overround_matches: 30012 }),
          sourceWith({
            sources: ['nesine-snapshot'],
            bookmakers: [],
            matches: 20,
            overround: 1.21,
            overround_matches: 20,
          }),
        ],
      },
    ]);
    expect(
      await screen.findByText('Oranlar: Bet365 (football-data) 30.012 maç · Nesine bülteni 20 maç'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('warns where sources of far different margins are mixed, and keeps to one of them', async () => {
    const sources = [
      sourceWith({ matches: 30012, overround_matches: 30012 }),
      sourceWith({
        sources: ['iddaa-wide'],
        bookmakers: [],
        matches: 500,
        overround: 1.21,
        overround_matches: 496,
      }),
    ];
    const { path } = await open('/kapanisoran?ft_1_odd=1.85', (call) => {
      const source = call.query.get('source');
      const parts = sources.filter((part) => source === null || part.sources.some((name) => name === source));
      return [200, { ...WITH_MARKETS, sources: parts }];
    });
    expect(await screen.findByRole('note')).toHaveTextContent(
      'Bu cevap marjları çok farklı kaynakları karıştırıyor: Bet365 %6,3 (30.012 maç), İddaa bülteni %21,0 (496 maç). Getiri ve beklenti karışık okunur; tek kaynağa süzebilirsiniz.',
    );
    const user = userEvent.setup();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kaynak' }), 'İddaa bülteni');
    await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
    expect(path()).toBe('/kapanisoran?ft_1_odd=1.85&source=iddaa-wide');
    expect(asked().at(-1)).toMatchObject({ source: 'iddaa-wide', ft_1_odd: '1.85' });
    const rows = calls.filter(({ route }) => route.endsWith('odd-list-full-view'));
    expect(rows.at(-1)!.query.get('source')).toBe('iddaa-wide');
    await user.click(screen.getByRole('button', { name: 'Kaynak filtresini kaldır' }));
    await waitFor(() => expect(path()).toBe('/kapanisoran?ft_1_odd=1.85'));
    expect(screen.getByRole('combobox', { name: 'Kaynak' })).toHaveValue('');
  });

  it('explains its figures and leads to how right the prices are', async () => {
    await open('/kapanisoran');
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Bu sayılar nasıl okunur?' }));
    const help = screen.getByRole('dialog');
    expect(help).toHaveTextContent(/Beklenen.*Arşivden öğrenilmiş olasılık/);
    for (const term of ['Hangi maçlar?', 'Getiri', 'Az oran', 'Az örnek']) {
      expect(within(help).getByText(term)).toBeInTheDocument();
    }
    expect(within(help).getByRole('link', { name: 'Oranlar ne kadar doğru söylüyor?' })).toHaveAttribute(
      'href',
      '/guvenilirlik',
    );
  });

  it('stays closed on the next visit once it was closed, and on the same view', async () => {
    const { unmount } = await open('/kapanisoran');
    const user = userEvent.setup();
    await user.click(await within(await panel()).findByRole('tab', { name: 'İY/MS ve skor' }));
    await user.click(within(await panel()).getByRole('button', { name: /Ne oldu/ }));
    expect(screen.queryByRole('tablist')).toBeNull();
    unmount();
    await open('/kapanisoran');
    const toggle = within(await panel()).getByRole('button', { name: /Ne oldu/ });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(await screen.findByRole('tab', { name: 'İY/MS ve skor' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  it('keeps the former figures in view while new ones are on their way', async () => {
    const { seen } = await open('/kapanisoran');
    await screen.findAllByText(/1\.116/);
    const served = jest.mocked(globalThis.fetch).getMockImplementation()!;
    let answer!: () => void;
    jest.mocked(globalThis.fetch).mockImplementation((input, init) => {
      if (!(input as Request).url.includes('odd-summary')) return served(input, init);
      return new Promise((resolve) => {
        answer = () => resolve(Response.json({ ...WITH_MARKETS, total: 7 }));
      });
    });
    await act(async () => seen.navigate('/kapanisoran?home_team=gala'));
    expect(within(await panel()).getByRole('table', { name: 'Maç Sonucu' })).toBeInTheDocument();
    await act(async () => answer());
    expect(await screen.findByText('Filtrelere uyan 7 maçın tamamı')).toBeInTheDocument();
  });

  it('says when no result is known', async () => {
    await open('/kapanisoran', [200, { ...summaryOf(GROUPS), total: 3, settled: 0 }]);
    expect(await screen.findByText(/sonucu bilinmiyor; özetlenecek sonuç yok/)).toBeInTheDocument();
  });

  it('fails quietly beside the table and can be asked again', async () => {
    let answer: Answer = [500, { error: 'Sunucu yoruldu.', code: 'INTERNAL' }];
    await open('/kapanisoran', () => answer);
    expect(await screen.findByText(/Özet yüklenemedi\. Sunucu yoruldu\./)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    answer = [200, WITH_MARKETS];
    await userEvent.setup().click(screen.getByRole('button', { name: 'Özeti yeniden iste' }));
    expect(await screen.findByRole('table', { name: 'Maç Sonucu' })).toBeInTheDocument();
  });

  it('asks nothing for members who wait', async () => {
    await open('/kapanisoran', [200, WITH_MARKETS], 'wait');
    expect(await screen.findByRole('link', { name: 'Üyelik Satın Al' })).toBeInTheDocument();
    expect(asked()).toEqual([]);
  });
});

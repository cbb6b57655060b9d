import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GROUPS, MARKET_GROUPS, SECTIONS } from '../../testing/catalogue';
import { type Answer, type ApiCall, serveApi, SETTINGS } from '../../testing/fake-api';
import { matchWith, similarWith } from '../../testing/match';
import { renderSite } from '../../testing/render-site';
import type { ListedGroup, OddsSummary } from '../../api/generated/wire';
import { selectionColumns } from '../../odds/choice/same-odds';
import { isMain } from '../../odds/summary/selections';
import { SCAN_RECORD } from '../../testing/scan-record';
import { summaryOf } from '../../testing/summary';

const MAIN_PRICES = GROUPS.filter(isMain).flatMap(selectionColumns);

let calls: ApiCall[];

interface Server {
  match?: Answer;
  similar?: Answer;
  /** What is answered under a former address. */
  old?: Answer;
  /** Played matches with the same odds, the match itself among them. */
  settled?: number;
  groups?: readonly ListedGroup[];
  /** What their prices add up to. */
  margins?: OddsSummary['margins'];
  /** The answer to a question with a tolerance. */
  near?: Promise<Answer>;
  role?: 'user' | 'wait';
}

async function open(
  address = '/mac/7',
  { match, similar, old, settled = 175, groups = GROUPS, margins = [], near, role = 'user' }: Server = {},
) {
  calls = serveApi({
    ...SETTINGS,
    'GET /api/check_role': [200, { role, username: 'ayşe', subscription_end_date: null }],
    'GET /api/scan-record': [200, SCAN_RECORD],
    'GET /api/odd-columns': [200, { sections: SECTIONS, groups }],
    ...(old && { 'GET /api/matches/6': old }),
    'GET /api/matches/7': match ?? [200, matchWith()],
    'GET /api/matches/7/similar': similar ?? [200, similarWith()],
    'GET /api/odd-summary': ({ query }) =>
      near && query.get('ft_1_odd')!.includes('±')
        ? near
        : [200, summaryOf(groups, { total: settled + 2, settled, margins })],
  });
  return renderSite(address, { role });
}

const asked = (route: string) =>
  calls.filter((call) => call.route === route).map((call) => Object.fromEntries(call.query));

afterEach(() => jest.restoreAllMocks());

describe('the screen of a match', () => {
  it('says who played whom, when and how it ended, and names the tab', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Beşiktaş2 - 1Göztepe');
    expect(screen.getByText('17 Mayıs 2026 Pazar 21:45')).toBeInTheDocument();
    expect(screen.getByText('İlk yarı 1 - 0 · İY/MS 1/1')).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Beşiktaş - Göztepe · Oran Arşivi'));
  });

  it('says that a result was awarded, with which the same odds then have one match less to tell of', async () => {
    const awarded = {
      home_ft_score: 3,
      away_ft_score: 0,
      home_ht_score: null,
      ht_ft_result: null,
      winners: [],
    };
    await open('/mac/7', { match: [200, matchWith({ ...awarded, awarded: true })], settled: 31 });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('3 - 0');
    expect(screen.getByText('hükmen')).toBeInTheDocument();
    // all of them are others
    expect(await screen.findByText(/^31 maç$/)).toBeInTheDocument();
  });

  it('moves to the address of the match that another one has become or was played as', async () => {
    const { path } = await open('/mac/6', { old: [200, matchWith()] });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Beşiktaş2 - 1Göztepe');
    expect(path()).toBe('/mac/7');
    expect(await screen.findAllByRole('table', { name: /^Maç Sonucu/ })).not.toHaveLength(0);
  });

  it.each([
    ['2100-01-01', 'henüz oynanmadı'],
    ['2020-01-01', 'sonucu bilinmiyor'],
  ])('says of a match on %s without a score: %s', async (match_date, text) => {
    const fixture = matchWith({
      ...{ match_date, home_ft_score: null, away_ft_score: null, home_ht_score: null, ht_ft_result: null },
    });
    await open('/mac/7', { match: [200, fixture] });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('says where its opening and closing prices come from', async () => {
    const sources = {
      opening: { sources: ['football-data'], bookmakers: ['Bet365'], seen_at: null },
      closing: { sources: ['nesine-snapshot'], bookmakers: [], seen_at: '2026-05-17T18:30:00.000Z' },
    };
    await open('/mac/7', { match: [200, matchWith({ sources })] });
    const prices = await screen.findByRole('region', { name: 'Açılış ve kapanış oranları' });
    expect(
      within(prices)
        .getAllByRole('term')
        .map((term) => term.parentElement!.textContent),
    ).toEqual(['Açılış:Bet365, maçtan 1–3 gün önce', 'Kapanış:Nesine bülteni, 17 Mayıs 2026 21:30']);
  });

  it('shows both prices and the movement in words, and marks what won', async () => {
    await open();
    const market = await screen.findByRole('table', { name: /^Maç Sonucu ?Kod 642/ });
    const rows = within(market)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(rows).toEqual([
      '✓ 1, kazandı1,901,85▼ -%2,6düştü, -%2,6',
      'X3,403,40=değişmedi',
      '24,004,20▲ +%5,0yükseldi, +%5,0',
    ]);
  });

  it('answers first what happened with these odds, and names the odds', async () => {
    await open();
    const answer = await screen.findByRole('region', { name: 'Bu oranlarla ne oldu?' });
    expect(within(answer).getByText('Kapanış oranları MS 1: 1,85 · MS X: 3,40 · MS 2: 4,20')).toBeVisible();
    await waitFor(() =>
      expect(within(answer).getByRole('status')).toHaveTextContent(
        '175 maç (bu maç dahil)Maç Sonucu: 1 %50,0 · X %50,0 · 2 %50,0',
      ),
    );
    const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    expect(titles.slice(0, 2)).toEqual(['Bu oranlarla ne oldu?', 'Açılış ve kapanış oranları']);
    expect(screen.getByRole('heading', { level: 2, name: 'Benzer geçmiş maçlar' })).toBeInTheDocument();
    expect(asked('GET /api/odd-summary')).toEqual([
      { filter_type: '2', ft_1_odd: '1.85', ft_x_odd: '3.40', ft_2_odd: '4.20' },
    ]);
  });

  it.each([
    [30, '2026-05-17', 'Bu oranlarla yalnız 29 başka maç oynanmış'],
    [1, '2026-05-17', 'Bu oranlarla oynanmış başka maç yok'],
  ])('shows the nearest matches in place of an answer from %i', async (settled, match_date, sentence) => {
    await open('/mac/7', { settled, match: [200, matchWith({ match_date })] });
    const answer = await screen.findByRole('region', { name: 'Bu oranlarla ne oldu?' });
    expect(await within(answer).findByText(new RegExp(`^${sentence}`))).toBeVisible();
    expect(await within(answer).findByRole('region', { name: 'En yakın maçlar' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Benzer geçmiş maçlar' })).toBeNull();
  });

  it('needs thirty others: a fixture is not among those with its odds', async () => {
    const fixture = matchWith({ match_date: '2100-01-01', home_ft_score: null, away_ft_score: null });
    await open('/mac/7', { settled: 30, match: [200, fixture] });
    const answer = await screen.findByRole('region', { name: 'Bu oranlarla ne oldu?' });
    expect(await within(answer).findByText('30 maç')).toBeVisible();
  });

  it('never counts beside odds that were not asked: the former answer keeps its own until the new one is here', async () => {
    let come = (_: Answer) => {};
    await open('/mac/7', { near: new Promise((resolve) => (come = resolve)) });
    const answer = await screen.findByRole('region', { name: 'Bu oranlarla ne oldu?' });
    const status = () => within(answer).getByRole('status');
    await waitFor(() => expect(status()).toHaveTextContent(/^175 maç/));
    await userEvent.click(within(answer).getByText('Oranları ve yakınlığı değiştir'));
    await userEvent.click(within(answer).getByRole('radio', { name: '±0,05' }));
    await waitFor(() => expect(asked('GET /api/odd-summary')).toHaveLength(2));
    expect(status().parentElement).toHaveAttribute('aria-busy', 'true');
    expect(status()).toHaveTextContent(/^175 maç/);
    expect(within(answer).getByText(/^Kapanış oranları/)).not.toHaveTextContent('±0,05');
    come([200, summaryOf(GROUPS, { total: 900, settled: 890 })]);
    await waitFor(() => expect(status()).toHaveTextContent(/^890 maç/));
    expect(status().parentElement).toHaveAttribute('aria-busy', 'false');
    expect(within(answer).getByText(/^Kapanış oranları/)).toHaveTextContent(/\(±0,05\)$/);
  });

  it('folds the prices below, and opens what is searched', async () => {
    await open();
    const section = (await screen.findByText('1 tür, 3 oran')).closest('details')!;
    const user = userEvent.setup();
    await user.click(within(section).getByText('1 tür, 3 oran'));
    expect(section).not.toHaveAttribute('open');
    await user.type(screen.getByRole('searchbox', { name: 'Bahis türü ara' }), 'MAC SONUCU');
    expect(screen.getByText('1 tür, 3 oran').closest('details')).toHaveAttribute('open');
    await user.type(screen.getByRole('searchbox', { name: 'Bahis türü ara' }), ' yok');
    expect(screen.getByText('Bu adla oranı olan bir bahis türü yok.')).toBeVisible();
  });

  it('leads to the table with the same odds, as near as chosen', async () => {
    await open();
    const link = () => screen.findByRole('link', { name: 'Aynı oranları tabloda aç' });
    expect(await link()).toHaveAttribute('href', '/kapanisoran?ft_1_odd=1.85&ft_2_odd=4.20&ft_x_odd=3.40');
    const user = userEvent.setup();
    await user.click(screen.getByText('Oranları ve yakınlığı değiştir'));
    await user.click(screen.getByRole('radio', { name: '±0,05' }));
    await user.click(screen.getByRole('checkbox', { name: 'MS X: 3,40' }));
    const [same] = screen.getAllByRole('group', { name: 'Oran türü' });
    await user.click(within(same!).getByRole('radio', { name: 'Açılış' }));
    const address = decodeURIComponent((await link()).getAttribute('href')!);
    expect(address).toBe('/acilisoran?ft_1_odd=1.90±0.05&ft_2_odd=4.00±0.05');
    await waitFor(() =>
      expect(asked('GET /api/odd-summary').at(-1)).toEqual({
        filter_type: '1',
        ft_1_odd: '1.90±0.05',
        ft_2_odd: '4.00±0.05',
      }),
    );
  });

  it('offers no link while no price is chosen', async () => {
    await open();
    const user = userEvent.setup();
    await user.click(await screen.findByText('Oranları ve yakınlığı değiştir'));
    const [chips] = await screen.findAllByRole('group', { name: 'Bahis türleri' });
    await user.click(within(chips!).getByRole('checkbox', { name: 'Maç Sonucu' }));
    expect(screen.getByText('En az bir oran seçin.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Aynı oranları tabloda aç' })).toBeNull();
  });

  it('lists similar past matches with their distance, prices, result and summary', async () => {
    await open();
    const list = await screen.findByRole('region', { name: 'En yakın maçlar' });
    const link = within(list).getByRole('link', { name: 'Arı SK - Balkaya' });
    expect(link).toHaveAttribute('href', '/mac/3');
    expect(link.closest('tr')).toHaveTextContent('0,7 puanArı SK - Balkaya1 - 02 - 11,853,40✓ 4,20, kazandı');
    const similar = screen.getByRole('region', { name: 'Benzer geçmiş maçlar' });
    expect(within(similar).getByRole('status')).toHaveTextContent('±1 puan içinde 1 maç');
    expect(screen.getByRole('heading', { name: 'En yakın 1 maçta ne oldu?' })).toBeInTheDocument();
    expect(within(similar).getByText('Oranlar: Bet365 (football-data) 200 maç')).toBeInTheDocument();
  });

  it('asks for what it shows only, and for all within a point unless a number is chosen', async () => {
    await open();
    await screen.findByRole('link', { name: 'Arı SK - Balkaya' });
    const [question, ...others] = asked('GET /api/matches/7/similar');
    expect(others).toEqual([]);
    expect(Object.keys(question!)).toEqual(['fields']);
    const fields = question!.fields!.split(',');
    expect(fields).toEqual(expect.arrayContaining(['id', 'match_name', 'winners', 'ft_1_odd', 'ft_x_odd']));
    expect(fields).toHaveLength(10 + MAIN_PRICES.length);
  });

  it('draws the first fifty of many, and more when asked', async () => {
    const [item] = similarWith().items;
    const items = Array.from({ length: 367 }, (_, n) => ({ ...item!, id: 100 + n }));
    await open('/mac/7', { similar: [200, similarWith({ items })] });
    const list = await screen.findByRole('region', { name: 'En yakın maçlar' });
    expect(screen.getByText('±1 puan içinde 367 maç')).toBeInTheDocument();
    expect(within(list).getAllByRole('link')).toHaveLength(50);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: '100 maç daha göster' }));
    expect(within(list).getAllByRole('link')).toHaveLength(150);
    await user.click(screen.getByRole('button', { name: '100 maç daha göster' }));
    await user.click(screen.getByRole('button', { name: '100 maç daha göster' }));
    await user.click(screen.getByRole('button', { name: '17 maç daha göster' }));
    expect(within(list).getAllByRole('link')).toHaveLength(367);
    expect(screen.queryByRole('button', { name: /maç daha göster/ })).toBeNull();
  });

  it('keeps to its own league where that is wanted, in the address too', async () => {
    const { path } = await open('/mac/7');
    const league = () => screen.findByRole('switch', { name: 'Yalnız bu lig' });
    const user = userEvent.setup();
    expect(await league()).not.toBeChecked();
    await user.click(await league());
    await waitFor(() =>
      expect(asked('GET /api/matches/7/similar').at(-1)).toMatchObject({ same_competition: 'true' }),
    );
    expect(path()).toBe('/mac/7?lig=bu');
    expect(await league()).toBeChecked();
    await user.click(await league());
    await waitFor(() => expect(path()).toBe('/mac/7'));
  });

  it('begins with the choice of its address', async () => {
    await open('/mac/7?lig=bu&sayi=200&tur=acilis&gruplar=ft');
    expect(await screen.findByRole('switch', { name: 'Yalnız bu lig' })).toBeChecked();
    expect(asked('GET /api/matches/7/similar')).toEqual([
      expect.objectContaining({ same_competition: 'true', limit: '200', filter_type: '1', groups: 'ft' }),
    ]);
  });

  it.each(['Benzer geçmiş maçlar', 'Bu oranlarla ne oldu?'])(
    'holds what happened against its own price, never others’: %s',
    async (name) => {
      const summary = summaryOf(MARKET_GROUPS, { total: 177, settled: 175 });
      await open('/mac/7', { groups: MARKET_GROUPS, similar: [200, similarWith({ summary })] });
      const section = await screen.findByRole('region', { name });
      const market = await within(section).findByRole('table', { name: 'Maç Sonucu' });
      const rows = within(market)
        .getAllByRole('row')
        .map((row) => row.textContent);
      expect(rows).toEqual([
        'SeçenekÇizimGerçekleşenBeklenenBu oranla',
        // 0.5 × 1.85 − 1, and its bounds 0.4314 and 0.5686 likewise
        '11,85%50,0%43,1–56,9%50,4-%7,5-%20 … +%5',
        'X3,40%50,0%43,1–56,9%27,5+%70,0+%47 … +%93',
        '24,20%50,0%43,1–56,9%22,2+%110,0+%81 … +%139',
      ]);
      expect(
        within(market)
          .getAllByRole('img')
          .map((bar) => bar.getAttribute('aria-label'))[0],
      ).toBe('Gerçekleşen %50,0, yüzde 95 aralığı %43,1–56,9, bu maçın oranının beklentisi %50,4');
      const goals = within(section).getByRole('table', { name: '2,5 Alt/Üst' });
      // the match has no price there: nothing to expect, and no return
      expect(within(goals).getAllByRole('row')[1]).toHaveTextContent(/^Alt-%50,0%43,1–56,9-$/);
      expect(within(section).queryByText('Getiri')).toBeNull();
    },
  );

  it('says what such differences have been worth before it shows any', async () => {
    await open();
    for (const name of ['Benzer geçmiş maçlar', 'Bu oranlarla ne oldu?']) {
      const section = await screen.findByRole('region', { name });
      const worth = await within(section).findByText(/bugüne kadar orana bir şey katmadı\.$/);
      const market = within(section).getByRole('table', { name: 'Maç Sonucu' });
      expect(worth.compareDocumentPosition(market)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  it('shows no return where few matches settled', async () => {
    const few = { settled: 12, small_sample: true };
    const { selections, ...summary } = summaryOf(GROUPS, { total: 12, settled: 12 });
    const similar = { ...summary, selections: selections.map((each) => ({ ...each, ...few })) };
    await open('/mac/7', { similar: [200, similarWith({ summary: similar })] });
    const section = await screen.findByRole('region', { name: 'Benzer geçmiş maçlar' });
    const market = await within(section).findByRole('table', { name: 'Maç Sonucu' });
    expect(within(market).getByText('Az örnek')).toBeInTheDocument();
    expect(within(market).getAllByRole('row')[1]).toHaveTextContent(/^11,85%50,0%43,1–56,9%50,4$/);
  });

  it('lists every selection with its own price, and says how to read it', async () => {
    await open();
    const section = await screen.findByRole('region', { name: 'Benzer geçmiş maçlar' });
    const user = userEvent.setup();
    await user.click(await within(section).findByRole('tab', { name: 'Bütün seçenekler' }));
    const list = within(section).getByRole('region', { name: 'Bütün seçenekler' });
    const [, first] = within(within(list).getByRole('table', { name: 'Maç Sonucu' })).getAllByRole('row');
    expect(first).toHaveTextContent('11,85200100%50,0%43,1–56,9%50,4-%7,5-%20 … +%5');
    await user.click(within(section).getByRole('button', { name: 'Bu sayılar nasıl okunur?' }));
    const help = within(await screen.findByRole('dialog', { name: 'Bu sayılar nasıl okunur?' }));
    expect(help.getAllByRole('term').map((term) => term.textContent)).toContain('Bu oranla');
    expect(help.queryByText('Getiri')).toBeNull();
  });

  it('shows the nearest matches where the same odds meant something else', async () => {
    await open('/mac/7', { margins: [{ group: 'ft', answer: 1.02, coming: 1.2, conditions: [] }] });
    const answer = await screen.findByRole('region', { name: 'Bu oranlarla ne oldu?' });
    expect(
      await within(answer).findByText(
        'Bu oranlarla oynanmış 174 maçta büronun payı %2,0, bu maçta %7,3: aynı oran orada başka bir olasılık demek. Olasılıkları en yakın maçlar gösteriliyor.',
      ),
    ).toBeVisible();
    expect(await within(answer).findByRole('region', { name: 'En yakın maçlar' })).toBeInTheDocument();
  });

  it('asks for similar matches of the chosen odds, groups and number', async () => {
    await open();
    await screen.findByRole('link', { name: 'Arı SK - Balkaya' });
    const user = userEvent.setup();
    await user.click(screen.getByText('Benzer maçların ölçüsünü değiştir'));
    await user.click(screen.getByRole('radio', { name: '100' }));
    const types = screen.getAllByRole('group', { name: 'Oran türü' });
    await user.click(within(types[1]!).getByRole('radio', { name: 'Açılış' }));
    await waitFor(() =>
      expect(asked('GET /api/matches/7/similar').at(-1)).toEqual({
        ...{ limit: '100', filter_type: '1', groups: 'ft' },
        fields: expect.stringMatching(/,ft_1_odd,ft_x_odd,ft_2_odd$/) as string,
      }),
    );
  });

  it('says so when no past match can be compared', async () => {
    await open('/mac/7', { similar: [200, similarWith({ items: [] })] });
    expect(await screen.findByText('Bu türlerde oranı bilinen geçmiş maç yok.')).toBeInTheDocument();
  });

  it('says so when there is no such match', async () => {
    await open('/mac/7', { match: [404, { error: 'Maç bulunamadı.', code: 'NOT_FOUND' }] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Maç bulunamadı' })).toBeInTheDocument();
  });

  it('asks nothing for an address that is no number', async () => {
    await open('/mac/abc');
    expect(await screen.findByRole('heading', { level: 1, name: 'Maç bulunamadı' })).toBeInTheDocument();
    expect(calls.filter(({ route }) => route.includes('matches'))).toEqual([]);
  });

  it('says what went wrong and tries again', async () => {
    await open('/mac/7', { match: [500, { error: 'Sunucu yoruldu.', code: 'INTERNAL' }] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Sunucu yoruldu.');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Tekrar dene' }));
    await waitFor(() => expect(asked('GET /api/matches/7').length).toBe(2));
  });

  it('asks members who wait to buy a membership, and the server nothing', async () => {
    await open('/mac/7', { role: 'wait' });
    expect(await screen.findByRole('link', { name: 'Üyelik Satın Al' })).toBeInTheDocument();
    expect(calls.filter(({ route }) => /matches|odd-/.test(route))).toEqual([]);
  });
});

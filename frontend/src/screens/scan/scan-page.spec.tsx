import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MovedPrice, ScanMatch, ScanSelection } from '../../api/generated/wire';
import { GROUPS } from '../../testing/catalogue';
import { type Answer, type ApiCall, serveApi, SETTINGS } from '../../testing/fake-api';
import { renderSite } from '../../testing/render-site';
import { SCAN_RECORD } from '../../testing/scan-record';

const selection = (change: Partial<ScanSelection>): ScanSelection => ({
  column: 'ft_1_odd',
  label: '1',
  price: 1.85,
  implied: 0.526,
  expected: 0.5,
  settled: 60,
  hits: 31,
  rate: 0.5167,
  ci_low: 0.393,
  ci_high: 0.638,
  direction: null,
  small_sample: false,
  p_value: 0.0123,
  q_value: 0.31,
  found: false,
  ...change,
});

const FOUND = { direction: 'above', q_value: 0.12, found: true } as const;

const SUPER_LIG = { country_name: 'Türkiye', competition_name: 'Süper Lig' };

const match = (
  id: number,
  name: string,
  place: typeof SUPER_LIG,
  ...selections: ScanSelection[]
): ScanMatch =>
  ({
    id,
    match_date: '2026-05-17',
    match_time: '19:00',
    ...place,
    match_name: name,
    home_ft_score: null,
    away_ft_score: null,
    ft_1_odd: 1.85,
    ft_x_odd: 3.4,
    winners: [],
    moved: [] as MovedPrice[],
    results:
      selections.length === 0
        ? []
        : [{ group: 'ft', past: 367, basis: 'probability', closeness: 1, selections }],
  }) as unknown as ScanMatch;

const SCAN = {
  date: '2026-05-17',
  filter_type: 2,
  closeness: 'auto',
  groups: ['ft'],
  comparisons: 129,
  standing_out: 5,
  found: 1,
  expected_by_chance: 6.45,
  chance_low: 2,
  chance_high: 12,
  matches: [
    match(
      1,
      'Arı SK - Balkaya',
      SUPER_LIG,
      selection(FOUND),
      selection({
        column: 'ft_x_odd',
        label: 'X',
        settled: 12,
        small_sample: true,
        p_value: null,
        q_value: null,
      }),
    ),
    match(2, 'Cam SK - Dere', SUPER_LIG),
    match(3, 'Elma SK - Fındık', { country_name: 'Rusya', competition_name: 'Premier Lig' }, selection({})),
    match(4, 'Gül SK - Hisar', SUPER_LIG, selection({ direction: 'below', rate: 0.2 })),
  ],
};

const NOTHING_STANDS = { ...SCAN, standing_out: 0, found: 0, matches: SCAN.matches.slice(1, 3) };

/** A number of matches in which nothing stands out, for the list that grows. */
const MANY = {
  ...NOTHING_STANDS,
  matches: Array.from({ length: 500 }, (_, n) =>
    match(n + 1, `Ev ${n} - Dep ${n}`, SUPER_LIG, selection({})),
  ),
};

let calls: ApiCall[];

async function open(address = '/tarama', scan: Answer = [200, SCAN], role: 'user' | 'wait' = 'user') {
  calls = serveApi({
    ...SETTINGS,
    'GET /api/check_role': [200, { role, username: 'ayşe', subscription_end_date: null }],
    'GET /api/odd-columns': [200, { groups: GROUPS }],
    'GET /api/scan': scan,
    'GET /api/scan-record': [200, SCAN_RECORD],
  });
  return renderSite(address, { role });
}

const asked = () =>
  calls.filter((call) => call.route === 'GET /api/scan').map((call) => Object.fromEntries(call.query));

const headings = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

/** The day before the scanned one unless said otherwise; timers go on as ever. */
const setDate = (now: string) =>
  jest.useFakeTimers({
    now: new Date(now),
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask', 'nextTick', 'performance'],
  });

beforeEach(() => setDate('2026-05-16T12:00:00Z'));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the scan of a day', () => {
  it('leaves day, markets and odds to the server until they are chosen', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: /^17 Mayıs 2026 Pazar/ })).toHaveTextContent(
      '4 maç · Güncel oranlar · olasılığa göre',
    );
    expect(asked()).toEqual([{ closeness: 'auto' }]);
    expect(screen.getByLabelText('Yakınlık')).toHaveDisplayValue('Otomatik');
    expect(screen.getByRole('checkbox', { name: 'Maç Sonucu' })).toBeChecked();
  });

  it('begins with what deviations have been worth so far', async () => {
    await open();
    const worth = await screen.findByRole('region', { name: /^Geçmişteki sapmalar bugüne kadar/ });
    expect(worth).toHaveTextContent(/^Son 400 maç gününde .* bugüne kadar orana bir şey katmadı\./);
    const day = await screen.findByRole('heading', { name: /^17 Mayıs 2026 Pazar/ });
    expect(worth.compareDocumentPosition(day)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('speaks of closing odds once all matches have begun', async () => {
    setDate('2026-05-17T20:00:00Z');
    await open();
    expect(await screen.findByRole('heading', { name: /^17 Mayıs 2026 Pazar/ })).toHaveTextContent(
      'Kapanış oranları',
    );
    expect(screen.getByRole('radio', { name: 'Kapanış' })).toBeChecked();
  });

  it('calls the latest odds current until then, also where they are chosen', async () => {
    await open();
    expect(await screen.findByRole('radio', { name: 'Güncel' })).toBeChecked();
    expect(screen.queryByRole('radio', { name: 'Kapanış' })).toBeNull();
  });

  it('says how many comparisons were made, what chance alone would give, and how many it hardly explains', async () => {
    await open();
    expect(
      await screen.findByText(
        /^129 karşılaştırmada 5 sapma var; yalnız şans olsa yaklaşık 6,5 beklenirdi \(yüzde 95 ihtimalle 2–12 arası\)\./,
      ),
    ).toHaveTextContent(/arası\)\. Bu sayı şansla açıklanabilir\. Tek başına şansla zor açıklanan: 1\.$/);
  });

  it('says so when there is more than chance gives, or less, and when nothing is found', async () => {
    const { unmount } = await open('/tarama', [200, { ...SCAN, chance_low: 0, chance_high: 4 }]);
    expect(await screen.findByText(/Şansla beklenenden fazla\./)).toBeInTheDocument();
    unmount();
    await open('/tarama', [200, { ...SCAN, chance_low: 6, found: 0 }]);
    expect((await screen.findByText('Şansla beklenenden az.')).parentElement).toHaveTextContent(
      /Tek başına şansla zor açıklanan yok\.$/,
    );
  });

  it('shows for every match how many past ones say the same, how near, and leads to them and to the match', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Arı SK - Balkaya' })).toHaveAttribute('href', '/mac/1');
    const same = screen.getByRole('link', { name: /^±1 puan, 367 maç.* Arı SK/ });
    expect(decodeURIComponent(same.getAttribute('href')!)).toBe(
      '/kapanisoran?ft_1_odd=%52.6±1&ft_x_odd=%52.6±1',
    );
    expect(same.parentElement).toHaveTextContent('Maç Sonucu: ±1 puan, 367 maç');
  });

  it('leads to the matches at the same odds where those were compared', async () => {
    const near = { ...SCAN.matches[0]!, results: [{ ...SCAN.matches[0]!.results[0]!, basis: 'price' }] };
    const of = (tolerance: number) => [{ ...near.results[0]!, tolerance, closeness: undefined }];
    const matches = [
      { ...near, results: of(5) },
      { ...near, id: 9, match_name: 'Öz SK - Pınar', results: of(0) },
    ];
    await open('/tarama?oran=5', [200, { ...SCAN, closeness: undefined, tolerance: 5, matches }]);
    const same = await screen.findByRole('link', { name: /^±0,05 oran, 367 maç.* Arı SK/ });
    expect(decodeURIComponent(same.getAttribute('href')!)).toBe(
      '/kapanisoran?ft_1_odd=1.85±0.05&ft_x_odd=3.40±0.05',
    );
    expect(screen.getByRole('link', { name: /^aynı oran, 367 maç.* Öz SK/ })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: /orana göre$/ })).toBeInTheDocument();
    expect(asked()).toEqual([{ tolerance: '5' }]);
  });

  it('says where too few past matches are near, and compares nothing there', async () => {
    const empty = { settled: 0, hits: 0, rate: null, ci_low: null, ci_high: null, expected: null };
    const few = match(
      1,
      'Arı SK - Balkaya',
      SUPER_LIG,
      selection({ ...empty, small_sample: true, p_value: null, q_value: null }),
    );
    Object.assign(few.results[0]!, { closeness: null, past: 12 });
    await open('/tarama?ayrisan=0', [200, { ...SCAN, matches: [few] }]);
    await userEvent.setup().click(await screen.findByRole('button', { name: /: seçenekler$/ }));
    expect(screen.getByText('Maç Sonucu:').parentElement).toHaveTextContent(
      'Maç Sonucu: ±2 puan, 12 maç (karşılaştırmaya yetmez)',
    );
    expect(screen.queryByRole('img', { name: /Gerçekleşen/ })).toBeNull();
    expect(screen.getByText('bu maçın kendi olasılığı %52,6')).toBeInTheDocument();
  });

  it('asks for matches in which a price moved, shows all of them, and how far', async () => {
    const moved = [{ column: 'ft_1_odd', opening: 210, closing: 185, movement: -0.119 }];
    const matches = SCAN.matches.map((one) => ({ ...one, moved }));
    await open('/tarama', [200, { ...SCAN, matches }]);
    const user = userEvent.setup();
    await user.selectOptions(await screen.findByLabelText('Hareket'), '%10’dan fazla düşen');
    await waitFor(() => expect(asked().at(-1)).toEqual({ closeness: 'auto', movement: '-10' }));
    await user.click(await screen.findByText('Şansla açıklanabilir (1 maç)'));
    const prices = await screen.findAllByRole('list', { name: 'Açılıştan kapanışa' });
    expect(prices).toHaveLength(4);
    expect(prices[0]).toHaveTextContent('MS 1 2,10 → 1,85 ▼ -%11,9düştü, -%11,9');
    expect(screen.getByRole('switch', { name: 'Yalnız ayrışanlar' })).not.toBeChecked();
  });

  it('says so when nothing moved that far, with a way back', async () => {
    await open('/tarama?hareket=10', [200, { ...SCAN, matches: [] }]);
    expect(
      await screen.findByText(/^Bu günde, seçilen bahis türlerinde böyle hareket eden/),
    ).toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Hareket süzgecini kaldır' }));
    await waitFor(() => expect(asked().at(-1)).toEqual({ closeness: 'auto' }));
  });

  it('measures what happened at what was expected of these odds, and says the match’s own share beside it', async () => {
    await open();
    expect(
      await screen.findByRole('img', {
        name: 'Gerçekleşen %51,7, yüzde 95 aralığı %39,3–63,8, beklenen %50,0',
      }),
    ).toBeInTheDocument();
    expect(screen.getAllByText(/60 maçta 31 · Beklenen %50,0 · bu maçın kendi olasılığı %52,6$/)).not.toEqual(
      [],
    );
  });

  it('highlights only what chance hardly explains; its tests and the rest come on demand', async () => {
    await open();
    expect(await screen.findByText('beklenenden çok')).toBeInTheDocument();
    expect(screen.queryByText(/^p = /)).toBeNull();
    expect(screen.queryByText('Az örnek')).toBeNull();
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('1: ayrıntı'));
    expect(screen.getByText('p = 0,012 · q = 0,12')).toBeVisible();
    await user.click(screen.getByText('Bu sayılar neden temkinli okunmalı?'));
    expect(screen.getByText(/^q: .*Yalnız şans olsa, yirmi günün en çok birinde/)).toBeVisible();
    await user.click(screen.getByText(/^Bütün seçenekler \(2\)/));
    expect(await screen.findByText('Az örnek')).toBeInTheDocument();
  });

  it('folds what else lies beyond its interval under chance', async () => {
    await open();
    await screen.findByText('beklenenden çok');
    expect(screen.queryByRole('link', { name: 'Gül SK - Hisar' })).toBeNull();
    await userEvent.setup().click(screen.getByText('Şansla açıklanabilir (1 maç)'));
    const quiet = screen.getByRole('link', { name: 'Gül SK - Hisar' }).closest('li')!;
    expect(quiet).toHaveTextContent('beklenenden az, şansla açıklanabilir');
  });

  it('begins with what is found and leaves out the matches in which nothing stands out', async () => {
    await open();
    expect(await screen.findByRole('switch', { name: 'Yalnız ayrışanlar' })).toBeChecked();
    expect(headings()).toEqual(['Arı SK - Balkaya', 'Şansla açıklanabilir (1 maç)']);
    expect(screen.getByText('4 maçın 1 tanesinde şansla zor açıklanan seçenek var')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Cam SK - Dere' })).toBeNull();
  });

  it('lists the other matches in a line each when asked to, which the address keeps', async () => {
    const { path } = await open();
    await screen.findByText('beklenenden çok');
    const user = userEvent.setup();
    await user.click(screen.getByRole('switch', { name: 'Yalnız ayrışanlar' }));
    await waitFor(() => expect(path()).toBe('/tarama?ayrisan=0'));
    expect(screen.getByRole('heading', { name: 'Ayrışan seçeneği olmayan maçlar (2)' })).toBeInTheDocument();
    const priceless = screen.getByRole('link', { name: 'Cam SK - Dere' }).closest('li')!;
    expect(priceless).toHaveTextContent('tam oranı yok');
    expect(within(priceless).queryByRole('button')).toBeNull();
    const bars = screen.getAllByRole('img').length;
    await user.click(screen.getByRole('button', { name: 'Elma SK - Fındık: seçenekler' }));
    expect(screen.getAllByRole('img')).toHaveLength(bars + 1);
    expect(asked()).toHaveLength(1);
  });

  it('lists every match by itself where nothing is found', async () => {
    await open('/tarama', [200, NOTHING_STANDS]);
    expect(await screen.findByRole('link', { name: 'Cam SK - Dere' })).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Yalnız ayrışanlar' })).not.toBeChecked();
  });

  it('draws the first of many matches, and more on demand', async () => {
    await open('/tarama', [200, MANY]);
    const more = await screen.findByRole('button', { name: 'Daha fazla göster (480)' });
    const drawn = () => screen.getAllByRole('button', { name: /: seçenekler$/ }).length;
    expect(drawn()).toBe(20);
    await userEvent.setup().click(more);
    expect(drawn()).toBe(60);
    expect(screen.getByRole('button', { name: 'Daha fazla göster (440)' })).toBeInTheDocument();
  });

  it('folds the matches of today that have begun at the end', async () => {
    setDate('2026-05-17T15:00:00Z');
    const over = { ...SCAN.matches[0]!, match_time: '17:30' };
    await open('/tarama?ayrisan=0', [200, { ...SCAN, matches: [over, ...SCAN.matches.slice(1)] }]);
    expect(await screen.findByRole('link', { name: 'Cam SK - Dere' })).toBeInTheDocument();
    expect(headings().at(-1)).toBe('Başlayanlar (1)');
    expect(screen.queryByRole('link', { name: 'Arı SK - Balkaya' })).toBeNull();
    await userEvent.setup().click(screen.getByText('Başlayanlar (1)'));
    expect(screen.getByRole('link', { name: 'Arı SK - Balkaya' })).toBeInTheDocument();
  });

  it('says that nothing stands out where only that is asked for', async () => {
    const { path } = await open('/tarama?ayrisan=1', [200, NOTHING_STANDS]);
    expect(await screen.findByText('Burada ayrışan seçenek yok.')).toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Bütün maçları göster' }));
    await waitFor(() => expect(path()).toBe('/tarama?ayrisan=0'));
  });

  it('narrows the list to a competition, while the verdict stays the whole day’s', async () => {
    const { path } = await open();
    await screen.findByText('beklenenden çok');
    const select = screen.getByLabelText('Lig');
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Bütün ligler (4 maç)', 'Rusya · Premier Lig (1)', 'Türkiye · Süper Lig (3)']);
    await userEvent.setup().selectOptions(select, 'Rusya · Premier Lig (1)');
    await waitFor(() => expect(decodeURIComponent(path())).toBe('/tarama?lig=Rusya+·+Premier+Lig'));
    expect(screen.getByText(/^Rusya · Premier Lig: 1 maçın 0 tanesinde/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Elma SK - Fındık' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Arı SK - Balkaya' })).toBeNull();
    expect(screen.getByText(/^129 karşılaştırmada 5 sapma var/)).toHaveTextContent(
      /Bu sayılar yalnız seçilen ligin değil, günün bütün maçlarınındır\.$/,
    );
    expect(asked()).toHaveLength(1);
  });

  it('keeps a competition that has no match on this day, and offers the others', async () => {
    const { path } = await open('/tarama?lig=Rusya+·+Kupa');
    expect(await screen.findByText('Bu günde bu ligde maç yok.')).toBeInTheDocument();
    expect(screen.getByLabelText('Lig')).toHaveDisplayValue('Rusya · Kupa (0)');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Bütün ligleri göster' }));
    await waitFor(() => expect(path()).toBe('/tarama'));
  });

  it('keeps the question in the address', async () => {
    const { path } = await open();
    await screen.findByText('beklenenden çok');
    const user = userEvent.setup();
    await user.selectOptions(screen.getByLabelText('Yakınlık'), '±0,5 puan');
    fireEvent.change(screen.getByLabelText('Tarih'), { target: { value: '2026-01-02' } });
    await user.click(screen.getByRole('radio', { name: 'Açılış' }));
    await waitFor(() => expect(path()).toBe('/tarama?tarih=2026-01-02&tur=acilis&yakinlik=0.5'));
    await waitFor(() =>
      expect(asked().at(-1)).toEqual({ date: '2026-01-02', filter_type: '1', closeness: '0.5' }),
    );
    expect(screen.getByLabelText('Yakınlık')).toHaveDisplayValue('±0,5 puan');
    await user.selectOptions(screen.getByLabelText('Yakınlık'), 'Aynı oran, ±0,05');
    await waitFor(() => expect(path()).toBe('/tarama?tarih=2026-01-02&tur=acilis&oran=5'));
    await waitFor(() =>
      expect(asked().at(-1)).toEqual({ date: '2026-01-02', filter_type: '1', tolerance: '5' }),
    );
  });

  it('asks nothing while a date is half typed', async () => {
    await open();
    await screen.findByText('beklenenden çok');
    fireEvent.change(screen.getByLabelText('Tarih'), { target: { value: '0020-01-02' } });
    expect(screen.getByLabelText('Tarih')).toHaveValue('0020-01-02');
    expect(asked()).toHaveLength(1);
  });

  it('asks for a market while none is chosen', async () => {
    await open('/tarama?gruplar=');
    expect(await screen.findByText('En az bir bahis türü seçin.')).toBeInTheDocument();
    expect(asked()).toEqual([]);
  });

  it('says when a day has no matches', async () => {
    await open('/tarama', [200, { ...SCAN, comparisons: 0, matches: [] }]);
    expect(await screen.findByText('Bu günde maç yok.')).toBeInTheDocument();
  });

  it('says what went wrong and tries again', async () => {
    await open('/tarama', [500, { error: 'Sunucu yoruldu.', code: 'INTERNAL' }]);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Sunucu yoruldu.');
    await userEvent.setup().click(within(alert).getByRole('button', { name: 'Tekrar dene' }));
    await waitFor(() => expect(asked()).toHaveLength(2));
  });

  it('asks members who wait to buy a membership, and the server nothing', async () => {
    await open('/tarama', [200, SCAN], 'wait');
    expect(await screen.findByRole('link', { name: 'Üyelik Satın Al' })).toBeInTheDocument();
    expect(asked()).toEqual([]);
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ScannedSelectionDto } from '../../../api/generated/wire';
import { GROUPS } from '../../../testing/catalogue';
import { type Answer, type ApiCall, serveApi, SETTINGS } from '../../../testing/fake-api';
import { renderSite } from '../../../testing/render-site';

const selection = (change: Partial<ScannedSelectionDto>): ScannedSelectionDto => ({
  column: 'ft_1_odd',
  label: '1',
  price: 1.85,
  implied: 0.5,
  settled: 60,
  hits: 31,
  rate: 0.5167,
  ci_low: 0.393,
  ci_high: 0.638,
  direction: null,
  small_sample: false,
  ...change,
});

const match = (id: number, name: string, ...selections: ScannedSelectionDto[]) => ({
  id,
  match_date: '2026-05-17',
  match_time: '19:00',
  country_name: 'Türkiye',
  competition_name: 'Süper Lig',
  match_name: name,
  home_ft_score: null,
  away_ft_score: null,
  ft_1_odd: 1.85,
  ft_x_odd: 3.4,
  winners: [],
  results: selections.length === 0 ? [] : [{ group: 'ft', same_odds: 60, selections }],
});

const SCAN = {
  date: '2026-05-17',
  filter_type: 2,
  tolerance: 2,
  groups: ['ft'],
  comparisons: 129,
  standing_out: 5,
  expected_by_chance: 6.45,
  matches: [
    match(
      1,
      'Arı SK - Balkaya',
      selection({ direction: 'above' }),
      selection({ column: 'ft_x_odd', label: 'X', settled: 12, small_sample: true }),
    ),
    match(2, 'Cam SK - Dere'),
  ],
};

let calls: ApiCall[];

async function open(address = '/tarama', scan: Answer = [200, SCAN], role: 'user' | 'wait' = 'user') {
  calls = serveApi({
    ...SETTINGS,
    'GET /api/check_role': [200, { role, username: 'ayşe', subscription_end_date: null }],
    'GET /api/odd-columns': [200, { groups: GROUPS }],
    'GET /api/scan': scan,
  });
  return renderSite(address, { role });
}

const asked = () =>
  calls.filter((call) => call.route === 'GET /api/scan').map((call) => Object.fromEntries(call.query));

afterEach(() => jest.restoreAllMocks());

describe('the scan of a day', () => {
  it('leaves day, markets and odds to the server until they are chosen', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: /^17 Mayıs 2026 Pazar/ })).toHaveTextContent(
      '2 maç · Kapanış oranlarıyla',
    );
    expect(asked()).toEqual([{ tolerance: '0' }]);
    expect(screen.getByRole('checkbox', { name: 'Maç Sonucu' })).toBeChecked();
  });

  it('says how many comparisons were made and what chance alone would give', async () => {
    await open();
    expect(
      await screen.findByText(
        /129 karşılaştırma yapıldı, 5 seçenek .* yalnızca şansla yaklaşık 6,5 seçenek .* ayrışırdı\./,
      ),
    ).toHaveTextContent('şansın tek başına vereceğinden fazla değil');
  });

  it('tells for every match how many had the same odds, and leads to them and to the match', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Arı SK - Balkaya' })).toHaveAttribute('href', '/mac/1');
    const same = screen.getByRole('link', { name: /^60 aynı oranlı maç/ });
    expect(decodeURIComponent(same.getAttribute('href')!)).toBe(
      '/kapanisoran?ft_1_odd=1.85±0.02&ft_x_odd=3.40±0.02',
    );
    expect(screen.getByText('Seçilen türlerde tam oranı yok.')).toBeInTheDocument();
  });

  it('shows what stands out at once and the rest on demand', async () => {
    await open();
    expect(await screen.findByText('beklenenden çok')).toBeInTheDocument();
    expect(screen.queryByText('Az örnek')).toBeNull();
    await userEvent.setup().click(screen.getByText(/^Bütün seçenekler \(2\)/));
    expect(await screen.findByText('Az örnek')).toBeInTheDocument();
  });

  it('keeps the question in the address', async () => {
    const { path } = await open();
    await screen.findByText('beklenenden çok');
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: '±0,05' }));
    fireEvent.change(screen.getByLabelText('Tarih'), { target: { value: '2026-01-02' } });
    await user.click(screen.getByRole('radio', { name: 'Açılış' }));
    await waitFor(() => expect(path()).toBe('/tarama?tarih=2026-01-02&tur=acilis&yakinlik=5'));
    await waitFor(() =>
      expect(asked().at(-1)).toEqual({ date: '2026-01-02', filter_type: '1', tolerance: '5' }),
    );
    expect(screen.getByRole('radio', { name: '±0,05' })).toBeChecked();
  });

  it('asks nothing while a date is half typed', async () => {
    await open();
    await screen.findByText('beklenenden çok');
    fireEvent.change(screen.getByLabelText('Tarih'), { target: { value: '0020-01-02' } });
    expect(screen.getByLabelText('Tarih')).toHaveValue('0020-01-02');
    expect(asked()).toHaveLength(1);
  });

  it('shows only what stands out on demand', async () => {
    await open();
    await screen.findByText('beklenenden çok');
    await userEvent.setup().click(screen.getByRole('switch', { name: 'Yalnız ayrışanlar' }));
    expect(screen.queryByRole('link', { name: 'Cam SK - Dere' })).toBeNull();
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

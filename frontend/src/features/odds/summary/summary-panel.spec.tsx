import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GROUPS } from '../../../testing/catalogue';
import { type Answer, type ApiCall, serveApi, SETTINGS } from '../../../testing/fake-api';
import { renderSite } from '../../../testing/render-site';
import { selectionWith, summaryOf } from '../../../testing/summary';

const WITH_MARKETS = summaryOf(GROUPS, {
  total: 1116,
  settled: 1103,
  selections: [
    selectionWith({ label: '1', rate: 0.496, ci_low: 0.4665, ci_high: 0.5254, implied: 0.502 }),
    selectionWith({ label: 'X', column: 'ft_x_odd', rate: 0.256 }),
    selectionWith({ group: 'uo_25', column: 'under_25_odd', label: 'Alt' }),
    selectionWith({ group: 'bts', column: 'bts_yes_odd', label: 'Var', settled: 12, small_sample: true }),
    selectionWith({ group: 'htft', column: 'htft_1x_odd', label: '1/X', rate: 0.037, hits: 41 }),
    selectionWith({ group: 'cs', column: 'cs_21_odd', label: '2-1', rate: 0.08, hits: 90 }),
    selectionWith({ group: 'cs', column: 'cs_other_odd', label: 'Diğer', rate: 0.02, hits: 26 }),
  ],
});

let calls: ApiCall[];

async function open(
  address: string,
  summary: Answer | ((call: ApiCall) => Answer) = [200, WITH_MARKETS],
  role: 'user' | 'wait' = 'user',
) {
  calls = serveApi({
    ...SETTINGS,
    'GET /api/check_role': [200, { role, username: 'ayşe', subscription_end_date: null }],
    'GET /api/odd-columns': [200, { groups: GROUPS }],
    'GET /api/odd-list-full-view': [
      200,
      { items: [{ id: 1, home_team: 'A', away_team: 'B' }], page: 1, per_page: 50, has_more: true },
    ],
    'GET /api/odd-summary': summary,
  });
  return renderSite(address, { role });
}

const panel = () => screen.findByRole('region', { name: 'Ne oldu?' });
const asked = () =>
  calls.filter((call) => call.route === 'GET /api/odd-summary').map((call) => Object.fromEntries(call.query));

afterEach(() => jest.restoreAllMocks());

describe('the summary above the odds table', () => {
  it('asks once for all matches that pass the filters, whatever pages are loaded', async () => {
    await open('/acilisoran?ft_1_odd=1.85');
    await panel();
    await screen.findAllByText(/1\.116/);
    expect(asked()).toEqual([{ ft_1_odd: '1.85', filter_type: '1' }]);
  });

  it('shows each market as bars with the same in words', async () => {
    await open('/kapanisoran');
    const ft = within(await panel()).findByRole('table', { name: 'Maç sonucu' });
    const row = within(await ft).getByRole('row', { name: /^1 / });
    expect(within(row).getByRole('img')).toHaveAccessibleName(
      'Gerçekleşen %49,6, yüzde 95 aralığı %46,7–52,5, oranların beklentisi %50,2',
    );
    expect(row).toHaveTextContent('-%7,5');
    expect(screen.getByRole('table', { name: /^Karşılıklı gol/ })).toHaveTextContent('Az örnek');
  });

  it('tells the count of all matches beside the loaded ones', async () => {
    await open('/kapanisoran');
    expect(await screen.findByText('1.116 maç bulundu, 1 maç yüklendi')).toHaveAttribute('role', 'status');
  });

  it('draws half-time/full-time and scores as tables that can be read', async () => {
    await open('/kapanisoran');
    const user = userEvent.setup();
    await user.click(within(await panel()).getByRole('tab', { name: 'İY/MS ve skor' }));
    const scores = screen.getByRole('table', { name: 'Maç skoru' });
    expect(within(scores).getByRole('cell', { name: '8,0' })).toHaveAttribute(
      'title',
      '90 maç, %8,0; oranların beklediği %50,8',
    );
    expect(screen.getByText('Diğer skorlar: %2,0 (26 maç)')).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'İlk yarı / maç sonucu' })).toHaveTextContent('3,7');
  });

  it('lists every selection and finds a market by name', async () => {
    await open('/kapanisoran', [200, summaryOf(GROUPS)]);
    const user = userEvent.setup();
    await user.click(within(await panel()).getByRole('tab', { name: 'Bütün seçenekler' }));
    expect(screen.getAllByRole('rowheader').map((header) => header.textContent)).toEqual(
      expect.arrayContaining(['1', 'X', '2']),
    );
    await user.type(screen.getByRole('searchbox', { name: 'Bahis türü ara' }), 'korner');
    expect(screen.getByText('Bu adla bir bahis türü yok.')).toBeInTheDocument();
  });

  it('stays closed on the next visit once it was closed, and on the same view', async () => {
    const { unmount } = await open('/kapanisoran');
    const user = userEvent.setup();
    await user.click(within(await panel()).getByRole('tab', { name: 'İY/MS ve skor' }));
    await user.click(within(await panel()).getByRole('button', { name: /Ne oldu/ }));
    expect(screen.queryByRole('tablist')).toBeNull();
    unmount();
    await open('/kapanisoran');
    const toggle = within(await panel()).getByRole('button', { name: /Ne oldu/ });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(screen.getByRole('tab', { name: 'İY/MS ve skor' })).toHaveAttribute('aria-selected', 'true');
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
    expect(within(await panel()).getByRole('table', { name: 'Maç sonucu' })).toBeInTheDocument();
    await act(async () => answer());
    expect(await screen.findByText('Filtrelere uyan 7 maçın tamamı')).toBeInTheDocument();
  });

  it('says when nothing was played yet', async () => {
    await open('/kapanisoran', [200, { ...summaryOf(GROUPS), total: 3, settled: 0 }]);
    expect(await screen.findByText(/henüz oynanmadı/)).toBeInTheDocument();
  });

  it('fails quietly beside the table and can be asked again', async () => {
    let answer: Answer = [500, { error: 'Sunucu yoruldu.', code: 'INTERNAL' }];
    await open('/kapanisoran', () => answer);
    expect(await screen.findByText(/Özet yüklenemedi\. Sunucu yoruldu\./)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    answer = [200, WITH_MARKETS];
    await userEvent.setup().click(screen.getByRole('button', { name: 'Özeti yeniden iste' }));
    expect(await screen.findByRole('table', { name: 'Maç sonucu' })).toBeInTheDocument();
  });

  it('asks nothing for members who wait', async () => {
    await open('/kapanisoran', [200, WITH_MARKETS], 'wait');
    expect(await screen.findByRole('link', { name: 'Üyelik Satın Al' })).toBeInTheDocument();
    expect(asked()).toEqual([]);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { asked, openPanel } from '../../../testing/panel';

const DONE = { state: 'done', progress: 1, matches_done: 9, matches_total: 9, unversioned: [] };
const FEED = {
  ...{ url: 'https://example.com/a.json?key=x', source: 'https://example.com/a.json?…', key: 'abc' },
  ...{ every_minutes: 30, format: null, bookmaker: null, enabled: true },
  ...{ last_run_at: null, next_run_at: null, stale_since: null as string | null },
};
const WELL = { inbox: '/veri/inbox', inbox_stale_since: null, feeds: [FEED] };
const routes = {
  'GET /api/imports': [200, []],
  'GET /api/feeds': [200, WELL],
  'GET /api/archive-upkeep': [200, DONE],
} as const;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('an archive of an earlier version', () => {
  it('says how far it is on its way, and looks again until it is there', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let upkeep: object = {
      ...DONE,
      state: 'running',
      progress: 0.35,
      matches_done: 1_500,
      matches_total: 3_000,
    };
    const { calls } = await openPanel(
      '/admin?sekme=veri',
      { ...routes, 'GET /api/archive-upkeep': () => [200, upkeep] },
      { advanceTimers: jest.advanceTimersByTime },
    );
    const line = await screen.findByRole('region', { name: 'Arşiv yeni kurallara getiriliyor' });
    expect(within(line).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '35');
    expect(line).toHaveTextContent('3.000 maçtan 1.500 tanesi bitti.');
    upkeep = DONE;
    jest.advanceTimersByTime(5_000);
    await waitFor(() => expect(line).not.toBeInTheDocument());
    const looks = asked(calls, 'GET /api/archive-upkeep').length;
    jest.advanceTimersByTime(20_000);
    expect(asked(calls, 'GET /api/archive-upkeep')).toHaveLength(looks);
  });

  it('names the days that only their files can mend', async () => {
    const unversioned = [
      { date: '2026-08-20', matches: 900 },
      { date: '2026-08-21', matches: 300 },
    ];
    const { user } = await openPanel('/admin?sekme=veri', {
      ...routes,
      'GET /api/archive-upkeep': [200, { ...DONE, unversioned }],
    });
    const notice = await screen.findByRole('region', { name: 'Sürüm numarasız okunmuş bültenler var' });
    await user.click(within(notice).getByText('2 gün, 1.200 maç'));
    const days = within(notice).getAllByRole('listitem');
    expect(days.map((day) => day.textContent)).toEqual(['20.08.2026900 maç', '21.08.2026300 maç']);
  });

  it('says nothing where all is done', async () => {
    const { calls } = await openPanel('/admin?sekme=veri', routes);
    await waitFor(() => expect(asked(calls, 'GET /api/archive-upkeep')).toHaveLength(1));
    await screen.findByText('Kayıt yok.');
    expect(screen.queryByText(/yeni kurallara|Sürüm numarasız|eski kopya/)).not.toBeInTheDocument();
  });
});

describe('a source that gives nothing but old copies', () => {
  it.each(['', '&bolum=kaynaklar'])(
    'is named, and its versions are restarted after a question (%s)',
    async (part) => {
      let feeds: object = { ...WELL, feeds: [{ ...FEED, stale_since: '2026-05-17T06:00:00.000Z' }] };
      const { calls, user } = await openPanel(`/admin?sekme=veri${part}`, {
        ...routes,
        'GET /api/feeds': () => [200, feeds],
        'POST /api/feeds/abc/restart-versions': () => {
          feeds = WELL;
          return [200, { message: 'Sürümler bundan sonra yeniden sayılıyor.' }];
        },
      });
      const notice = await screen.findByRole('region', {
        name: 'Bülten kaynağı yalnızca eski kopya veriyor',
      });
      expect(notice).toHaveTextContent('https://example.com/a.json?…: 17 Mayıs 2026 09:00 tarihinden beri');
      await user.click(within(notice).getByRole('button', { name: /yeniden başlat/ }));
      expect(asked(calls, 'POST /api/feeds/abc/restart-versions')).toEqual([]);
      const dialog = await screen.findByRole('alertdialog');
      await user.click(within(dialog).getByRole('button', { name: 'Sürümleri yeniden başlat' }));
      await screen.findByText('Sürümler bundan sonra yeniden sayılıyor.');
      await waitFor(() => expect(notice).not.toBeInTheDocument());
      expect(asked(calls, 'POST /api/feeds/abc/restart-versions')).toHaveLength(1);
    },
  );

  it('may be the inbox', async () => {
    await openPanel('/admin?sekme=veri', {
      ...routes,
      'GET /api/feeds': [200, { ...WELL, inbox_stale_since: '2026-05-17T06:00:00.000Z' }],
      'POST /api/feeds/inbox/restart-versions': [503, { error: 'Birazdan yeniden deneyin.' }],
    });
    const notice = await screen.findByRole('region', { name: 'Bülten kaynağı yalnızca eski kopya veriyor' });
    expect(notice).toHaveTextContent('Gelen kutusu: 17 Mayıs 2026 09:00 tarihinden beri');
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EXAMPLE } from '../../testing/example';
import { type Answer, serveApi, SETTINGS } from '../../testing/fake-api';
import { signedInAs } from '../../testing/posts';
import { renderSite } from '../../testing/render-site';

const PRODUCTS: Answer = [
  200,
  {
    products: [
      { duration_type: '1_month', title: '30 Gün', days: 30, price_tl: 1300 },
      { duration_type: '3_month', title: '90 Gün', days: 90, price_tl: 3500 },
    ],
  },
];

const serve = (example: Answer | (() => Answer), role?: string) =>
  serveApi({
    ...SETTINGS,
    ...(role && signedInAs(role)),
    'GET /api/daily-example': example,
    'GET /api/products': PRODUCTS,
  });

const region = () => screen.findByRole('region', { name: 'Bu olasılıklarla ne olmuştu?' });

afterEach(() => jest.restoreAllMocks());

describe('the example of the day', () => {
  it.each(['/login', '/urunler'])(
    'stands on %s for everybody: the match, its prices, its result',
    async (path) => {
      serve([200, { example: EXAMPLE }]);
      await renderSite(path);
      const example = within(await region());
      expect(example.getByText('Galatasaray - Göztepe')).toBeInTheDocument();
      expect(example.getByText('2 - 1')).toBeInTheDocument();
      expect(example.getByText('İY 1 - 0')).toBeInTheDocument();
      expect(example.getByText('16 Mayıs 2026 Cumartesi 19:00')).toBeInTheDocument();
      expect(example.getByText(/1\.175 maçın sonuçları/)).toBeInTheDocument();
      const rows = example.getAllByRole('row').slice(1);
      expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
        '1, bu maçın sonucu',
        'X',
        '2',
      ]);
      expect(rows[0]).toHaveTextContent('1,85%50,4611 / 1.175 maç%52,0%49,1–54,9');
      expect(example.queryByRole('link')).toBeNull();
    },
  );

  it('leads members to the matches behind the figures', async () => {
    serve([200, { example: EXAMPLE }], 'user');
    await renderSite('/urunler', { role: 'user' });
    expect(within(await region()).getByRole('link', { name: 'Aynı olasılıklı maçları aç' })).toHaveAttribute(
      'href',
      '/kapanisoran?ft_1_odd=%2550.38%C2%B10.5&ft_2_odd=%2522.19%C2%B10.5&ft_x_odd=%2527.43%C2%B10.5',
    );
  });

  it.each([
    ['2026-05-17T10:00:00Z', 'Günün örneği'],
    // half past midnight of the 18th in Istanbul
    ['2026-05-17T21:30:00Z', 'Son örnek · 16 Mayıs 2026 Cumartesi'],
    ['2026-07-01T10:00:00Z', 'Son örnek · 16 Mayıs 2026 Cumartesi'],
  ])('is of the day only where it is yesterday’s: at %s it is %s', async (now, label) => {
    jest.useFakeTimers({
      now: new Date(now),
      doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
    });
    serve([200, { example: EXAMPLE }]);
    await renderSite('/login');
    expect(within(await region()).getByText(label)).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('is nothing where the archive has none', async () => {
    const calls = serve([200, { example: null }]);
    await renderSite('/login');
    await waitFor(() => expect(calls.map(({ route }) => route)).toContain('GET /api/daily-example'));
    await waitFor(() => expect(screen.queryByText('Günün örneği yükleniyor')).toBeNull());
    expect(screen.queryByText('Günün örneği')).toBeNull();
    expect(await screen.findByText('1.300 TL')).toBeInTheDocument();
  });

  it('that does not come can be asked for again, while the login form is there', async () => {
    let answer: Answer = [500, {}];
    serve(() => answer);
    await renderSite('/login');
    const retry = await screen.findByRole('button', { name: 'Tekrar dene' });
    expect(screen.getByLabelText('E-posta')).toBeEnabled();
    answer = [200, { example: EXAMPLE }];
    await userEvent.click(retry);
    expect(await region()).toBeInTheDocument();
  });
});

describe('the prices on the login page', () => {
  it('stand in short with the way to the packages', async () => {
    serve([200, { example: null }]);
    await renderSite('/login');
    const prices = within(await screen.findByRole('region', { name: 'Üyelik paketleri' }));
    expect(await prices.findByText('3.500 TL')).toBeInTheDocument();
    expect(prices.getByText('30 günlük pakete göre %10 hesaplı')).toBeInTheDocument();
    expect(prices.getByRole('link', { name: 'Pakete neler dahil?' })).toHaveAttribute('href', '/urunler');
  });
});

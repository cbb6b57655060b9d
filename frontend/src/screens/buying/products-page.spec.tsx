import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi, SETTINGS } from '../../testing/fake-api';
import { renderSite } from '../../testing/render-site';

const PRODUCTS = {
  'GET /api/products': [
    200,
    {
      products: [
        { duration_type: '1_month', title: 'Otuz gün', days: 30, price_tl: 1300 },
        { duration_type: '3_month', title: 'Doksan gün', days: 90, price_tl: 3500 },
      ],
    },
  ],
} as const;

const CHECK = {
  'GET /api/check_role': [200, { role: 'wait', username: 'ayşe', subscription_end_date: null }],
} as const;

afterEach(() => jest.restoreAllMocks());

describe('the products page', () => {
  it('shows packages with prices as the settings have them, and sends strangers to the registration', async () => {
    serveApi({ ...SETTINGS, ...PRODUCTS });
    await renderSite('/urunler');
    expect(await screen.findByText('1.300 TL')).toBeInTheDocument();
    expect(screen.getByText('90 gün · günlük 38,89 TL')).toBeInTheDocument();
    expect(screen.getByText('30 günlük pakete göre %10 hesaplı')).toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: /Kayıt ol ve al/ })) {
      expect(link).toHaveAttribute('href', '/register');
    }
  });

  it('leads the signed-in to the purchase of that package', async () => {
    serveApi({ ...SETTINGS, ...PRODUCTS, ...CHECK });
    await renderSite('/urunler', { role: 'wait' });
    expect(await screen.findByRole('link', { name: 'Bu paketi al: Doksan gün' })).toHaveAttribute(
      'href',
      '/satinal?paket=3_month',
    );
  });

  it('says when nothing is on sale', async () => {
    serveApi({ ...SETTINGS, 'GET /api/products': [200, { products: [] }] });
    await renderSite('/urunler');
    expect(await screen.findByText('Şu anda satışta olan bir paket yok.')).toBeInTheDocument();
  });

  it('tries again after a failure', async () => {
    let isUp = false;
    serveApi({
      'GET /api/daily-example': [200, { example: null }],
      ...SETTINGS,
      'GET /api/products': () => (isUp ? PRODUCTS['GET /api/products'] : [503, {}]),
    });
    await renderSite('/urunler');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Tekrar dene' }).then((button) => ((isUp = true), button)),
    );
    expect(await screen.findByText('1.300 TL')).toBeInTheDocument();
  });
});

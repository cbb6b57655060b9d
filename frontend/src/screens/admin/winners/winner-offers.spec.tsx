import { screen, waitFor } from '@testing-library/react';
import type { WinnerOfferDto } from '../../../api/generated/wire';
import { asked, openPanel } from '../../../testing/panel';
import { winner } from '../../../testing/posts';

const ADDRESS = '/admin?sekme=kazananlar&bolum=kuponlar';

const OFFER: WinnerOfferDto = {
  blog_id: 7,
  blogname: 'Cumartesi kuponu',
  author: 'editör',
  date: '2026-05-17T18:45:00.000Z',
  feedback: 'Akkuğuspor 2-1 Bozyele SK · MS 1 · 1,85',
  image_filename: null,
};

const routes = {
  'GET /api/winnersclub': [200, { winnersclub: [winner(3)] }],
  'GET /api/winnersclub/offers': [200, { offers: [OFFER] }],
} as const;

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('won coupons in the panel', () => {
  it('are counted beside the entries', async () => {
    const { user } = await openPanel('/admin?sekme=kazananlar', routes);
    expect(await screen.findByText('Gönderi 3')).toBeInTheDocument();
    await user.click(await screen.findByRole('link', { name: 'Kazanan kuponlar (1)' }));
    expect(await screen.findByRole('heading', { name: 'Cumartesi kuponu' })).toBeInTheDocument();
  });

  it('show what their entry would say, and enter the club with one click', async () => {
    const { calls, user } = await openPanel(ADDRESS, {
      ...routes,
      'POST /api/winnersclub/offers': [201, winner(9, { blog_id: 7 })],
    });
    const card = (await screen.findByRole('heading', { name: 'Cumartesi kuponu' })).closest('article')!;
    expect(card).toHaveTextContent('editör · 17 Mayıs 2026 21:45');
    expect(card).toHaveTextContent('Akkuğuspor 2-1 Bozyele SK · MS 1 · 1,85');
    const before = asked(calls, 'GET /api/winnersclub/offers').length;
    await user.click(screen.getByRole('button', { name: 'Cumartesi kuponu: kulübe ekle' }));
    expect(await screen.findByText('“Cumartesi kuponu” kazananlar kulübüne eklendi.')).toBeInTheDocument();
    expect(asked(calls, 'POST /api/winnersclub/offers').map(({ body }) => body)).toEqual([{ blog_id: 7 }]);
    await waitFor(() => expect(asked(calls, 'GET /api/winnersclub/offers').length).toBeGreaterThan(before));
  });

  it('say why one was not taken, that there is none, and why they did not come', async () => {
    const { user, unmount } = await openPanel(ADDRESS, {
      ...routes,
      'POST /api/winnersclub/offers': [409, { error: 'Bu kupon zaten kazananlar kulübünde.' }],
    });
    await user.click(await screen.findByRole('button', { name: 'Cumartesi kuponu: kulübe ekle' }));
    expect(await screen.findByText('Bu kupon zaten kazananlar kulübünde.')).toBeInTheDocument();
    unmount();
    const empty = await openPanel(ADDRESS, {
      ...routes,
      'GET /api/winnersclub/offers': [200, { offers: [] }],
    });
    expect(await screen.findByText('Kulübe eklenebilecek yeni bir kazanan kupon yok.')).toBeInTheDocument();
    empty.unmount();
    await openPanel(ADDRESS, { ...routes, 'GET /api/winnersclub/offers': [500, {}] });
    expect(await screen.findByRole('button', { name: 'Tekrar dene' })).toBeInTheDocument();
  });
});

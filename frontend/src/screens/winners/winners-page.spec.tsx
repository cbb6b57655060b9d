import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, serveApi, SETTINGS } from '../../testing/fake-api';
import { signedInAs, winner } from '../../testing/posts';
import { renderSite } from '../../testing/render-site';

function serve(answer: Answer, role = 'user', total?: number) {
  const calls = serveApi({ ...SETTINGS, ...signedInAs(role), 'GET /api/winnersclub': answer });
  const served = jest.mocked(globalThis.fetch).getMockImplementation()!;
  jest.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
    const response = await served(input, init);
    if (total !== undefined) response.headers.set('X-Total-Count', String(total));
    return response;
  });
  return calls;
}

afterEach(() => jest.restoreAllMocks());

describe('the winners club', () => {
  it('shows image, title, text and date', async () => {
    serve([200, { winnersclub: [winner(3, { feedback: 'Bir\nİki' })] }]);
    await renderSite('/kazananlar', { role: 'user' });
    const card = (await screen.findByRole('heading', { name: 'Gönderi 3' })).closest('article')!;
    expect(card).toHaveTextContent('Bir İki');
    expect(card).toHaveTextContent('17 Mayıs 2026 21:45');
    expect(screen.getByRole('img', { name: 'Gönderi 3 görseli' })).toHaveAttribute(
      'srcset',
      expect.stringContaining('/assets/kupon/resim-3.webp-480.webp 480w'),
    );
  });

  it('leads from a won coupon to its post and to all selections of its editor', async () => {
    const won = winner(4, { blog_id: 7, author: 'Ali Kemal' });
    serve([200, { winnersclub: [won, winner(3)] }]);
    await renderSite('/kazananlar', { role: 'user' });
    expect(await screen.findByRole('link', { name: 'Gönderi 4: gönderi ve seçimler' })).toHaveAttribute(
      'href',
      '/blog/7',
    );
    expect(screen.getByRole('link', { name: /^Ali Kemal adlı editörün bütün seçimleri/ })).toHaveAttribute(
      'href',
      '/editorler/Ali%20Kemal',
    );
    const byHand = screen.getByRole('heading', { name: 'Gönderi 3' }).closest('article')!;
    expect(within(byHand).queryByRole('link', { name: /seçim/ })).not.toBeInTheDocument();
  });

  it('is paged by the number that comes beside the answer', async () => {
    const calls = serve(
      [200, { winnersclub: Array.from({ length: 12 }, (_, at) => winner(at + 1)) }],
      'user',
      30,
    );
    const { path } = await renderSite('/kazananlar', { role: 'user' });
    await userEvent.click(await screen.findByRole('link', { name: 'Sayfa 3' }));
    expect(path()).toBe('/kazananlar?sayfa=3');
    const asked = calls.filter(({ route }) => route.endsWith('winnersclub'));
    expect(asked.map(({ query }) => Object.fromEntries(query))).toEqual([
      { page: '1', per_page: '12' },
      { page: '3', per_page: '12' },
    ]);
  });

  it('says that it is empty, and why it did not come', async () => {
    serve([200, { winnersclub: [] }], 'user', 0);
    const { unmount } = await renderSite('/kazananlar', { role: 'user' });
    expect(await screen.findByText('Henüz kayıt yok.')).toBeInTheDocument();
    unmount();
    serve([500, {}]);
    await renderSite('/kazananlar', { role: 'user' });
    expect(await screen.findByRole('button', { name: 'Tekrar dene' })).toBeInTheDocument();
  });

  it('is not asked for on behalf of those without a membership', async () => {
    const calls = serve([200, { winnersclub: [] }], 'wait');
    await renderSite('/kazananlar', { role: 'wait' });
    expect(await screen.findByRole('link', { name: 'Üyelik Satın Al' })).toBeInTheDocument();
    await act(async () => {});
    expect(calls.map(({ route }) => route)).not.toContain('GET /api/winnersclub');
  });
});

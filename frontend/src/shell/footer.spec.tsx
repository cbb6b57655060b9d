import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi, SETTINGS, settingsWith } from '../testing/fake-api';
import { signedInAs } from '../testing/posts';
import { renderSite } from '../testing/render-site';

const LOGOS = Array.from({ length: 8 }, (_, index) => ({
  name: `Logo ${index + 1}`,
  image_filename: `logo-${index + 1}.webp`,
}));

const footer = () => within(screen.getByRole('contentinfo'));

afterEach(() => jest.restoreAllMocks());

describe('the footer', () => {
  it('shows the logos of the settings that have an image, and no other', async () => {
    const logos = [{ name: 'Görselsiz', image_filename: '' }, ...LOGOS];
    serveApi(settingsWith({ carousel_logos: logos }));
    await renderSite('/uyeliksozlesmesi');
    const carousel = await footer().findByRole('region', { name: 'Logolar' });
    expect(within(carousel).getAllByRole('group')).toHaveLength(8);
    expect(within(carousel).getByRole('img', { name: 'Logo 8' })).toHaveAttribute(
      'src',
      '/assets/kupon/logo-8.webp',
    );
    expect(within(carousel).queryByText('Görselsiz')).toBeNull();
  });

  it('lets the logos be stopped and started', async () => {
    serveApi(settingsWith({ carousel_logos: LOGOS }));
    await renderSite('/uyeliksozlesmesi');
    await userEvent.click(await footer().findByRole('button', { name: 'Logo geçişini durdur' }));
    await userEvent.click(footer().getByRole('button', { name: 'Logo geçişini başlat' }));
    expect(footer().getByRole('button', { name: 'Logo geçişini durdur' })).toBeInTheDocument();
  });

  it.each([
    ['logos', []],
    ['images of its logos', [{ name: 'Görselsiz', image_filename: '' }]],
  ])('has no carousel without %s', async (_, carousel_logos) => {
    serveApi(settingsWith({ carousel_logos }));
    await renderSite('/uyeliksozlesmesi');
    await act(async () => {});
    expect(footer().queryByRole('region', { name: 'Logolar' })).toBeNull();
  });

  it('has no part for social pages while there are none', async () => {
    serveApi(SETTINGS);
    await renderSite('/uyeliksozlesmesi');
    await act(async () => {});
    expect(footer().queryByRole('heading', { name: 'Sosyal medya' })).toBeNull();
    expect(footer().queryByText(/henüz/)).toBeNull();
  });

  it.each(['/kapanisoran', '/bulten', '/acilisreyting', '/tarama'])(
    'is one line under the table of %s: who it is for, and the two texts of law',
    async (path) => {
      serveApi({ ...SETTINGS, ...signedInAs('wait') });
      await renderSite(path, { role: 'wait' });
      expect(footer().queryByRole('heading')).toBeNull();
      expect(screen.getByRole('contentinfo')).toHaveTextContent('bahis oynatmaz');
      expect(footer().getByRole('link', { name: 'Üyelik Sözleşmesi' })).toBeInTheDocument();
      expect(footer().getByRole('link', { name: 'KVKK' })).toBeInTheDocument();
    },
  );

  it('offers each visitor the pages that would open', async () => {
    serveApi({ ...SETTINGS, ...signedInAs('user') });
    const { unmount } = await renderSite('/uyeliksozlesmesi');
    const pages = () => within(footer().getByRole('navigation', { name: 'Sayfalar' }));
    expect(pages().getByRole('link', { name: 'Hakkımızda' })).toHaveAttribute('href', '/about');
    expect(pages().getByRole('link', { name: 'KVKK' })).toHaveAttribute('href', '/kvkk');
    expect(pages().queryByRole('link', { name: 'Son Yorumlar' })).toBeNull();
    unmount();
    await renderSite('/uyeliksozlesmesi', { role: 'user' });
    expect(pages().getByRole('link', { name: 'Son Yorumlar' })).toHaveAttribute('href', '/commentsection');
    expect(pages().queryByRole('link', { name: 'Editor Giriş' })).toBeNull();
  });

  it('links to the social pages that the operator has named, and only to those', async () => {
    serveApi(settingsWith({ links: { telegram: 'https://t.me/ornek' } }));
    await renderSite('/uyeliksozlesmesi');
    const link = await footer().findByRole('link', { name: 'Telegram' });
    expect(link).toHaveAttribute('href', 'https://t.me/ornek');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(footer().queryByRole('link', { name: 'Instagram' })).toBeNull();
  });

  it('carries the newsletter form', async () => {
    serveApi(SETTINGS);
    await renderSite('/uyeliksozlesmesi');
    expect(footer().getByRole('heading', { name: 'Gazete' })).toBeInTheDocument();
    expect(await footer().findByLabelText('E-posta adresiniz')).toBeInTheDocument();
  });
});

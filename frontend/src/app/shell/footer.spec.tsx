import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi, SETTINGS, settingsWith } from '../../testing/fake-api';
import { signedInAs } from '../../testing/posts';
import { renderSite } from '../../testing/render-site';

const LOGOS = Array.from({ length: 8 }, (_, index) => ({ name: `Logo ${index + 1}`, image_filename: '' }));

const footer = () => within(screen.getByRole('contentinfo'));

afterEach(() => jest.restoreAllMocks());

describe('the footer', () => {
  it('shows the logos of the settings: placeholders by name, images where there are any', async () => {
    const logos = [{ name: 'Destekçi', image_filename: 'logo.webp' }, ...LOGOS.slice(1)];
    serveApi(settingsWith({ carousel_logos: logos }));
    await renderSite('/uyeliksozlesmesi');
    const carousel = await footer().findByRole('region', { name: 'Logolar' });
    expect(within(carousel).getAllByRole('group')).toHaveLength(8);
    expect(within(carousel).getByRole('img', { name: 'Destekçi' })).toHaveAttribute(
      'src',
      '/assets/kupon/logo.webp',
    );
    expect(within(carousel).getByRole('group', { name: '8 / 8: Logo 8' })).toHaveTextContent('Logo 8');
  });

  it('lets the logos be stopped and started', async () => {
    serveApi(settingsWith({ carousel_logos: LOGOS }));
    await renderSite('/uyeliksozlesmesi');
    await userEvent.click(await footer().findByRole('button', { name: 'Logo geçişini durdur' }));
    await userEvent.click(footer().getByRole('button', { name: 'Logo geçişini başlat' }));
    expect(footer().getByRole('button', { name: 'Logo geçişini durdur' })).toBeInTheDocument();
  });

  it('has no carousel without logos', async () => {
    serveApi(SETTINGS);
    await renderSite('/uyeliksozlesmesi');
    await act(async () => {});
    expect(footer().queryByRole('region', { name: 'Logolar' })).toBeNull();
  });

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

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '../kit/feedback/notices';
import { selectSession } from '../session/session.slice';
import { keepDraft } from '../session/drafts';
import { serveApi, SETTINGS, settingsWith } from '../testing/fake-api';
import { renderSite } from '../testing/render-site';

const CHECK = {
  'GET /api/check_role': [200, { role: 'user', username: 'ayşe', subscription_end_date: null }],
} as const;

afterEach(() => jest.restoreAllMocks());

const header = () => within(screen.getByRole('banner'));

describe('the header', () => {
  it('offers registration and login to the signed-out', async () => {
    serveApi(SETTINGS);
    await renderSite('/uyeliksozlesmesi');
    expect(header().getByRole('link', { name: 'Kayıt Ol' })).toHaveAttribute('href', '/register');
    expect(header().getByRole('link', { name: 'Giriş Yap' })).toHaveAttribute('href', '/login');
    expect(header().queryByRole('button', { name: 'Çıkış Yap' })).toBeNull();
  });

  it('starts with the name and the badge of the last visit', async () => {
    serveApi(settingsWith({ site_name: 'Başka Ad', demo_data: true }));
    const { unmount } = await renderSite('/uyeliksozlesmesi');
    expect(await header().findByRole('link', { name: 'Başka Ad' })).toBeInTheDocument();
    unmount();
    serveApi({});
    await renderSite('/uyeliksozlesmesi');
    expect(header().getByRole('link', { name: 'Başka Ad' })).toBeInTheDocument();
    expect(header().getByText('DEMO VERİSİ')).toBeInTheDocument();
  });

  it('forgets a name that is the default one again', async () => {
    localStorage.setItem('siteFace', JSON.stringify({ name: 'Başka Ad', demo: true }));
    serveApi(SETTINGS);
    await renderSite('/uyeliksozlesmesi');
    expect(await header().findByRole('link', { name: 'Oran Arşivi' })).toBeInTheDocument();
    await waitFor(() => expect(localStorage.getItem('siteFace')).toBeNull());
  });

  it('names the signed-in with their role', async () => {
    serveApi({ ...SETTINGS, ...CHECK });
    await renderSite('/oranlar', { role: 'user' });
    expect(header().getByText('ayşe')).toBeInTheDocument();
    expect(header().getByText('Üye')).toBeInTheDocument();
    expect(header().queryByRole('link', { name: 'Kayıt Ol' })).toBeNull();
  });

  it('logs out on the server, in the browser and on the screen', async () => {
    const calls = serveApi({ ...SETTINGS, ...CHECK, 'POST /api/logout': [204] });
    const { path, seen, store } = await renderSite('/oranlar', { role: 'user', token: 't1' });
    keepDraft('comment-7', 'ayşe', { content: 'Yarım kaldı' });
    await userEvent.click(header().getByRole('button', { name: 'Çıkış Yap' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(seen.location.state).toBeNull();
    expect(selectSession(store.getState()).endReason).toBeNull();
    expect(calls.find((call) => call.route === 'POST /api/logout')?.token).toBe('Bearer t1');
    expect({ ...localStorage }).toEqual({ isLoggedIn: 'false' });
    expect({ ...sessionStorage }).toEqual({});
  });

  it('leaves the screen behind that was logged out from, for a step back right after', async () => {
    serveApi({ ...SETTINGS, ...CHECK, 'POST /api/logout': [204] });
    const { path, seen } = await renderSite('/uyeliksozlesmesi', { role: 'user', token: 't1' });
    await act(async () => seen.navigate('/oranlar'));
    await userEvent.click(header().getByRole('button', { name: 'Çıkış Yap' }));
    await waitFor(() => expect(path()).toBe('/login'));
    await act(async () => seen.navigate(-1));
    expect(path()).toBe('/uyeliksozlesmesi');
  });

  it('logs out here even when the server can not be reached', async () => {
    serveApi({ ...SETTINGS, ...CHECK });
    const { path } = await renderSite('/oranlar', { role: 'user' });
    await userEvent.click(header().getByRole('button', { name: 'Çıkış Yap' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(localStorage.getItem('isLoggedIn')).toBe('false');
  });

  it('opens a submenu, closes it with Escape and gives the focus back', async () => {
    serveApi({ ...SETTINGS, ...CHECK });
    await renderSite('/oranlar', { role: 'user' });
    const button = header().getByRole('button', { name: 'Oranlar' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(header().getByRole('link', { name: 'Kapanış Oranları' })).toHaveAttribute('href', '/kapanisoran');
    await userEvent.keyboard('{Escape}');
    expect(header().queryByRole('link', { name: 'Kapanış Oranları' })).toBeNull();
    expect(button).toHaveFocus();
  });

  it('closes a submenu when something else is pressed, whether or not the press moves the focus', async () => {
    serveApi({ ...SETTINGS, ...CHECK });
    await renderSite('/oranlar', { role: 'user' });
    const button = header().getByRole('button', { name: 'Oranlar' });
    const entry = () => header().queryByRole('link', { name: 'Kapanış Oranları' });
    fireEvent.click(button);
    fireEvent.pointerDown(entry()!);
    // Safari: a press gives a link no focus, and takes it from the button
    fireEvent.blur(button);
    expect(entry()).toBeInTheDocument();
    fireEvent.pointerDown(screen.getByRole('main'));
    expect(entry()).toBeNull();
  });

  it('closes a submenu when the keyboard moves on', async () => {
    serveApi({ ...SETTINGS, ...CHECK });
    await renderSite('/oranlar', { role: 'user' });
    await userEvent.click(header().getByRole('button', { name: 'Oranlar' }));
    const entries = () => header().queryAllByRole('link', { name: /Kapanış Oranları/ });
    await userEvent.tab();
    expect(entries()).toHaveLength(1);
    act(() => header().getByRole('button', { name: 'Çıkış Yap' }).focus());
    expect(entries()).toHaveLength(0);
  });

  it('shows the messaging group to the signed-in once the operator has set one', async () => {
    const links = { messaging_group: 'https://t.me/ornek' };
    serveApi({ ...settingsWith({ links }), ...CHECK });
    await renderSite('/oranlar', { role: 'user' });
    const link = await header().findByRole('link', { name: 'Mesaj Grubu' });
    expect(link).toHaveAttribute('href', 'https://t.me/ornek');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('carries the badge only while the odds are made up', async () => {
    serveApi(settingsWith({ demo_data: true }));
    const { unmount } = await renderSite('/uyeliksozlesmesi');
    expect(await header().findByText('DEMO VERİSİ')).toBeInTheDocument();
    unmount();
    serveApi(SETTINGS);
    await renderSite('/uyeliksozlesmesi');
    await waitFor(() => expect(header().queryByText('DEMO VERİSİ')).toBeNull());
  });

  it('goes by the name that the operator gave the site', async () => {
    serveApi(settingsWith({ site_name: 'Başka Ad' }));
    await renderSite('/uyeliksozlesmesi');
    expect(await header().findByText('Başka Ad')).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Üyelik Sözleşmesi · Başka Ad'));
  });

  it('follows the scroll position', async () => {
    serveApi(SETTINGS);
    await renderSite('/uyeliksozlesmesi');
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-scrolled');
    Object.defineProperty(window, 'scrollY', { value: 120, configurable: true });
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled');
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });

  it('turns the site dark and remembers it', async () => {
    serveApi(SETTINGS);
    await renderSite('/uyeliksozlesmesi');
    await userEvent.click(header().getByRole('button', { name: 'Koyu temaya geç' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('siteTheme')).toBe('dark');
    expect(header().getByRole('button', { name: 'Açık temaya geç' })).toBeInTheDocument();
  });
});

describe('a part of the shell that breaks', () => {
  it('leaves the page and the other parts as they are', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    serveApi({ ...settingsWith({ carousel_logos: 5 as never }), ...CHECK });
    await renderSite('/uyeliksozlesmesi', { role: 'user' });
    await waitFor(() => expect(screen.queryByRole('contentinfo')).toBeNull());
    expect(screen.getByRole('heading', { level: 1, name: 'Üyelik Sözleşmesi' })).toBeInTheDocument();
    expect(header().getByText('ayşe')).toBeInTheDocument();
    act(() => notify({ kind: 'info', text: 'Yine de' }));
    expect(screen.getByText('Yine de')).toBeInTheDocument();
  });

  it('leaves a way home where it is the header', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    serveApi({ ...settingsWith({ site_name: { broken: true } as never }), ...CHECK });
    await renderSite('/uyeliksozlesmesi', { role: 'user' });
    expect(await header().findByRole('link', { name: 'Oran Arşivi' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('main')).toBeInTheDocument();
  });
});

describe('every page', () => {
  it('starts at its top', async () => {
    serveApi({ ...SETTINGS, ...CHECK });
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { seen } = await renderSite('/oranlar', { role: 'user' });
    expect(scroll).not.toHaveBeenCalled();
    await act(async () => seen.navigate('/uyeliksozlesmesi'));
    expect(scroll).toHaveBeenCalledWith(0, 0);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('says in its footer that it is for adults and only analysis', async () => {
    serveApi(SETTINGS);
    await renderSite('/uyeliksozlesmesi');
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent('18+');
    expect(footer).toHaveTextContent('Bu site yalnızca istatistik ve analiz sunar');
    expect(within(footer).getByRole('link', { name: 'Üyelik Sözleşmesi' })).toHaveAttribute(
      'href',
      '/uyeliksozlesmesi',
    );
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { type Answer, serveApi, SETTINGS } from '../testing/fake-api';
import { asked, openPanel } from '../testing/panel';
import { renderSite } from '../testing/render-site';

const CHECK = {
  'GET /api/check_role': [200, { role: 'user', username: 'ayşe', subscription_end_date: null }],
} as const;

function look(visibility: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

/** The store hears half a second later who shows what. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 600)));

let leave = () => {};

afterEach(() => {
  leave();
  look('visible');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a window that is followed', () => {
  it('asks nothing again and again while nobody looks at it', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const running = {
      ...{ id: 3, file_name: 'T1.csv', format: 'native', status: 'running', progress: 0, origin: 'upload' },
      ...{ error: null, notice: null, has_report: true },
    };
    const { calls, stopSync } = await openPanel('/admin?sekme=veri', {
      'GET /api/imports': [200, [running]],
    });
    leave = stopSync;
    await screen.findByText('T1.csv');
    const looks = () => asked(calls, 'GET /api/imports').length;
    await act(() => jest.advanceTimersByTimeAsync(6_500));
    expect(looks()).toBeGreaterThan(1);
    look('hidden');
    const before = looks();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(looks()).toBe(before);
    look('visible');
    await act(() => jest.advanceTimersByTimeAsync(6_500));
    expect(looks()).toBeGreaterThan(before);
  });

  it('asks again for what the lost connection kept from coming, and for nothing else', async () => {
    let connected = false;
    const answer = (there: Answer) => (): Answer => {
      if (!connected) throw new TypeError('Failed to fetch');
      return there;
    };
    const calls = serveApi({
      ...SETTINGS,
      ...CHECK,
      'GET /api/winnersclub': answer([200, []]),
    });
    const { seen, stopSync } = await renderSite('/kazananlar', { role: 'user' });
    leave = stopSync;
    expect(await screen.findByText(/Sunucuya ulaşılamadı/)).toBeInTheDocument();
    await settled();
    calls.length = 0;
    connected = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/Sunucuya ulaşılamadı/)).toBeNull());
    const routes = () => calls.map(({ route }) => route);
    expect(routes()).toEqual(['GET /api/winnersclub']);
    // all of it is there now
    act(() => void window.dispatchEvent(new Event('online')));
    expect(routes()).toEqual(['GET /api/winnersclub']);

    // what failed on a screen that was left is asked for by nobody
    connected = false;
    await act(async () => seen.navigate('/kazananlar?sayfa=2'));
    expect(await screen.findByText(/Sunucuya ulaşılamadı/)).toBeInTheDocument();
    await act(async () => seen.navigate('/uyeliksozlesmesi'));
    await settled();
    calls.length = 0;
    connected = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await act(async () => {});
    expect(routes()).toEqual([]);
  });
});

import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi, SETTINGS } from '../testing/fake-api';
import { renderSite } from '../testing/render-site';

describe('what the main menu has no room for', () => {
  let typefaceArrives: () => void;

  beforeEach(() => {
    const ready = new Promise<void>((resolve) => (typefaceArrives = resolve));
    Object.defineProperty(document, 'fonts', { configurable: true, value: { ready } });
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 36));
  });
  afterEach(() => {
    Reflect.deleteProperty(document, 'fonts');
    jest.restoreAllMocks();
  });

  it('stays open when all is measured anew for the typeface that has arrived', async () => {
    serveApi(SETTINGS);
    await renderSite('/uyeliksozlesmesi');
    const menu = within(screen.getByRole('banner')).getByRole('navigation', { name: 'Ana menü' });
    await userEvent.click(within(menu).getByRole('button', { name: 'Diğer' }));
    expect(within(menu).getByRole('link', { name: 'İletişim' })).toBeVisible();
    await act(async () => typefaceArrives());
    expect(within(menu).getByRole('link', { name: 'İletişim' })).toBeVisible();
  });
});

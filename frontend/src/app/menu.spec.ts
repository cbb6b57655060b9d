import { isCurrent, type MenuEntry, MENU, visibleMenu } from './menu';
import { SCREENS } from './routes/screens';

const anonymous = { isLoggedIn: false, role: null };
const wait = { isLoggedIn: true, role: 'wait' } as const;

const staff: MenuEntry = {
  label: 'Yönetim',
  path: '/yonetim',
  access: ['admin', 'editor'],
  children: [
    { label: 'Panel', path: '/admin', access: ['admin'] },
    { label: 'Editör', path: '/editorgiris', access: ['admin', 'editor'] },
  ],
};

describe('the menu', () => {
  it('shows an anonymous visitor nothing that would send them away', () => {
    expect(visibleMenu(MENU, anonymous)).toEqual([]);
  });

  it('shows the odds to members who wait, too', () => {
    expect(visibleMenu(MENU, wait).map((entry) => entry.path)).toEqual(['/', '/oranlar', '/satinal']);
  });

  it('hides a submenu entry from a role that may not open it', () => {
    const [shown] = visibleMenu([staff], { isLoggedIn: true, role: 'editor' });
    expect(shown?.children?.map((entry) => entry.path)).toEqual(['/editorgiris']);
    expect(visibleMenu([staff], wait)).toEqual([]);
  });

  it('marks the parent of the present screen', () => {
    expect(isCurrent(staff, '/admin')).toBe(true);
    expect(isCurrent(staff, '/')).toBe(false);
  });

  it('leads only to screens that exist, under the same access', () => {
    const entries = MENU.flatMap((entry) => [entry, ...(entry.children ?? [])]);
    for (const entry of entries) {
      expect(SCREENS.find((screen) => screen.path === entry.path)?.access).toEqual(entry.access);
    }
  });
});

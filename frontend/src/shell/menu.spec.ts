import { isCurrent, type MenuEntry, MENU, staysFor, visibleMenu } from './menu';
import { SCREENS } from '../screens';

const anonymous = { isLoggedIn: false, role: null };
const wait = { isLoggedIn: true, role: 'wait' } as const;

const staff: MenuEntry = {
  label: 'Yönetim',
  path: '/yonetim',
  access: 'editor',
  children: [
    { label: 'Panel', path: '/admin', access: 'admin' },
    { label: 'Editör', path: '/editorgiris', access: 'editor' },
  ],
};

describe('the menu', () => {
  it('shows an anonymous visitor nothing that would send them away', () => {
    const paths = visibleMenu(MENU, anonymous).map((entry) => entry.path);
    expect(paths).toEqual(expect.arrayContaining(['/about', '/contact']));
    expect(paths).not.toEqual(expect.arrayContaining(['/']));
    expect(MENU.filter((entry) => paths.includes(entry.path)).map((entry) => entry.access)).toEqual(
      paths.map(() => 'public'),
    );
  });

  it('shows the odds to members who wait, too', () => {
    const paths = visibleMenu(MENU, wait).map((entry) => entry.path);
    expect(paths).toEqual(expect.arrayContaining(['/', '/editor', '/oranlar', '/kazananlar', '/satinal']));
    expect(paths).not.toContain('/yonetim');
  });

  it('hides a submenu entry from a role that may not open it', () => {
    const [shown] = visibleMenu([staff], { isLoggedIn: true, role: 'editor' });
    expect(shown?.children?.map((entry) => entry.path)).toEqual(['/editorgiris']);
    expect(visibleMenu([staff], wait)).toEqual([]);
  });

  it.each([
    ['wait', ['/satinal']],
    ['user', []],
    ['editor', ['/yonetim']],
    ['admin', ['/yonetim']],
  ] as const)('keeps in view what is for the role %s', (role, paths) => {
    const staying = visibleMenu(MENU, { isLoggedIn: true, role }).filter((entry) => staysFor(entry, role));
    expect(staying.map(({ path }) => path)).toEqual(paths);
  });

  it('marks the parent of the present screen', () => {
    expect(isCurrent(staff, '/admin')).toBe(true);
    expect(isCurrent(staff, '/')).toBe(false);
  });

  it('has every screen of a submenu under a hub', () => {
    const hubs = MENU.filter(({ children }) => children).map(({ path }) => path);
    const under = SCREENS.flatMap(({ menu }) => menu?.under ?? []);
    expect([...new Set(under)]).toEqual(hubs);
  });
});

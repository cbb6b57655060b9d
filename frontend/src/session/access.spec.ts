import { ROLES } from './roles';
import { type Access, admit } from './access';

const anonymous = { isLoggedIn: false, role: null };
const withRole = (role: (typeof ROLES)[number] | null) => ({ isLoggedIn: true, role });

describe('the door of a screen', () => {
  it.each<Access>(['login', 'admin', 'role', 'member'])(
    'sends anonymous visitors of %p to the login page',
    (access) => {
      expect(admit(access, anonymous)).toBe('toLogin');
    },
  );

  it('lets everybody in where a screen is public', () => {
    expect(admit('public', anonymous)).toBe('open');
    expect(admit('public', withRole('wait'))).toBe('open');
  });

  it('sends the signed-in away from the login page', () => {
    expect(admit('guest', withRole('user'))).toBe('toHome');
    expect(admit('guest', anonymous)).toBe('open');
  });

  it('opens a login-only screen to every role, and to none', () => {
    for (const role of [...ROLES, null]) expect(admit('login', withRole(role))).toBe('open');
  });

  it('refuses a role that is not named, and a visitor without a role', () => {
    expect(admit('editor', withRole('user'))).toBe('forbidden');
    expect(admit('role', withRole(null))).toBe('forbidden');
    expect(admit('member', withRole(null))).toBe('forbidden');
    expect(admit('editor', withRole('editor'))).toBe('open');
    expect(admit('admin', withRole('editor'))).toBe('forbidden');
  });

  it('tells members who wait what a membership opens, and opens what needs none', () => {
    expect(ROLES.map((role) => admit('member', withRole(role)))).toEqual(['open', 'open', 'open', 'prompt']);
    expect(admit('role', withRole('wait'))).toBe('open');
  });

  it('does not believe a role without a login', () => {
    expect(admit('admin', { isLoggedIn: false, role: 'admin' })).toBe('toLogin');
  });
});

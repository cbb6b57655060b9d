import { readStoredSession, readToken, SIGNED_OUT, writeStoredSession } from './stored-session';

const member = { isLoggedIn: true, role: 'user', username: 'ayşe', token: 'abc' } as const;

describe('the stored session', () => {
  it('comes back as it was written', () => {
    writeStoredSession(member);
    expect(readStoredSession()).toEqual(member);
  });

  it('keeps the token under sessionToken and, for older readers, under token', () => {
    writeStoredSession(member);
    expect(localStorage.getItem('sessionToken')).toBe('abc');
    expect(localStorage.getItem('token')).toBe('abc');
    expect(readToken()).toBe('abc');
  });

  it('sets the flag to false and removes role and token when signed out', () => {
    writeStoredSession(member);
    writeStoredSession(SIGNED_OUT);
    expect(localStorage.getItem('isLoggedIn')).toBe('false');
    for (const key of ['userRole', 'username', 'sessionToken', 'token'])
      expect(localStorage.getItem(key)).toBeNull();
  });

  it('is signed out when the flag is missing, whatever else is stored', () => {
    localStorage.setItem('sessionToken', 'abc');
    localStorage.setItem('userRole', 'admin');
    expect(readStoredSession()).toEqual(SIGNED_OUT);
  });

  it('does not believe a role that does not exist', () => {
    writeStoredSession(member);
    localStorage.setItem('userRole', 'superadmin');
    expect(readStoredSession().role).toBeNull();
  });
});

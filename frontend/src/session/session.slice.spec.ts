import {
  endReasonShown,
  loggedOut,
  membershipRefused,
  roleRaised,
  sessionEnded,
  sessionRefused,
  sessionReplaced,
  sessionSlice,
  type SessionState,
} from './session.slice';

const { reducer, getInitialState } = sessionSlice;
const member: SessionState = {
  isLoggedIn: true,
  role: 'user',
  username: 'ayşe',
  token: 't1',
  endReason: null,
};

describe('the session', () => {
  it('starts signed out in a fresh browser', () => {
    expect(getInitialState()).toMatchObject({ isLoggedIn: false, role: null, token: null });
  });

  it('starts from what the browser remembers', () => {
    localStorage.setItem('isLoggedIn', 'true');
    localStorage.setItem('userRole', 'editor');
    localStorage.setItem('sessionToken', 't9');
    expect(getInitialState()).toMatchObject({ isLoggedIn: true, role: 'editor', token: 't9' });
  });

  it('forgets everything at logout but that the visitor asked for it', () => {
    expect(reducer(member, loggedOut())).toEqual(signedOut('loggedOut'));
  });

  it('says that it expired when the server refuses the token', () => {
    expect(reducer(member, sessionRefused())).toEqual(signedOut('expired'));
  });

  it('does not speak of an ended session to someone who was not signed in', () => {
    expect(reducer(signedOut(null), sessionRefused()).endReason).toBeNull();
    expect(reducer(reducer(member, loggedOut()), sessionRefused()).endReason).toBe('loggedOut');
  });

  it('says that the role changed, once', () => {
    const ended = reducer(member, sessionEnded('roleChanged'));
    expect(ended).toEqual(signedOut('roleChanged'));
    expect(reducer(ended, endReasonShown()).endReason).toBeNull();
  });

  it('goes on with a higher role, but only for someone who is signed in', () => {
    expect(reducer(member, roleRaised('editor'))).toEqual({ ...member, role: 'editor' });
    expect(reducer(signedOut(null), roleRaised('admin'))).toEqual(signedOut(null));
  });

  it('waits when the membership is over, and keeps other roles and the login', () => {
    expect(reducer(member, membershipRefused())).toEqual({ ...member, role: 'wait' });
    const editor = { ...member, role: 'editor' } as const;
    expect(reducer(editor, membershipRefused())).toEqual(editor);
    expect(reducer(signedOut(null), membershipRefused())).toEqual(signedOut(null));
  });

  it('takes over the visitor of another tab', () => {
    const other = { isLoggedIn: true, role: 'admin', username: 'ali', token: 't2' } as const;
    expect(reducer(member, sessionReplaced(other))).toEqual({ ...other, endReason: null });
  });
});

function signedOut(endReason: SessionState['endReason']): SessionState {
  return { isLoggedIn: false, role: null, username: null, token: null, endReason };
}

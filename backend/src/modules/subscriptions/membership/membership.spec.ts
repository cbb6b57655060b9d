import { afterGrant, afterReplay, afterRoleChange, effectiveRole } from './membership';

describe('effectiveRole', () => {
  const now = new Date('2026-05-17T12:00:00Z');
  const before = new Date('2026-05-17T11:59:59.999Z');
  const after = new Date('2026-05-17T12:00:00.001Z');

  it.each([
    ['user', after, 'user'],
    ['user', now, 'wait'],
    ['user', before, 'wait'],
    ['user', null, 'user'],
    ['wait', after, 'wait'],
    ['wait', null, 'wait'],
    ['editor', before, 'editor'],
    ['admin', before, 'admin'],
  ] as const)('makes a stored %s with the end date %s a %s', (role, subscription_end_date, effective) => {
    expect(effectiveRole({ role, subscription_end_date }, now)).toBe(effective);
  });
});

const now = new Date('2026-05-17T12:00:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('afterGrant', () => {
  it.each([
    ['a waiting account from now on', 'wait', null, 'user', 10],
    ['an expired one from now on', 'user', -5, 'user', 10],
    ['an active one at its end', 'user', 5, 'user', 15],
    ['an editor, who stays editor', 'editor', null, 'editor', 10],
    ['an admin, who stays admin', 'admin', 5, 'admin', 15],
  ] as const)('extends %s', (_, role, end, newRole, newEnd) => {
    const account = { role, subscription_end_date: end === null ? null : at(end) };
    expect(afterGrant(account, 10, now)).toEqual({ role: newRole, subscription_end_date: at(newEnd) });
  });

  it('leaves an open-ended member open-ended', () => {
    const account = { role: 'user', subscription_end_date: null } as const;
    expect(afterGrant(account, 10, now)).toEqual(account);
  });

  it('ends at the last instant that can be stored', () => {
    const account = { role: 'user', subscription_end_date: new Date('9999-12-01T00:00:00Z') } as const;
    expect(afterGrant(account, 5_256_000, now).subscription_end_date).toEqual(
      new Date('9999-12-31T00:00:00Z'),
    );
  });
});

describe('afterReplay', () => {
  const user = { role: 'user', subscription_end_date: at(1000) } as const;

  it('adds grants that overlap and starts again after a gap, in order of creation', () => {
    const grants = [
      { created_at: at(100), duration_minutes: 7 },
      { created_at: at(0), duration_minutes: 10 },
      { created_at: at(4), duration_minutes: 20 },
    ];
    expect(afterReplay(user, grants)).toEqual({ role: 'user', subscription_end_date: at(107) });
    expect(afterReplay(user, grants.slice(1))).toEqual({ role: 'user', subscription_end_date: at(30) });
  });

  it('makes a user wait when nothing is left, but no editor and no open-ended member', () => {
    expect(afterReplay(user, [])).toEqual({ role: 'wait', subscription_end_date: null });
    expect(afterReplay({ role: 'editor', subscription_end_date: at(5) }, [])).toEqual({
      role: 'editor',
      subscription_end_date: null,
    });
    const openEnded = { role: 'user', subscription_end_date: null } as const;
    expect(afterReplay(openEnded, [{ created_at: at(0), duration_minutes: 1 }])).toEqual(openEnded);
  });
});

describe('afterRoleChange', () => {
  it.each([
    ['user', -1, 'user', { role: 'user', subscription_end_date: null }],
    ['wait', -1, 'user', { role: 'user', subscription_end_date: null }],
    ['wait', null, 'user', { role: 'user' }],
    ['user', 5, 'user', { role: 'user' }],
    ['user', 5, 'editor', { role: 'editor' }],
    ['user', 5, 'wait', { role: 'wait', subscription_end_date: now, membership_cut_at: now }],
    ['user', null, 'wait', { role: 'wait', subscription_end_date: now, membership_cut_at: now }],
    ['editor', -1, 'wait', { role: 'wait', subscription_end_date: at(-1), membership_cut_at: now }],
    ['user', -1, 'wait', {}],
    ['wait', null, 'wait', {}],
  ] as const)('of a %s ending in %s minutes to %s gives %j', (role, end, wanted, values) => {
    const account = { role, subscription_end_date: end === null ? null : at(end) };
    expect(afterRoleChange(account, wanted, now)).toEqual(values);
  });
});

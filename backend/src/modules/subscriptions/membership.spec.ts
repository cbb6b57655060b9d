import { effectiveRole } from './membership';

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

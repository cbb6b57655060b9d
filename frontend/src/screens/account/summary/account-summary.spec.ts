import { packageState } from './account-summary';

/** 15:00 in Istanbul. */
const NOW = new Date('2026-05-17T12:00:00Z');
const HOUR = 3_600_000;
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds).toISOString();
const DAY = 86_400_000;

describe('the state of a package', () => {
  it.each([
    [1, 0],
    [9 * HOUR - 1, 0],
    [9 * HOUR, 1],
    [DAY, 1],
    [30 * DAY - 1, 30],
    [30 * DAY, 30],
  ])('%p ms before its end has %p days of the calendar left', (left, daysLeft) => {
    expect(packageState('user', after(left), NOW)).toEqual({ kind: 'active', end: after(left), daysLeft });
  });

  it.each([0, -1, -DAY])('is over %p ms after its end', (left) => {
    expect(packageState('wait', after(left), NOW)).toEqual({ kind: 'none', endedAt: after(left) });
  });

  it('has no end for a member without a date', () => {
    expect(packageState('user', null, NOW)).toEqual({ kind: 'openEnded' });
  });

  it.each(['wait', 'editor', 'admin', null] as const)('is none for %p without a date', (role) => {
    expect(packageState(role, null, NOW)).toEqual({ kind: 'none', endedAt: null });
  });
});

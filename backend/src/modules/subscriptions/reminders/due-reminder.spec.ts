import { dueReminder } from './due-reminder';

const HOUR = 60 * 60_000;
const end = new Date('2026-05-17T12:00:00Z');
const hoursBefore = (hours: number) => new Date(end.getTime() - hours * HOUR);

describe('dueReminder', () => {
  it.each([
    [73, null],
    [72.001, null],
    [72, 'membership-ends-in-3-days'],
    [24.001, 'membership-ends-in-3-days'],
    [24, 'membership-ends-in-1-day'],
    [0.001, 'membership-ends-in-1-day'],
    [0, 'membership-ended'],
    [-71.9, 'membership-ended'],
    [-72, null],
    [-1000, null],
  ])('is, %d hours before the end, %s', (hours, template) => {
    expect(dueReminder(end, null, hoursBefore(hours))).toBe(template);
    expect(dueReminder(end, hoursBefore(720), hoursBefore(hours))).toBe(template);
  });

  it('leaves out what was over when the membership was granted', () => {
    const oneDay = hoursBefore(24);
    expect(dueReminder(end, oneDay, hoursBefore(24))).toBeNull();
    expect(dueReminder(end, oneDay, hoursBefore(1))).toBeNull();
    expect(dueReminder(end, oneDay, hoursBefore(0))).toBe('membership-ended');
    const twoDays = hoursBefore(48);
    expect(dueReminder(end, twoDays, hoursBefore(30))).toBeNull();
    expect(dueReminder(end, twoDays, hoursBefore(20))).toBe('membership-ends-in-1-day');
  });
});

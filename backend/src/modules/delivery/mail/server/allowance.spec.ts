import { allowance, hourlyRate } from './allowance';

describe('the mails that may go out now', () => {
  it('are all without a limit', () => {
    expect(allowance(0, { lastHour: 1e6, thisMinute: 1e6 })).toEqual({ first: Infinity, ofMany: Infinity });
  });

  it.each([
    ['begin evenly', 600, { lastHour: 0, thisMinute: 0 }, { first: 600, ofMany: 9 }],
    ['wait for the next minute', 600, { lastHour: 9, thisMinute: 9 }, { first: 591, ofMany: 0 }],
    [
      'leave a tenth to those that are waited for',
      600,
      { lastHour: 540, thisMinute: 0 },
      { first: 60, ofMany: 0 },
    ],
    ['end with the hour’s', 600, { lastHour: 605, thisMinute: 0 }, { first: 0, ofMany: 0 }],
    ['are one at least', 1, { lastHour: 0, thisMinute: 0 }, { first: 1, ofMany: 1 }],
  ])('%s', (_, perHour, tried, expected) => {
    expect(allowance(perHour, tried)).toEqual(expected);
  });
});

describe('the rate of a newsletter', () => {
  it('is what was measured, at most what is allowed', () => {
    expect(hourlyRate(0, null)).toBeNull();
    expect(hourlyRate(0, 9_000)).toBe(9_000);
    expect(hourlyRate(1_000, 9_000)).toBe(900);
    expect(hourlyRate(1_000, 500)).toBe(500);
    expect(hourlyRate(1_000, null)).toBe(900);
  });
});

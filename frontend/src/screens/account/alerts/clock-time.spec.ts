import { clockTime } from './clock-time';

describe('a time of day', () => {
  it.each([
    ['23:00', '23:00'],
    [' 8:05 ', '08:05'],
    ['8.30', '08:30'],
    ['2330', '23:30'],
    ['830', '08:30'],
    ['7', '07:00'],
    ['00:00', '00:00'],
  ])('may be written %s', (written, time) => expect(clockTime(written)).toBe(time));

  it.each(['', '24:00', '12:60', '8:5', 'sabah', '12:00:00', '-1'])('is not %s', (written) =>
    expect(clockTime(written)).toBeNull(),
  );
});

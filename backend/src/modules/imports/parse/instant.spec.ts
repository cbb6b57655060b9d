import { parseInstant } from './instant';

const iso = (cell: string) => {
  const instant = parseInstant(cell);
  return typeof instant === 'number' ? new Date(instant).toISOString() : instant;
};

describe('instants of observed prices', () => {
  it.each([
    ['2024-05-17T16:00:00Z', '2024-05-17T16:00:00.000Z'],
    ['2024-05-17T16:00:00.250Z', '2024-05-17T16:00:00.250Z'],
    ['2024-05-17T19:00+03:00', '2024-05-17T16:00:00.000Z'],
    ['2024-05-17T19:00:30+0300', '2024-05-17T16:00:30.000Z'],
    ['2024-05-17 16:00:00 UTC', '2024-05-17T16:00:00.000Z'],
    ['2024-05-17 16:00 GMT', '2024-05-17T16:00:00.000Z'],
    ['2024-05-17 16:00:00+00', '2024-05-17T16:00:00.000Z'],
    ['2024-05-17 19:00', '2024-05-17T16:00:00.000Z'],
    ['2015-01-17 19:00:05', '2015-01-17T17:00:05.000Z'],
  ])('reads %s', (cell, instant) => expect(iso(cell)).toBe(instant));

  it('takes an empty cell as none', () => expect(parseInstant(' ')).toBeNull());

  it.each([
    '2024-02-30T10:00Z',
    '2024-05-17',
    '17.05.2024 19:00',
    '2024-05-17T25:00Z',
    '2024-05-17T10:00:75Z',
    'x',
  ])('refuses %s', (cell) => expect(parseInstant(cell)).toBe('unreadable'));
});

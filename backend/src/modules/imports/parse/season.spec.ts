import { parseSeason } from './season';

describe('a season', () => {
  it.each([
    ['2012/2013', '2012-2013'],
    ['2023-2024', '2023-2024'],
    ['2023/24', '2023-2024'],
    ['1999-00', '1999-2000'],
    [' 2024 ', '2024'],
    ['', null],
    ['-', null],
    ['2023-2025', 'unreadable'],
    ['23/24', 'unreadable'],
    ['Açılış', 'unreadable'],
  ])('written as %j is %j', (written, season) => expect(parseSeason(written)).toBe(season));
});

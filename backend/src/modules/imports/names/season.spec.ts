import { parseSeason, seasonSlug } from './season';

describe('seasonSlug', () => {
  it('counts a season from July to June', () => {
    expect(seasonSlug('2023-08-11', 'Türkiye')).toBe('2023-2024');
    expect(seasonSlug('2024-05-26', 'Türkiye')).toBe('2023-2024');
    expect(seasonSlug('2023-07-29', 'Belçika')).toBe('2023-2024');
    expect(seasonSlug('1999-12-31', 'İngiltere')).toBe('1999-2000');
  });

  it('counts calendar years where a league plays within one', () => {
    expect(seasonSlug('2025-05-16', 'İsveç')).toBe('2025');
    expect(seasonSlug('2025-11-01', 'Brezilya')).toBe('2025');
  });

  it('lets the season of 2020 end in August, when it did', () => {
    expect(seasonSlug('2020-08-02', 'İtalya')).toBe('2019-2020');
    expect(seasonSlug('2020-08-08', 'Belçika')).toBe('2020-2021');
    expect(seasonSlug('2020-08-01', 'İskoçya')).toBe('2020-2021');
  });
});

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

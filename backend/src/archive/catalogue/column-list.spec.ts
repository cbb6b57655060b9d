import { LISTED_GROUPS } from './column-list';
import { MARKET_PICTURES } from './column-types';
import { MAIN_MARKETS } from './columns';
import { LISTED_SECTIONS } from './market-sections';

const keysWhere = (test: (group: (typeof LISTED_GROUPS)[number]) => boolean) =>
  LISTED_GROUPS.filter(test)
    .map(({ key }) => key)
    .join(' ');

describe('what screens know of a market', () => {
  it.each([
    ['result', 'ft ft_dc ft_uo_15 ft_uo_25 ft_uo_35 ft_uo_45'],
    ['goals', 'uo_05 uo_15 uo_25 uo_35 uo_45 uo_55 oe tgr bts'],
    ['halves', 'ht_uo_05 ht_uo_15 ht_uo_25 ht_dc ht sh htft ht_btts'],
    [
      'teams',
      'ht_home_uo_05 ht_away_uo_05 away_uo_05 away_uo_15 away_uo_25 home_uo_05 home_uo_15 home_uo_25',
    ],
    ['scores', 'fg cs'],
  ])('is that a match’s page lists these in %s', (section, markets) => {
    expect(keysWhere((group) => group.section === section)).toBe(markets);
  });

  it('is which stand for all others, and which are offered before the others', () => {
    expect(keysWhere(({ rank }) => rank === 'main')).toBe('ft uo_25 bts');
    expect(keysWhere(({ rank }) => rank === 'common')).toBe('ft_dc uo_15 uo_35 ht htft');
    expect(MAIN_MARKETS.map(({ key }) => key)).toEqual(['ft', 'uo_25', 'bts']);
  });

  it('is which one fills a picture', () => {
    for (const picture of MARKET_PICTURES)
      expect(LISTED_GROUPS.filter((group) => group.picture === picture)).toHaveLength(1);
  });

  it('is nothing of groups that are no market', () => {
    const about = ({ winners, section, rank, picture }: (typeof LISTED_GROUPS)[number]) =>
      [winners, section, rank, picture].filter((value) => value !== null).length;
    expect(LISTED_GROUPS.filter((group) => group.winners === null).map(about)).toEqual([0, 0, 0]);
    const sections = new Set(LISTED_SECTIONS.map(({ key }) => key));
    expect(LISTED_GROUPS.filter(({ section }) => section !== null && !sections.has(section))).toEqual([]);
  });
});

import type { ListedGroup } from '../../api/generated/wire';
import { GROUPS, SECTIONS } from '../../testing/catalogue';
import { matchWith } from '../../testing/match';
import { marketSections } from './market-sections';

const CATALOGUE = { sections: SECTIONS, groups: GROUPS };

describe('the markets of a match', () => {
  it('put opening, closing, movement and winner of each selection side by side', () => {
    const [section] = marketSections(matchWith(), CATALOGUE);
    expect(section?.key).toBe('result');
    expect(section?.markets).toEqual([
      {
        key: 'ft',
        title: 'Maç Sonucu',
        code: 642,
        prices: [
          { column: 'ft_1_odd', title: '1', opening: 1.9, closing: 1.85, movement: -0.0263, won: true },
          { column: 'ft_x_odd', title: 'X', opening: 3.4, closing: 3.4, movement: 0, won: false },
          { column: 'ft_2_odd', title: '2', opening: 4, closing: 4.2, movement: 0.05, won: false },
        ],
      },
    ]);
  });

  it('are there as soon as one price is known in either set', () => {
    const match = matchWith({ opening: { ft_2_odd: 4 }, closing: {}, movement: {} });
    const prices = marketSections(match, CATALOGUE)[0]?.markets[0]?.prices;
    expect(prices?.map(({ opening, closing }) => [opening, closing])).toEqual([
      [null, null],
      [null, null],
      [4, null],
    ]);
  });

  it('mark the winner only where it has a price in either set', () => {
    const won = (opening: object, closing: object) =>
      marketSections(matchWith({ opening: { ft_2_odd: 4, ...opening }, closing }), CATALOGUE)[0]!.markets[0]!
        .prices[0]!.won;
    expect(won({}, {})).toBe(false);
    expect(won({ ft_1_odd: 1.9 }, {})).toBe(true);
    expect(won({}, { ft_1_odd: 1.85 })).toBe(true);
  });

  it('without any price are left out', () => {
    expect(marketSections(matchWith({ opening: {}, closing: {} }), CATALOGUE)).toEqual([]);
  });

  it('stand in the section that the catalogue names, sections in its order', () => {
    const ft = GROUPS.find((group) => group.key === 'ft')!;
    const like = (key: string, section: ListedGroup['section']) => ({ ...ft, key, section });
    const groups = [like('uo_25', 'goals'), like('ft_uo_25', 'result'), like('tgr', 'goals')];
    expect(
      marketSections(matchWith(), { sections: SECTIONS, groups }).map(({ title, markets }) => [
        title,
        markets.map(({ key }) => key),
      ]),
    ).toEqual([
      ['Maç sonucu', ['ft_uo_25']],
      ['Gol sayısı', ['uo_25', 'tgr']],
    ]);
  });
});

import { foldText } from '../../../platform/text/fold';
import type { League } from '../../columns/vocabulary';
import { Bets } from './bets';
import { competitionsOf } from './competitions';

function betsIn(leagues: readonly number[]): Bets {
  const bets = new Bets();
  leagues.forEach((league, at) =>
    bets.add({ id: 100 + at, moment: at, price: 200, won: at === 0, probability: -1, league }),
  );
  return bets;
}

const league = (country: string, name: string): League => ({
  id: 0,
  country,
  name,
  code: null,
  countryFolded: foldText(country),
  nameFolded: foldText(name),
});

describe('the competitions of bets', () => {
  it('are those with most bets first', () => {
    const leagues = [league('a', 'x'), league('b', 'x'), league('c', 'x')];
    expect(competitionsOf(betsIn([2, 0, 2, 0, 2]), leagues)).toEqual([
      {
        ...{ country_name: 'c', competition_name: 'x', bets: 3, won: 1, profit: -1 },
        return_rate: expect.closeTo(-1 / 3, 12) as number,
      },
      { country_name: 'a', competition_name: 'x', bets: 2, won: 0, profit: -2, return_rate: -1 },
    ]);
  });

  it('stand by country and then by name where they have equally many', () => {
    const leagues = [
      league('Türkiye', 'Süper Lig'),
      league('Türkiye', '1. Lig'),
      league('Almanya', 'Z'),
      league('Almanya 2', 'A'),
    ];
    const found = competitionsOf(betsIn([0, 1, 2, 3]), leagues);
    expect(found.map((each) => `${each.country_name} ${each.competition_name}`)).toEqual([
      'Almanya Z',
      'Almanya 2 A',
      'Türkiye 1. Lig',
      'Türkiye Süper Lig',
    ]);
  });

  it('are thirty at most', () => {
    const numbers = Array.from({ length: 31 }, (_, at) => at);
    const leagues = numbers.map((at) => league(String(at).padStart(2, '0'), ''));
    const found = competitionsOf(betsIn([...numbers, 30]), leagues);
    expect(found).toHaveLength(30);
    expect(found[0]).toMatchObject({ country_name: '30', bets: 2 });
    expect(found.at(-1)).toMatchObject({ country_name: '28', bets: 1 });
  });
});

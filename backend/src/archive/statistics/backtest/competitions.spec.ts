import { Bets } from './bets';
import { competitionsOf } from './competitions';

function betsIn(names: readonly string[], leagues: readonly number[]): Bets {
  const bets = new Bets(names);
  leagues.forEach((league, at) =>
    bets.add({ id: 100 + at, moment: at, price: 200, won: at === 0, probability: -1, league }),
  );
  return bets;
}

describe('the competitions of bets', () => {
  it('are those with most bets first, each with a match of its own', () => {
    expect(competitionsOf(betsIn(['a\nx', 'b\nx', 'c\nx'], [2, 0, 2, 0, 2]))).toEqual([
      { match: 100, bets: 3, won: 1, profit: -1, return_rate: expect.closeTo(-1 / 3, 12) as number },
      { match: 101, bets: 2, won: 0, profit: -2, return_rate: -1 },
    ]);
  });

  it('stand by country and then by name where they have equally many', () => {
    const names = ['turkiye\nsuper lig', 'turkiye\n1. lig', 'almanya\nz', 'almanya 2\na'];
    const found = competitionsOf(betsIn(names, [0, 1, 2, 3]));
    expect(found.map(({ match }) => names[match - 100])).toEqual([
      'almanya\nz',
      'almanya 2\na',
      'turkiye\n1. lig',
      'turkiye\nsuper lig',
    ]);
  });

  it('are thirty at most', () => {
    const leagues = Array.from({ length: 31 }, (_, at) => at);
    const names = leagues.map((at) => `${String(at).padStart(2, '0')}\n`);
    const found = competitionsOf(betsIn(names, [...leagues, 30]));
    expect(found).toHaveLength(30);
    expect(found[0]).toMatchObject({ match: 130, bets: 2 });
    expect(found.at(-1)).toMatchObject({ match: 128, bets: 1 });
  });
});

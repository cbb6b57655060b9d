import { Bets } from '../../src/archive/statistics/backtest/bets';
import { kickOffOrder } from '../../src/archive/statistics/backtest/kick-off-order';
import { dayNumber, MOMENTS_PER_DAY } from '../../src/archive/columns/kick-off';
import { leagueFilters, PRICE_BANDS } from './league-filters';
import { FEWEST_BETS, FilterHunt, SeasonsInTwo, type TenBest } from './ten-best';

const momentOf = (day: string): number => dayNumber(day) * MOMENTS_PER_DAY;

/** So many bets of one day, one in `every` won. */
function addBets(
  bets: Bets,
  count: number,
  bet: { day: string; league: number; price: number; every: number },
) {
  for (let n = 0; n < count; n++)
    bets.add({
      id: bets.count + 1,
      moment: momentOf(bet.day),
      price: bet.price,
      won: n % bet.every === 0,
      probability: 1 / bet.every,
      league: bet.league,
    });
}

const selectionBets = (bets: Bets) => ({ selection: 'ft_1_odd' as const, bets, order: kickOffOrder(bets) });

/** The ten best of one selection's bets. */
function tenBestOf(bets: Bets): TenBest {
  const seasons = new SeasonsInTwo();
  seasons.add(selectionBets(bets));
  const hunt = new FilterHunt(seasons.split()!);
  hunt.add(selectionBets(bets));
  return hunt.result();
}

describe('filters of competition, selection and price band', () => {
  it('divide all prices between them', () => {
    expect(PRICE_BANDS[0]![0]).toBe(101);
    expect(PRICE_BANDS.at(-1)![1]).toBe(100_000);
    PRICE_BANDS.slice(1).forEach(([from], at) => expect(from).toBe(PRICE_BANDS[at]![1] + 1));
  });

  it('hold each bet once, on the side of its kick-off', () => {
    const bets = new Bets();
    addBets(bets, 2, { day: '2021-06-30', league: 0, price: 150, every: 2 });
    addBets(bets, 3, { day: '2021-07-01', league: 0, price: 169, every: 2 });
    addBets(bets, 1, { day: '2021-07-01', league: 1, price: 169, every: 2 });
    addBets(bets, 1, { day: '2020-07-01', league: 0, price: 170, every: 2 });
    const filters = leagueFilters(selectionBets(bets), momentOf('2021-07-01'));
    expect(filters.map(({ band, match, first, later }) => [band, match, first.length, later.length])).toEqual(
      [
        [[170, 189], 7, 1, 0],
        [[150, 169], 1, 2, 3],
        [[150, 169], 6, 0, 1],
      ],
    );
  });
});

describe('the ten best of the first seasons', () => {
  const bets = new Bets();
  // two seasons with 600 bets each: the first one holds half
  addBets(bets, 200, { day: '2020-09-01', league: 0, price: 240, every: 2 });
  addBets(bets, 200, { day: '2021-09-01', league: 0, price: 240, every: 4 });
  addBets(bets, 301, { day: '2020-10-01', league: 1, price: 240, every: 3 });
  addBets(bets, 400, { day: '2021-10-01', league: 1, price: 240, every: 3 });
  addBets(bets, FEWEST_BETS - 1, { day: '2020-11-01', league: 2, price: 240, every: 1 });
  const found = tenBestOf(bets);

  it('are found in the seasons that hold the first half of the bets', () => {
    expect(found.days).toEqual({ first: '2020-09-01', later: '2021-07-01', last: '2021-10-01' });
  });

  it('are found nowhere without bets', () => {
    expect(new SeasonsInTwo().split()).toBeNull();
  });

  it('leave out who has too few bets, and begin with the highest return', () => {
    expect(found.filters).toBe(2);
    expect(found.best.map(({ first }) => first.return_rate)).toEqual([
      expect.closeTo(0.2, 9),
      expect.closeTo((101 / 301) * 2.4 - 1, 9),
    ]);
  });

  it('stand beside what became of them, one by one and together', () => {
    expect(found.best.map(({ later }) => [later.bets, later.return_rate])).toEqual([
      [200, expect.closeTo(-0.4, 9)],
      [400, expect.closeTo((134 / 400) * 2.4 - 1, 9)],
    ]);
    const { first, later } = found.bestTogether;
    expect([first.bets, first.won, later.bets, later.won]).toEqual([501, 201, 600, 184]);
    expect(found.allTogether.later.profit).toBeCloseTo(184 * 2.4 - 600, 9);
  });

  it('count how many filters are unlikely, in the first seasons and again', () => {
    const lucky = new Bets();
    addBets(lucky, 200, { day: '2020-09-01', league: 0, price: 240, every: 2 });
    lucky.probabilities.fill(0.3);
    const { unlikely, unlikelyAgain } = tenBestOf(lucky);
    expect([unlikely, unlikelyAgain]).toEqual([1, 0]);
  });
});

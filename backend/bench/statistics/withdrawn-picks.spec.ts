import { type ArchivedMatch, Random, randomMatch } from '../../test/support/random-archive';
import { withdrawnPicks } from './withdrawn-picks';

/** A match that the home team wins 1-0, priced on it alone. */
const homeWin = (id: number, opening: number, closing: number): ArchivedMatch => {
  const match = randomMatch(new Random('withdrawn'), id);
  const prices = (ft_1_odd: number) => ({ ...match.opening, ft_1_odd, ft_x_odd: null, ft_2_odd: null });
  return {
    ...match,
    awarded: false,
    home_ft_score: 1,
    away_ft_score: 0,
    opening: prices(opening),
    closing: prices(closing),
  };
};

describe('the records of editors who take picks back', () => {
  const records = withdrawnPicks([
    homeWin(1, 200, 180),
    homeWin(2, 200, 200),
    homeWin(3, 200, 240),
    homeWin(4, 200, 196),
    // too long
    homeWin(5, 900, 800),
  ]);

  it('keep what each habit leaves, at the price that it leaves', () => {
    expect(records.map(({ picks, return_rate }) => [picks, return_rate])).toEqual([
      [4, 1],
      [4, expect.closeTo(1.1, 12)],
      [3, 1],
      [2, 1],
      [1, 1],
    ]);
  });
});

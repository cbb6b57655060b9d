import { hasWon, marksWinner } from './winners';

describe('winning selections', () => {
  it('are those that the server names', () => {
    const match = { winners: ['ft_1_odd', 'over_25_odd'] };
    expect(['ft_1_odd', 'ft_x_odd', 'over_25_odd'].map((column) => hasWon(match, column))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('do not exist before the match is played', () => {
    expect(hasWon({ winners: [] }, 'ft_1_odd')).toBe(false);
    expect(hasWon({}, 'ft_1_odd')).toBe(false);
  });

  it('are marked only where they have a price', () => {
    const row = { winners: ['ft_1_odd', 'over_25_odd'], ft_1_odd: 1.85, ft_x_odd: 3.4, over_25_odd: null };
    expect(['ft_1_odd', 'ft_x_odd', 'over_25_odd'].map((column) => marksWinner(row, column))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

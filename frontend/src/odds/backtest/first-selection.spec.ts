import { MARKET_GROUPS } from '../../testing/catalogue';
import { firstSelection, isSelection } from './first-selection';

describe('the selection that a backtest begins with', () => {
  it('is the one whose price was filtered by first', () => {
    expect(firstSelection(MARKET_GROUPS, ['home_team', 'over_25_odd', 'ft_1_odd'])).toBe('over_25_odd');
  });

  it('is the first one where no price is filtered by', () => {
    expect(firstSelection(MARKET_GROUPS, ['home_team', 'ft_code'])).toBe('ft_1_odd');
    expect(firstSelection([], ['ft_1_odd'])).toBeNull();
  });
});

test('a column of odds is a selection, and nothing else is', () => {
  expect(
    ['ft_x_odd', 'ft_code', 'home_team', 'toString'].map((column) => isSelection(MARKET_GROUPS, column)),
  ).toEqual([true, false, false, false]);
});

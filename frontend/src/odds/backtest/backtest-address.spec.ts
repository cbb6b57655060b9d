import { MARKET_GROUPS } from '../../testing/catalogue';
import { firstSelection, isSelection, readBacktest, withBacktest } from './backtest-address';

describe('the backtest in the address', () => {
  it('is shown with its selection, and everything else stays', () => {
    const address = withBacktest('ft_1_odd=1%2C85&gizli=cs,htft', 'over_25_odd');
    expect(address).toBe('ft_1_odd=1,85&gizli=cs,htft&gorunum=donem&secim=over_25_odd');
    expect(readBacktest(`?${address}`)).toEqual({ shown: true, selection: 'over_25_odd' });
    expect(withBacktest(address, 'ft_x_odd')).toBe(
      'ft_1_odd=1,85&gizli=cs,htft&gorunum=donem&secim=ft_x_odd',
    );
    expect(withBacktest(address, null)).toBe('ft_1_odd=1,85&gizli=cs,htft');
  });

  it('may leave the selection open', () => {
    expect(readBacktest('?gorunum=donem')).toEqual({ shown: true, selection: null });
    expect(readBacktest('?gorunum=donem&secim=')).toEqual({ shown: true, selection: null });
  });

  it('is nothing but its own view', () => {
    for (const search of ['', '?secim=over_25_odd', '?gorunum=liste&secim=over_25_odd']) {
      expect(readBacktest(search)).toEqual({ shown: false, selection: null });
    }
  });
});

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

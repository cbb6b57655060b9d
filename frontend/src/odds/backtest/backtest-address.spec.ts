import { readBacktest, withBacktest } from './backtest-address';

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

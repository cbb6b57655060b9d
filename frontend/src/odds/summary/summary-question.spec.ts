import { MARKET_GROUPS } from '../../testing/catalogue';
import { summaryOf } from '../../testing/summary';
import { covers, pricedMarkets, shownMarkets } from './summary-question';

describe('the markets that the summary panel shows', () => {
  it.each([
    [{ open: true, view: 'bars' }, ['ft', 'uo_25', 'bts']],
    [{ open: true, view: 'pictures' }, ['htft', 'cs']],
    [{ open: true, view: 'list' }, ['ft', 'uo_25', 'htft', 'bts', 'cs']],
    [{ open: false, view: 'pictures' }, ['ft', 'uo_25', 'bts']],
    [{ open: false, view: 'list' }, ['ft', 'uo_25', 'bts']],
  ] as const)('of %j are %j, in the order of the catalogue', (choice, markets) => {
    expect(shownMarkets(choice, MARKET_GROUPS)).toEqual(markets);
  });

  it('stand beside those whose prices are asked for', () => {
    const params = { home_team: 'a', cs_21_odd: '8', under_25_odd: '%50-60' };
    expect(pricedMarkets({ params }, MARKET_GROUPS)).toEqual(['uo_25', 'cs']);
  });

  it('are covered by a summary that has every one of them', () => {
    const summary = summaryOf(MARKET_GROUPS.filter(({ key }) => key !== 'cs'));
    expect(covers(summary, ['ft', 'bts'])).toBe(true);
    expect(covers(summary, ['htft', 'cs'])).toBe(false);
  });
});

import { selectionWith, summaryOf } from '../../testing/summary';
import { MARKET_GROUPS } from '../../testing/catalogue';
import { filtersOfCount, filtersOfSettled } from './count-filters';

const of = (column: string, hits: number, change = {}) =>
  selectionWith({ column, hits, settled: 200, compared_hits: hits - 2, compared: 190, ...change });
const MARKET = [of('ft_1_odd', 100), of('ft_x_odd', 60), of('ft_2_odd', 40)];
const GROUP = { winners: 1 };
const ALL = 'ft_1_odd;ft_x_odd;ft_2_odd';

describe('the matches that a number of a summary counts', () => {
  it('are for hits those that the selection won, among the question’s', () => {
    expect(filtersOfCount('hits', MARKET[0]!, MARKET, GROUP, { total_goals: '3' })).toEqual({
      total_goals: '3',
      won: 'ft_1_odd',
    });
  });

  it('are for settled ones those that any selection won, where each has a winner', () => {
    expect(filtersOfCount('settled', MARKET[0]!, MARKET, GROUP, {})).toEqual({ won: ALL });
    const two = [of('ft_dc_1x_odd', 160), of('ft_dc_x2_odd', 100), of('ft_dc_12_odd', 140)];
    expect(filtersOfCount('settled', two[0]!, two, { winners: 2 }, {})).not.toBeNull();
    expect(filtersOfCount('settled', two[0]!, two, { winners: 1 }, {})).toBeNull();
  });

  it('are nowhere where some settled match has no winner, or selections settle differently', () => {
    const gaps = [of('ft_1_odd', 99), ...MARKET.slice(1)];
    expect(filtersOfCount('settled', gaps[0]!, gaps, GROUP, {})).toBeNull();
    expect(filtersOfCount('hits', gaps[0]!, gaps, GROUP, {})).toEqual({ won: 'ft_1_odd' });
    const apart = [of('ft_1_odd', 100), of('ft_x_odd', 60, { settled: 160 }), of('ft_2_odd', 40)];
    expect(filtersOfCount('compared', apart[0]!, apart, GROUP, {})).toBeNull();
  });

  it('have the price where it is about prices, the whole market’s where these are compared', () => {
    const [first] = MARKET;
    expect(filtersOfCount('priced', first!, MARKET, GROUP, {})).toEqual({ won: ALL, ft_1_odd: '!boş' });
    expect(filtersOfCount('compared_hits', first!, MARKET, GROUP, { ft_1_odd: '1.85' })).toEqual({
      ...{ won: 'ft_1_odd', ft_1_odd: '1.85', ft_x_odd: '!boş', ft_2_odd: '!boş' },
    });
    expect(filtersOfCount('priced', first!, MARKET, GROUP, { ft_1_odd: 'boş;1.85' })).toBeNull();
  });

  it('are nowhere where other winners are asked for already, or there are none', () => {
    const [first] = MARKET;
    expect(filtersOfCount('hits', first!, MARKET, GROUP, { won: 'over_25_odd' })).toBeNull();
    expect(filtersOfCount('hits', first!, MARKET, GROUP, { won: 'ft_1_odd' })).toEqual({ won: 'ft_1_odd' });
    const none = of('ft_1_odd', 0);
    expect(filtersOfCount('hits', none, MARKET, GROUP, {})).toBeNull();
  });

  it('are for the whole summary those of the first market in which all of them settled', () => {
    const selections = [
      ...[of('under_25_odd', 90), of('over_25_odd', 105)].map((each) => ({
        ...each,
        ...{ group: 'uo_25', settled: 195 },
      })),
      ...MARKET,
    ];
    const summary = summaryOf(MARKET_GROUPS, { settled: 200, selections });
    expect(filtersOfSettled(summary, MARKET_GROUPS, {})).toEqual({ won: ALL });
    expect(filtersOfSettled({ ...summary, settled: 210 }, MARKET_GROUPS, {})).toBeNull();
  });
});

import { GROUPS } from '../../testing/catalogue';
import { readQuestion, tableAddress } from '../table/question';
import { oddsTable } from '../table/tables';
import { pricedGroups, sameOddsFilters, sameProbabilityFilters } from './same-odds';

const prices = { ft_1_odd: 1.85, ft_x_odd: 12, ft_2_odd: 3.4, ft_code: 641 };

describe('the same odds', () => {
  it('are asked for to the hundredth, also where the price is whole', () => {
    expect(sameOddsFilters(prices, ['ft_1_odd', 'ft_x_odd'], 0)).toEqual({
      ft_1_odd: '1.85',
      ft_x_odd: '12.00',
    });
  });

  it('reach as far as the tolerance', () => {
    expect(sameOddsFilters(prices, ['ft_1_odd'], 5)).toEqual({ ft_1_odd: '1.85±0.05' });
    expect(sameOddsFilters(prices, ['ft_1_odd'], 10)).toEqual({ ft_1_odd: '1.85±0.10' });
  });

  it('leave out what has no price', () => {
    expect(sameOddsFilters({ ft_1_odd: null }, ['ft_1_odd', 'ft_2_odd'], 0)).toEqual({});
  });

  it('are asked for by what the prices say, to the ten-thousandth as it is shown', () => {
    const selections = [
      { column: 'ft_1_odd', implied: 0.5263 },
      { column: 'ft_2_odd', implied: 0.29 },
    ];
    expect(sameProbabilityFilters(selections, 0.5)).toEqual({
      ft_1_odd: '%52.63±0.5',
      ft_2_odd: '%29±0.5',
    });
  });

  it('open as an address that the table reads back to the same question', () => {
    const filters = sameOddsFilters(prices, ['ft_1_odd', 'ft_2_odd'], 2);
    const address = tableAddress(1, { filters });
    expect(address).toMatch(/^\/acilisoran\?/);
    const { question } = readQuestion(address.slice(address.indexOf('?')), oddsTable(1, GROUPS), []);
    expect(question.filters).toEqual(filters);
  });

  it('can be asked for in markets that are priced as a whole', () => {
    expect(pricedGroups(GROUPS, prices).map(({ key }) => key)).toEqual(['ft']);
    expect(pricedGroups(GROUPS, { ...prices, ft_x_odd: null })).toEqual([]);
  });
});

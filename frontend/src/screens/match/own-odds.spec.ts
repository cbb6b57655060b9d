import { matchWith } from '../../testing/match';
import { selectionWith } from '../../testing/summary';
import { ownOdds, ownReturn } from './own-odds';

describe('the own odds of a match', () => {
  it('are those of the set that is asked for, with what they say', () => {
    const [opening, closing] = [ownOdds(matchWith(), 1), ownOdds(matchWith(), 2)];
    expect(opening('ft_1_odd')).toEqual({ price: 1.9, probability: 0.4918 });
    expect(closing('ft_1_odd')).toEqual({ price: 1.85, probability: 0.5038 });
    expect(closing('bts_yes_odd')).toEqual({ price: null, probability: null });
  });

  it('return what the rate of past matches makes of them, with its bounds', () => {
    const selection = selectionWith({ rate: 0.94, ci_low: 0.838, ci_high: 0.979, return_rate: 0.125 });
    const { rate, low, high } = ownReturn({ price: 1.07 }, selection)!;
    expect([rate, low, high].map((each) => each.toFixed(4))).toEqual(['0.0058', '-0.1033', '0.0475']);
  });

  it('return nothing without a price, and where too few matches settled', () => {
    expect(ownReturn({ price: null }, selectionWith({}))).toBeNull();
    expect(ownReturn({ price: 2 }, selectionWith({ small_sample: true }))).toBeNull();
    expect(ownReturn({ price: 2 }, selectionWith({ rate: null, ci_low: null, ci_high: null }))).toBeNull();
  });

  it('never lose more than everything', () => {
    const selection = selectionWith({ rate: 0, ci_low: 0, ci_high: 0.02 });
    expect(ownReturn({ price: 2 }, selection)).toEqual({ rate: -1, low: -1, high: -0.96 });
  });
});

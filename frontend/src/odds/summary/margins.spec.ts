import { type Margin, marginGap, textsByProbability, textsOf } from './margins';

const margin = (change: Partial<Margin>): Margin => ({
  ...{ group: 'ft', answer: 1.064, coming: 1.207 },
  conditions: [{ column: 'ft_1_odd', probability: '%55.2-59.3' }],
  ...change,
});
const goals = { group: 'uo_25', conditions: [{ column: 'over_25_odd', probability: '%44-46' }] };
const FILTERS = { ft_1_odd: '1,40-1,50', over_25_odd: '1,8', home_team: 'gala' };

describe('prices that say something else in fixtures', () => {
  it('are those of a market whose margin is more than 0.03 away there', () => {
    expect(marginGap([margin({})], FILTERS)).toEqual({
      ...{ group: 'ft', answer: expect.closeTo(0.064, 9), coming: expect.closeTo(0.207, 9) },
      ...{ column: 'ft_1_odd', prices: '1,40-1,50', probability: '%55.2-59.3' },
    });
    expect(marginGap([margin({ answer: 1.24 })], FILTERS)).not.toBeNull();
    expect(marginGap([margin({ answer: 1.18 })], FILTERS)).toBeNull();
    expect(marginGap([margin({ answer: 1.234 })], FILTERS)).toBeNull();
  });

  it('are none where one of the margins is not known, or no price is asked for any more', () => {
    for (const change of [{ answer: null }, { coming: null }, { conditions: [] }])
      expect(marginGap([margin(change)], FILTERS)).toBeNull();
    expect(marginGap([margin({})], { home_team: 'gala' })).toBeNull();
    expect(marginGap([margin({})], { ft_1_odd: '%55.2-59.3' })).toBeNull();
  });

  it('are told of one market, the one farthest apart', () => {
    const other = margin({ ...goals, answer: 1.05, coming: 1.22 });
    expect(marginGap([margin({}), other], FILTERS)?.group).toBe('uo_25');
    expect(marginGap([other, margin({})], FILTERS)?.group).toBe('uo_25');
  });
});

describe('the same question by probability', () => {
  it('has their texts in place of the prices of all such markets, and no others', () => {
    const same = margin({ ...goals, answer: 1.06, coming: 1.07 });
    expect(textsByProbability([margin({}), same], FILTERS)).toEqual({ ft_1_odd: '%55.2-59.3' });
    const other = margin({ ...goals, answer: 1.05, coming: 1.22 });
    expect(textsByProbability([margin({}), other], FILTERS)).toEqual({
      ...{ ft_1_odd: '%55.2-59.3', over_25_odd: '%44-46' },
    });
  });

  it('can be asked where no match is found, too', () => {
    expect(textsOf([margin({ answer: null })], FILTERS)).toEqual({ ft_1_odd: '%55.2-59.3' });
  });
});

import { groupsOf, type OwnValues, populateFilter, recipeData } from './populate-filter';
import { FILTER_RECIPES } from '../../../archive/catalogue/filter-recipes';

const OWN: OwnValues = {
  valueOf: (field) =>
    ({ ft_1_odd: 185, ft_x_odd: 340, ft_code: 7, over_25_odd: 170 })[field as 'ft_1_odd'] ?? null,
  basisOf: (group) => (group === 'ft' ? 'probability' : 'price'),
  probabilityOf: (field) => ({ ft_1_odd: 4_452, ft_x_odd: 2_995, ft_2_odd: 2_553 })[field as 'ft_1_odd'],
};

describe('a filter that is filled with a match', () => {
  it('has probabilities with one decimal and a point either way in the groups that are compared so', () => {
    const data = {
      ft_1_odd: '',
      ft_x_odd: '1.8',
      ft_2_odd: '',
      over_25_odd: '2',
      ft_code: '1',
      home_team: 'gala',
    };
    expect(populateFilter(2, data, OWN)).toEqual({
      populated_filter: {
        ft_1_odd: '%44.5±1',
        ft_x_odd: '%30.0±1',
        ft_2_odd: '%25.5±1',
        over_25_odd: '1.70',
        ft_code: '7',
        home_team: 'gala',
      },
      missing: [],
      basis: { ft: 'probability', uo_25: 'price' },
    });
  });

  it('keeps a tolerance of prices to prices', () => {
    const near = FILTER_RECIPES.find(({ key }) => key === 'near-result')!;
    const byPrice = populateFilter(
      2,
      recipeData(2, near),
      { ...OWN, basisOf: () => 'price' },
      near.tolerance,
    );
    expect(byPrice).toEqual({
      populated_filter: { ft_1_odd: '1.85±0.02', ft_x_odd: '3.40±0.02' },
      missing: ['ft_2_odd'],
      basis: { ft: 'price' },
    });
    const { populated_filter } = populateFilter(3, recipeData(3, near), OWN, near.tolerance);
    expect(populated_filter['ft_1_odd']).toBe('%44.5±1');
  });

  it('is about the groups of its columns of odds, in the bulletin too, whose handicap is no group', () => {
    const data = {
      uo_25_over_odd: '',
      ft_1_odd: '',
      hnd_1_odd: '',
      ft_odd_code: '',
      home_team: 'x',
      played: 'true',
    };
    expect(groupsOf(3, data)).toEqual(['uo_25', 'ft']);
  });
});

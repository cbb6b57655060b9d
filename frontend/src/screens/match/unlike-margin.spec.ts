import { GROUPS } from '../../testing/catalogue';
import { unlikeMargin } from './unlike-margin';

const markets = GROUPS.filter(({ key }) => key === 'ft');
const prices = { ft_1_odd: 1.7, ft_x_odd: 3.12, ft_2_odd: 3.86 };
const of = (answer: number | null) => ({ margins: [{ group: 'ft', answer, coming: null, conditions: [] }] });

describe('the margins of matches with the same prices', () => {
  it('are told where they are too far from the match’s own', () => {
    expect(unlikeMargin(of(1.064), markets, prices)).toEqual({
      own: expect.closeTo(0.1678, 4) as number,
      others: expect.closeTo(0.064, 4) as number,
    });
  });

  it('are none of interest where they are near, unknown, or of markets that were not asked about', () => {
    expect(unlikeMargin(of(1.145), markets, prices)).toBeNull();
    expect(unlikeMargin(of(null), markets, prices)).toBeNull();
    expect(unlikeMargin(of(1.064), [], prices)).toBeNull();
  });
});

import { sourceWith } from '../../testing/summary';
import { mixedMargins } from './mixed-margins';

const part = (overround: number | null, overround_matches = 100) =>
  sourceWith({ overround, overround_matches });

describe('the margins of a summary’s sources', () => {
  it('are mixed when two of them are more than five points apart', () => {
    const margins = mixedMargins([part(1.063), part(1.21, 496)]);
    expect(margins.map(({ margin, matches }) => [margin.toFixed(3), matches])).toEqual([
      ['0.063', 100],
      ['0.210', 496],
    ]);
  });

  it('are read together up to there', () => {
    expect(mixedMargins([part(1.06), part(1.105)])).toEqual([]);
    expect(mixedMargins([part(1.2)])).toEqual([]);
    expect(mixedMargins([])).toEqual([]);
  });

  it('count only of sources with at least 30 matches', () => {
    expect(mixedMargins([part(1.063), part(1.21, 29)])).toEqual([]);
    expect(mixedMargins([part(1.063), part(1.21, 30)])).toHaveLength(2);
    expect(mixedMargins([part(1.063), part(null)])).toEqual([]);
  });
});

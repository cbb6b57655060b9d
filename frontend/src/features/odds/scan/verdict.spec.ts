import { verdictOf } from './verdict';

const of = (standing_out: number, comparisons = 400) =>
  verdictOf({ comparisons, standing_out, chance_low: 9, chance_high: 31 });

describe('the verdict on a scan', () => {
  it('leaves to chance what chance gives on 95 of 100 days, both ends included', () => {
    expect([9, 20, 31].map((count) => of(count))).toEqual(['within', 'within', 'within']);
  });

  it('says so when there is more than that, or less', () => {
    expect(of(32)).toBe('above');
    expect(of(8)).toBe('below');
  });

  it('is none where nothing could be compared', () => {
    expect(of(0, 0)).toBe('none');
  });
});

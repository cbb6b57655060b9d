import { verdictOf } from './verdict';

const of = (standing_out: number, comparisons = 400) =>
  verdictOf({ comparisons, standing_out, expected_by_chance: comparisons * 0.05 });

describe('the verdict on a scan', () => {
  it('does not make more of a list than chance does', () => {
    expect(of(20)).toBe('less');
    expect(of(0)).toBe('less');
  });

  it('calls near what chance easily gives', () => {
    expect(of(21)).toBe('near');
    expect(of(28)).toBe('near');
  });

  it('says so when there is more than that', () => {
    expect(of(29)).toBe('more');
  });

  it('is none where nothing could be compared', () => {
    expect(of(0, 0)).toBe('none');
  });
});

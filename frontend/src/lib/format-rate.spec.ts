import { formatDecimal, formatRate, formatRateRange, formatSignedRate } from './format-rate';

describe('rates', () => {
  it('are written the Turkish way, with one decimal', () => {
    expect([0.49592, 0, 1].map(formatRate)).toEqual(['%49,6', '%0,0', '%100,0']);
  });

  it('that are missing are a dash, but zero is not', () => {
    expect(formatRate(null)).toBe('-');
    expect(formatSignedRate(undefined)).toBe('-');
    expect(formatRateRange(0.1, null)).toBe('-');
    expect(formatRateRange(0, 0.5)).toBe('%0,0–50,0');
  });

  it('of gain and loss carry their sign', () => {
    expect([0.032, -0.0864, 0].map(formatSignedRate)).toEqual(['+%3,2', '-%8,6', '%0,0']);
  });

  it('of an interval share one percent sign', () => {
    expect(formatRateRange(0.4664, 0.5254)).toBe('%46,6–52,5');
  });

  it('and counts that are expected have at most one decimal', () => {
    expect([6.45, 84].map(formatDecimal)).toEqual(['6,5', '84']);
  });
});

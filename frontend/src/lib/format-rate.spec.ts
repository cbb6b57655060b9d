import {
  formatDecimal,
  formatRate,
  formatRateRange,
  formatSignedRange,
  formatSignedRate,
  formatUnits,
  formatWholeRate,
} from './format-rate';

describe('rates', () => {
  it('are written the Turkish way, with one decimal', () => {
    expect([0.49592, 0, 1].map(formatRate)).toEqual(['%49,6', '%0,0', '%100,0']);
  });

  it('of a line of few words are whole percents', () => {
    expect([0.5249, 0, 1, null].map(formatWholeRate)).toEqual(['%52', '%0', '%100', '-']);
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

  it('of gain and loss have an interval in whole percents, with a decimal where it is narrow', () => {
    expect(formatSignedRange(-0.124, 0.0361)).toBe('-%12 … +%4');
    expect(formatSignedRange(-0.0582, -0.0524)).toBe('-%5,8 … -%5,2');
    expect(formatSignedRange(-0.001, 0.1)).toBe('%0 … +%10');
    expect(formatSignedRange(null, 0.1)).toBe('-');
  });

  it('of units won or lost carry their sign and hundredths', () => {
    expect([12.4, -1130.05, 0].map(formatUnits)).toEqual(['+12,40', '-1.130,05', '0,00']);
  });

  it('and counts that are expected have at most one decimal', () => {
    expect([6.45, 84].map(formatDecimal)).toEqual(['6,5', '84']);
  });
});

import {
  formatBin,
  formatError,
  formatMovement,
  formatPoints,
  formatPriceBand,
  possessiveEnding,
} from './format-bands';

describe('the names of bands', () => {
  it('of stated probabilities are whole percents, however inexact the number', () => {
    expect(formatBin({ low: 0.6000000000000001, high: 0.7 })).toBe('%60–70');
    expect(formatBin({ low: 0, high: 0.1 })).toBe('%0–10');
  });

  it('of prices end a hundredth below the next, and the last one has no end', () => {
    expect(formatPriceBand({ low: 1.2, high: 1.5 })).toBe('1,20–1,49');
    expect(formatPriceBand({ low: 10, high: null })).toBe('10,00 ve üstü');
  });

  it.each([
    [null, -0.1, '%10 ve daha çok düştü'],
    [-0.1, -0.05, '%5–10 düştü'],
    [-0.05, 0, '%0–5 düştü'],
    [-0.025, 0.025, 'en çok %2,5 oynadı'],
    [-0.02, 0.05, '-%2 ile +%5 arası'],
    [0, 0, 'değişmedi'],
    [0.02, 0.05, '%2–5 yükseldi'],
    [0.1, null, '%10 ve daha çok yükseldi'],
  ])('of movements between %p and %p are words', (low, high, text) => {
    expect(formatMovement({ low, high })).toBe(text);
  });
});

describe('the figures of a calibration', () => {
  it('are differences in percentage points with their sign', () => {
    expect([0.0133, -0.021, 0, null].map(formatPoints)).toEqual(['+1,3', '-2,1', '0,0', '-']);
  });

  it('are errors with five decimals', () => {
    expect([0.996378, 1, null].map(formatError)).toEqual(['0,99638', '1,00000', '-']);
  });

  it('take the ending of their last digit as it is spoken', () => {
    const rates = ['%66,0', '%66,1', '%66,2', '%66,3', '%66,4', '%66,5', '%66,6', '%66,7', '%66,8', '%66,9'];
    expect(rates.map(possessiveEnding).join(' ')).toBe('ı i si ü ü i sı si i u');
  });
});

import { formatChance, formatTest } from './format-test';

describe('the probability of a test', () => {
  it('is written with two significant digits, the Turkish way', () => {
    expect([0.0123, 0.3149, 1, 0.00104].map((value) => formatTest('p', value))).toEqual([
      'p = 0,012',
      'p = 0,31',
      'p = 1',
      'p = 0,001',
    ]);
  });

  it('says no more than that it is very small', () => {
    expect(formatTest('q', 0.00099)).toBe('q < 0,001');
    expect(formatTest('q', 0)).toBe('q < 0,001');
  });
});

describe('a probability for people', () => {
  it('is a whole percent, with a decimal where it is small', () => {
    expect([0.7043, 0.1, 0.0421, 0.05].map(formatChance)).toEqual(['%70', '%10', '%4,2', '%5']);
  });

  it('is never rounded to nothing or to certainty', () => {
    expect([0, 0.0001, 0.9951, 0.99999, 1].map(formatChance)).toEqual([
      '%0,1’den az',
      '%0,1’den az',
      '%99’dan çok',
      '%99’dan çok',
      '%100',
    ]);
  });
});

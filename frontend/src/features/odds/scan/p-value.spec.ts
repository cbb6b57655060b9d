import { formatTest, formatTests } from './p-value';

describe('the probabilities of a test', () => {
  it('are written with two significant digits, the Turkish way', () => {
    expect([0.0123, 0.3149, 1, 0.00104].map((value) => formatTest('p', value))).toEqual([
      'p = 0,012',
      'p = 0,31',
      'p = 1',
      'p = 0,001',
    ]);
  });

  it('say no more than that they are very small', () => {
    expect(formatTest('q', 0.00099)).toBe('q < 0,001');
    expect(formatTest('q', 0)).toBe('q < 0,001');
  });

  it('stand beside each other, and are left out where nothing was tested', () => {
    expect(formatTests({ p_value: 0.012, q_value: 0.31 })).toBe('p = 0,012 · q = 0,31');
    expect(formatTests({ p_value: null, q_value: null })).toBe('');
  });
});

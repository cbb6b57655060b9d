import { formatTests } from './scanned-selection';

describe('the probabilities of a test', () => {
  it('stand beside each other, and are left out where nothing was tested', () => {
    expect(formatTests({ p_value: 0.012, q_value: 0.31 })).toBe('p = 0,012 · q = 0,31');
    expect(formatTests({ p_value: null, q_value: null })).toBe('');
  });
});

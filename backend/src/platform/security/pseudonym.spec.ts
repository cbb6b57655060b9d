import { pseudonym } from './pseudonym';

const KEY = 'k'.repeat(32);

describe('pseudonym', () => {
  it('is the same for the same text, and another for another', () => {
    expect(pseudonym(KEY, '203.0.113.7')).toBe(pseudonym(KEY, '203.0.113.7'));
    expect(pseudonym(KEY, '203.0.113.7')).not.toBe(pseudonym(KEY, '203.0.113.8'));
  });

  it('can’t be found out without the key by trying all addresses', () => {
    expect(pseudonym(KEY, '203.0.113.7')).not.toBe(pseudonym('another', '203.0.113.7'));
    expect(pseudonym(KEY, '203.0.113.7')).toMatch(/^[0-9a-f]{12}$/);
  });
});

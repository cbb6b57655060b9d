import { contentHash } from './text-hash';

describe('contentHash', () => {
  it('distinguishes contents', () => {
    expect(contentHash('{"a":1}')).not.toBe(contentHash('{"a":2}'));
    expect(contentHash('Göztepe')).toBe(contentHash('Göztepe'));
  });
});

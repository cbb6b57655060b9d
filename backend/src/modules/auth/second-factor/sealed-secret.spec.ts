import { openSecret, sealingKey, sealSecret } from './sealed-secret';

const KEY = sealingKey('k'.repeat(32));
const SECRET = Buffer.from('12345678901234567890');

describe('a sealed secret', () => {
  it('opens for its account and the key it was sealed under', () => {
    expect(openSecret(KEY, 7, sealSecret(KEY, 7, SECRET))).toEqual(SECRET);
  });

  it('shows nothing of the secret, and never looks the same twice', () => {
    const [first, second] = [sealSecret(KEY, 7, SECRET), sealSecret(KEY, 7, SECRET)];
    expect(first).not.toBe(second);
    expect(Buffer.from(first, 'base64url').includes(SECRET)).toBe(false);
    expect(first.length).toBeLessThanOrEqual(120);
  });

  it('stays closed under another site’s key', () => {
    expect(openSecret(sealingKey('j'.repeat(32)), 7, sealSecret(KEY, 7, SECRET))).toBeNull();
  });

  it('stays closed for another account, so that rows can’t be swapped', () => {
    expect(openSecret(KEY, 8, sealSecret(KEY, 7, SECRET))).toBeNull();
  });

  it('stays closed when any byte of it was changed', () => {
    const sealed = Buffer.from(sealSecret(KEY, 7, SECRET), 'base64url');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(openSecret(KEY, 7, changed.toString('base64url'))).toBeNull();
    }
  });

  it.each(['', 'x', 'A'.repeat(37)])('stays closed when it is none: %j', (text) => {
    expect(openSecret(KEY, 7, text)).toBeNull();
  });
});

import { codesLeft, newRecoveryCodes, recoveryHash, storedCodes, without } from './recovery-codes';

describe('recovery codes', () => {
  it('are ten different ones of ten clear letters and digits in two halves', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-TV-Z2-9]{5}-[A-HJKMNP-TV-Z2-9]{5}$/);
    expect(codes).not.toEqual(newRecoveryCodes());
  });

  it('are stored so that they can be recognised but not read', async () => {
    const codes = newRecoveryCodes();
    const { recovery_salt: salt, recovery_hashes: hashes } = await storedCodes(codes);
    expect(codesLeft(hashes)).toBe(10);
    for (const code of codes) expect(hashes).not.toContain(code.replace('-', ''));
    const hash = await recoveryHash(codes[3]!, salt);
    const left = without(hashes, hash!);
    expect(codesLeft(left)).toBe(9);
    expect(without(left!, hash!)).toBeNull();
  });

  it('have other hashes under another salt', async () => {
    const codes = ['ABCDE-FGHJK'];
    const [one, other] = [await storedCodes(codes), await storedCodes(codes)];
    expect(one.recovery_hashes).not.toBe(other.recovery_hashes);
  });

  it.each(['abcde-fghjk', ' ABCDE FGHJK ', 'abcdefghjk', 'ABCDE–FGHJK'])(
    'are recognised as people type them: %j',
    async (typed) => {
      const { recovery_salt: salt, recovery_hashes: hashes } = await storedCodes(['ABCDE-FGHJK']);
      expect(without(hashes, (await recoveryHash(typed, salt))!)).toBe('');
    },
  );

  it.each(['', 'ABCDE', 'ABCDE-FGHJKM', '123456'])('can’t be %j, which costs no hash', async (typed) => {
    expect(await recoveryHash(typed, '00'.repeat(16))).toBeNull();
  });

  it('are none before there are any', () => {
    expect([codesLeft(null), codesLeft('')]).toEqual([0, 0]);
  });
});

import { appEntry, looksLikeCode, newSecret, stepOfCode } from './one-time-code';

/** The secret of the test vectors in RFC 6238, appendix B. */
const RFC_SECRET = Buffer.from('12345678901234567890');

const at = (seconds: number): Date => new Date(seconds * 1000);

describe('a code of an authenticator app', () => {
  // the vectors have eight digits; apps show the last six
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('is at second %d the one that RFC 6238 says', (seconds, code) => {
    expect(stepOfCode(RFC_SECRET, code.slice(-6), at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('is taken one step early and one step late, under its own step', () => {
    const code = '287082';
    expect([30, 59, 60, 89].map((seconds) => stepOfCode(RFC_SECRET, code, at(seconds)))).toEqual([
      1, 1, 1, 1,
    ]);
    expect(stepOfCode(RFC_SECRET, code, at(0))).toBe(1);
    expect(stepOfCode(RFC_SECRET, code, at(90))).toBeNull();
  });

  it.each(['287083', '94287082', '28708', '', '28708a', '２８７０８２'])('is not %j', (typed) => {
    expect(stepOfCode(RFC_SECRET, typed, at(59))).toBeNull();
  });

  it('may have a gap, as apps show it', () => {
    expect(stepOfCode(RFC_SECRET, ' 287 082 ', at(59))).toBe(1);
    expect([looksLikeCode('287 082'), looksLikeCode('ABCDE-FGHJK')]).toEqual([true, false]);
  });

  it('is none of another secret', () => {
    const secret = newSecret();
    expect(secret).toHaveLength(20);
    expect(secret.equals(newSecret())).toBe(false);
  });
});

describe('what an app is given', () => {
  it('names site and account, and holds nothing but what apps assume', () => {
    const entry = appEntry(RFC_SECRET, { siteName: 'Oran Arşivi', email: 'uye+1@example.com' });
    expect(entry.secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    const { protocol, host, pathname, searchParams } = new URL(entry.uri);
    expect([protocol, host, decodeURIComponent(pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/Oran Arşivi:uye+1@example.com',
    ]);
    expect(Object.fromEntries(searchParams)).toEqual({
      issuer: 'Oran Arşivi',
      secret: entry.secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});

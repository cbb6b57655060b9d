import { hash } from '@node-rs/argon2';
import { checkPassword, hashPassword, slowHashes } from './passwords';

const COMPOSED = 'şifreli çamaşır';
const DECOMPOSED = COMPOSED.normalize('NFD');

describe('checkPassword', () => {
  it('knows a password however its letters are composed', async () => {
    for (const made of [COMPOSED, DECOMPOSED]) {
      const stored = await hashPassword(made);
      expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      for (const typed of [COMPOSED, DECOMPOSED])
        expect(await checkPassword(stored, typed)).toEqual({ matches: true, renewed: null });
      expect(await checkPassword(stored, 'sifreli camasir')).toEqual({ matches: false, renewed: null });
    }
  });

  it('knows what was hashed as typed once, and renews it', async () => {
    const stored = await hash(DECOMPOSED);
    const { matches, renewed } = await checkPassword(stored, DECOMPOSED);
    expect(matches).toBe(true);
    for (const typed of [COMPOSED, DECOMPOSED])
      expect(await checkPassword(renewed, typed)).toEqual({ matches: true, renewed: null });
  });

  it('never matches where no password is stored', async () => {
    for (const stored of [null, undefined])
      for (const typed of ['no account has this password', DECOMPOSED])
        expect(await checkPassword(stored, typed)).toEqual({ matches: false, renewed: null });
  });
});

describe('slowHashes', () => {
  it('hashes each text under the same salt', async () => {
    const salt = Buffer.alloc(16, 7);
    const [one, two] = await slowHashes(['bir', 'iki'], salt);
    expect(one).toHaveLength(32);
    expect(one).not.toEqual(two);
    expect(await slowHashes(['iki'], salt)).toEqual([two]);
  });
});

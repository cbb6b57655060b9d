import { referenceCode, userIdOfReference } from './reference-code';

const LETTERS = 'ACDEFHJKMNPRTUVWXY34679';
const IDS = [1, 2, 3, 10, 999, 12_345, 7_654_321, 2_147_483_647];

describe('the reference code of an account', () => {
  it('is eight unambiguous letters in two groups, and leads back to the account', () => {
    for (const id of IDS) {
      const code = referenceCode(id);
      expect(code).toMatch(/^[ACDEFHJKMNPRTUVWXY34679]{4}-[ACDEFHJKMNPRTUVWXY34679]{4}$/);
      expect(userIdOfReference(code)).toBe(id);
    }
  });

  it('never changes: these are on members’ bank statements', () => {
    expect([referenceCode(1), referenceCode(2), referenceCode(12_345)]).toEqual([
      'UEXP-FYMT',
      'EKN6-NRXW',
      'J9AK-3H7U',
    ]);
  });

  it('is different for every account', () => {
    const codes = new Set(Array.from({ length: 20_000 }, (_, index) => referenceCode(index + 1)));
    expect(codes.size).toBe(20_000);
  });

  it('is read in any case, with or without dashes and blanks', () => {
    const code = referenceCode(42);
    for (const written of [code.toLowerCase(), code.replace('-', ''), ` ${code.replace('-', ' - ')} `])
      expect(userIdOfReference(written)).toBe(42);
  });

  it('reveals every single wrong letter and every swap of neighbours', () => {
    for (const id of IDS) {
      const code = referenceCode(id).replace('-', '');
      for (let at = 0; at < code.length; at += 1) {
        for (const letter of LETTERS) {
          if (letter === code[at]) continue;
          expect(userIdOfReference(code.slice(0, at) + letter + code.slice(at + 1))).toBeNull();
        }
        const [one, two] = [code[at]!, code[at + 1]];
        if (two === undefined || one === two) continue;
        expect(userIdOfReference(code.slice(0, at) + two + one + code.slice(at + 2))).toBeNull();
      }
    }
  });

  it.each(['', 'AAAA', 'ali', 'AAAA-AAAAA', 'OOOO-1111', '../../etc'])('is not %j', (text) => {
    expect(userIdOfReference(text)).toBeNull();
  });
});

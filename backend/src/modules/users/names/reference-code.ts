/** Letters and digits that look like no other one, in print and in handwriting; their number is a prime. */
const LETTERS = 'ACDEFHJKMNPRTUVWXY34679';
const BASE = LETTERS.length;
/** 23^7 is more than any id. */
const LENGTH = 7;
const RANGE = BigInt(BASE ** LENGTH);
/** Spreads ids over the codes: neighbours look nothing alike. Without a common divisor with 23^7. */
const FACTOR = 1_948_377_227n;
const INVERSE = inverse(FACTOR, RANGE);

/**
 * The code that a member writes into the description of a bank transfer: `K7MP-QX3A`. It follows from the account's
 * id, so it never changes; its last letter reveals any wrong or swapped letter.
 * @param userId positive, 31 bits
 */
export function referenceCode(userId: number): string {
  let rest = Number((BigInt(userId) * FACTOR) % RANGE);
  const digits: number[] = [];
  for (let position = 0; position < LENGTH; position += 1) {
    digits.unshift(rest % BASE);
    rest = Math.floor(rest / BASE);
  }
  const code = [...digits, checkDigit(digits)].map((digit) => LETTERS[digit]).join('');
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** The id behind a code as somebody typed it (case, blanks and dashes don't matter), or null when it is none. */
export function userIdOfReference(text: string): number | null {
  const letters = [...text.toUpperCase().replace(/[\s-]/g, '')];
  const digits = letters.map((letter) => LETTERS.indexOf(letter));
  if (digits.length !== LENGTH + 1 || digits.includes(-1)) return null;
  const check = digits.pop();
  if (check !== checkDigit(digits)) return null;
  const value = digits.reduce((sum, digit) => sum * BASE + digit, 0);
  const id = Number((BigInt(value) * INVERSE) % RANGE);
  return id >= 1 && id <= 2_147_483_647 ? id : null;
}

/** Weighted sum modulo a prime, as in ISBN-10: finds every single wrong letter and every swap of two. */
function checkDigit(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, index) => total + digit * (index + 2), 0);
  return (BASE - (sum % BASE)) % BASE;
}

/** Multiplicative inverse by the extended Euclidean algorithm. */
function inverse(factor: bigint, modulus: bigint): bigint {
  let [a, b, x, y] = [factor % modulus, modulus, 1n, 0n];
  while (b !== 0n) [a, b, x, y] = [b, a % b, y, x - (a / b) * y];
  return ((x % modulus) + modulus) % modulus;
}

// looked up once: where tests run, every look at a global is slow
const { imul } = Math;

/** Bits of a number that is drawn. */
const BITS = 14;

/** A certain limit: every number is below it. */
export const CERTAIN = 2 ** BITS;

/** Words of each of two lists; a number is made of words that stand side by side in both. */
const LISTED = 2 ** BITS;

/** Any number: the same answer every time. */
const SEED = 20_230_401;

/**
 * Numbers of 14 bits drawn 32 at a time: each bit of a word belongs to another draw, the first word holds the lowest bits. Its
 * words are those of two lists of random words put together, from places that follow from what is drawn and from the
 * batch, so that any two numbers are independent.
 */
export class RandomLanes {
  private readonly ones = randomWords(SEED);
  private readonly others = randomWords(SEED + 1);

  /**
   * Finds for some things those of 32 draws whose number is below a limit.
   * @param ids what the numbers follow from, by thing
   * @param limits by thing
   * @param below by thing: the draws, one bit each
   */
  draw(batch: number, things: Uint32Array, ids: Uint32Array, limits: Uint16Array, below: Int32Array): void {
    const { ones, others } = this;
    for (let at = 0; at < things.length; at++) {
      const thing = things[at]!;
      const limit = limits[thing]!;
      const places = mixed(imul(ids[thing]!, 0x9e3779b1) + batch);
      const one = places & (LISTED - 1);
      const other = places >>> (32 - BITS);
      let less = 0;
      for (let bit = 0; bit < BITS; bit++) {
        const zeros = ~(ones[one + bit]! ^ others[other + bit]!);
        const isSet = -((limit >>> bit) & 1);
        // where this bit is equal the lower ones have decided
        less = (less & zeros) | ((less | zeros) & isSet);
      }
      below[thing] = limit === CERTAIN ? -1 : less;
    }
  }
}

/** Bits of a number spread over all of it (finalizer of A. Appleby's MurmurHash3). */
function mixed(number: number): number {
  let bits = imul(number ^ (number >>> 16), 0x85ebca6b);
  bits = imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

const randomWords = (seed: number): Int32Array =>
  Int32Array.from({ length: LISTED + BITS }, (_, at) => mixed(mixed(at + 1) + imul(seed, 0x9e3779b1)));

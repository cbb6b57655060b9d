import type { StandingOut } from '../standing-out';

/** Draws that stand side by side in the bits of one number. */
export const LANES = 32;

/** Counts beyond this many bits don't occur. */
const BITS = 24;

/** Matches that are added up together, and the bits of their sum. */
export const BLOCK = 128;
const BLOCK_BITS = 8;

/** Matches of a sample: whole blocks of neighbours by their number, and the others. */
export interface Counted {
  readonly blocks: Uint32Array;
  readonly others: Uint32Array;
}

/** Finds the whole blocks among matches that rise. */
export function inBlocks(matches: Uint32Array): Counted {
  const blocks: number[] = [];
  const others = new Uint32Array(matches.length);
  let count = 0;
  for (let at = 0; at < matches.length;) {
    const match = matches[at]!;
    if (match % BLOCK === 0 && matches[at + BLOCK - 1] === match + BLOCK - 1) {
      blocks.push(match / BLOCK);
      at += BLOCK;
    } else {
      others[count++] = match;
      at += 1;
    }
  }
  return { blocks: Uint32Array.from(blocks), others: others.slice(0, count) };
}

/** In which of 32 draws a selection hits, by match, and how often in each block. */
export class HitLanes {
  /** By match: one bit per draw. */
  readonly hits: Int32Array;
  /** By block: bit by bit, the lowest first, the counts of all draws. */
  private readonly sums: Int32Array;

  constructor(matches: number) {
    this.hits = new Int32Array(matches);
    this.sums = new Int32Array(Math.ceil(matches / BLOCK) * BLOCK_BITS);
  }

  /** Adds up some blocks, after their hits have changed. */
  addUp(blocks: Uint32Array): void {
    const matches = new Uint32Array(BLOCK);
    for (const block of blocks) {
      for (let at = 0; at < BLOCK; at++) matches[at] = block * BLOCK + at;
      this.sums.set(laneSums(this.hits, matches).subarray(0, BLOCK_BITS), block * BLOCK_BITS);
    }
  }

  /** The draws in which the number of hits stands out, one bit each. */
  standingOut({ blocks, others }: Counted, bound: StandingOut): number {
    laneSums(this.hits, others);
    for (let at = 0; at < blocks.length; at++) addLanes(this.sums, blocks[at]! * BLOCK_BITS);
    return lessThan(bound.below + 1) | ~lessThan(bound.above);
  }
}

/** Counts of all draws under way: bit by bit, the lowest first. */
const counter = new Int32Array(BITS);

/**
 * Adds up, for 32 draws at once, how often a selection hits: eight matches at a time by adders without a branch, as hardware
 * counts bits (carry-save adders; S. Harley and D. Seal in H. S. Warren, Hacker's Delight, 5-1).
 * @param hits by match: one bit per draw
 * @returns the counter; good until the next call
 */
export function laneSums(hits: Int32Array, matches: Uint32Array): Int32Array {
  counter.fill(0);
  const whole = matches.length - (matches.length % 8);
  let [ones, twos, fours] = [0, 0, 0];
  for (let at = 0; at < whole; at += 8) {
    const [a, b] = [hits[matches[at]!]!, hits[matches[at + 1]!]!];
    const [c, d] = [hits[matches[at + 2]!]!, hits[matches[at + 3]!]!];
    const [e, f] = [hits[matches[at + 4]!]!, hits[matches[at + 5]!]!];
    const [g, h] = [hits[matches[at + 6]!]!, hits[matches[at + 7]!]!];
    let half = ones ^ a;
    const twosA = (ones & a) | (half & b);
    ones = half ^ b;
    half = ones ^ c;
    const twosB = (ones & c) | (half & d);
    ones = half ^ d;
    half = ones ^ e;
    const twosC = (ones & e) | (half & f);
    ones = half ^ f;
    half = ones ^ g;
    const twosD = (ones & g) | (half & h);
    ones = half ^ h;
    half = twos ^ twosA;
    const foursA = (twos & twosA) | (half & twosB);
    twos = half ^ twosB;
    half = twos ^ twosC;
    const foursB = (twos & twosC) | (half & twosD);
    twos = half ^ twosD;
    half = fours ^ foursA;
    carry((fours & foursA) | (half & foursB), 3);
    fours = half ^ foursB;
  }
  carry(ones, 0);
  carry(twos, 1);
  carry(fours, 2);
  for (let at = whole; at < matches.length; at++) carry(hits[matches[at]!]!, 0);
  return counter;
}

/** Adds lanes to the counter at one of its bits. */
function carry(lanes: number, from: number): void {
  for (let bit = from; lanes !== 0; bit++) {
    const before = counter[bit]!;
    counter[bit] = before ^ lanes;
    lanes &= before;
  }
}

/** Adds the sum of a block to the counter. */
function addLanes(sums: Int32Array, from: number): void {
  let over = 0;
  for (let bit = 0; bit < BLOCK_BITS; bit++) {
    const [before, more] = [counter[bit]!, sums[from + bit]!];
    const half = before ^ more;
    counter[bit] = half ^ over;
    over = (before & more) | (half & over);
  }
  carry(over, BLOCK_BITS);
}

/** The draws whose count is less than a number. */
function lessThan(number: number): number {
  let less = 0;
  for (let bit = 0; bit < BITS; bit++) {
    const zeros = ~counter[bit]!;
    // where bits are equal the lower ones decide
    less = ((number >>> bit) & 1) === 1 ? zeros | less : zeros & less;
  }
  return less;
}

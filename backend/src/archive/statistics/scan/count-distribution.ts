/** Probabilities by number: of two independent counts, those of their sum. */
export function sumOfCounts(one: readonly number[], other: readonly number[]): number[] {
  const sum = new Array<number>(one.length + other.length - 1).fill(0);
  one.forEach((share, count) => {
    if (share > 0) other.forEach((otherShare, more) => (sum[count + more]! += share * otherShare));
  });
  return sum;
}

/** What each end of a 95 % bracket leaves out at most. */
const TAIL = 0.025;

/** Rounding in sums of probabilities. */
const HAIR = 1e-9;

/** The narrowest bracket (ends included) that leaves out no more than 2.5 % below and 2.5 % above. */
export function centralBracket(shares: readonly number[]): { low: number; high: number } {
  let low = 0;
  for (let below = shares[0]!; below <= TAIL + HAIR && low < shares.length - 1; below += shares[low]!)
    low += 1;
  let high = shares.length - 1;
  for (let above = shares[high]!; above <= TAIL + HAIR && high > 0; above += shares[high]!) high -= 1;
  return { low, high };
}

/** What half of the courses stay below, and 95 of 100. */
export class CourseBound {
  median: number;
  high: number;
}

/** A smaller chance of losing is as good as none. */
const NEVER = 1e-12;

/** Products are formed anew after so many bets, lest rounding adds up. */
const ANEW = 512;

/**
 * The longest run of lost bets by chance: the fewest that is not exceeded in half, and in 95 of 100 cases.
 * @param probabilities that each bet wins, in their order
 */
export function longestLosingRuns(probabilities: Float64Array): CourseBound {
  const { length } = probabilities;
  if (length === 0) return { median: 0, high: 0 };
  const losing = new Float64Array(length);
  let sum = 0;
  for (let at = 0; at < length; at++) sum += losing[at] = Math.max(NEVER, 1 - probabilities[at]!);
  const without = new Float64Array(length + 1);
  const isUsual = (run: number, share: number): boolean => run >= 0 && staysUpTo(run, share, losing, without);
  const quantile = (share: number, from: number): number => {
    let run = from;
    while (isUsual(run - 1, share)) run -= 1;
    while (!isUsual(run, share)) run += 1;
    return run;
  };
  // where all bets are alike about n p (1-p)^run longer runs begin
  const mean = sum / length;
  const guess = Math.log((length * (1 - mean)) / Math.LN2) / -Math.log(mean);
  const median = quantile(0.5, Math.min(length, Math.max(0, Math.round(guess) || 0)));
  return { median, high: quantile(0.95, median) };
}

/**
 * Whether no run of lost bets is longer in at least such a share of cases. A first longer run ends with a bet where there was
 * none until the bet before its beginning, which was won.
 * @param without room for the probability of no longer run up to each bet, which never grows
 */
function staysUpTo(run: number, share: number, losing: Float64Array, without: Float64Array): boolean {
  const { length } = losing;
  without.fill(1, 0, Math.min(run, length) + 1);
  let allLost = 1;
  for (let at = run + 1; at <= length; at++) {
    const before = at - run - 1;
    if (before % ANEW === 0) allLost = losing.subarray(before, at).reduce((all, each) => all * each, 1);
    else allLost *= losing[at - 1]! / losing[before - 1]!;
    const begins = before === 0 ? 1 : without[before - 1]! * (1 - losing[before - 1]!);
    const left = without[at - 1]! - begins * allLost;
    if (left < share) return false;
    without[at] = left;
  }
  return true;
}

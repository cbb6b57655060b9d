import type { CourseBound } from './course-by-chance';

/** ln of a chance of losing that is as good as none. */
const NEVER = -50;

/**
 * The longest run of lost bets by chance: the fewest that is not exceeded in half, and in 95 of 100 cases.
 * @param probabilities that each bet wins, in their order
 */
export function longestLosingRuns(probabilities: Float64Array): CourseBound {
  const { length } = probabilities;
  if (length === 0) return { median: 0, high: 0 };
  // ln of losing all up to each bet
  const lost = new Float64Array(length + 1);
  for (let at = 0; at < length; at++)
    lost[at + 1] = lost[at]! + Math.max(NEVER, Math.log1p(-probabilities[at]!));
  const without = new Float64Array(length + 1);
  const known = new Map<number, number>();
  const shareUpTo = (run: number): number => {
    if (run < 0) return 0;
    if (!known.has(run)) known.set(run, noLongerRun(run, probabilities, lost, without));
    return known.get(run)!;
  };
  // where all bets are alike the expected number of longer runs is n (1-p)^run p
  const each = -lost[length]! / length;
  const guess = Math.round(Math.log(length) / Math.max(each, 1e-3));
  const quantile = (share: number, from: number): number => {
    let run = Math.min(Math.max(0, from), length);
    while (run > 0 && shareUpTo(run - 1) >= share) run -= 1;
    while (shareUpTo(run) < share) run += 1;
    return run;
  };
  const median = quantile(0.5, guess);
  return { median, high: quantile(0.95, median) };
}

/**
 * How likely no run of lost bets is longer. A first longer run ends with a bet where there was none until the bet before its
 * beginning, which was won.
 * @param without room for the probability of no longer run up to each bet
 */
function noLongerRun(
  run: number,
  probabilities: Float64Array,
  lost: Float64Array,
  without: Float64Array,
): number {
  const { length } = probabilities;
  without.fill(1, 0, Math.min(run, length) + 1);
  for (let at = run + 1; at <= length; at++) {
    const before = at - run - 1;
    const begins = before === 0 ? 1 : without[before - 1]! * probabilities[before - 1]!;
    without[at] = without[at - 1]! - begins * Math.exp(lost[at]! - lost[before]!);
  }
  return without[length]!;
}

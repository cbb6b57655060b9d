import type { OddsGroup } from '../../catalogue/column-types';
import type { MatchScores } from '../../catalogue/settlement';

/**
 * The few ways in which a market can end: thousands of results settle its selections in no more than some thirty
 * ways, so counting those is enough.
 */
export interface OutcomePatterns {
  /** Number of the pattern by the number of the result. */
  readonly ofResult: Uint16Array;
  /** Per pattern, each selection in order: 1 won, 0 lost, -1 open. */
  readonly verdicts: readonly (readonly number[])[];
  /** Per pattern, which selections settle: a number of {@link settledSets}. */
  readonly settledSetOf: readonly number[];
  /** Per set, each selection in order: whether it settles. The same results give the same sets in the same order. */
  readonly settledSets: readonly (readonly boolean[])[];
}

/** Results that are settled between two pauses. */
const RESULTS_AT_ONCE = 64;

/**
 * Sorts all results by how they settle a market.
 * @param scores those there are now; more may be added meanwhile
 * @param pause lets other work run
 */
export async function outcomePatterns(
  market: OddsGroup,
  scores: readonly MatchScores[],
  pause: () => Promise<void>,
): Promise<OutcomePatterns> {
  const numbers = new Map<string, number>();
  const verdicts: number[][] = [];
  const patternOf = (result: MatchScores): number => {
    const settled = market.columns.map(({ settle }) => {
      const won = settle(result);
      return won === null ? -1 : Number(won);
    });
    const key = settled.join();
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, verdicts.length);
    return verdicts.push(settled) - 1;
  };
  const ofResult = new Uint16Array(scores.length);
  for (let number = 0; number < ofResult.length; number++) {
    if (number % RESULTS_AT_ONCE === 0) await pause();
    ofResult[number] = patternOf(scores[number]!);
  }
  const setOf = (verdict: readonly number[]): string =>
    verdict.map((each) => (each < 0 ? '-' : '+')).join('');
  const sets = [...new Set(verdicts.map(setOf))].sort();
  return {
    ofResult,
    verdicts,
    settledSetOf: verdicts.map((verdict) => sets.indexOf(setOf(verdict))),
    settledSets: sets.map((set) => [...set].map((each) => each === '+')),
  };
}

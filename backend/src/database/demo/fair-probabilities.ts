import { ODD_COLUMNS } from '../../modules/odds/catalogue/columns';
import { type GoalRates, homeScoredFirst, SCORELINES, scorelineWeights } from './goal-model';

/** For each scoreline, the selections that it pays: column positions, and how surely (below 1 only for first goals). */
interface Payout {
  readonly columns: Uint8Array;
  readonly shares: Float64Array;
}

const payouts: readonly Payout[] = SCORELINES.map((score) => {
  const home = homeScoredFirst(score);
  const paid = ODD_COLUMNS.map(({ settle }) => {
    if (home === null) return settle({ ...score, firstGoal: 'N' }) ? 1 : 0;
    return (
      (settle({ ...score, firstGoal: 'H' }) ? home : 0) +
      (settle({ ...score, firstGoal: 'A' }) ? 1 - home : 0)
    );
  });
  const columns = paid.flatMap((share, column) => (share > 0 ? [column] : []));
  return { columns: Uint8Array.from(columns), shares: Float64Array.from(columns, (column) => paid[column]!) };
});

/**
 * Probability of each selection in the order of `ODD_COLUMNS`: the goal model summed over the catalogue's own
 * settlement rules, so prices and settlement cannot disagree.
 */
export function fairProbabilities(rates: GoalRates): Float64Array {
  const weights = scorelineWeights(rates);
  const probabilities = new Float64Array(ODD_COLUMNS.length);
  for (let index = 0; index < weights.length; index += 1) {
    const weight = weights[index]!;
    const { columns, shares } = payouts[index]!;
    for (let at = 0; at < columns.length; at += 1) probabilities[columns[at]!]! += weight * shares[at]!;
  }
  return probabilities;
}

import { ODD_COLUMNS } from '../archive/catalogue/columns';
import { type GoalRates, homeScoredFirst, type Scoreline, SCORELINES, scorelineWeights } from './goal-model';

/** For each scoreline, the selections that it pays: column positions, and how surely (below 1 only for first goals). */
interface Payout {
  readonly columns: Uint16Array;
  readonly shares: Float64Array;
}

let known: readonly Payout[] | null = null;

/** Worked out on first use: most boots never need it. */
const payouts = (): readonly Payout[] => (known ??= SCORELINES.map(payoutOf));

function payoutOf(score: Scoreline): Payout {
  const home = homeScoredFirst(score);
  const paid = ODD_COLUMNS.map(({ settle }) => {
    if (home === null) return settle({ ...score, firstGoal: 'N' }) ? 1 : 0;
    const [ifHome, ifAway] = [settle({ ...score, firstGoal: 'H' }), settle({ ...score, firstGoal: 'A' })];
    return (ifHome ? home : 0) + (ifAway ? 1 - home : 0);
  });
  const columns = paid.flatMap((share, column) => (share > 0 ? [column] : []));
  return {
    columns: Uint16Array.from(columns),
    shares: Float64Array.from(columns, (column) => paid[column]!),
  };
}

/**
 * Probability of each selection in the order of `ODD_COLUMNS`: the goal model summed over the catalogue's own
 * settlement rules, so prices and settlement cannot disagree.
 */
export function fairProbabilities(rates: GoalRates): Float64Array {
  const weights = scorelineWeights(rates);
  const paid = payouts();
  const probabilities = new Float64Array(ODD_COLUMNS.length);
  for (let index = 0; index < weights.length; index += 1) {
    const weight = weights[index]!;
    const { columns, shares } = paid[index]!;
    for (let at = 0; at < columns.length; at += 1) probabilities[columns[at]!]! += weight * shares[at]!;
  }
  return probabilities;
}

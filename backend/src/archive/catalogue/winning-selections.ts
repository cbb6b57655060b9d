import { ODD_COLUMNS } from './columns';
import type { OddField } from './odds-groups';
import { firstGoalForMarking, type MatchScores } from './settlement';

/** Results are few: each is settled once. */
const known = new Map<string, readonly OddField[]>();

/**
 * The selections that won in one match, in the order of the table; none while it isn't played. A first goal that the
 * score gives away counts, see {@link firstGoalForMarking}.
 */
export function winningSelections(scores: MatchScores): readonly OddField[] {
  const key = `${scores.hh} ${scores.ha} ${scores.fh} ${scores.fa} ${scores.firstGoal}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const seen = { ...scores, firstGoal: firstGoalForMarking(scores) };
  const winners = ODD_COLUMNS.filter(({ settle }) => settle(seen) === true).map(({ field }) => field);
  known.set(key, winners);
  return winners;
}

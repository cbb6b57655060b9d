import type { OddField } from '../catalogue/odds-groups';
import {
  type FirstGoal,
  firstGoalForMarking,
  type MatchScores,
  type ResultLetter,
  resultOf,
  settledBy,
} from '../catalogue/settlement';
import { ODD_COLUMNS } from '../catalogue/columns';

/** Yes or no as a database gives it: some have 1 and 0. */
export type StoredFlag = boolean | number;

/** The scores of a match; null while they aren't known. */
export interface MatchResult {
  home_ht_score: number | null;
  away_ht_score: number | null;
  home_ft_score: number | null;
  away_ft_score: number | null;
  /** Who scored first as the source recorded it; null = not recorded. */
  first_goal: FirstGoal | null;
  /** Whether the result was awarded: it stands, and nothing is settled from it. */
  awarded: StoredFlag;
}

/** The result after the full time. */
export const fullTimeResult = ({ home_ft_score, away_ft_score }: MatchResult): ResultLetter | null =>
  resultOf(home_ft_score, away_ft_score);

/** `1/X`: the results at half-time and after the full time; null while one of them is not known. */
export function halfFullResult(match: MatchResult): string | null {
  const half = resultOf(match.home_ht_score, match.away_ht_score);
  const full = fullTimeResult(match);
  return half === null || full === null ? null : `${half}/${full}`;
}

/** The goals of both sides; null while they are not known. */
export const totalGoals = ({ home_ft_score: home, away_ft_score: away }: MatchResult): number | null =>
  home === null || away === null ? null : home + away;

/** `2-1`; null while the score is not known. */
export const writtenScore = (home: number | null, away: number | null): string | null =>
  home === null || away === null ? null : `${home}-${away}`;

/** The scores of a match as settlements name them. */
export const scoresOf = (match: MatchResult): MatchScores => ({
  hh: match.home_ht_score,
  ha: match.away_ht_score,
  fh: match.home_ft_score,
  fa: match.away_ft_score,
  firstGoal: match.first_goal,
});

/** What the selections of a match are settled by; nothing is known where its result was awarded. */
export const settlingScores = (match: MatchResult): MatchScores =>
  settledBy(scoresOf(match), Boolean(match.awarded));

/** The selections that won, in the order of the odds table; none while the match isn't played, or if it was awarded. */
export const winnersOf = (match: MatchResult): readonly OddField[] =>
  winningSelections(settlingScores(match));

/**
 * The selections that won under the names of another table, in the order of the odds table.
 * @param names of that table's prices by their names in the odds table; a selection without one is left out
 */
export const winnersNamed = <Name extends string>(
  match: MatchResult,
  names: ReadonlyMap<string, Name>,
): Name[] => winnersOf(match).flatMap((field) => names.get(field) ?? []);

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

/** Who scored first: home, away, or neither. */
export type FirstGoal = 'H' | 'A' | 'N';

/** A result: the home side won, a draw, the away side won. */
export type ResultLetter = '1' | 'X' | '2';

/** The result of a score; null while it is not known. */
export function resultOf(home: number | null, away: number | null): ResultLetter | null {
  if (home === null || away === null) return null;
  if (home === away) return 'X';
  return home > away ? '1' : '2';
}

/** What is known of a played match; `null` where the source did not say. */
export interface MatchScores {
  /** Half-time goals of the home and away side. */
  readonly hh: number | null;
  readonly ha: number | null;
  /** Full-time goals of the home and away side. */
  readonly fh: number | null;
  readonly fa: number | null;
  readonly firstGoal: FirstGoal | null;
}

const UNKNOWN: MatchScores = { hh: null, ha: null, fh: null, fa: null, firstGoal: null };

/**
 * What selections are settled by: the scores of a match that was played. An awarded result (`hükmen`) stands, but says
 * nothing about any selection.
 */
export const settledBy = (scores: MatchScores, awarded: boolean): MatchScores => (awarded ? UNKNOWN : scores);

/** `true` won, `false` lost, `null` when a score the rule needs is not known. */
export type Settlement = (scores: MatchScores) => boolean | null;

type PairRule = (home: number, away: number) => boolean;

/** A rule over the full-time score. */
export const atFullTime =
  (rule: PairRule): Settlement =>
  ({ fh, fa }) =>
    fh === null || fa === null ? null : rule(fh, fa);

/** A rule over the half-time score. */
export const atHalfTime =
  (rule: PairRule): Settlement =>
  ({ hh, ha }) =>
    hh === null || ha === null ? null : rule(hh, ha);

/** A rule over the goals of the second half alone. */
export const inSecondHalf =
  (rule: PairRule): Settlement =>
  ({ hh, ha, fh, fa }) =>
    hh === null || ha === null || fh === null || fa === null ? null : rule(fh - hh, fa - ha);

/** Both rules must hold: one at half-time, one at full-time. */
export const atHalfAndFullTime =
  (half: PairRule, full: PairRule): Settlement =>
  ({ hh, ha, fh, fa }) =>
    hh === null || ha === null || fh === null || fa === null ? null : half(hh, ha) && full(fh, fa);

/** A rule over the goals of one side, which needs that side's score only. */
export const overGoalsOf =
  (goals: 'hh' | 'ha' | 'fh' | 'fa', rule: (goals: number) => boolean): Settlement =>
  (scores) => {
    const scored = scores[goals];
    return scored === null ? null : rule(scored);
  };

/** Settles only where the first goal, or that there was none, is recorded. */
export const firstGoalBy =
  (side: 'H' | 'A'): Settlement =>
  ({ firstGoal }) =>
    firstGoal === null ? null : firstGoal === side;

export const homeWins: PairRule = (home, away) => home > away;
export const isDraw: PairRule = (home, away) => home === away;
export const awayWins: PairRule = (home, away) => home < away;

/**
 * The first goal as far as the score of the match shows it: a recorded value stays, a one-sided score
 * names its side, 0-0 means no goal, anything else stays unknown. For marking the winners of one match
 * only: over many matches this would count one-sided scores and leave out the others, a biased rate.
 */
export function firstGoalForMarking(scores: MatchScores): FirstGoal | null {
  const { fh, fa, firstGoal } = scores;
  if (firstGoal !== null || fh === null || fa === null) return firstGoal;
  if (fh > 0 && fa > 0) return null;
  if (fh > 0) return 'H';
  return fa > 0 ? 'A' : 'N';
}

/** Expected goals of each side over the whole match. */
export interface GoalRates {
  readonly home: number;
  readonly away: number;
}

/** Half-time and full-time goals of both sides. */
export interface Scoreline {
  readonly hh: number;
  readonly ha: number;
  readonly fh: number;
  readonly fa: number;
}

/** Share of a match's goals that fall before half-time, as in league football over the years. */
const FIRST_HALF_SHARE = 0.45;

/** Dixon & Coles (1997): 0-0 and 1-1 are likelier, 1-0 and 0-1 less likely, than with independent goals. */
const LOW_SCORE_DEPENDENCE = -0.06;

/** Goals of one side in one half beyond this are left out: less than 0.2 % at the highest rates in use. */
const MOST_GOALS_IN_A_HALF = 6;

const halfGoals = Array.from({ length: MOST_GOALS_IN_A_HALF + 1 }, (_, goals) => goals);

/** Every scoreline of the model, in the order of {@link scorelineWeights}. */
export const SCORELINES: readonly Scoreline[] = halfGoals.flatMap((hh) =>
  halfGoals.flatMap((ha) =>
    halfGoals.flatMap((sh) => halfGoals.map((sa) => ({ hh, ha, fh: hh + sh, fa: ha + sa }))),
  ),
);

/**
 * Probability of each of {@link SCORELINES}: independent Poisson goals per side and half, low full-time scores
 * corrected after Dixon & Coles, together exactly 1.
 */
export function scorelineWeights(rates: GoalRates): Float64Array {
  const [hh, ha] = [rates.home, rates.away].map((rate) => poisson(rate * FIRST_HALF_SHARE));
  const [sh, sa] = [rates.home, rates.away].map((rate) => poisson(rate * (1 - FIRST_HALF_SHARE)));
  const weights = new Float64Array(SCORELINES.length);
  let sum = 0;
  for (const [index, score] of SCORELINES.entries()) {
    const halves = hh![score.hh]! * ha![score.ha]! * sh![score.fh - score.hh]! * sa![score.fa - score.ha]!;
    weights[index] = halves * lowScoreFactor(score, rates);
    sum += weights[index]!;
  }
  for (let index = 0; index < weights.length; index += 1) weights[index]! /= sum;
  return weights;
}

/**
 * Probability that the home side scored first, given the scoreline: within the first half with goals, each goal is
 * as likely as any other to have been the earliest. Null without goals.
 */
export function homeScoredFirst({ hh, ha, fh, fa }: Scoreline): number | null {
  if (hh + ha > 0) return hh / (hh + ha);
  return fh + fa > 0 ? fh / (fh + fa) : null;
}

function poisson(rate: number): number[] {
  let term = Math.exp(-rate);
  return halfGoals.map((goals) => {
    if (goals > 0) term *= rate / goals;
    return term;
  });
}

function lowScoreFactor({ fh, fa }: Scoreline, { home, away }: GoalRates): number {
  if (fh > 1 || fa > 1) return 1;
  if (fh === 0 && fa === 0) return 1 - home * away * LOW_SCORE_DEPENDENCE;
  if (fh === 0) return 1 + home * LOW_SCORE_DEPENDENCE;
  if (fa === 0) return 1 + away * LOW_SCORE_DEPENDENCE;
  return 1 - LOW_SCORE_DEPENDENCE;
}

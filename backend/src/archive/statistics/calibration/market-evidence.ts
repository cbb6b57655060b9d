import type { LearnedMarket } from './calibration';
import { CalibratedMarket } from './calibrated-market';
import {
  BENDS,
  features,
  FEATURES,
  featuresOf,
  MARGIN_LEVELS,
  marginLevel,
  type PriceWeights,
  PROPORTIONAL,
} from './price-weights';

/** Exponents by margin level, then bends. */
const PARAMETERS = MARGIN_LEVELS + BENDS.length;

/** Each season counts this much less than the one after it: how bookmakers lay their margin on changes slowly. */
const WEIGHT_OF_A_YEAR = 0.7;

/** How far exponents may differ from 1, from the next level's, and bends from 0: standard deviations of the prior. */
const EXPONENT_SPREAD = 0.2;
const NEIGHBOUR_SPREAD = 0.05;
const BEND_SPREAD = 0.05;

/** What the matches of one season say at one point of the parameters. */
interface SeasonEvidence {
  matches: number;
  /** Gradient of the log likelihood, and the negative of its second derivatives, row by row. */
  readonly gradient: Float64Array;
  readonly information: Float64Array;
}

/**
 * Gathers what the settled matches of one market say about its weights, season by season, and finds the weights of
 * greatest likelihood with a prior that pulls towards the proportional method. The likelihood is that of the selection
 * that won; of several winners each counts its share. One Newton step per pass over the matches: from the proportional
 * method two are enough.
 */
export class MarketEvidence {
  private readonly seasons = new Map<string, SeasonEvidence>();
  private readonly calibrated: CalibratedMarket;
  private readonly mean = new Float64Array(FEATURES);
  /** Which parameters the features of a match are about: the exponent of its level, then the bends. */
  private readonly places = Int32Array.from({ length: FEATURES }, (_, at) => MARGIN_LEVELS + at - 1);

  /**
   * @param selections of the market
   * @param winners how many of them win in every match
   * @param at weights that the matches are looked at from: the outcome of the pass before
   */
  constructor(
    private readonly selections: number,
    private readonly winners: number,
    private readonly at: PriceWeights = PROPORTIONAL,
  ) {
    this.calibrated = new CalibratedMarket(winners, at);
  }

  /**
   * Takes a match into account.
   * @param prices of all selections, in hundredths
   * @param won by selection 1 or 0; exactly as many as there are winners are 1
   */
  add(season: string, prices: ArrayLike<number>, won: ArrayLike<number>): void {
    const { selections, winners, mean, places } = this;
    // an imported name is looked up in its module each time
    const [table, width] = [features, FEATURES];
    let overround = 0;
    for (let s = 0; s < selections; s++) overround += 100 / prices[s]!;
    places[0] = marginLevel(overround / winners);
    const stated = this.calibrated.probabilities(prices);
    const { gradient, information } = this.season(season);
    mean.fill(0);
    for (let s = 0; s < selections; s++) {
      const share = stated[s]! / winners;
      const surprise = won[s]! / winners - share;
      const row = featuresOf(prices[s]!);
      for (let i = 0; i < width; i++) {
        const x = table[row + i]!;
        if (x === 0) continue;
        gradient[places[i]!]! += surprise * x;
        mean[i]! += share * x;
        const below = places[i]! * PARAMETERS;
        for (let j = 0; j <= i; j++) {
          const y = table[row + j]!;
          if (y !== 0) information[below + places[j]!]! += share * x * y;
        }
      }
    }
    for (let i = 0; i < width; i++) {
      if (mean[i] === 0) continue;
      for (let j = 0; j <= i; j++) information[places[i]! * PARAMETERS + places[j]!]! -= mean[i]! * mean[j]!;
    }
  }

  /** Whether any match was taken into account. */
  get isSome(): boolean {
    return this.seasons.size > 0;
  }

  /** The weights that all matches together teach. */
  current(): PriceWeights {
    return this.after([...this.seasons.keys()]);
  }

  /** What is learned of the market; null without matches. */
  learned(): LearnedMarket | null {
    if (!this.isSome) return null;
    const order = [...this.seasons.keys()].sort();
    let matches = 0;
    for (const { matches: ofSeason } of this.seasons.values()) matches += ofSeason;
    return {
      current: this.current(),
      bySeason: Object.fromEntries(
        order.slice(1).map((season, at) => [season, this.after(order.slice(0, at + 1))]),
      ),
      matches,
    };
  }

  private season(season: string): SeasonEvidence {
    let evidence = this.seasons.get(season);
    if (evidence === undefined) {
      evidence = {
        matches: 0,
        gradient: new Float64Array(PARAMETERS),
        information: new Float64Array(PARAMETERS ** 2),
      };
      this.seasons.set(season, evidence);
    }
    evidence.matches += 1;
    return evidence;
  }

  /** One Newton step from where the matches were looked at, over some seasons. */
  private after(seasons: readonly string[]): PriceWeights {
    const from = [...this.at.exponents, ...this.at.bends];
    const { precision, pull } = prior(from);
    const latest = Math.max(...seasons.map(yearOf));
    for (const season of seasons) {
      const { gradient, information } = this.seasons.get(season)!;
      const weight = WEIGHT_OF_A_YEAR ** (latest - yearOf(season));
      for (let i = 0; i < PARAMETERS; i++) {
        pull[i]! += weight * gradient[i]!;
        for (let j = 0; j < PARAMETERS; j++) {
          const below = i >= j ? i * PARAMETERS + j : j * PARAMETERS + i;
          precision[i]![j]! += weight * information[below]!;
        }
      }
    }
    const step = solve(precision, pull);
    const found = from.map((value, at) => Math.round((value + step[at]!) * 1e6) / 1e6);
    return { exponents: found.slice(0, MARGIN_LEVELS), bends: found.slice(MARGIN_LEVELS) };
  }
}

const yearOf = (season: string): number => Number(season.slice(0, 4));

/** The prior's precision, and its gradient at a point. */
function prior(from: readonly number[]): { precision: number[][]; pull: number[] } {
  const precision = from.map(() => new Array<number>(PARAMETERS).fill(0));
  for (let at = 0; at < PARAMETERS; at++) {
    precision[at]![at]! += 1 / (at < MARGIN_LEVELS ? EXPONENT_SPREAD : BEND_SPREAD) ** 2;
  }
  for (let level = 1; level < MARGIN_LEVELS; level++) {
    const bond = 1 / NEIGHBOUR_SPREAD ** 2;
    precision[level]![level]! += bond;
    precision[level - 1]![level - 1]! += bond;
    precision[level]![level - 1]! -= bond;
    precision[level - 1]![level]! -= bond;
  }
  const middle = [...PROPORTIONAL.exponents, ...PROPORTIONAL.bends];
  const pull = precision.map((row) =>
    row.reduce((sum, each, at) => sum - each * (from[at]! - middle[at]!), 0),
  );
  return { precision, pull };
}

/**
 * The x with A·x = b, by Gaussian elimination.
 * @param matrix A, symmetric and positive definite, row by row
 */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!]);
  for (let pivot = 0; pivot < rows.length; pivot++) {
    const top = rows[pivot]!;
    for (const row of rows.slice(pivot + 1)) {
      const factor = row[pivot]! / top[pivot]!;
      for (let at = pivot; at < row.length; at++) row[at]! -= factor * top[at]!;
    }
  }
  const x = new Array<number>(rows.length).fill(0);
  for (let at = rows.length - 1; at >= 0; at--) {
    const row = rows[at]!;
    let rest = row.at(-1)!;
    for (let known = at + 1; known < rows.length; known++) rest -= row[known]! * x[known]!;
    x[at] = rest / row[at]!;
  }
  return x;
}

import type { LearnedMarket } from './calibration';
import { bendAt, BENDS, MARGIN_LEVELS, marginLevel, type PriceWeights, PROPORTIONAL } from './price-weights';
import { solve } from './solve';

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
  private readonly lines: Float64Array;
  private readonly shares: Float64Array;
  private readonly bendValues: Float64Array;
  private readonly mean = new Float64Array(1 + BENDS.length);

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
    this.lines = new Float64Array(selections);
    this.shares = new Float64Array(selections);
    this.bendValues = new Float64Array(selections * BENDS.length);
  }

  /**
   * Takes a match into account.
   * @param prices of all selections, in hundredths
   * @param won by selection 1 or 0; exactly as many as there are winners are 1
   */
  add(season: string, prices: ArrayLike<number>, won: ArrayLike<number>): void {
    const { selections, lines, shares, bendValues, mean } = this;
    let overround = 0;
    for (let s = 0; s < selections; s++) overround += 100 / prices[s]!;
    const level = marginLevel(overround / this.winners);
    let total = 0;
    for (let s = 0; s < selections; s++) {
      const line = Math.log(100 / prices[s]!);
      lines[s] = line;
      let exponent = this.at.exponents[level]! * line;
      for (let b = 0; b < BENDS.length; b++) {
        const value = bendAt(b, line);
        bendValues[s * BENDS.length + b] = value;
        exponent += this.at.bends[b]! * value;
      }
      total += shares[s] = Math.exp(exponent);
    }
    const { gradient, information } = this.season(season);
    mean.fill(0);
    // parameters of this match: the exponent of its level, then the bends
    const place = (parameter: number): number => (parameter === 0 ? level : MARGIN_LEVELS + parameter - 1);
    const feature = (s: number, parameter: number): number =>
      parameter === 0 ? lines[s]! : bendValues[s * BENDS.length + parameter - 1]!;
    for (let s = 0; s < selections; s++) {
      const share = shares[s]! / total;
      const surprise = won[s]! / this.winners - share;
      for (let i = 0; i <= BENDS.length; i++) {
        const x = feature(s, i);
        if (x === 0) continue;
        gradient[place(i)]! += surprise * x;
        mean[i]! += share * x;
        for (let j = 0; j <= i; j++)
          information[place(i) * PARAMETERS + place(j)]! += share * x * feature(s, j);
      }
    }
    for (let i = 0; i <= BENDS.length; i++)
      for (let j = 0; j <= i; j++) information[place(i) * PARAMETERS + place(j)]! -= mean[i]! * mean[j]!;
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

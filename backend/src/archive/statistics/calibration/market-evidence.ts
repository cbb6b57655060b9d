import {
  flat,
  likeliest,
  type Parabola,
  parametersOf,
  SHARED_PARAMETERS,
  sumOf,
  touching,
  weightsOf,
} from './likeliest-weights';
import {
  BENDS,
  firstBends,
  lifts,
  logarithms,
  MARGIN_LEVELS,
  marginLevel,
  type PriceWeights,
  PROPORTIONAL,
  rowOf,
} from './price-weights';

// looked up once: where tests run, every look at a global is slow
const { exp } = Math;

/** How much of what matches say is left a year later: how bookmakers lay their margin on changes slowly. */
const LEFT_AFTER_A_YEAR = 0.6;

const DAYS_OF_A_YEAR = 365.25;

/**
 * Gathers what the settled matches of one market say about its weights, one stretch of time after the other, and finds
 * the weights of greatest likelihood with a prior that pulls towards the proportional method. The likelihood is that of
 * the selection that won; of several winners each counts its share. A stretch is looked at twice, from what the matches
 * before it teach and from what it teaches itself, and remembered by the parabola that touches its likelihood there: what
 * is learned by a time follows from the matches before that time alone.
 */
export class MarketEvidence {
  private past: Parabola;
  private matchesOfPast = 0;
  /** Day on which the last stretch with matches began. */
  private lastDay = 0;
  private day = 0;
  private matchesOfStretch = 0;
  /** Of the stretch's log likelihood at {@link view}: its gradient, and the negative of its second derivatives. */
  private readonly gradient: Float64Array;
  private readonly information: Float64Array;
  /** Parameters that matches are looked at from; between stretches those that are learned. */
  private view: Float64Array;
  // of the match that is added: rows of its prices, shares of its selections, and what they give in the mean
  private readonly rows: Int32Array;
  private readonly shares: Float64Array;
  private meanLogarithm = 0;
  private readonly meanLifts = new Float64Array(BENDS.length);

  /**
   * @param selections of the market
   * @param winners how many of them win in every match
   */
  constructor(
    private readonly selections: number,
    private readonly winners: number,
  ) {
    const parameters = SHARED_PARAMETERS + selections;
    this.past = flat(parameters);
    this.gradient = new Float64Array(parameters);
    this.information = new Float64Array(parameters ** 2);
    this.view = parametersOf(PROPORTIONAL, selections);
    this.rows = new Int32Array(selections);
    this.shares = new Float64Array(selections);
  }

  /** Matches of the past stretches. */
  get matches(): number {
    return this.matchesOfPast;
  }

  /** Begins a stretch. @param day its first one, see `dayNumber` */
  begin(day: number): void {
    this.day = day;
    this.clear();
  }

  /**
   * Takes a match of the stretch into account.
   * @param prices of all selections, in hundredths
   * @param won by selection 1 or 0; exactly as many as there are winners are 1
   */
  add(prices: ArrayLike<number>, won: ArrayLike<number>): void {
    this.matchesOfStretch += 1;
    const level = this.lookAt(prices);
    this.addSelections(level, won);
    this.takeMeans(level);
  }

  /** Works out what a match's selections share, and what they give in the mean; its margin level. */
  private lookAt(prices: ArrayLike<number>): number {
    const { selections, view, rows, shares, meanLifts } = this;
    // an imported name is looked up in its module each time
    const [logarithmOf, bendOf, liftOf] = [logarithms, firstBends, lifts];
    const [bends, offsets] = [MARGIN_LEVELS, SHARED_PARAMETERS];
    let overround = 0;
    for (let s = 0; s < selections; s++) overround += 100 / prices[s]!;
    const level = marginLevel(overround / this.winners);
    let total = 0;
    for (let s = 0; s < selections; s++) {
      const row = (rows[s] = rowOf(prices[s]!));
      const bend = bends + bendOf[row]!;
      const line = view[bend]! * liftOf[2 * row]! + view[bend + 1]! * liftOf[2 * row + 1]!;
      total += shares[s] = exp(view[level]! * logarithmOf[row]! + line + view[offsets + s]!);
    }
    this.meanLogarithm = 0;
    meanLifts.fill(0);
    for (let s = 0; s < selections; s++) {
      const share = (shares[s]! /= total);
      const row = rows[s]!;
      const bend = bendOf[row]!;
      this.meanLogarithm += share * logarithmOf[row]!;
      meanLifts[bend]! += share * liftOf[2 * row]!;
      meanLifts[bend + 1]! += share * liftOf[2 * row + 1]!;
    }
    return level;
  }

  /** Adds (won − share)·x to the gradient and share·x·xᵀ to the information, x being what a selection's weight hangs on. */
  private addSelections(level: number, won: ArrayLike<number>): void {
    const { selections, winners, gradient, information, rows, shares } = this;
    const [logarithmOf, bendOf, liftOf] = [logarithms, firstBends, lifts];
    const [bends, offsets] = [MARGIN_LEVELS, SHARED_PARAMETERS];
    const size = gradient.length;
    for (let s = 0; s < selections; s++) {
      const share = shares[s]!;
      const row = rows[s]!;
      const [logarithm, first, second] = [logarithmOf[row]!, liftOf[2 * row]!, liftOf[2 * row + 1]!];
      const bend = bends + bendOf[row]!;
      const surprise = won[s]! / winners - share;
      gradient[level]! += surprise * logarithm;
      gradient[bend]! += surprise * first;
      gradient[bend + 1]! += surprise * second;
      gradient[offsets + s]! += surprise;

      information[level * size + level]! += share * logarithm * logarithm;
      const firstRow = bend * size;
      information[firstRow + level]! += share * first * logarithm;
      information[firstRow + bend]! += share * first * first;
      const secondRow = firstRow + size;
      information[secondRow + level]! += share * second * logarithm;
      information[secondRow + bend]! += share * second * first;
      information[secondRow + bend + 1]! += share * second * second;
      const ownRow = (offsets + s) * size;
      information[ownRow + level]! += share * logarithm;
      information[ownRow + bend]! += share * first;
      information[ownRow + bend + 1]! += share * second;
      information[ownRow + offsets + s]! += share;
    }
  }

  /** Takes mean·meanᵀ off the information, the mean of x being taken over the selections by their shares. */
  private takeMeans(level: number): void {
    const { selections, information, shares, meanLogarithm, meanLifts } = this;
    const [bends, offsets] = [MARGIN_LEVELS, SHARED_PARAMETERS];
    const size = this.gradient.length;
    information[level * size + level]! -= meanLogarithm * meanLogarithm;
    for (let i = 0; i < meanLifts.length; i++) {
      const mean = meanLifts[i]!;
      const row = (bends + i) * size;
      information[row + level]! -= mean * meanLogarithm;
      for (let j = 0; j <= i; j++) information[row + bends + j]! -= mean * meanLifts[j]!;
    }
    for (let s = 0; s < selections; s++) {
      const share = shares[s]!;
      const row = (offsets + s) * size;
      information[row + level]! -= share * meanLogarithm;
      for (let i = 0; i < meanLifts.length; i++) information[row + bends + i]! -= share * meanLifts[i]!;
      for (let other = 0; other <= s; other++) information[row + offsets + other]! -= share * shares[other]!;
    }
  }

  /** Lets the stretch's matches be added a second time, looked at from what they teach. */
  lookAgain(): void {
    if (this.matchesOfStretch === 0) return;
    this.view = likeliest(this.together());
    this.clear();
  }

  /** Ends the stretch: it is past from here on. */
  end(): void {
    if (this.matchesOfStretch === 0) return;
    this.past = this.together();
    this.lastDay = this.day;
    this.matchesOfPast += this.matchesOfStretch;
    this.view = likeliest(this.past);
  }

  /** What the past stretches teach. */
  weights(): PriceWeights {
    return weightsOf(this.view);
  }

  private clear(): void {
    this.matchesOfStretch = 0;
    this.gradient.fill(0);
    this.information.fill(0);
  }

  /** Past and stretch. */
  private together(): Parabola {
    const left = LEFT_AFTER_A_YEAR ** ((this.day - this.lastDay) / DAYS_OF_A_YEAR);
    return sumOf(this.past, left, touching(this.view, this.gradient, this.information));
  }
}

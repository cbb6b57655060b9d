import { CODE_FIELDS } from '../archive/catalogue/columns';
import type { FirstGoal } from '../archive/catalogue/settlement';
import { type DemoSource, type PriceSet, pricesFor } from './bookmaker';
import type { ScheduledMatch } from './calendar';
import { INVENTED_COMPETITIONS } from '../platform/database/invented/further-competitions';
import { fairProbabilities } from './fair-probabilities';
import { type GoalRates, homeScoredFirst, SCORELINES, scorelineWeights } from './goal-model';
import { SeededRandom, seedOf } from './random';
import { expectedGoals } from './team-strength';

/** How a demo match ended, as far as the archive knows. */
export interface DemoResult {
  readonly hh: number | null;
  readonly ha: number | null;
  readonly fh: number | null;
  readonly fa: number | null;
  readonly firstGoal: FirstGoal | null;
}

/** Both sets of prices of a match, its bulletin code and the codes of its markets (in the order of `CODE_FIELDS`). */
export interface DemoOdds {
  readonly code: number;
  readonly marketCodes: readonly number[];
  readonly opening: PriceSet;
  readonly closing: PriceSet;
}

/** How far the market's opinion of a side's goals moves between opening and closing (log deviation). */
const DRIFT = 0.055;

/** Markets of the first day are a little dearer than those before kick-off. */
const OPENING_EXTRA_MARGIN = 0.01;

/** Rates are kept on a grid of this many per cent, so that equal chances get equal prices and cost one computation. */
const GRID = Math.log(1.035);
const LOWEST_RATE = 0.15;
const HIGHEST_RATE = 4.2;

const POSTPONED = 0.006;
const HALF_TIME_UNKNOWN = 0.003;
const FIRST_GOAL_UNKNOWN = 0.06;

/** Room for the matches of one round in the bulletin's codes. */
const MOST_SLOTS = 12;

/** A day's codes begin at one of as many thousands as leave the last of them five digits. */
const FIRST_CODES = 60;

const UNPLAYED: DemoResult = { hh: null, ha: null, fh: null, fa: null, firstGoal: null };

/** What the model has computed for one pair of rates. */
class Cell {
  /** Running sum over `SCORELINES`. */
  readonly cumulative: Float64Array;
  private readonly probabilities: Float64Array;
  private readonly known = new Map<string, PriceSet>();

  constructor(rates: GoalRates) {
    this.cumulative = runningSum(scorelineWeights(rates));
    this.probabilities = fairProbabilities(rates);
  }

  /** @param extraMargin see {@link pricesFor} */
  prices(source: DemoSource, extraMargin: number): PriceSet {
    const key = `${source} ${extraMargin}`;
    let prices = this.known.get(key);
    if (prices === undefined)
      this.known.set(key, (prices = pricesFor(this.probabilities, source, extraMargin)));
    return prices;
  }
}

/**
 * Prices and results of scheduled matches. Both follow from the match's own name alone, so a fixture keeps its odds
 * from day to day and ends the same way whenever it is settled. Results are drawn from the closing prices' model:
 * closing prices are right on average, opening ones are off by the drift.
 */
export class DemoMatchModel {
  private readonly cells = new Map<string, Cell>();

  odds(match: ScheduledMatch, source: DemoSource): DemoOdds {
    const { opening, closing } = this.rates(match);
    const code = bulletinCode(match);
    return {
      code,
      marketCodes: CODE_FIELDS.map((_, index) => code + index + 1),
      opening: this.cell(opening).prices(source, OPENING_EXTRA_MARGIN),
      closing: this.cell(closing).prices(source, 0),
    };
  }

  /** The result, all null for a postponed match; half-time and first goal are missing now and then. */
  result(match: ScheduledMatch): DemoResult {
    const random = randomFor('result', match);
    if (random.chance(POSTPONED)) return UNPLAYED;
    const { cumulative } = this.cell(this.rates(match).closing);
    const score = SCORELINES[firstAbove(cumulative, random.next())]!;
    const home = homeScoredFirst(score);
    const scorer: FirstGoal = home === null ? 'N' : random.chance(home) ? 'H' : 'A';
    const halfTimeKnown = !random.chance(HALF_TIME_UNKNOWN);
    return {
      hh: halfTimeKnown ? score.hh : null,
      ha: halfTimeKnown ? score.ha : null,
      fh: score.fh,
      fa: score.fa,
      firstGoal: random.chance(FIRST_GOAL_UNKNOWN) ? null : scorer,
    };
  }

  private rates(match: ScheduledMatch): { opening: GoalRates; closing: GoalRates } {
    const opening = expectedGoals(match.competition, match.season, match.home, match.away);
    const random = randomFor('drift', match);
    return {
      opening,
      closing: {
        home: opening.home * Math.exp(random.normal(DRIFT)),
        away: opening.away * Math.exp(random.normal(DRIFT)),
      },
    };
  }

  private cell(rates: GoalRates): Cell {
    const [home, away] = [rates.home, rates.away].map(gridStep);
    const key = `${home}|${away}`;
    const found = this.cells.get(key);
    if (found) return found;
    const cell = new Cell({ home: rateAt(home!), away: rateAt(away!) });
    this.cells.set(key, cell);
    return cell;
  }
}

/**
 * The match's five-digit code; the next {@link CODE_FIELDS} numbers are its markets'. Unique within a day: a
 * competition never plays two rounds on one day.
 */
function bulletinCode({ competition, date, slot }: ScheduledMatch): number {
  const place = INVENTED_COMPETITIONS.indexOf(competition) * MOST_SLOTS + slot;
  return 10_000 + (seedOf('codes', date) % FIRST_CODES) * 1_000 + place * (CODE_FIELDS.length + 1);
}

const randomFor = (what: string, { competition, season, home, away }: ScheduledMatch): SeededRandom =>
  new SeededRandom(what, competition.name, season, home, away);

const gridStep = (rate: number): number =>
  Math.round(Math.log(Math.min(Math.max(rate, LOWEST_RATE), HIGHEST_RATE)) / GRID);

const rateAt = (step: number): number => Math.exp(step * GRID);

function runningSum(weights: Float64Array): Float64Array {
  let sum = 0;
  return weights.map((weight) => (sum += weight));
}

/** Position of the first running sum above `value` (binary search); the last one when rounding leaves none. */
function firstAbove(cumulative: Float64Array, value: number): number {
  let low = 0;
  let high = cumulative.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cumulative[middle]! > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

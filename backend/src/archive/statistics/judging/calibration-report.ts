import type { OddField } from '../../catalogue/odds-groups';
import type { Slice } from '../../columns/segment';
import type { Vocabulary } from '../../columns/vocabulary';
import { power, proportional, shin } from '../calibration/margin-free';
import { Judged, type JudgedMarket, type JudgedMatch, JudgedMatches } from './judged-matches';
import { meanOf, Reliability, ReliabilityCount } from './reliability';

/** Ways to take the margin out of prices: three fixed ones, and what earlier matches taught. */
export const METHODS = ['proportional', 'power', 'shin', 'learned'] as const;

/** @schema {"enumName":"CalibrationMethod"} */
export type Method = (typeof METHODS)[number];

/** How well a method predicted the results; six decimals, null without matches. */
export class MethodLoss {
  method: Method;
  /** Mean of −ln of the probability of the selection that won. */
  log_loss: number | null;
  /** Mean over matches of the sum of squared errors over the selections. */
  brier: number | null;
}

/** Selections whose probability lies in one bin. */
export class ReliabilityBin extends Reliability {
  /** Least probability of the bin, included. */
  low: number;
  /** Where the next bin begins; 1 belongs to the last bin. */
  high: number;
}

/** One selection of the market. */
export class SelectionBins {
  column: OddField;
  /** Ten of 0.1 each. */
  bins: ReliabilityBin[];
}

/** How reliable the prices of a market are, over the judged matches. */
export class CalibrationReport extends Judged {
  /** Mean sum of 1/odd of the judged matches. */
  overround: number | null;
  /** The method in use for this market and set, which the bins belong to. */
  method: Method;
  methods: MethodLoss[];
  /** Ten of 0.1 each, over all selections. */
  bins: ReliabilityBin[];
  /** The same selection by selection: what is stated too low of one and too high of another hides in `bins`. */
  selections: SelectionBins[];
}

const BINS = 10;

/** Probabilities that differ in their last bits only belong into one bin. */
const GRAIN = 1e-9;

/** The bin of a probability. */
export const binOf = (probability: number): number =>
  Math.min(BINS - 1, Math.floor(probability * BINS + GRAIN));

class Bins {
  private readonly counts = Array.from({ length: BINS }, () => new ReliabilityCount());

  add(probability: number, won: number): void {
    this.counts[binOf(probability)]!.add(probability, won);
  }

  figures(): ReliabilityBin[] {
    return this.counts.map((bin, at) => ({ low: at / BINS, high: (at + 1) / BINS, ...bin.figures() }));
  }
}

/** Works out how reliable the prices of a market with one winner are. */
export class CalibrationReportBuilder {
  private readonly judgedMatches: JudgedMatches;
  private overrounds = 0;
  private readonly logLosses = new Float64Array(METHODS.length);
  private readonly briers = new Float64Array(METHODS.length);
  private readonly bins = new Bins();
  private readonly binsBySelection: readonly Bins[];

  constructor(
    private readonly judged: JudgedMarket,
    vocabulary: Vocabulary,
  ) {
    this.judgedMatches = new JudgedMatches(judged, vocabulary);
    this.binsBySelection = judged.market.columns.map(() => new Bins());
  }

  add(slice: Slice): void {
    this.judgedMatches.each(slice, (match) => this.take(match));
  }

  result(): CalibrationReport {
    const { market, type, calibration } = this.judged;
    const judged = this.judgedMatches.soFar;
    const { matches } = judged;
    return {
      ...judged,
      overround: meanOf(this.overrounds, matches),
      method: calibration.hasLearned(type, market.key) ? 'learned' : 'proportional',
      methods: METHODS.map((method, at) => ({
        method,
        log_loss: meanOf(this.logLosses[at]!, matches),
        brier: meanOf(this.briers[at]!, matches),
      })),
      bins: this.bins.figures(),
      selections: market.columns.map(({ field }, at) => ({
        column: field,
        bins: this.binsBySelection[at]!.figures(),
      })),
    };
  }

  private take({ winner, prices, overround, probabilities }: JudgedMatch): void {
    const inverses = prices.map((price) => 100 / price);
    this.overrounds += overround;
    for (let at = 0; at < probabilities.length; at++) {
      this.bins.add(probabilities[at]!, Number(at === winner));
      this.binsBySelection[at]!.add(probabilities[at]!, Number(at === winner));
    }
    this.score(0, proportional(inverses), winner);
    this.score(1, power(inverses), winner);
    this.score(2, shin(inverses), winner);
    this.score(3, probabilities, winner);
  }

  /** @param method its place in {@link METHODS} */
  private score(method: number, probabilities: readonly number[], winner: number): void {
    let squares = 0;
    for (let at = 0; at < probabilities.length; at++) {
      const off = probabilities[at]! - Number(at === winner);
      squares += off * off;
    }
    this.briers[method]! += squares;
    this.logLosses[method]! -= Math.log(probabilities[winner]!);
  }
}

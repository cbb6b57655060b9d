import type { CalibratedMarket } from '../calibration/calibrated-market';
import type { Outcome } from '../summary/market-outcomes';
import type { PriceGroups, SameOdds } from './price-groups';

/** Results of past matches with the same odds, and the probabilities of their prices; by selection. */
export interface Tally {
  readonly settled: Uint32Array;
  readonly hits: Uint32Array;
  /** Sum of the calibrated probabilities of the settled matches. */
  readonly expectedHits: Float64Array;
}

/** Those groups of a market's past that some fixture is compared with, renumbered without gaps. */
export class ComparedGroups {
  /** By group and selection. */
  readonly probabilities: Float64Array;
  readonly hits: Uint32Array;
  /** By group and set of settled selections: how many matches settle just these. */
  readonly matches: Uint32Array;

  /** How many groups there are. */
  readonly count: number;
  /** Per set of selections that some outcome settles, each selection in order: whether it settles. */
  readonly settledSets: readonly (readonly boolean[])[];
  /** New number by old one. */
  private readonly numbers: Uint32Array;

  constructor(
    groups: PriceGroups,
    found: readonly SameOdds[],
    readonly selections: number,
    calibrated: CalibratedMarket,
  ) {
    const isFound = new Uint8Array(groups.count);
    for (const { runs } of found)
      for (let at = 0; at < runs.length; at += 2) isFound.fill(1, runs[at], runs[at + 1]);
    this.numbers = new Uint32Array(groups.count);
    let count = 0;
    for (let group = 0; group < groups.count; group++) {
      this.numbers[group] = count;
      count += isFound[group]!;
    }
    const { sets, setOf } = settledSetsOf(groups.outcomes.outcomes);
    this.count = count;
    this.settledSets = sets;
    this.probabilities = new Float64Array(count * selections);
    this.hits = new Uint32Array(count * selections);
    this.matches = new Uint32Array(count * sets.length);
    for (let group = 0; group < groups.count; group++)
      if (isFound[group] === 1) this.fill(this.numbers[group]!, groups, group, setOf, calibrated);
  }

  /** Runs by the new numbers. */
  renumbered({ runs }: SameOdds): Uint32Array {
    const own = new Uint32Array(runs.length);
    for (let at = 0; at < runs.length; at += 2) {
      own[at] = this.numbers[runs[at]!]!;
      own[at + 1] = own[at]! + runs[at + 1]! - runs[at]!;
    }
    return own;
  }

  /** Adds up the groups of some runs (by the new numbers). */
  tally(runs: Uint32Array): Tally {
    const { selections, settledSets, probabilities, hits, matches } = this;
    const tally: Tally = {
      settled: new Uint32Array(selections),
      hits: new Uint32Array(selections),
      expectedHits: new Float64Array(selections),
    };
    for (let run = 0; run < runs.length; run += 2) {
      for (let group = runs[run]!; group < runs[run + 1]!; group++) {
        for (let set = 0; set < settledSets.length; set++) {
          const inSet = matches[group * settledSets.length + set]!;
          if (inSet === 0) continue;
          const settles = settledSets[set]!;
          for (let at = 0; at < selections; at++) {
            if (!settles[at]) continue;
            tally.settled[at]! += inSet;
            tally.expectedHits[at]! += inSet * probabilities[group * selections + at]!;
          }
        }
        for (let at = 0; at < selections; at++) tally.hits[at]! += hits[group * selections + at]!;
      }
    }
    return tally;
  }

  private fill(
    number: number,
    groups: PriceGroups,
    group: number,
    setOf: readonly number[],
    calibrated: CalibratedMarket,
  ): void {
    const { selections, settledSets } = this;
    const { outcomes } = groups.outcomes;
    this.probabilities.set(calibrated.probabilities(groups.pricesOf(group)), number * selections);
    for (const outcome of groups.outcomesOf(group)) {
      this.matches[number * settledSets.length + setOf[outcome]!]! += 1;
      const verdicts = outcomes[outcome]!;
      for (let at = 0; at < selections; at++)
        if (verdicts[at] === 1) this.hits[number * selections + at]! += 1;
    }
  }
}

/**
 * Which selections settle together: the sets in an order that depends on nothing but the sets, and by outcome the number of
 * its set.
 */
function settledSetsOf(outcomes: readonly Outcome[]): {
  readonly sets: readonly (readonly boolean[])[];
  readonly setOf: readonly number[];
} {
  const keyOf = (outcome: Outcome): string => outcome.map((each) => (each < 0 ? '-' : '+')).join('');
  const keys = [...new Set(outcomes.map(keyOf))].sort();
  return {
    sets: keys.map((key) => [...key].map((each) => each === '+')),
    setOf: outcomes.map((outcome) => keys.indexOf(keyOf(outcome))),
  };
}

import type { ComparedGroups } from './compared-groups';
import type { StandingOut } from './comparison';
import { RandomNumbers } from './random-numbers';

/** A fixture's past matches in one market, and what lets its selections stand out. */
export interface Sample {
  /** Runs of compared groups. */
  readonly runs: Uint32Array;
  /** By selection; null where it isn't compared. */
  readonly bounds: readonly (StandingOut | null)[];
}

const FEWEST_DRAWS = 200;
const MOST_DRAWS = 400;

/** Steps of all draws of one market together. */
const STEPS = 10_000_000;

/** Any number: the same answer every time. */
const SEED = 20_230_401;

/** Up to so many matches of a group are played one by one. */
const FEW = 16;

/**
 * How many selections of one market stand out where only chance is at work: the past matches of all samples are played
 * again and again with the calibrated probabilities, each once for all samples that it is in and with one result for all
 * selections, so that what hangs together stays together.
 * @param winners how many selections of the market win in every match
 * @returns shares of the draws by number of selections that stood out
 */
export function flagsByChance(
  groups: ComparedGroups,
  winners: 1 | 2,
  samples: readonly Sample[],
  throwIfAborted: () => void,
): number[] {
  const compared = samples.filter(({ bounds }) => bounds.some((each) => each !== null));
  if (compared.length === 0) return [1];
  const runs = compared.reduce((sum, sample) => sum + sample.runs.length, 0);
  const steps = (4 * groups.count + runs) * groups.selections;
  const draws = Math.min(MOST_DRAWS, Math.max(FEWEST_DRAWS, Math.floor(STEPS / steps)));
  const replay = new Replay(groups, winners);
  const shares: number[] = [];
  for (let draw = 0; draw < draws; draw++) {
    replay.play();
    throwIfAborted();
    const flags = compared.reduce((sum, sample) => sum + replay.flagsOf(sample), 0);
    while (shares.length <= flags) shares.push(0);
    shares[flags]! += 1 / draws;
  }
  return shares;
}

/** Plays the matches of a market's groups again. */
class Replay {
  private readonly random = new RandomNumbers(SEED);
  /** By group and selection: probability that this or an earlier one is the one that is drawn. */
  private readonly cumulative: Float64Array;
  /** By group (and one more) and selection: hits in all groups before it. */
  private readonly hitsBefore: Float64Array;
  /** By selection: in how many matches of a group it was the one. */
  private readonly drawn: Float64Array;

  constructor(
    private readonly groups: ComparedGroups,
    private readonly winners: 1 | 2,
  ) {
    const { count, selections, probabilities } = groups;
    this.hitsBefore = new Float64Array((count + 1) * selections);
    this.drawn = new Float64Array(selections);
    // one selection of each match is drawn: the one that wins, or where two of three win the one that loses
    this.cumulative = probabilities.map((each) => Math.max(0, winners === 1 ? each : 1 - each));
    for (let from = 0; from < this.cumulative.length; from += selections)
      accumulate(this.cumulative.subarray(from, from + selections));
  }

  /** Draws all results once. */
  play(): void {
    const { count, selections, settledSets, matches } = this.groups;
    const { hitsBefore, drawn, winners } = this;
    for (let group = 0; group < count; group++) {
      const from = group * selections;
      const to = from + selections;
      for (let at = 0; at < selections; at++) hitsBefore[to + at] = hitsBefore[from + at]!;
      for (let set = 0; set < settledSets.length; set++) {
        const inSet = matches[group * settledSets.length + set]!;
        const settles = settledSets[set]!;
        if (inSet === 0) continue;
        this.draw(from, inSet);
        for (let at = 0; at < selections; at++)
          if (settles[at]) hitsBefore[to + at]! += winners === 1 ? drawn[at]! : inSet - drawn[at]!;
      }
    }
  }

  /** How many selections of a sample stand out in what was played last. */
  flagsOf({ runs, bounds }: Sample): number {
    const { hitsBefore } = this;
    const { selections } = this.groups;
    let flags = 0;
    for (let at = 0; at < selections; at++) {
      const bound = bounds[at]!;
      if (bound === null) continue;
      let hits = 0;
      for (let run = 0; run < runs.length; run += 2)
        hits += hitsBefore[runs[run + 1]! * selections + at]! - hitsBefore[runs[run]! * selections + at]!;
      if (hits <= bound.below || hits >= bound.above) flags += 1;
    }
    return flags;
  }

  /** Draws matches of the group whose cumulative probabilities begin there. */
  private draw(from: number, matches: number): void {
    const { drawn, cumulative, random } = this;
    const last = drawn.length - 1;
    drawn.fill(0);
    if (matches < FEW) {
      for (let match = 0; match < matches; match++) {
        const number = random.next();
        let at = 0;
        while (at < last && number >= cumulative[from + at]!) at += 1;
        drawn[at]! += 1;
      }
      return;
    }
    let rest = matches;
    let before = 0;
    for (let at = 0; at < last && rest > 0; at++) {
      const until = cumulative[from + at]!;
      const hits = random.hits(rest, (until - before) / (1 - before));
      drawn[at] = hits;
      rest -= hits;
      before = until;
    }
    drawn[last]! += rest;
  }
}

/** Turns weights into cumulative probabilities. */
function accumulate(weights: Float64Array): void {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum = weights[at]! += sum;
  for (let at = 0; at < weights.length; at++) weights[at]! /= sum;
}

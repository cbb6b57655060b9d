import type { PastMarket } from '../past/past-market';
import type { StandingOut } from '../standing-out';
import type { Sample } from './comparison';
import { type Counted, inBlocks, LANES } from './lane-counters';
import { RedrawnOutcomes } from './redrawn-outcomes';

/** Draws are made 32 at a time; so many times at least and at most, and draws of a match in all of them together. */
const FEWEST_BATCHES = 4;
const MOST_BATCHES = 10;
const DRAWS = 350_000;

/** A sample in blocks. */
interface CountedSample extends Counted {
  readonly bounds: readonly (StandingOut | null)[];
}

/**
 * How many comparisons of one market stand out where only chance is at work: the past matches of all samples are played
 * again and again with their calibrated probabilities, each once for all samples that it is in and with one result for
 * all selections, so that what hangs together stays together.
 * @returns shares of the draws by number of comparisons that stood out
 */
export function flagsByChance(
  past: PastMarket,
  samples: readonly Sample[],
  throwIfAborted: () => void,
): number[] {
  if (samples.length === 0) return [1];
  const counted = samples.map(({ matches, bounds }): CountedSample => ({ ...inBlocks(matches), bounds }));
  const redrawn = new RedrawnOutcomes(past, samples[0]!.bounds.length, counted);
  const affordable = Math.floor(DRAWS / redrawn.count);
  const batches = Math.max(FEWEST_BATCHES, Math.min(MOST_BATCHES, affordable));
  const shares: number[] = [];
  for (let batch = 0; batch < batches; batch++) {
    throwIfAborted();
    redrawn.draw(batch);
    for (const flags of flagsOfLanes(redrawn, counted)) {
      while (shares.length <= flags) shares.push(0);
      shares[flags]! += 1 / (batches * LANES);
    }
  }
  return shares;
}

/** How many comparisons stand out in each of the draws that were made last. */
function flagsOfLanes({ lanes }: RedrawnOutcomes, samples: readonly CountedSample[]): number[] {
  const flags = new Array<number>(LANES).fill(0);
  for (const sample of samples)
    for (const [selection, bound] of sample.bounds.entries()) {
      if (bound === null) continue;
      let out = lanes[selection]!.standingOut(sample, bound);
      for (let lane = 0; out !== 0; lane++, out >>>= 1) flags[lane]! += out & 1;
    }
  return flags;
}

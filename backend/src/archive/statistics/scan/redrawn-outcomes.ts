import type { PastMarket } from '../past/past-market';
import { type Counted, BLOCK, HitLanes } from './lane-counters';
import { CERTAIN, RandomLanes } from './random-lanes';

const random = new RandomLanes();

/**
 * Results of a market's past matches, drawn anew from their shown probabilities: 32 draws at a time, a bit each. What a
 * match draws depends on nothing but itself and the number of the batch.
 */
export class RedrawnOutcomes {
  /** By compared selection: in which of the draws it hit. */
  readonly lanes: readonly HitLanes[];
  /** Matches that occur in the samples, by their place in the market's past, and the blocks that do. */
  private readonly matches: Uint32Array;
  private readonly blocks: Uint32Array;
  /** By selection but the last, and match: below which number it or an earlier one is drawn. */
  private readonly limits: readonly Uint16Array[];
  /** By compared selection and outcome: all bits where it settles, none where it doesn't. */
  private readonly settles: readonly Int32Array[];
  /** By match: in no draw. */
  private readonly never: Int32Array;

  /** @param compared how many of the selections are asked for, from the first on */
  constructor(
    private readonly past: PastMarket,
    compared: number,
    samples: readonly Counted[],
  ) {
    this.blocks = placesOf(samples.map(({ blocks }) => blocks));
    const inThem = Uint32Array.from({ length: this.blocks.length * BLOCK }, (_, at) => {
      return this.blocks[Math.floor(at / BLOCK)]! * BLOCK + (at % BLOCK);
    });
    this.matches = placesOf([inThem, ...samples.map(({ others }) => others)]);
    this.limits = limitsOf(past, this.matches);
    this.never = new Int32Array(past.count);
    this.lanes = Array.from({ length: compared }, () => new HitLanes(past.count));
    this.settles = this.lanes.map((_, selection) =>
      Int32Array.from(past.outcomes, (outcome) => (outcome[selection]! < 0 ? 0 : -1)),
    );
  }

  /** How many matches are drawn. */
  get count(): number {
    return this.matches.length;
  }

  /** Draws all results anew. */
  draw(batch: number): void {
    const { past, matches, limits, lanes } = this;
    // of each selection first whether it or an earlier one is drawn
    for (const [selection, { hits }] of lanes.entries())
      if (selection === limits.length) hits.fill(-1);
      else random.draw(batch, matches, past.ids, limits[selection]!, hits);
    for (let selection = lanes.length - 1; selection >= 0; selection--) this.settle(selection);
    for (const each of lanes) each.addUp(this.blocks);
  }

  private settle(selection: number): void {
    const { matches, lanes, settles } = this;
    const { outcomeOf, market } = this.past;
    // where two of three win the one that loses is drawn
    const turned = market.winners === 1 ? 0 : -1;
    const { hits } = lanes[selection]!;
    const before = lanes[selection - 1]?.hits ?? this.never;
    const settled = settles[selection]!;
    for (let at = 0; at < matches.length; at++) {
      const match = matches[at]!;
      hits[match] = ((hits[match]! & ~before[match]!) ^ turned) & settled[outcomeOf[match]!]!;
    }
  }
}

/** All places of some lists, each once, rising. */
function placesOf(lists: readonly Uint32Array[]): Uint32Array {
  const most = lists.reduce((last, list) => Math.max(last, list.at(-1) ?? 0), 0);
  const isIn = new Uint8Array(most + 1);
  for (const list of lists) for (let at = 0; at < list.length; at++) isIn[list[at]!] = 1;
  const found = new Uint32Array(isIn.length);
  let count = 0;
  for (let place = 0; place < isIn.length; place++) {
    found[count] = place;
    count += isIn[place]!;
  }
  return found.slice(0, count);
}

function limitsOf({ market, probabilities }: PastMarket, matches: Uint32Array): Uint16Array[] {
  const weightOf = (selection: number, match: number): number => {
    const shown = probabilities[selection]![match]!;
    return market.winners === 1 ? shown : Math.max(0, 10_000 - shown);
  };
  const limits = probabilities.slice(1).map((each) => new Uint16Array(each.length));
  for (const match of matches) {
    let total = 0;
    for (let selection = 0; selection < probabilities.length; selection++)
      total += weightOf(selection, match);
    let sum = 0;
    for (let selection = 0; selection < limits.length; selection++) {
      sum += weightOf(selection, match);
      limits[selection]![match] = Math.round((sum / total) * CERTAIN);
    }
  }
  return limits;
}

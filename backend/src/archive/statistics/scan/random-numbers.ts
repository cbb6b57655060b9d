import { binomialShare } from '../tests';

/** Up to this many trials are drawn one by one. */
const FEW = 16;

/** Reproducible random numbers: the same for the same seed (C. Doty-Humphrey's sfc32). */
export class RandomNumbers {
  private readonly state: Uint32Array;

  constructor(seed: number) {
    this.state = Uint32Array.of(0x9e3779b9, 0x243f6a88, seed, 1);
    for (let round = 0; round < 15; round++) this.next();
  }

  /** Uniform in [0, 1). */
  next(): number {
    const { state } = this;
    const result = (state[0]! + state[1]! + state[3]!) | 0;
    state[3]! += 1;
    state[0] = state[1]! ^ (state[1]! >>> 9);
    state[1] = state[2]! + (state[2]! << 3);
    state[2] = ((state[2]! << 21) | (state[2]! >>> 11)) + result;
    return (result >>> 0) / 0x1_0000_0000;
  }

  /** The number of successes in some trials with the given probability. */
  hits(trials: number, probability: number): number {
    if (probability <= 0) return 0;
    if (probability >= 1) return trials;
    if (trials < FEW) {
      let hits = 0;
      for (let trial = 0; trial < trials; trial++) if (this.next() < probability) hits += 1;
      return hits;
    }
    return this.hitsOfMany(trials, probability);
  }

  /** By inversion: probabilities are subtracted from a uniform number, the likeliest first, until it is used up. */
  private hitsOfMany(trials: number, probability: number): number {
    const likeliest = Math.min(trials, Math.floor((trials + 1) * probability));
    const odds = probability / (1 - probability);
    let shareAbove = binomialShare(likeliest, trials, probability);
    let shareBelow = shareAbove;
    let rest = this.next() - shareAbove;
    for (let above = likeliest + 1, below = likeliest - 1; rest >= 0; above++, below--) {
      if (above > trials && below < 0) break;
      if (above <= trials) {
        shareAbove *= ((trials - above + 1) / above) * odds;
        rest -= shareAbove;
        if (rest < 0) return above;
      }
      if (below >= 0) {
        shareBelow *= (below + 1) / (trials - below) / odds;
        rest -= shareBelow;
        if (rest < 0) return below;
      }
    }
    return likeliest;
  }
}

// looked up once: where tests run, every look at a global is slow
const { imul } = Math;

/** 32-bit seed of a text (FNV-1a with a final avalanche): equal texts give equal seeds on every machine. */
export function seedOf(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const char of parts.join('|')) hash = imul(hash ^ char.codePointAt(0)!, 0x01000193);
  hash = imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Repeatable random numbers (mulberry32). Not for secrets. */
export class SeededRandom {
  private state: number;

  constructor(...seed: readonly (string | number)[]) {
    this.state = seedOf(...seed);
  }

  /** Uniform in [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** Whole number from 0 up to, not including, `limit`. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** True with the given probability. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Normal with mean 0 (Box-Muller). */
  normal(deviation: number): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    return deviation * radius * Math.cos(2 * Math.PI * this.next());
  }

  /** The same items in a random order (Fisher-Yates). */
  shuffled<T>(items: readonly T[]): T[] {
    const mixed = [...items];
    for (let last = mixed.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
    }
    return mixed;
  }
}

import { median } from '../report/statistics';

/** The same of both checkouts. */
export interface Pair<T> {
  readonly before: T;
  readonly after: T;
}

/** One measurement. */
export interface Measured {
  readonly value: number;
  /** Processor time of the measured program, in milliseconds per unit of work; NaN where the system doesn't report it. */
  readonly processor: number;
}

/** What pairs of figures say: medians of each side, and the ratios after ÷ before within each pair. */
export interface Ratios extends Pair<number> {
  readonly ratio: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Measures both sides in turn, so that a busy machine slows both. */
export async function takeTurns(
  rounds: number,
  measure: (side: keyof Pair<unknown>, round: number) => Promise<Measured>,
): Promise<Pair<Measured>[]> {
  const pairs: Pair<Measured>[] = [];
  for (let round = 0; round < rounds; round++)
    pairs.push({ before: await measure('before', round), after: await measure('after', round) });
  return pairs;
}

/** @param pairs an odd number of them, so that the medians are values that were measured */
export function ratiosOf(pairs: readonly Pair<number>[]): Ratios {
  const ratios = pairs.map(({ before, after }) => after / before);
  return {
    before: median(pairs.map(({ before }) => before)),
    after: median(pairs.map(({ after }) => after)),
    ratio: median(ratios),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
  };
}

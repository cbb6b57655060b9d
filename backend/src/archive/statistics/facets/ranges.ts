/** Whole numbers from `low` to `high`, both included. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

export const MOST_RANGES = 24;
/** Ranges between the two at the ends. */
const MOST_STEPS = MOST_RANGES - 2;
/** Share of the values beyond the equal ranges on either side: a few high prices would leave all others in one. */
const TAIL = 0.03;
const STEPS = [1, 2, 3, 4, 5, 6, 8];

/**
 * Divides values into disjoint ranges that hold all of them, none empty: each value alone where they are few, else equal
 * steps with a range at either end for what is rare.
 * @param values ascending whole numbers from 0
 * @param countOf how many there are of a value
 */
export function rangesOf(values: readonly number[], countOf: (value: number) => number): Range[] {
  if (values.length <= MOST_RANGES) return values.map((value) => ({ low: value, high: value }));
  const [lowest, highest] = [values[0]!, values.at(-1)!];
  const [from, to] = quantiles(values, countOf);
  const step = stepBetween(from, to);
  const [first, last] = [Math.floor(from / step), Math.floor(to / step)];
  const ranges: Range[] = [];
  let current = NaN;
  for (const value of values) {
    const place = Math.min(last + 1, Math.max(first - 1, Math.floor(value / step)));
    if (place === current) continue;
    current = place;
    ranges.push({
      low: place < first ? lowest : Math.max(place * step, lowest),
      high: place > last ? highest : Math.min((place + 1) * step - 1, highest),
    });
  }
  return ranges;
}

/** The values between which the equal ranges lie. */
function quantiles(values: readonly number[], countOf: (value: number) => number): [number, number] {
  const total = values.reduce((sum, value) => sum + countOf(value), 0);
  const reached = (wanted: number): number => {
    let sum = 0;
    return values.find((value) => (sum += countOf(value)) >= wanted)!;
  };
  return [reached(total * TAIL), reached(total * (1 - TAIL))];
}

/** The smallest step with so few steps between two values. */
function stepBetween(from: number, to: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of STEPS) {
      const size = step * power;
      if (Math.floor(to / size) - Math.floor(from / size) + 1 <= MOST_STEPS) return size;
    }
  }
}

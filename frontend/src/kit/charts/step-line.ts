/** A value from an instant on; null = there was none from then on. */
export interface StepPoint {
  /** Epoch milliseconds. */
  at: number;
  value: number | null;
}

export interface StepArea {
  width: number;
  height: number;
  /** Free space above the highest and below the lowest value. */
  padding: number;
}

/** Instants at the left and right edge. */
export type TimeSpan = readonly [from: number, to: number];

/** Where values stand in an area; of one value alone in the middle. */
export interface StepScale {
  x(at: number): number;
  y(value: number): number;
}

/** The scale on which points fill the height of an area. A span of no length stands in the middle. */
export function stepScale(points: readonly StepPoint[], [from, to]: TimeSpan, area: StepArea): StepScale {
  const values = points.flatMap(({ value }) => value ?? []);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const inner = area.height - 2 * area.padding;
  return {
    x: (at) => (to > from ? ((at - from) / (to - from)) * area.width : area.width / 2),
    y: (value) => (high > low ? area.padding + ((high - value) / (high - low)) * inner : area.height / 2),
  };
}

/** An SVG path of values that hold until the next point, broken where there is none. */
export function stepPath(points: readonly StepPoint[], { x, y }: StepScale): string {
  const parts: string[] = [];
  let drawing = false;
  for (const { at, value } of points) {
    const across = round(x(at));
    if (drawing) parts.push(`H${across}`);
    if (value !== null) parts.push(drawing ? `V${round(y(value))}` : `M${across} ${round(y(value))}`);
    drawing = value !== null;
  }
  return parts.join('');
}

/** Index of the point that holds at an instant; the first one before all. */
export function pointAt(points: readonly StepPoint[], at: number): number {
  let found = 0;
  for (const [index, point] of points.entries()) if (point.at <= at) found = index;
  return found;
}

const round = (value: number): number => Math.round(value * 100) / 100;

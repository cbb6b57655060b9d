/** The profit after a match day, with the bounds that chance leaves it if they are known. */
export interface ProfitPoint {
  /** `YYYY-MM-DD` */
  date: string;
  /** Bets up to this day, it included. */
  bets: number;
  /** In units. */
  profit: number;
  low?: number;
  high?: number;
}

/** Where a curve is drawn: the days at its left and right edge, the units at its lower and upper one. */
export interface ProfitFrame {
  from: number;
  to: number;
  low: number;
  high: number;
}

export interface Tick {
  /** 0-1, from the left or from the top. */
  at: number;
  value: number;
}

const DAY_MS = 86_400_000;

/** Days since 1970. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** The frame that holds several curves, so that they can be compared; 0 is always in it. */
export function frameOf(curves: readonly (readonly ProfitPoint[])[]): ProfitFrame {
  const frame = { from: Infinity, to: -Infinity, low: 0, high: 0 };
  for (const { date, profit, low = profit, high = profit } of curves.flat()) {
    const day = dayNumber(date);
    frame.from = Math.min(frame.from, day);
    frame.to = Math.max(frame.to, day);
    frame.low = Math.min(frame.low, profit, low);
    frame.high = Math.max(frame.high, profit, high);
  }
  if (frame.low === frame.high) frame.high = 1;
  return frame;
}

/** Share of the width at which a day stands; a frame of one day has it at the right edge. */
export function across({ from, to }: ProfitFrame, day: number): number {
  return to > from ? (day - from) / (to - from) : 1;
}

/** Share of the height, from the top, at which a profit stands. */
export function down({ low, high }: ProfitFrame, units: number): number {
  return (high - units) / (high - low);
}

/** Size of the drawing that paths are written for; it is stretched over its place. */
export const DRAWING = { width: 1000, height: 1000 };

const place = (frame: ProfitFrame, day: number, units: number): string =>
  `${Math.round(across(frame, day) * DRAWING.width)} ${Math.round(down(frame, units) * DRAWING.height)}`;

/** An SVG path of the profit, from nothing before the first day on. */
export function profitPath(points: readonly ProfitPoint[], frame: ProfitFrame): string {
  const first = points[0];
  if (!first) return '';
  const line = points.map(({ date, profit }) => place(frame, dayNumber(date), profit));
  return `M${[place(frame, dayNumber(first.date), 0), ...line].join('L')}`;
}

/** An SVG path around all that chance leaves the profit; empty where that isn't known of every point. */
export function bandPath(points: readonly ProfitPoint[], frame: ProfitFrame): string {
  const upper: string[] = [];
  const lower: string[] = [];
  for (const { date, low, high } of points) {
    if (low === undefined || high === undefined) return '';
    const day = dayNumber(date);
    upper.push(place(frame, day, high));
    lower.push(place(frame, day, low));
  }
  return upper.length === 0 ? '' : `M${[...upper, ...lower.reverse()].join('L')}Z`;
}

/** Index of the point whose day is nearest to a share of the width. */
export function nearestPoint(points: readonly ProfitPoint[], frame: ProfitFrame, share: number): number {
  let best = 0;
  let distance = Infinity;
  for (const [index, { date }] of points.entries()) {
    const off = Math.abs(across(frame, dayNumber(date)) - share);
    if (off <= distance) [best, distance] = [index, off];
  }
  return best;
}

const MOST_PROFIT_TICKS = 5;
const ROUND_STEPS = [1, 2, 5, 10];

/** Round numbers of units within a frame, from the lowest up. */
export function profitTicks(frame: ProfitFrame): Tick[] {
  const least = (frame.high - frame.low) / MOST_PROFIT_TICKS;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * ROUND_STEPS.find((round) => round * power >= least * 0.999)!;
  const ticks: Tick[] = [];
  for (let count = Math.ceil(frame.low / step); count * step <= frame.high; count++) {
    const value = Number((count * step).toPrecision(12));
    ticks.push({ at: down(frame, value), value });
  }
  return ticks;
}

const MOST_YEARS = 6;

/** The beginnings of years within a frame, every second, third … one where there are many. */
export function yearTicks(frame: ProfitFrame): Tick[] {
  const years: number[] = [];
  for (let year = new Date(frame.from * DAY_MS).getUTCFullYear() + 1; ; year++) {
    if (dayNumber(`${year}-01-01`) > frame.to) break;
    years.push(year);
  }
  const every = Math.ceil(years.length / MOST_YEARS);
  return years
    .filter((year) => year % every === 0)
    .map((value) => ({ at: across(frame, dayNumber(`${value}-01-01`)), value }));
}

/** So many points of a curve for reading, evenly spread; the first and the last stay. */
export function fewPoints<P>(points: readonly P[], most: number): P[] {
  if (points.length <= most) return [...points];
  return Array.from(
    { length: most },
    (_, at) => points[Math.round((at * (points.length - 1)) / (most - 1))]!,
  );
}

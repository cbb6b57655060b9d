/** Columns enter and leave the page this many at a time, so that sideways scrolling seldom redraws the rows. */
const WINDOW_STEP = 6;

interface VisibleRange {
  startIndex: number;
  endIndex: number;
  count: number;
}

/** The visible columns, rounded outwards to whole steps. */
export function columnWindow({ startIndex, endIndex, count }: VisibleRange): number[] {
  const from = Math.floor(startIndex / WINDOW_STEP) * WINDOW_STEP;
  const to = Math.min(count, (Math.floor(endIndex / WINDOW_STEP) + 1) * WINDOW_STEP);
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

/** The visible rows with some to spare on both sides, and the one that holds the focus wherever it is. */
export function rowWindow(
  { startIndex, endIndex, count }: VisibleRange,
  spare: number,
  kept: number,
): number[] {
  const from = Math.max(0, startIndex - spare);
  const to = Math.min(count, endIndex + spare + 1);
  const rows = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  if (kept < 0 || kept >= count || (kept >= from && kept < to)) return rows;
  return kept < from ? [kept, ...rows] : [...rows, kept];
}

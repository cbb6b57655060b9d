import { type CellPlace, GROUP_ROW } from './grid-types';

export interface GridBounds {
  rows: number;
  cols: number;
  /** Rows that Page Up and Page Down travel. */
  pageRows: number;
  /** First columns of what the group row is made of, ascending; pinned columns count as one. */
  groupStarts: readonly number[];
}

interface Pressed {
  key: string;
  ctrlKey: boolean;
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

/**
 * Where a key leads from a cell (WAI-ARIA grid pattern), or null for a key that is not the grid's. In the row of
 * group headings a step leads to the next group.
 */
export function cellAfterKey(
  { key, ctrlKey }: Pressed,
  from: CellPlace,
  bounds: GridBounds,
): CellPlace | null {
  const at = (row: number, col: number): CellPlace => ({
    row: clamp(row, bounds.rows),
    col: clamp(col, bounds.cols),
  });
  switch (key) {
    case 'ArrowDown':
      return at(from.row + 1, from.col);
    case 'ArrowUp':
      return at(from.row - 1, from.col);
    case 'ArrowRight':
      return at(from.row, from.row === GROUP_ROW ? nextGroup(from.col, bounds) : from.col + 1);
    case 'ArrowLeft':
      return at(from.row, from.row === GROUP_ROW ? previousGroup(from.col, bounds) : from.col - 1);
    case 'PageDown':
      return at(from.row + bounds.pageRows, from.col);
    case 'PageUp':
      return at(from.row - bounds.pageRows, from.col);
    case 'Home':
      return at(ctrlKey ? 0 : from.row, 0);
    case 'End':
      return at(ctrlKey ? bounds.rows - 1 : from.row, bounds.cols - 1);
    default:
      return null;
  }
}

/** First column of the group that a column belongs to. */
export function groupStartOf(col: number, groupStarts: readonly number[]): number {
  return groupStarts.findLast((start) => start <= col) ?? 0;
}

function nextGroup(col: number, { groupStarts }: GridBounds): number {
  return groupStarts.find((start) => start > col) ?? col;
}

function previousGroup(col: number, { groupStarts }: GridBounds): number {
  const own = groupStartOf(col, groupStarts);
  return groupStarts.findLast((start) => start < own) ?? own;
}

interface Viewport {
  offset: number;
  /** Pixels of the viewport that something pinned covers at its beginning. */
  covered: number;
  size: number;
}

/** The scroll offset at which a stretch of content is wholly in view, moving as little as possible. */
export function offsetToShow(start: number, end: number, { offset, covered, size }: Viewport): number {
  if (start < offset + covered) return Math.max(0, start - covered);
  if (end > offset + size) return end - size;
  return offset;
}

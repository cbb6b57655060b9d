import type { GridColumn, GridGroup } from './grid-types';

/** A column with its place among the scrolling (or the pinned) columns. */
export interface PlacedColumn<Row> {
  column: GridColumn<Row>;
  /** Pixels from the left edge of its region. */
  start: number;
  /** Whether a group begins with it. */
  opensGroup: boolean;
}

export interface PlacedGroup<Row> {
  group: GridGroup<Row>;
  /** Pixels from the left edge of the scrolling region. */
  start: number;
  width: number;
  /** Indexes of its first and last column among the scrolling ones. */
  first: number;
  last: number;
}

/** Where everything stands, before virtualisation. */
export interface GridLayout<Row> {
  /** How much larger the letters are than 16 px; what is placed here is as much larger already. */
  scale: number;
  pinned: readonly PlacedColumn<Row>[];
  pinnedGroups: readonly PlacedGroup<Row>[];
  pinnedWidth: number;
  center: readonly PlacedColumn<Row>[];
  centerWidth: number;
  groups: readonly PlacedGroup<Row>[];
}

/**
 * Places the columns one after the other: the pinned ones in a region of their own, then those of the groups that are
 * not hidden, each group with the stretch that its heading covers. Everything is `scale` times as wide as stated.
 */
export function layOutGrid<Row>(
  pinned: readonly GridGroup<Row>[],
  groups: readonly GridGroup<Row>[],
  hidden: ReadonlySet<string>,
  scale = 1,
): GridLayout<Row> {
  const left = placeGroups(scaled(pinned, scale));
  const right = placeGroups(
    scaled(
      groups.filter(({ id }) => !hidden.has(id)),
      scale,
    ),
  );
  return {
    scale,
    pinned: left.columns,
    pinnedGroups: left.groups,
    pinnedWidth: left.width,
    center: right.columns,
    centerWidth: right.width,
    groups: right.groups,
  };
}

/** The groups with columns as wide as their letters need. */
function scaled<Row>(groups: readonly GridGroup<Row>[], scale: number): readonly GridGroup<Row>[] {
  if (scale === 1) return groups;
  return groups.map((group) => ({
    ...group,
    columns: group.columns.map((column) => ({ ...column, width: Math.ceil(column.width * scale) })),
  }));
}

/** Groups one after the other; those without columns are left out. */
function placeGroups<Row>(all: readonly GridGroup<Row>[]) {
  const columns: PlacedColumn<Row>[] = [];
  const groups: PlacedGroup<Row>[] = [];
  let start = 0;
  for (const group of all) {
    if (group.columns.length === 0) continue;
    const first = columns.length;
    columns.push(...placeAfter(group.columns, start, first > 0));
    const width = widthOf(group.columns);
    groups.push({ group, start, width, first, last: columns.length - 1 });
    start += width;
  }
  return { columns, groups, width: start };
}

/** Place of a column in the grid, the pinned ones first; -1 while it isn't shown. */
export function placeOfColumn<Row>({ pinned, center }: GridLayout<Row>, id: string): number {
  const index = pinned.findIndex(({ column }) => column.id === id);
  if (index >= 0) return index;
  const among = center.findIndex(({ column }) => column.id === id);
  return among < 0 ? -1 : pinned.length + among;
}

/** The column at a place of the grid. */
export function columnAt<Row>({ pinned, center }: GridLayout<Row>, col: number): GridColumn<Row> | undefined {
  return (pinned[col] ?? center[col - pinned.length])?.column;
}

/** Columns one after the other from a place on; the first of them may open a group. */
function placeAfter<Row>(
  columns: readonly GridColumn<Row>[],
  from: number,
  opensGroup: boolean,
): PlacedColumn<Row>[] {
  let start = from;
  return columns.map((column, index) => {
    const placed = { column, start, opensGroup: opensGroup && index === 0 };
    start += column.width;
    return placed;
  });
}

const widthOf = (columns: readonly { width: number }[]): number =>
  columns.reduce((sum, { width }) => sum + width, 0);

/** A group's title, or the short one where it doesn't fit: about 6.6 px a letter beside a checkbox. */
export function headingFor(
  { group, width }: { group: Pick<GridGroup<unknown>, 'title' | 'shortTitle'>; width: number },
  scale: number,
): string {
  return (group.title.length * 6.6 + 40) * scale <= width ? group.title : group.shortTitle;
}

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

/** How much smaller the table is on paper. */
export const PAPER_ZOOM = 0.7;
/** Width of A4 across without its margins, at that size. */
const PAPER_WIDTH = Math.floor(1046 / PAPER_ZOOM);
/** More rows would fill dozens of sheets. */
const PAPER_ROWS = 500;

/** How much of a table goes on paper: the first rows and the first columns, none cut in two. */
export function onPaper(layout: Pick<GridLayout<never>, 'pinnedWidth' | 'center'>, rowCount: number) {
  const fitting = layout.center.findIndex(
    ({ start, column }) => layout.pinnedWidth + start + column.width > PAPER_WIDTH,
  );
  return {
    rows: Math.min(rowCount, PAPER_ROWS),
    columns: fitting === -1 ? layout.center.length : fitting,
  };
}

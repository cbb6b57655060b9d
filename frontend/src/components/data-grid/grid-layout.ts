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
  pinned: readonly PlacedColumn<Row>[];
  pinnedWidth: number;
  center: readonly PlacedColumn<Row>[];
  centerWidth: number;
  groups: readonly PlacedGroup<Row>[];
}

/**
 * Places the columns one after the other: the pinned ones in a region of their own, then those of the groups that are
 * not hidden, each group with the stretch that its heading covers.
 */
export function layOutGrid<Row>(
  pinned: readonly GridColumn<Row>[],
  groups: readonly GridGroup<Row>[],
  hidden: ReadonlySet<string>,
): GridLayout<Row> {
  const pinnedPlaces = placeAfter<Row>(pinned, 0, false);
  const center: PlacedColumn<Row>[] = [];
  const placedGroups: PlacedGroup<Row>[] = [];
  let start = 0;
  for (const group of groups) {
    if (hidden.has(group.id) || group.columns.length === 0) continue;
    const first = center.length;
    center.push(...placeAfter(group.columns, start, first > 0));
    const width = widthOf(group.columns);
    placedGroups.push({ group, start, width, first, last: center.length - 1 });
    start += width;
  }
  return {
    pinned: pinnedPlaces,
    pinnedWidth: widthOf(pinned),
    center,
    centerWidth: start,
    groups: placedGroups,
  };
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

/** Width of a group's heading that the title must fit in: about 6.6 px a letter beside a checkbox. */
export function headingFor(group: Pick<GridGroup<unknown>, 'title' | 'shortTitle'>, width: number): string {
  return group.title.length * 6.6 + 40 <= width ? group.title : group.shortTitle;
}

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

/** Width of a group's heading that the title must fit in: about 6.6 px a letter beside a checkbox. */
export function headingFor(group: GridGroup<unknown>, width: number): string {
  return group.title.length * 6.6 + 40 <= width ? group.title : group.shortTitle;
}

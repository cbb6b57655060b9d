export type CellAlign = 'left' | 'right' | 'center';

/** One column of a wide table. */
export interface GridColumn<Row> {
  /** Unique in the grid. */
  id: string;
  title: string;
  /** The title with its group, for screen readers and where the header above it is out of view. */
  fullTitle: string;
  /** Pixels where the browser writes letters of 16 px. */
  width: number;
  align: CellAlign;
  /** What it shows may be cut where it is too long, unlike a number. */
  cuts?: boolean;
  /** What the cell shows; two lines where it is a pair. */
  text: (row: Row) => string | readonly [string, string];
  /** A country whose code stands before the text. */
  country?: (row: Row) => string | null;
  /** Where a cell is marked: what the mark says, read out after the text. */
  mark?: (row: Row) => string | undefined;
  /** Where the cell leads: a path of this site. */
  link?: (row: Row) => string;
  /** A click on its title sorts the rows by it. */
  sortable?: boolean;
}

/** The order of the rows. */
export interface GridSort {
  /** Id of the column. */
  column: string;
  order: 'asc' | 'desc';
}

/** Columns under one heading, hidden and shown together. */
export interface GridGroup<Row> {
  id: string;
  title: string;
  /** Stands in for the title where the columns are too narrow for it. */
  shortTitle: string;
  columns: readonly GridColumn<Row>[];
}

/** A cell by its place: rows count from the group headings, columns from the first pinned one. */
export interface CellPlace {
  row: number;
  col: number;
}

/** The rows above the data: group headings, column titles, and filter boxes where there are any. */
export const GROUP_ROW = 0;
export const TITLE_ROW = 1;
export const FILTER_ROW = 2;

/** Pixels where the browser writes letters of 16 px. */
export const GROUP_ROW_HEIGHT = 28;
export const TITLE_ROW_HEIGHT = 26;
export const FILTER_ROW_HEIGHT = 34;

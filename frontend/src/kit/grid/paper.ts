import type { GridLayout } from './grid-layout';

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

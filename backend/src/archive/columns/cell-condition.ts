import { MATCH_COLUMN } from './layout';
import type { NumberArray } from './number-array';
import type { Segment } from './segment';
import type { Result, Vocabulary } from './vocabulary';

/** A column of a segment by its number, or one that is worked out of others. */
export type Column = number | { readonly of: (segment: Segment) => NumberArray | null };

/** Cells of a column by position; null when no row has a value. */
export const cellsOf = (segment: Segment, column: Column): NumberArray | null =>
  typeof column === 'number' ? segment.column(column) : column.of(segment);

/** A predicate over the cells of one column, as they are stored. */
export type CellCondition =
  /** Cell between both bounds, both included. */
  | { readonly kind: 'between'; readonly column: Column; readonly low: number; readonly high: number }
  /** `marks` of the cell is 1. */
  | { readonly kind: 'marked'; readonly column: number; readonly marks: Uint8Array }
  /** The cell passes a test; for columns with more different values than marks are worth. */
  | { readonly kind: 'tested'; readonly column: number; readonly passes: (cell: number) => boolean }
  /** The cells of two columns pass a test together. */
  | {
      readonly kind: 'paired';
      readonly column: number;
      readonly other: number;
      readonly passes: (cell: number, otherCell: number) => boolean;
    };

/** A condition on the result, whatever the match. */
export const ofResults = ({ results }: Vocabulary, passes: (result: Result) => boolean): CellCondition => ({
  kind: 'marked',
  column: MATCH_COLUMN.result,
  marks: results.marking(passes),
});

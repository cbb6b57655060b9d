import { MATCH_COLUMN } from './layout';
import type { Result, Vocabulary } from './vocabulary';

/** A predicate over the cells of one column, as they are stored. */
export type CellCondition =
  /** Cell between both bounds, both included. */
  | { readonly kind: 'between'; readonly column: number; readonly low: number; readonly high: number }
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

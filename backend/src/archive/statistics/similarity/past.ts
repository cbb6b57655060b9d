import { MATCH_COLUMN } from '../../columns/layout';
import type { NumberArray } from '../../columns/number-array';
import type { Slice } from '../../columns/segment';
import type { Hits, State } from '../../columns/state';
import type { Vocabulary } from '../../columns/vocabulary';

const DATE = MATCH_COLUMN.date;
const TIME = MATCH_COLUMN.time;
const RESULT = MATCH_COLUMN.result;

/** Rows of the archive to compare a match with, in parts. */
export const slicesOf = ({ main, block }: Pick<Hits, 'main' | 'block'>): readonly Slice[] =>
  [main, block].filter(({ positions }) => positions.length > 0);

/** All of it. */
export const pastOf = (state: State): readonly Slice[] => slicesOf(state.all());

/** One byte per result: 1 where the full-time score is known and wasn't awarded. */
export const playedResults = ({ results }: Vocabulary): Uint8Array =>
  results.marking(({ settling: { fh, fa } }) => fh !== null && fa !== null);

/** When each row kicked off, and how it ended. */
export interface PlayedColumns {
  readonly dates: NumberArray;
  /** Null when no row's time is known. */
  readonly times: NumberArray | null;
  readonly results: NumberArray;
}

/** Those columns of a segment that has rows. */
export const playedColumns = ({ segment }: Slice): PlayedColumns => ({
  dates: segment.column(DATE)!,
  times: segment.column(TIME),
  results: segment.column(RESULT)!,
});

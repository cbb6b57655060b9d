import { pacer } from '../../../common/background/pacer';
import type { Aggregation, NumberedValues } from '../../../archive/columns/aggregation';
import type { OddsIndex } from '../../../archive/columns/odds-index';
import type { OddsSearch } from '../../../archive/question/odds-query';

/** Rows that are taken in at once. */
const ROWS_IN_A_STEP = 1_024;

/** Milliseconds of work between two pauses: answering a request takes several turns of the event loop. */
const STRETCH = 3;

/**
 * Works something out over all hits of a search in the index. What changes there during a pause may or may not be
 * taken in.
 * @param signal ends the work, which then throws its reason
 */
export async function aggregateHits<T>(
  index: OddsIndex,
  query: OddsSearch,
  make: (values: NumberedValues) => Aggregation<T>,
  signal?: AbortSignal,
): Promise<T> {
  const pause = pacer(STRETCH, signal);
  const { main, recent } = index.search(query);
  // searches during a pause write over the positions of this one
  const slices = [recent, { segment: main.segment, positions: main.positions.slice() }];
  const aggregation = make(index);
  for (const { segment, positions } of slices) {
    for (let from = 0; from < positions.length; from += ROWS_IN_A_STEP) {
      aggregation.add(segment, positions.subarray(from, from + ROWS_IN_A_STEP));
      await pause();
    }
  }
  return aggregation.result();
}

import type { Observation } from '../record/observation';
import { fromPayload } from '../record/payload';
import { fromTimeline, type TimelineRow } from '../record/timeline';
import type { StoredObservation } from './observation-tables';

/** What an import (null: the state before any) said about a match, and the row that keeps it. */
export interface Saying {
  importId: number | null;
  observation: Observation;
  /** null for snapshots, which the time line keeps, and for what is not stored yet. */
  rowId: number | null;
}

/** All that was said about a match, in the order of import: what the match is a fold over. */
export function sayingsOf(
  observations: readonly StoredObservation[],
  timeline: readonly TimelineRow[],
): Saying[] {
  const sayings: Saying[] = observations.map(({ id, importId, payload }) => ({
    importId,
    observation: fromPayload(payload),
    rowId: id,
  }));
  for (const saying of fromTimeline(timeline)) sayings.push({ ...saying, rowId: null });
  // stable: what one import said keeps its order
  return sayings.sort((one, other) => (one.importId ?? 0) - (other.importId ?? 0));
}

/** Puts a saying in its place, which is not the last one when a later import was quicker. */
export function insertSaying(sayings: Saying[], saying: Saying): void {
  let place = sayings.length;
  while (place > 0 && (sayings[place - 1]!.importId ?? 0) > (saying.importId ?? 0)) place -= 1;
  sayings.splice(place, 0, saying);
}

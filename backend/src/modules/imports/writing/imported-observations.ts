import type { Observation } from '../record/observation';
import { fromPayload } from '../record/payload';
import { fromTimeline, type TimelineRow } from '../record/timeline';
import type { StoredObservation } from './observation-tables';

/** An observation with its import (null: the state before any import) and the row that stores it. */
export interface ImportedObservation {
  importId: number | null;
  observation: Observation;
  /** null for snapshots, which the timeline stores, and for what is not stored yet. */
  rowId: number | null;
}

/** All observations of a match in the order of import: what the match is folded from. */
export function importedObservations(
  stored: readonly StoredObservation[],
  timeline: readonly TimelineRow[],
): ImportedObservation[] {
  const observations: ImportedObservation[] = stored.map(({ id, importId, payload }) => ({
    importId,
    observation: fromPayload(payload),
    rowId: id,
  }));
  for (const snapshot of fromTimeline(timeline)) observations.push({ ...snapshot, rowId: null });
  // stable: observations of one import keep their order
  return observations.sort((one, other) => (one.importId ?? 0) - (other.importId ?? 0));
}

/** Inserts an observation in the order of import: a later import may have been written first. */
export function insertObservation(observations: ImportedObservation[], inserted: ImportedObservation): void {
  let place = observations.length;
  while (place > 0 && (observations[place - 1]!.importId ?? 0) > (inserted.importId ?? 0)) place -= 1;
  observations.splice(place, 0, inserted);
}

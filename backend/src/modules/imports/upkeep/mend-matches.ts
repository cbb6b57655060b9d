import type { EntityManager } from 'typeorm';
import { updateRow } from '../../../database/update-row';
import type { Observation } from '../record/observation';
import { fromPayload, toPayload } from '../record/payload';
import { fromTimeline, type TimelineRow, toTimeline } from '../record/timeline';
import {
  findObservations,
  findTimelines,
  type TimelineChange,
  writeTimelines,
} from '../writing/observation-tables';
import { mendObservation } from './mend-observation';

/**
 * Mends all that is stored about these matches, inside a transaction that holds the archive's lock. What they show follows
 * when they are rebuilt.
 */
export async function mendMatches(
  manager: EntityManager,
  ids: readonly number[],
  mend: (observation: Observation) => Observation = mendObservation,
): Promise<void> {
  for (const [, stored] of await findObservations(manager, ids)) {
    for (const { rowId: id, payload } of stored) {
      const before = fromPayload(payload);
      const after = mend(before);
      if (after !== before)
        await updateRow(manager, 'match_observations', 'id', id!, { payload: toPayload(after) });
    }
  }
  const changes: TimelineChange[] = [];
  for (const [matchId, rows] of await findTimelines(manager, ids)) {
    const after = mendTimeline(rows, mend);
    if (after !== null) changes.push({ matchId, before: rows, after });
  }
  await writeTimelines(manager, changes);
}

function mendTimeline(
  rows: readonly TimelineRow[],
  mend: (observation: Observation) => Observation,
): TimelineRow[] | null {
  const before = fromTimeline(rows);
  const after = before.map(({ importId, observation }) => ({ importId, observation: mend(observation) }));
  const isSame = after.every(({ observation }, index) => observation === before[index]!.observation);
  return isSame ? null : toTimeline(after);
}

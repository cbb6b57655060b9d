import type { DataSource } from 'typeorm';
import type { Observation } from '../../src/modules/imports/record/observation';
import { fromTimeline, toTimeline } from '../../src/modules/imports/record/timeline';
import { findTimelines, writeTimelines } from '../../src/modules/imports/writing/observation-tables';

/** What an observation of version 1.0.0 did not say. */
const LATER = ['competition', 'event', 'version', 'mbs', 'awarded', 'typed'] as const;
/** Tables that came with the rules. */
const TABLES = ['match_places', 'match_events', 'match_moves', 'possible_doubles', 'unversioned_matches'];

/** Takes what was imported back to what version 1.0.0 stored of it, and lets the archive wait for its upkeep. */
export async function makeFormer(database: DataSource): Promise<void> {
  await database.transaction(async (manager) => {
    const said = (await manager.query('SELECT id, payload FROM match_observations')) as {
      id: number;
      payload: string;
    }[];
    for (const { id, payload } of said) {
      const stored = JSON.parse(payload) as Record<string, unknown>;
      for (const name of LATER) delete stored[name];
      await manager.query('UPDATE match_observations SET payload = ? WHERE id = ?', [
        JSON.stringify(stored),
        id,
      ]);
    }
    const rows = (await manager.query('SELECT id FROM matches')) as { id: number }[];
    const timelines = await findTimelines(
      manager,
      rows.map(({ id }) => id),
    );
    for (const [matchId, before] of timelines) {
      const after = toTimeline(
        fromTimeline(before).map(({ importId, observation }) => ({
          importId,
          observation: withoutLater(observation),
        })),
      );
      await writeTimelines(manager, [{ matchId, before, after }]);
    }
    for (const table of TABLES) await manager.query(`DELETE FROM ${table}`);
    await manager.query('UPDATE match_observations SET competition_id = NULL');
  });
  await letWait(database);
}

function withoutLater(observation: Observation): Observation {
  const { competition: _, event: __, version: ___, mbs: ____, ...rest } = observation;
  return rest;
}

/** As a migration leaves an archive that was imported by other rules. */
export async function letWait(database: DataSource): Promise<void> {
  await database.query(
    `UPDATE archive_upkeep SET rules = 0, target = NULL, stage = NULL, last_id = 0, matches_done = 0, matches_total = 0,
       looked_import = 0, finished_at = NULL`,
  );
}

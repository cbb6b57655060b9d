import type { DataSource } from 'typeorm';
import { readSnapshot, type RunQuery } from '../../../database/read-snapshot';
import { ArchiveEvidence, type Outlook } from '../../../archive/statistics/calibration/archive-evidence';
import type { LearnedArchive } from '../../../archive/statistics/calibration/calibration';
import { MARKET_FIELDS } from '../../../archive/catalogue/columns';
import { SELECT_REVISION } from '../sql/index-statements';
import { selectSettled, type SettledRow, SETS } from '../sql/learning-statements';
import { readNumbers } from '../sql/number-lists';

const ROWS_PER_READ = 1_000;

/** What the archive teaches, and the revision it was at. */
export interface Lesson {
  readonly learned: LearnedArchive;
  readonly revision: number;
}

/** Learns from all settled matches of the archive, in two passes over one state of it. */
export function learnArchive(database: DataSource): Promise<Lesson> {
  return readSnapshot(database, async (query) => {
    const [{ revision }] = (await query<{ revision: number }>(SELECT_REVISION)) as [{ revision: number }];
    const first = await gather(query);
    const second = await gather(query, first.outlook());
    return { learned: second.learned(), revision };
  });
}

async function gather(query: RunQuery, from?: Outlook): Promise<ArchiveEvidence> {
  const evidence = new ArchiveEvidence(from);
  const odds = new Int32Array(MARKET_FIELDS.length);
  for (let afterId = 0; ;) {
    const { sql, params } = selectSettled(afterId, ROWS_PER_READ);
    const rows = await query<SettledRow>(sql, params);
    for (const row of rows) {
      const scores = {
        hh: row.home_ht_score,
        ha: row.away_ht_score,
        fh: row.home_ft_score,
        fa: row.away_ft_score,
        firstGoal: row.first_goal,
      };
      for (const type of [1, 2] as const) {
        readNumbers(row, SETS[type], odds);
        evidence.add(type, row.season_slug, scores, odds);
      }
    }
    if (rows.length < ROWS_PER_READ) return evidence;
    afterId = rows.at(-1)!.id;
  }
}

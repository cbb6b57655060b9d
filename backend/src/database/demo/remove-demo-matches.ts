import type { DataSource } from 'typeorm';
import { foldText } from '../../common/text/fold';
import { nextRevision } from '../archive-revision';
import { DEMO_COMPETITIONS } from './demo-competitions';

/** Deletes every demo match with its odds, and the demo competitions nothing else uses. Accounts stay. */
export async function removeDemoMatches(dataSource: DataSource): Promise<number> {
  return dataSource.transaction(async (manager) => {
    await nextRevision(manager);
    const [row] = (await manager.query('SELECT COUNT(*) AS total FROM matches WHERE is_demo = 1')) as {
      total: number | string;
    }[];
    await manager.query('DELETE FROM matches WHERE is_demo = 1');
    for (const { country, name } of DEMO_COMPETITIONS) {
      await manager.query(
        'DELETE FROM competitions WHERE country_folded = ? AND name_folded = ?' +
          ' AND NOT EXISTS (SELECT 1 FROM matches WHERE matches.competition_id = competitions.id)',
        [foldText(country), foldText(name)],
      );
    }
    return Number(row!.total);
  });
}

import type { DataSource } from 'typeorm';
import { foldText } from '../../common/text/fold';
import { nextRevision } from '../archive-revision';
import { deleteMatches } from '../delete-matches';
import { DEMO_COMPETITIONS } from './demo-competitions';

/** Deletes every demo match with its odds, and the demo competitions nothing else uses. Accounts stay. */
export async function removeDemoMatches(dataSource: DataSource): Promise<number> {
  return dataSource.transaction(async (manager) => {
    const deleted = await deleteMatches(manager, await nextRevision(manager), 'is_demo = 1');
    for (const { country, name } of DEMO_COMPETITIONS) {
      await manager.query(
        'DELETE FROM competitions WHERE country_folded = ? AND name_folded = ?' +
          ' AND NOT EXISTS (SELECT 1 FROM matches WHERE matches.competition_id = competitions.id)',
        [foldText(country), foldText(name)],
      );
    }
    return deleted;
  });
}

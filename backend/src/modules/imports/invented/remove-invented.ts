import type { DataSource, EntityManager } from 'typeorm';
import { foldText } from '../../../platform/text/fold';
import type { Settings } from '../../../platform/config/settings';
import { ImageStore } from '../../images/store/image-store';
import { INVENTED_AFTER } from '../../../platform/database/invented/invented';
import { nextRevision } from '../../../platform/database/archive-revision';
import { deleteMatches } from '../../../platform/database/delete-matches';
import type { SharedFiles } from '../../../platform/database/files/shared-files';
import { inTransaction } from '../../../platform/database/transaction';
import { INVENTED_COMPETITIONS } from '../../../platform/database/invented/further-competitions';

/** How many rows of each kind are gone. */
export interface RemovedRows {
  matches: number;
  posts: number;
  winners: number;
  comments: number;
  filters: number;
  /** Of the invented chain. */
  selections: number;
}

const DEMO_POSTS = '(SELECT id FROM blogs WHERE is_demo = 1)';
const DEMO_MATCHES = '(SELECT id FROM matches WHERE is_demo = 1)';
const WINNERS = `is_demo = 1 OR blog_id IN ${DEMO_POSTS}`;

/**
 * Deletes everything invented: demo matches with their odds, the demo competitions nothing else uses, posts, comments,
 * winners and saved filters of the demo, what others wrote below those posts, and the invented chain of the record.
 * Accounts stay.
 */
export async function removeInvented(
  dataSource: DataSource,
  settings: Pick<Settings, 'dataDir'>,
  files: SharedFiles,
): Promise<RemovedRows> {
  const { removed, names } = await inTransaction(dataSource, async (manager) => {
    const revision = await nextRevision(manager);
    const named = await demoImages(manager);
    const rows = await removeRows(manager, revision);
    return { removed: rows, names: await unnamed(manager, named) };
  });
  const images = new ImageStore(settings, files);
  for (const name of names) await images.remove(name);
  return removed;
}

async function removeRows(manager: EntityManager, revision: number): Promise<RemovedRows> {
  const remove = async (table: string, condition: string): Promise<number> => {
    const [row] = (await manager.query(`SELECT COUNT(*) AS total FROM ${table} WHERE ${condition}`)) as {
      total: number | string;
    }[];
    await manager.query(`DELETE FROM ${table} WHERE ${condition}`);
    return Number(row!.total);
  };
  await remove('pick_selections', `post_id IN ${DEMO_POSTS} OR match_id IN ${DEMO_MATCHES}`);
  await remove('pick_settlements', `seq > ${INVENTED_AFTER}`);
  const selections = await remove('pick_record', `seq > ${INVENTED_AFTER}`);
  const winners = await remove('winnersclub', WINNERS);
  // MySQL 9.6 and later refuse the cascade from posts through replies
  await manager.query(`UPDATE comments SET parent_id = NULL WHERE blog_id IN ${DEMO_POSTS}`);
  const comments = await remove('comments', `is_demo = 1 OR blog_id IN ${DEMO_POSTS}`);
  const posts = await remove('blogs', 'is_demo = 1');
  const filters = await remove('saved_filters', 'is_demo = 1');
  const matches = await deleteMatches(manager, revision, 'is_demo = 1');
  await removeCompetitions(manager);
  return { matches, posts, winners, comments, filters, selections };
}

async function removeCompetitions(manager: EntityManager): Promise<void> {
  for (const { country, name } of INVENTED_COMPETITIONS)
    await manager.query(
      'DELETE FROM competitions WHERE country_folded = ? AND name_folded = ?' +
        ' AND NOT EXISTS (SELECT 1 FROM matches WHERE matches.competition_id = competitions.id)',
      [foldText(country), foldText(name)],
    );
}

async function demoImages(manager: EntityManager): Promise<string[]> {
  const rows = (await manager.query(
    'SELECT image_filename FROM blogs WHERE is_demo = 1 AND image_filename IS NOT NULL' +
      ` UNION SELECT image_filename FROM winnersclub WHERE (${WINNERS}) AND image_filename IS NOT NULL`,
  )) as { image_filename: string }[];
  return rows.map(({ image_filename }) => image_filename);
}

/** Those of these names that no row has any more. */
async function unnamed(manager: EntityManager, names: readonly string[]): Promise<string[]> {
  const free: string[] = [];
  for (const name of names) {
    const rows = (await manager.query(
      'SELECT 1 AS one FROM blogs WHERE image_filename = ?' +
        ' UNION SELECT 1 AS one FROM winnersclub WHERE image_filename = ?' +
        ' UNION SELECT 1 AS one FROM site_settings WHERE value LIKE ?',
      [name, name, `%${name}%`],
    )) as unknown[];
    if (rows.length === 0) free.push(name);
  }
  return free;
}

import type { EntityManager } from 'typeorm';
import { demoAddress } from './demo-accounts';

/**
 * Those of these posts whose selections are invented: posts of the demo, those of its accounts, and those with a match of
 * the demo archive.
 */
export async function inventedPosts(
  manager: EntityManager,
  postIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (postIds.length === 0) return new Set();
  const ids = postIds.map(() => '?').join(', ');
  const rows = (await manager.query(
    `SELECT b.id AS id FROM blogs b WHERE b.id IN (${ids}) AND (b.is_demo = 1` +
      ` OR EXISTS (SELECT 1 FROM users u WHERE u.username_key = b.author_folded AND ${demoAddress('u.email_key')})` +
      ' OR EXISTS (SELECT 1 FROM pick_selections s JOIN matches m ON m.id = s.match_id' +
      ' WHERE s.post_id = b.id AND m.is_demo = 1))',
    [...postIds],
  )) as { id: number }[];
  return new Set(rows.map(({ id }) => id));
}

import type { EntityManager } from 'typeorm';
import { selectIn } from '../select-in';

/** Selections of the invented chain of the editors' record are numbered from the number after this one. */
export const INVENTED_AFTER = 1_000_000_000;

/** Where the mails of demo accounts would go: nobody can have an address there. */
const DEMO_HOST = '@demo.local';

/** SQL condition that the e-mail in this column is that of a demo account. */
export const demoAddress = (column: string): string => `${column} LIKE '%${DEMO_HOST}'`;

/** Rows that the demo made, the likeliest to be there first: table and condition. */
const MADE = ['blogs', 'winnersclub', 'comments', 'saved_filters', 'matches'].map(
  (table) => [table, 'is_demo = 1'] as const,
);

/** What must not be on a site for the public besides. */
const TRIED = [
  ['users', demoAddress('email_key')],
  ['pick_record', `seq > ${INVENTED_AFTER}`],
] as const;

/** Whether matches, posts, comments, winners or saved filters that the demo made are there. */
export const hasInvented = (manager: EntityManager): Promise<boolean> => isAny(manager, MADE);

/** Whether anything invented is there, a demo account or selections of one. */
export const hasDemo = (manager: EntityManager): Promise<boolean> => isAny(manager, [...TRIED, ...MADE]);

async function isAny(
  manager: EntityManager,
  rows: readonly (readonly [table: string, condition: string])[],
): Promise<boolean> {
  for (const [table, condition] of rows) {
    const found = await manager.query<unknown[]>(`SELECT 1 AS one FROM ${table} WHERE ${condition} LIMIT 1`);
    if (found.length > 0) return true;
  }
  return false;
}

/**
 * Those of these posts whose selections are invented: posts of the demo, those of its accounts, and those with a match of
 * the demo archive.
 */
export async function inventedPosts(
  manager: EntityManager,
  postIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await selectIn<{ id: number }>(
    manager,
    (ids) =>
      `SELECT b.id AS id FROM blogs b WHERE b.id IN (${ids}) AND (b.is_demo = 1` +
      ` OR EXISTS (SELECT 1 FROM users u WHERE u.username_key = b.author_folded AND ${demoAddress('u.email_key')})` +
      ' OR EXISTS (SELECT 1 FROM pick_selections s JOIN matches m ON m.id = s.match_id' +
      ' WHERE s.post_id = b.id AND m.is_demo = 1))',
    postIds,
  );
  return new Set(rows.map(({ id }) => id));
}

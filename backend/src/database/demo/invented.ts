import type { EntityManager } from 'typeorm';
import { INVENTED_AFTER } from '../../modules/picks/chain/chains';
import { demoAddress } from './demo-accounts';

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
    const found = (await manager.query(
      `SELECT 1 AS one FROM ${table} WHERE ${condition} LIMIT 1`,
    )) as unknown[];
    if (found.length > 0) return true;
  }
  return false;
}

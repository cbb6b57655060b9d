import type { EntityManager } from 'typeorm';

/** Whether generated matches are in the archive. */
export async function hasDemoMatches(manager: EntityManager): Promise<boolean> {
  const rows = (await manager.query('SELECT id FROM matches WHERE is_demo = 1 LIMIT 1')) as unknown[];
  return rows.length > 0;
}

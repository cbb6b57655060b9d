import type { EntityManager } from 'typeorm';

/**
 * Deletes matches with all that hangs on them and takes note of it in `deleted_matches`; every deletion of matches
 * goes through here, or searches would go on finding them.
 * @param revision the new one, whose transaction this is: see `nextRevision`
 * @param condition on the columns of `matches`; from code, never from input
 * @returns how many are gone
 */
export async function deleteMatches(
  manager: EntityManager,
  revision: number,
  condition: string,
  params: readonly (string | number)[] = [],
): Promise<number> {
  const [row] = (await manager.query(`SELECT COUNT(*) AS total FROM matches WHERE ${condition}`, [
    ...params,
  ])) as { total: number | string }[];
  await manager.query(
    `INSERT INTO deleted_matches (revision, match_id) SELECT ?, id FROM matches WHERE ${condition}`,
    [revision, ...params],
  );
  await manager.query(`DELETE FROM matches WHERE ${condition}`, [...params]);
  return Number(row!.total);
}

import { type EntityManager, In } from 'typeorm';
import { Import } from '../entities/import.entity';
import { type BatchSize, fittingMatches, nextTurn } from '../writing/batch';
import { VERSIONED_SOURCE } from '../writing/fold-context';

/** Ids that are looked at in one statement when all are counted. */
const STEP = 5_000;

const HAS = (table: string): string =>
  `EXISTS (SELECT 1 FROM ${table} said WHERE said.match_id = matches.id)`;
/** Matches about which anything was ever said; invented ones have not been imported. */
export const SAID = `(${HAS('match_observations')} OR ${HAS('timed_observations')})`;
/** Matches of which there are snapshots. */
export const TIMED = HAS('timed_observations');

/** The highest id of a table; 0 where it is empty. */
export async function lastId(manager: EntityManager, table: 'matches' | 'imports'): Promise<number> {
  const [row] = await manager.query<{ id: number | null }[]>(`SELECT MAX(id) AS id FROM ${table}`);
  return Number(row?.id ?? 0);
}

/** How many matches of that kind there are, up to an id. Others are answered in between. */
export async function countMatches(
  manager: EntityManager,
  kind: string,
  until: number,
  stop: AbortSignal,
): Promise<number> {
  let sum = 0;
  for (let from = 0; from < until && !stop.aborted; from += STEP) {
    const [row] = await manager.query<{ n: number | string }[]>(
      `SELECT COUNT(*) AS n FROM matches WHERE id > ? AND id <= ? AND ${kind}`,
      [from, Math.min(from + STEP, until)],
    );
    sum += Number(row!.n);
    await nextTurn();
  }
  return sum;
}

/** The next matches of a kind behind an id: no more than a batch may have, and at least one while there are any. */
export async function nextMatches(
  manager: EntityManager,
  kind: string,
  { after, until = Number.MAX_SAFE_INTEGER }: { after: number; until?: number },
  size: BatchSize,
): Promise<readonly number[]> {
  const found = await manager.query<{ id: number }[]>(
    `SELECT id FROM matches WHERE id > ? AND id <= ? AND ${kind} ORDER BY id LIMIT ${size.rows}`,
    [after, until],
  );
  const ids = found.map(({ id }) => Number(id));
  return fittingMatches(manager, ids, size);
}

/** The last import of bulletins that has come to its end. */
export async function lastSnapshots(manager: EntityManager): Promise<number> {
  const over = { format: VERSIONED_SOURCE, status: In(['done', 'failed', 'undone'] as const) };
  return (await manager.maximum(Import, 'id', over)) ?? 0;
}

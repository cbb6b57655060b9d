import type { DataSource } from 'typeorm';
import { isServer } from '../dialects';

/**
 * Connections of a process beside its pool: one follows the archive, one reads lists until it is in memory, and two write
 * it while there is something to.
 */
export const BESIDE_POOL = 4;

/** A server that lets a process have fewer connections than it may use. */
export interface ConnectionShortage {
  readonly allowed: number;
  readonly needed: number;
  /** The pool with which they would be enough; below 1 none would. */
  readonly pool: number;
}

/** What a process lacks in connections, were it alone on the server; null when there are enough. */
export async function connectionShortage(dataSource: DataSource): Promise<ConnectionShortage | null> {
  const { type, poolSize = 0 } = dataSource.options;
  if (!isServer(type)) return null;
  // in a session it is what the account may have; 0: as many as the server
  const [limits] = await dataSource.query<{ account: unknown; everybody: unknown }[]>(
    'SELECT @@SESSION.max_user_connections AS account, @@max_connections AS everybody',
  );
  const allowed = Math.min(Number(limits!.account) || Infinity, Number(limits!.everybody));
  const needed = poolSize + BESIDE_POOL;
  return allowed < needed ? { allowed, needed, pool: allowed - BESIDE_POOL } : null;
}

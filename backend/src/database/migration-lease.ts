import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { isServer } from './dialects';
import { withRetries } from './retry';

/** Seconds after which a process that has stopped renewing its lease is taken for dead. */
const LEASE_SECONDS = 10;
const RENEWED_EVERY = 3_000;
/** Milliseconds between two looks whether the lease is free. */
const LOOK_EVERY = 250;

/**
 * Runs `work` while no other process does, on whichever node of a cluster it is. The right to it is a row with a term: a
 * named lock would hold on one server only. The embedded database is one process's own, and needs none.
 */
export async function withMigrationLease(dataSource: DataSource, work: () => Promise<void>): Promise<void> {
  if (!isServer(dataSource.options.type)) return work();
  // it stands outside of the migrations, which begin only when it is held
  await dataSource.query(
    `CREATE TABLE IF NOT EXISTS migration_lease (id INT PRIMARY KEY, owner CHAR(36) NOT NULL, held_until DATETIME(3) NOT NULL)
      CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`,
  );
  await dataSource.query("INSERT IGNORE INTO migration_lease VALUES (1, '', '2000-01-01')");
  const owner = randomUUID();
  const take = (): Promise<boolean> =>
    withRetries(async () => {
      const { affectedRows } = (await dataSource.query(
        `UPDATE migration_lease SET owner = ?, held_until = UTC_TIMESTAMP(3) + INTERVAL ${LEASE_SECONDS} SECOND
          WHERE id = 1 AND (owner = ? OR held_until < UTC_TIMESTAMP(3))`,
        [owner, owner],
      )) as { affectedRows: number };
      return affectedRows === 1;
    });
  while (!(await take())) await pause(LOOK_EVERY);
  // one that fails is made up for by the next; the term is three of them
  const renewal = setInterval(() => void take().catch(() => false), RENEWED_EVERY);
  try {
    await work();
  } finally {
    clearInterval(renewal);
    await dataSource.query("UPDATE migration_lease SET held_until = '2000-01-01' WHERE owner = ?", [owner]);
  }
}

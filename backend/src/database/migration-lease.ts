import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { Leases } from './claims/leases';
import { Database } from './database';
import { isServer } from './dialects';

/** Milliseconds after which a process that says nothing more is taken for dead. */
const TERM = 10_000;
/** Milliseconds between two looks whether the lease is free. */
const LOOK_EVERY = 250;

/**
 * Runs `work` while no other process does, on whichever node of a cluster it is: a named lock would hold on one server
 * only. The embedded database is one process's own, and needs none.
 */
export async function withMigrationLease(dataSource: DataSource, work: () => Promise<void>): Promise<void> {
  if (!isServer(dataSource.options.type)) return work();
  // before all migrations, which begin only when the lease is held
  await dataSource.query(
    `CREATE TABLE IF NOT EXISTS leases
       (name VARCHAR(100) PRIMARY KEY, owner VARCHAR(120) NOT NULL, until DATETIME(3) NOT NULL)
       CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`,
  );
  const leases = new Leases(new Database(dataSource));
  while (!(await leases.alone('migrations', work, TERM))) await pause(LOOK_EVERY);
}

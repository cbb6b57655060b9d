import { join } from 'node:path';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { setTimeout as pause } from 'node:timers/promises';
import type { Settings } from '../config/settings';
import { exportedClasses } from '../files/exported-classes';
import { connectionOptions, isServer, schemaPreparation } from './dialects';
import { serializeConnection } from './embedded/embedded-query-runner';
import { withRetries } from './retry';
import { trackTransactions } from './transaction';
import { Leases } from '../background/leases';
import { Database } from './database';

/** Every table of the site. */
const ENTITIES = exportedClasses(join(__dirname, '../../modules'), /\.entity\.[jt]s$/);

/** All migrations; TypeORM runs them in the order of their names. A released one is never edited. */
const MIGRATIONS = exportedClasses(join(__dirname, 'migrations'), /^\d+-.+\.[jt]s$/);

/** A data source for the configured database, not yet connected. */
export async function createDataSource(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
): Promise<DataSource> {
  const options = {
    ...(await connectionOptions(settings.databaseUrl, settings.dataDir)),
    entities: ENTITIES,
    migrations: MIGRATIONS,
    migrationsTransactionMode: 'each',
    synchronize: false,
    logging: false,
  } as DataSourceOptions;
  const dataSource = new DataSource(options);
  trackTransactions(dataSource);
  if (settings.databaseUrl === null) serializeConnection(dataSource);
  return dataSource;
}

/** Connects and brings the schema up to date. */
export async function openDatabase(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<DataSource> {
  const dataSource = await createDataSource(settings);
  await dataSource.initialize();
  await migrate(dataSource);
  return dataSource;
}

/** Brings the schema up to date, one process after the other where several start on one database. */
export function migrate(dataSource: DataSource): Promise<void> {
  return withMigrationLease(dataSource, async () => {
    if (!(await dataSource.showMigrations())) return;
    for (const statement of schemaPreparation(dataSource.options.type)) await dataSource.query(statement);
    // on a cluster what others write at the same time may get in the way; a migration that was cut off is finished
    await withRetries(() => dataSource.runMigrations());
  });
}

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

import { join } from 'node:path';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Settings } from '../config/settings';
import { connectionOptions, schemaPreparation } from './dialects';
import { serializeConnection } from './embedded/serialize-connection';
import { exportedClasses } from './exported-classes';
import { withMigrationLease } from './migration-lease';
import { withRetries } from './retry';
import { trackTransactions } from './transaction';

/** Every table of the site. */
const ENTITIES = exportedClasses(join(__dirname, '../modules'), /\.entity\.[jt]s$/);

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

import type { Settings } from '../config/settings';
import { createDataSource } from './data-source';

/** Name and version of the configured database, e.g. `SQLite 3.45.1` or `MariaDB 10.11.6`. */
export async function databaseVersion(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<string> {
  const dataSource = await (await createDataSource(settings)).initialize();
  try {
    const embedded = settings.databaseUrl === null;
    const [row] = await dataSource.query<{ version: string }[]>(
      `SELECT ${embedded ? 'sqlite_version' : 'VERSION'}() AS version`,
    );
    const name = embedded ? 'SQLite' : /mariadb/i.test(row!.version) ? 'MariaDB' : 'MySQL';
    return `${name} ${row!.version.split('-')[0]!}`;
  } finally {
    await dataSource.destroy();
  }
}

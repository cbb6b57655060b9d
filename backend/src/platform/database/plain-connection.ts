import { DataSource } from 'typeorm';
import type { Settings } from '../config/settings';
import { connectionOptions } from './dialects';

/** A connection for plain statements, opened: it knows no entity, none of which has to be loaded. */
export async function openPlainConnection(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
): Promise<DataSource> {
  return new DataSource(await connectionOptions(settings.databaseUrl, settings.dataDir)).initialize();
}

import { Global, Module, Optional } from '@nestjs/common';
import { TypeOrmModule, type TypeOrmModuleOptions } from '@nestjs/typeorm';
import { Jobs } from '../background/jobs';
import { SETTINGS, type Settings } from '../config/settings';
import { Leases } from '../background/leases';
import { openDatabase } from './data-source';
import { Database } from './database';
import { DatabaseClock } from './database-clock';
import { adoptFilesOnce } from './files/adopt-files';
import { SharedFiles } from './files/shared-files';
import { OutgoingHold } from './outgoing-hold';

/** The site's one connection: opened and migrated before anything else starts. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [SETTINGS],
      useFactory: (settings: Settings): TypeOrmModuleOptions & { settings: Settings } => ({
        type: 'better-sqlite3',
        database: '',
        // the start of the site waits for the database before this; a command fails at once when there is none
        retryAttempts: 1,
        settings,
      }),
      // eslint-disable-next-line no-restricted-syntax -- what `useFactory` returned, typed by Nest as TypeORM's own
      dataSourceFactory: (options) => openSite((options as object as { settings: Settings }).settings),
    }),
  ],
  providers: [Database, DatabaseClock, Leases, OutgoingHold, SharedFiles],
  exports: [Database, Leases, OutgoingHold, SharedFiles],
})
export class DatabaseModule {
  /** @param jobs none in commands */
  constructor(database: Database, hold: OutgoingHold, @Optional() jobs?: Jobs) {
    jobs?.holdWhile(() => hold.isHeld());
    jobs?.wakeAfter((work) => database.afterCommit(work));
    jobs?.lookWith((signs) => database.valuesOf(signs));
  }
}

async function openSite(settings: Settings) {
  const dataSource = await openDatabase(settings);
  await adoptFilesOnce(dataSource, settings);
  return dataSource;
}

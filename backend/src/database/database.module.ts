import { Global, Module, Optional } from '@nestjs/common';
import { TypeOrmModule, type TypeOrmModuleOptions } from '@nestjs/typeorm';
import { Jobs } from '../common/background/jobs';
import { SETTINGS, type Settings } from '../config/settings';
import { openDatabase } from './data-source';
import { Database } from './database';

/** The site's one connection: opened and migrated before anything else starts. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [SETTINGS],
      useFactory: (settings: Settings): TypeOrmModuleOptions & { settings: Settings } => ({
        type: 'better-sqlite3',
        database: '',
        // whoever starts the site waits for the database before; a command says at once that there is none
        retryAttempts: 1,
        settings,
      }),
      dataSourceFactory: (options) => openDatabase((options as unknown as { settings: Settings }).settings),
    }),
  ],
  providers: [Database],
  exports: [Database],
})
export class DatabaseModule {
  /** @param jobs none in commands */
  constructor(database: Database, @Optional() jobs?: Jobs) {
    jobs?.wakeAfter((work) => database.afterCommit(work));
  }
}

import { type DynamicModule, Global, Logger, Module, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Archive } from '../../archive/client';
import { SELECT_REVISION } from '../../platform/database/archive-revision';
import type { Sign } from '../../platform/background/job';
import { Jobs } from '../../platform/background/jobs';

/** The archive, for all modules; it looks for the next state after each commit of this process. */
@Global()
@Module({})
export class ArchiveModule implements OnModuleInit {
  static with(archive: Archive): DynamicModule {
    return {
      module: ArchiveModule,
      providers: [{ provide: Archive, useValue: archive }],
      exports: [Archive],
    };
  }

  constructor(
    private readonly archive: Archive,
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.archive.logTo(new Logger('Archive'));
    this.dataSource.subscribers.push({ afterTransactionCommit: () => this.archive.look() });
    // what other processes have committed, and what a look before couldn't read
    this.jobs.add({
      name: 'archive',
      sign: () => this.isBehind(),
      run: () => Promise.resolve(this.archive.look()),
    });
  }

  /** The database is compared with the state, not with what it said before: it may have been put back in between. */
  private isBehind(): Sign {
    const { state } = this.archive;
    if (state === null) return { begins: 'while true', sql: '0' };
    return { begins: 'while true', sql: `((${SELECT_REVISION}) <> ?)`, params: [state.revision] };
  }
}

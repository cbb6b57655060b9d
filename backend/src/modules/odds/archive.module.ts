import { type DynamicModule, Global, Logger, Module, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Archive } from '../../archive/client';
import { SELECT_REVISION } from '../../platform/database/archive-revision';
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
    // what other processes have committed
    this.jobs.add({
      name: 'archive',
      sign: () => ({ begins: 'on change', sql: `(${SELECT_REVISION})` }),
      run: () => Promise.resolve(this.archive.look()),
    });
  }
}

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
    onCommit(this.dataSource, () => this.archive.look());
    // what other processes have committed
    this.jobs.add({
      name: 'archive',
      sign: () => ({ begins: 'on change', sql: `(${SELECT_REVISION})` }),
      run: () => Promise.resolve(this.archive.look()),
    });
  }
}

/**
 * Calls a listener after each transaction that this process commits.
 * @returns takes the listener away again
 */
function onCommit(dataSource: DataSource, listener: () => void): () => void {
  const subscriber = { afterTransactionCommit: listener };
  dataSource.subscribers.push(subscriber);
  return () => {
    const at = dataSource.subscribers.indexOf(subscriber);
    if (at >= 0) dataSource.subscribers.splice(at, 1);
  };
}

import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Jobs } from '../../../platform/background/jobs';
import { SETTINGS, type Settings } from '../../../platform/config/settings';
import { isDamage } from '../../../platform/database/dialects';
import { checkDatabase } from '../../../platform/database/integrity/check-database';
import { Archive } from '../../../archive/client';

const DAY = 24 * 60 * 60_000;

/**
 * Whether the database is whole, as far as is known: all pages are checked once the odds index is loaded, and daily, and
 * every failed statement is looked at. Damage is known until the end of the process: only a restore mends it.
 */
@Injectable()
export class DatabaseCondition implements OnModuleInit {
  private readonly logger = new Logger(DatabaseCondition.name);
  private damaged = false;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly archive: Archive,
    jobs: Jobs,
  ) {
    jobs.add({
      name: 'database-check',
      every: DAY,
      atOnce: true,
      run: (signal) => this.lookThrough(signal),
    });
  }

  get isDamaged(): boolean {
    return this.damaged;
  }

  onModuleInit(): void {
    onQueryError(this.dataSource, (error) => {
      if (isDamage(error)) this.note((error as Error).message);
    });
  }

  private async lookThrough(signal: AbortSignal): Promise<void> {
    // what can wait leaves the processor to it
    await this.archive.firstLoad;
    if (signal.aborted) return;
    const problem = await checkDatabase(this.settings);
    if (problem !== null) this.note(problem);
  }

  private note(problem: string): void {
    if (!this.damaged)
      this.logger.error({ problem }, 'The database is damaged: restore the last whole backup');
    this.damaged = true;
  }
}

/** Calls a listener with the driver's error whenever a statement fails. */
function onQueryError(dataSource: DataSource, listener: (error: unknown) => void): void {
  dataSource.subscribers.push({
    afterQuery: ({ success, error }: { success: boolean; error?: unknown }) => {
      if (!success) listener(error);
    },
  });
}

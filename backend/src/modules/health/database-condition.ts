import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnModuleInit,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { RepeatingJob } from '../../common/background/repeating-job';
import { SETTINGS, type Settings } from '../../config/settings';
import { isDamage } from '../../database/dialects';
import { checkDatabase } from '../../database/integrity/check-database';
import { onQueryError } from '../../database/on-query-error';

const DAY = 24 * 60 * 60_000;

/**
 * Whether the database is whole, as far as anybody has noticed: a check of all pages after the start and daily, and every
 * statement that comes upon a damaged one. Damage is known until the end of the process: only a restore mends it.
 */
@Injectable()
export class DatabaseCondition implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(DatabaseCondition.name);
  private readonly job = new RepeatingJob(
    () => this.lookThrough(),
    DAY,
    (err) => this.logger.error({ err }, 'The database could not be checked'),
  );
  private damaged = false;
  private forgetErrors: (() => void) | null = null;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly server: HttpAdapterHost,
  ) {}

  get isDamaged(): boolean {
    return this.damaged;
  }

  onModuleInit(): void {
    this.forgetErrors = onQueryError(this.dataSource, (error) => {
      if (isDamage(error)) this.note((error as Error).message);
    });
    // only a server watches: commands share this module and end soon
    this.server.listen$.subscribe(() => this.job.startAtOnce());
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.forgetErrors?.();
    await this.job.stop();
  }

  /** Looks through the database now. */
  check(): Promise<void> {
    return this.job.run();
  }

  private async lookThrough(): Promise<void> {
    const problem = await checkDatabase(this.settings);
    if (problem !== null) this.note(problem);
  }

  private note(problem: string): void {
    if (!this.damaged)
      this.logger.error({ problem }, 'The database is damaged: restore the last whole backup');
    this.damaged = true;
  }
}

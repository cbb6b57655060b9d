import { Injectable, Logger } from '@nestjs/common';
import { Jobs } from '../../../platform/background/jobs';
import { Clock } from '../../../platform/time/clock';
import { istanbulDate } from '../../../platform/time/istanbul';
import { archiveRevision } from '../../../platform/database/archive-revision';
import { Leases } from '../../../platform/background/leases';
import { Database } from '../../../platform/database/database';
import { FixtureLook } from '../entities/archive-upkeep.entity';
import { ArchiveTasks } from '../thread/archive-tasks';

const ID = 1;
const HOUR = 60 * 60_000;

/**
 * Looks for fixtures that were played on another day: once after each start, and hourly where the day or the archive is
 * another one since. In one process at a time.
 */
@Injectable()
export class FixtureLooks {
  private readonly logger = new Logger(FixtureLooks.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly tasks: ArchiveTasks,
    private readonly leases: Leases,
    jobs: Jobs,
  ) {
    jobs.add({
      ...{ name: 'fixtures', every: HOUR, atOnce: true },
      // it could be undone, but picks and alerts would move to and fro with a clock that is wrong for seconds
      irreversible: true,
      run: (signal) => this.work(signal),
    });
  }

  private async work(signal: AbortSignal): Promise<void> {
    await this.leases.alone('fixtures', (leaseLost) => this.look(AbortSignal.any([signal, leaseLost])));
  }

  private async look(stop: AbortSignal): Promise<void> {
    const day = istanbulDate(this.clock.now());
    const last = await this.last();
    // as it was before: what is written meanwhile is looked at the next time
    const revision = await archiveRevision(this.database.manager);
    const isSame = last.day === day && last.revision === revision;
    if (isSame) return;
    const changed = await this.tasks.run('retireFixtures', stop, day);
    if (changed !== null) await this.database.manager.update(FixtureLook, { id: ID }, { day, revision });
    if (changed) this.logger.log({ matches: changed }, 'Fixtures were played on another day');
  }

  private async last(): Promise<FixtureLook> {
    const find = () => this.database.manager.findOneBy(FixtureLook, { id: ID });
    const known = await find();
    if (known !== null) return known;
    await this.database.insertNew(FixtureLook, { id: ID });
    return (await find())!;
  }
}

import { Inject, Injectable, Logger } from '@nestjs/common';
import { Jobs } from '../../../common/background/jobs';
import { Clock } from '../../../common/time/clock';
import { istanbulDate } from '../../../common/time/istanbul';
import { Claims } from '../../../database/claims/claims';
import { Database } from '../../../database/database';
import { FixtureLook } from '../entities/fixture-look.entity';
import { ArchiveTasks } from '../thread/archive-tasks';
import { UPKEEP_TIMES, type UpkeepTimes } from './upkeep-times';

const ID = 1;

/**
 * Looks for fixtures that were played on another day: once after each start, and hourly where the day or the archive is
 * another one since. In one process at a time.
 */
@Injectable()
export class FixtureLooks {
  private readonly logger = new Logger(FixtureLooks.name);
  private readonly claims: Claims<FixtureLook>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly tasks: ArchiveTasks,
    @Inject(UPKEEP_TIMES) { fixtures, atOnce }: UpkeepTimes,
    jobs: Jobs,
  ) {
    this.claims = new Claims(FixtureLook, database);
    jobs.add({
      ...{ name: 'fixtures', pause: fixtures, atOnce },
      // it could be undone, but picks and alerts would move to and fro with a clock that is wrong for seconds
      irreversible: true,
      work: (signal) => this.work(signal),
    });
  }

  private async work(signal: AbortSignal): Promise<void> {
    const day = istanbulDate(this.clock.now());
    const last = await this.last();
    // as it was before: what is written meanwhile is looked at the next time
    const revision = await this.revision();
    const isSame = last.day === day && last.revision === revision;
    if (isSame) return;
    await this.claims.freeOfDead({ id: ID }, last);
    if (!(await this.claims.take({ id: ID }))) return;
    let seen: Partial<Pick<FixtureLook, 'day' | 'revision'>> = {};
    try {
      const changed = await this.claims.during({ id: ID }, (lost) =>
        this.tasks.retireFixtures(day, AbortSignal.any([signal, lost])),
      );
      if (changed !== null) seen = { day, revision };
      if (changed) this.logger.log({ matches: changed }, 'Fixtures were played on another day');
    } finally {
      await this.claims.release({ id: ID }, seen);
    }
  }

  private async last(): Promise<FixtureLook> {
    const find = () => this.database.manager.findOneBy(FixtureLook, { id: ID });
    const known = await find();
    if (known !== null) return known;
    await this.database.insertNew(FixtureLook, { id: ID });
    return (await find())!;
  }

  private async revision(): Promise<number> {
    const [row] = (await this.database.manager.query(
      'SELECT revision FROM archive_revision WHERE id = 1',
    )) as {
      revision: number;
    }[];
    return row!.revision;
  }
}

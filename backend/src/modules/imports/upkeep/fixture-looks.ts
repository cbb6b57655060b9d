import { Inject, Injectable, Logger } from '@nestjs/common';
import { Jobs } from '../../../common/background/jobs';
import { Clock } from '../../../common/time/clock';
import { istanbulDate } from '../../../common/time/istanbul';
import { Claims } from '../../../database/claims/claims';
import { Database } from '../../../database/database';
import { repeatable } from '../../../database/embedded/durability';
import { FixtureLook } from '../entities/fixture-look.entity';
import { retireFixtures } from '../writing/retire';
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
      const isWhole = await this.claims.during({ id: ID }, (lost) =>
        this.look(day, AbortSignal.any([signal, lost])),
      );
      if (isWhole) seen = { day, revision };
    } finally {
      await this.claims.release({ id: ID }, seen);
    }
  }

  /**
   * League by league: each in a transaction of its own, and others are answered in between.
   * @returns false when it was stopped
   */
  private async look(today: string, stop: AbortSignal): Promise<boolean> {
    const leagues = (await this.database.manager.query('SELECT id FROM competitions ORDER BY id')) as {
      id: number;
    }[];
    let changed = 0;
    for (const { id } of leagues) {
      if (stop.aborted) return false;
      changed += await repeatable(() =>
        this.database.transaction(() => retireFixtures(this.database.manager, [Number(id)], today)),
      );
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (changed > 0) this.logger.log({ matches: changed }, 'Fixtures were played on another day');
    return true;
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

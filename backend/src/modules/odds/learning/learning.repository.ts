import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, LessThan } from 'typeorm';
import { inTransaction } from '../../../database/transaction';
import type { LearnedArchive, LearnedMarket } from '../calibration/calibration';
import { LearnedMarketRow } from '../entities/learned-market.entity';
import { LearningStateRow } from '../entities/learning-state.entity';
import { SELECT_REVISION } from '../sql/index-statements';
import type { Lesson } from './learn-archive';

const ONLY_ROW = { id: 1 };

/** Stores what was learned, so that all processes of a site count with the same probabilities. */
@Injectable()
export class LearningRepository {
  constructor(private readonly database: DataSource) {}

  /** Number of the archive's last change. */
  async archiveRevision(): Promise<number> {
    const rows = await this.database.query<{ revision: number }[]>(SELECT_REVISION);
    return rows[0]!.revision;
  }

  /** Which state of the archive was learned from, and when. */
  state(manager: EntityManager = this.database.manager): Promise<LearningStateRow> {
    return manager.findOneByOrFail(LearningStateRow, ONLY_ROW);
  }

  /** What is stored, with its state. */
  async read(): Promise<{ learned: LearnedArchive; state: LearningStateRow }> {
    return inTransaction(this.database, async (manager) => {
      const state = await this.state(manager);
      const rows = await manager.find(LearnedMarketRow);
      const ofType = (type: number) =>
        Object.fromEntries(
          rows
            .filter((row) => row.filter_type === type)
            .map((row) => [row.market, JSON.parse(row.learned) as LearnedMarket]),
        );
      return { learned: { 1: ofType(1), 2: ofType(2) }, state };
    });
  }

  /** Whether this process may learn: no other one does, or its time is over. */
  async claim(now: Date, until: Date): Promise<boolean> {
    const { affected } = await this.database.manager.update(
      LearningStateRow,
      [
        { ...ONLY_ROW, claimed_until: IsNull() },
        { ...ONLY_ROW, claimed_until: LessThan(now) },
      ],
      { claimed_until: until },
    );
    return affected === 1;
  }

  /** Says that this process is still learning. */
  async renew(until: Date): Promise<void> {
    await this.database.manager.update(LearningStateRow, ONLY_ROW, { claimed_until: until });
  }

  /** Lets others learn. */
  async release(): Promise<void> {
    await this.database.manager.update(LearningStateRow, ONLY_ROW, { claimed_until: null });
  }

  async write({ learned, revision }: Lesson, at: Date): Promise<void> {
    const rows = ([1, 2] as const).flatMap((type) =>
      Object.entries(learned[type]).map(([market, each]) => ({
        filter_type: type,
        market,
        learned: JSON.stringify(each),
      })),
    );
    await inTransaction(this.database, async (manager) => {
      await manager.update(LearningStateRow, ONLY_ROW, { revision, learned_at: at });
      await manager.createQueryBuilder().delete().from(LearnedMarketRow).execute();
      if (rows.length > 0) await manager.insert(LearnedMarketRow, rows);
    });
  }
}

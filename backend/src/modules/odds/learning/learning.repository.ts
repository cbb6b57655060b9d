import { Injectable } from '@nestjs/common';
import type { Sign } from '../../../platform/background/job';
import { archiveRevision } from '../../../platform/database/archive-revision';
import { Leases } from '../../../platform/background/leases';
import { Database } from '../../../platform/database/database';
import { storedInstant } from '../../../platform/database/stored-instant';
import type { LearnedArchive, LearnedMarket } from '../../../archive/statistics/calibration/calibration';
import { LearnedMarketRow } from '../entities/learned-market.entity';
import { LearningStateRow } from '../entities/learning-state.entity';
import { SELECT_REVISION } from '../../../platform/database/archive-revision';

const ONLY_ROW = { id: 1 };

/** Stores what was learned, so that all processes of a site count with the same probabilities. */
@Injectable()
export class LearningRepository {
  constructor(
    private readonly database: Database,
    private readonly leases: Leases,
  ) {}

  /** SQL of whether matches wait to be learned from, or something else is stored than what is in use. */
  differs(inUse: { revision: number; learnedAt: Date | null }): Omit<Sign, 'begins'> {
    return {
      sql: `EXISTS (SELECT 1 FROM learning_state WHERE id = 1
        AND (revision <> (${SELECT_REVISION}) OR revision <> ? OR COALESCE(learned_at, '') <> ?))`,
      params: [inUse.revision, inUse.learnedAt ? storedInstant(inUse.learnedAt.getTime()) : ''],
    };
  }

  /** Number of the archive's last change. */
  archiveRevision(): Promise<number> {
    return archiveRevision(this.database.manager);
  }

  /** Which state of the archive was learned from, and when. */
  state(): Promise<LearningStateRow> {
    return this.database.manager.findOneByOrFail(LearningStateRow, ONLY_ROW);
  }

  /** What is stored, with its state. */
  async read(): Promise<{ learned: LearnedArchive; state: LearningStateRow }> {
    return this.database.transaction(async () => {
      const state = await this.state();
      const rows = await this.database.manager.find(LearnedMarketRow);
      const ofType = (type: number) =>
        Object.fromEntries(
          rows
            .filter((row) => row.filter_type === type)
            .map((row) => [row.market, JSON.parse(row.learned) as LearnedMarket]),
        );
      return { learned: { 1: ofType(1), 2: ofType(2) }, state };
    });
  }

  /** Lets this process learn, and no other one meanwhile; false when another one does. */
  alone(learn: () => Promise<void>): Promise<boolean> {
    return this.leases.alone('learning', learn);
  }

  /** Stores what a revision of the archive teaches. */
  async write(learned: LearnedArchive, revision: number, at: Date): Promise<void> {
    const rows = ([1, 2] as const).flatMap((type) =>
      Object.entries(learned[type]).map(([market, each]) => ({
        filter_type: type,
        market,
        learned: JSON.stringify(each),
      })),
    );
    await this.database.transaction(async () => {
      const { manager } = this.database;
      await manager.update(LearningStateRow, ONLY_ROW, { revision, learned_at: at });
      await manager.createQueryBuilder().delete().from(LearnedMarketRow).execute();
      if (rows.length > 0) await manager.insert(LearnedMarketRow, rows);
    });
  }
}

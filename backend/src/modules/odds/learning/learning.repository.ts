import { Injectable } from '@nestjs/common';
import { Claims } from '../../../database/claims/claims';
import { Database } from '../../../database/database';
import type { LearnedArchive, LearnedMarket } from '../../../archive/statistics/calibration/calibration';
import { LearnedMarketRow } from '../entities/learned-market.entity';
import { LearningStateRow } from '../entities/learning-state.entity';
import { SELECT_REVISION } from '../../../archive/sql/statements';

/** What the archive teaches, and the revision it was at. */
export interface Lesson {
  readonly learned: LearnedArchive;
  readonly revision: number;
}

const ONLY_ROW = { id: 1 };

/** Stores what was learned, so that all processes of a site count with the same probabilities. */
@Injectable()
export class LearningRepository {
  private readonly claims: Claims<LearningStateRow>;

  constructor(private readonly database: Database) {
    this.claims = new Claims(LearningStateRow, database);
  }

  /** Number of the archive's last change. */
  async archiveRevision(): Promise<number> {
    const rows = await this.database.manager.query<{ revision: number }[]>(SELECT_REVISION);
    return rows[0]!.revision;
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
  async alone(learn: () => Promise<void>): Promise<boolean> {
    if (!(await this.claims.take(ONLY_ROW))) return false;
    try {
      await this.claims.during(ONLY_ROW, learn);
    } finally {
      await this.claims.release(ONLY_ROW);
    }
    return true;
  }

  async write({ learned, revision }: Lesson, at: Date): Promise<void> {
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

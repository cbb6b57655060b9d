import { Injectable } from '@nestjs/common';
import { LessThan, MoreThanOrEqual } from 'typeorm';
import { DAILY, Jobs } from '../../../platform/background/jobs';
import { Clock } from '../../../platform/time/clock';
import { Database } from '../../../platform/database/database';
import { columnsOf, PersonalData } from '../../users/personal-data/personal-data';
import { AskedQuestion } from './entities/asked-question.entity';
import { type BacktestQuestion, countedHash } from './question/backtest-question';

const DAY = 24 * 60 * 60_000;
/** Questions asked longer ago no longer count. */
const COUNTED_DAYS = 30;

/** Counts how many different questions each member has asked: the more of them, the more luck finds. */
@Injectable()
export class AskedQuestionsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    personalData: PersonalData,
    jobs: Jobs,
  ) {
    jobs.add({ name: 'asked-questions', ...DAILY, run: () => this.forgetOld() });
    // they go with the account's row
    personalData.add({
      name: 'backtest_questions',
      collect: async (user_id) => {
        const order = { asked_at: 'ASC' } as const;
        return columnsOf(
          await database.manager.find(AskedQuestion, { where: { user_id }, order }),
          'asked_at',
        );
      },
    });
  }

  /** Notes that a member has asked a question now; how many different ones they have in the last 30 days, this one included. */
  note(userId: number, question: BacktestQuestion): Promise<number> {
    const asked = { user_id: userId, hash: countedHash(question), asked_at: this.clock.now() };
    return this.database.transaction(async () => {
      const { manager } = this.database;
      await manager.upsert(AskedQuestion, asked, ['user_id', 'hash']);
      return manager.countBy(AskedQuestion, { user_id: userId, asked_at: MoreThanOrEqual(this.earliest()) });
    });
  }

  private async forgetOld(): Promise<void> {
    await this.database.manager.delete(AskedQuestion, { asked_at: LessThan(this.earliest()) });
  }

  /** The first instant that counts. */
  private earliest(): Date {
    return new Date(this.clock.now().getTime() - COUNTED_DAYS * DAY);
  }
}

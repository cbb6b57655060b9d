import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../platform/errors/app-error';
import { Clock } from '../platform/time/clock';
import { addDays, istanbulDate } from '../platform/time/istanbul';
import { SavedFilter } from '../modules/filters/entities/saved-filter.entity';
import { ImageStore } from '../modules/images/store/image-store';
import { Subscription } from '../modules/subscriptions/entities/subscription.entity';
import { UsersService } from '../modules/users/users.service';
import { Database } from '../platform/database/database';
import { repeatable } from '../platform/database/embedded/durability';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts';
import { demoFilters } from './demo-filters';
import { insertDemoPosts } from './insert-demo-posts';
import { insertDemoMatches, newestDemoDate } from './insert-matches';
import { DEMO_DAYS_AHEAD, rollDemoMatches } from './roll-matches';

/** How far the demo archive reaches back: about 20,000 matches. */
const DEMO_DAYS_BACK = 1_440;

const DAY = 24 * 60 * 60 * 1000;

/** Fills an empty site with the demo archive, accounts, filters and posts, and keeps its fixtures at today's. */
@Injectable()
export class DemoData {
  private readonly logger = new Logger(DemoData.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly images: ImageStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Run at boot with demo data switched on. A database with matches or accounts of its own is left alone; one that
   * has demo matches gets the missing days. A load that was interrupted is completed.
   * @returns whether the demo accounts are there to log in with
   */
  async ensure(): Promise<boolean> {
    const today = istanbulDate(this.clock.now());
    const startedAt = performance.now();
    const hasNoUsers = (await this.users.count()) === 0;
    const { added, settled } =
      hasNoUsers && (await this.hasNoMatches())
        ? await this.load(today)
        : await rollDemoMatches(this.dataSource, today);
    if (hasNoUsers && (await newestDemoDate(this.dataSource)) !== null) {
      await this.createAccounts();
      await insertDemoPosts(this.dataSource, this.images, this.clock.now());
    }
    if (added + settled > 0) {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      this.logger.log(`Demo data: ${added} matches added, ${settled} settled in ${seconds} s`);
    }
    return this.hasDemoAccounts();
  }

  private async load(today: string): Promise<{ added: number; settled: number }> {
    const range = { from: addDays(today, -DEMO_DAYS_BACK), to: addDays(today, DEMO_DAYS_AHEAD), today };
    return { added: await repeatable(() => insertDemoMatches(this.dataSource, range)), settled: 0 };
  }

  private async hasNoMatches(): Promise<boolean> {
    return ((await this.dataSource.query('SELECT id FROM matches LIMIT 1')) as unknown[]).length === 0;
  }

  private async hasDemoAccounts(): Promise<boolean> {
    const emails = DEMO_ACCOUNTS.map(({ email }) => email);
    const rows = (await this.dataSource.query(
      `SELECT id FROM users WHERE email_key IN (${emails.map(() => '?').join(', ')})`,
      emails,
    )) as unknown[];
    return rows.length > 0;
  }

  private async createAccounts(): Promise<void> {
    const now = this.clock.now();
    for (const { email, username, role, memberDays } of DEMO_ACCOUNTS) {
      const subscriptionEndDate = memberDays === null ? null : new Date(now.getTime() + memberDays * DAY);
      const account = { email, username, password: DEMO_PASSWORD, role, subscriptionEndDate };
      try {
        await this.users.create(account, async (userId) => {
          if (memberDays === null) return;
          // the end of a membership is always the sum of its subscriptions
          await this.database.manager.insert(Subscription, demoSubscription(userId, memberDays, now));
          await this.database.manager.insert(SavedFilter, demoFilters(userId, now));
        });
      } catch (error) {
        // another process that started at the same moment was faster
        if (!(error instanceof AppError && error.code === 'EMAIL_TAKEN')) throw error;
      }
    }
  }
}

function demoSubscription(userId: number, days: number, now: Date): Omit<Subscription, 'id' | 'user'> {
  return {
    user_id: userId,
    duration_minutes: days * (DAY / 60_000),
    duration_type: null,
    created_at: now,
  };
}

import { Injectable, Logger } from '@nestjs/common';
import { And, LessThan, LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import { tr } from '../../../../platform/locale/tr';
import { Metrics } from '../../../../platform/telemetry/metrics';
import { Clock } from '../../../../platform/time/clock';
import { Database } from '../../../../platform/database/database';
import { errorText } from '../../outbox/queue/outbox-worker';
import { SettingsService } from '../../../settings/settings.service';
import { MailMinute, MailServerRow } from '../entities/mail-server.entity';
import { hourlyRate, type TriedMails } from './allowance';
import { type ServerProblem, serverProblem } from './server-problem';

const ONLY_ROW = { id: 1 };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Minutes until a server that takes no mail is asked again, after the first, second, … time; the last one stays. */
const PAUSES = [1, 2, 5, 15];
/** Minutes that tell how fast mails go out. */
const MEASURED = 5;

const minuteOf = (instant: Date): number => Math.floor(instant.getTime() / MINUTE);

/** Whether mails can be sent, as admins see it. */
export interface MailServerStatus {
  /** Since when none could; null: all is well. */
  failingSince: Date | null;
  /** Why, in a sentence. */
  reason: string | null;
  /** What the server, or the way to it, said. */
  detail: string | null;
  /** When it is asked again. */
  nextAttempt: Date | null;
}

/** What all processes know of the mail server, and what they have tried together. */
@Injectable()
export class MailServer {
  private readonly logger = new Logger(MailServer.name);

  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    metrics.gauge(
      'mail_failing_seconds',
      'For how long no mail could be sent; 0 when all is well.',
      async () => {
        const { row, now } = await this.read();
        return row.failing_since === null ? 0 : (now.getTime() - row.failing_since.getTime()) / 1000;
      },
    );
  }

  /** With the instant at which it was read, by the database's clock. */
  async read(): Promise<{ row: MailServerRow; now: Date }> {
    const query = this.database.manager.createQueryBuilder(MailServerRow, 'server').where(ONLY_ROW);
    return (await this.database.clock.readAt(query))!;
  }

  /** In a transaction, before anything else is read there: its process claims mails alone until the end of it. */
  async lock(): Promise<void> {
    await this.database.lockRows(MailServerRow, [ONLY_ROW.id]);
  }

  async status(): Promise<MailServerStatus> {
    const { row } = await this.read();
    return {
      failingSince: row.failing_since,
      reason: row.problem && tr.mails.problems[row.problem],
      detail: row.detail,
      nextAttempt: row.paused_until,
    };
  }

  /**
   * Notes an attempt that showed that no mail can be sent, unless another process has noted one since: the next attempt
   * waits, longer each time.
   * @param seen the row as it was before the attempt
   */
  async noteFailure(
    { failures, failing_since }: MailServerRow,
    error: unknown,
    problem: ServerProblem = serverProblem(error),
  ): Promise<void> {
    const { clock, manager } = this.database;
    const minutes = PAUSES[Math.min(failures, PAUSES.length - 1)]!;
    this.logger.warn({ problem, minutes }, 'No mail can be sent');
    await manager.update(
      MailServerRow,
      { ...ONLY_ROW, failures },
      {
        ...{ failures: failures + 1, problem, detail: errorText(error) },
        ...(failing_since === null ? { failing_since: clock.in() } : {}),
        paused_until: clock.in(minutes * MINUTE),
      },
    );
  }

  /** Mails can be sent again. */
  async noteRecovery(): Promise<void> {
    this.logger.log('Mails are sent again');
    const well = { failures: 0, failing_since: null, paused_until: null, problem: null, detail: null };
    await this.database.manager.update(MailServerRow, ONLY_ROW, well);
  }

  /** Has the next attempt made at once. */
  async endPause(): Promise<void> {
    await this.database.manager.update(MailServerRow, ONLY_ROW, { paused_until: null });
  }

  async tried(now: Date): Promise<TriedMails> {
    const minute = minuteOf(now);
    const rows = await this.triedBetween(minute - 60, minute);
    return {
      lastHour: rows.reduce((sum, { mails }) => sum + mails, 0),
      thisMinute: rows.find((row) => row.minute === minute)?.mails ?? 0,
    };
  }

  /** Under the lock: counts mails that are about to be tried. */
  async addTried(now: Date, mails: number): Promise<void> {
    const minute = minuteOf(now);
    await this.database.insertNew(MailMinute, { minute, mails: 0 });
    await this.database.manager.increment(MailMinute, { minute }, 'mails', mails);
  }

  /** Forgets how many mails were tried in minutes more than a day ago. */
  async forgetTried(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - DAY);
    await this.database.manager.delete(MailMinute, { minute: LessThan(minuteOf(before)) });
  }

  /** Newsletter mails that go out in an hour as things stand; null when nobody knows. */
  async hourlyRate(): Promise<number | null> {
    const { row, now } = await this.read();
    if (row.failures > 0) return null;
    const { mails_per_hour: perHour } = await this.settings.current();
    return hourlyRate(perHour, await this.measuredRate(now));
  }

  /** Mails an hour, as fast as those of the last minutes went; null when there were none. */
  private async measuredRate(now: Date): Promise<number | null> {
    const minute = minuteOf(now);
    const rows = await this.triedBetween(minute - MEASURED, minute);
    const mails = rows.reduce((sum, row) => sum + row.mails, 0);
    if (mails === 0) return null;
    const passed = now.getTime() - Math.min(...rows.map((row) => row.minute)) * MINUTE;
    return Math.round((mails * 60 * MINUTE) / Math.max(MINUTE / 2, passed));
  }

  private triedBetween(from: number, to: number): Promise<MailMinute[]> {
    return this.database.manager.findBy(MailMinute, {
      minute: And(MoreThanOrEqual(from), LessThanOrEqual(to)),
    });
  }
}

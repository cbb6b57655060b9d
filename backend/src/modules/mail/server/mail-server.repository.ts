import { Injectable } from '@nestjs/common';
import { And, LessThan, LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import { Database } from '../../../database/database';
import { MailMinute } from '../entities/mail-minute.entity';
import { MailServerRow } from '../entities/mail-server.entity';
import type { TriedMails } from './allowance';
import type { ServerProblem } from './server-problem';

const ONLY_ROW = { id: 1 };
const MINUTE = 60_000;
/** Minutes that tell how fast mails go out. */
const MEASURED = 5;

const minuteOf = (instant: Date): number => Math.floor(instant.getTime() / MINUTE);

/** What all processes know of the mail server, and what they have tried together. */
@Injectable()
export class MailServerRepository {
  constructor(private readonly database: Database) {}

  /** With the instant at which it was read, by the database's clock. */
  async read(): Promise<{ row: MailServerRow; now: Date }> {
    const query = this.database.manager.createQueryBuilder(MailServerRow, 'server').where(ONLY_ROW);
    return (await this.database.clock.readAt(query))!;
  }

  /** In a transaction, before anything else is read there: its process claims mails alone until the end of it. */
  async lock(): Promise<void> {
    await this.database.lockRows(MailServerRow, [ONLY_ROW.id]);
  }

  /**
   * Notes an attempt that showed that no mail can be sent, unless another process has noted one since.
   * @param seen the row as it was before the attempt
   */
  async addFailure(
    { failures, failing_since }: MailServerRow,
    { problem, detail, pause }: { problem: ServerProblem; detail: string; pause: number },
  ): Promise<void> {
    const { clock, manager } = this.database;
    const since = failing_since === null ? { failing_since: clock.in(0) } : {};
    const values = { failures: failures + 1, problem, detail, ...since, paused_until: clock.in(pause) };
    await manager.update(MailServerRow, { ...ONLY_ROW, failures }, values);
  }

  /** Mails can be sent. */
  async clear(): Promise<void> {
    const well = { failures: 0, failing_since: null, paused_until: null, problem: null, detail: null };
    await this.database.manager.update(MailServerRow, ONLY_ROW, well);
  }

  /** Has the next attempt made at once. */
  async endPause(): Promise<void> {
    await this.database.manager.update(MailServerRow, ONLY_ROW, { paused_until: null });
  }

  async tried(now: Date): Promise<TriedMails> {
    const minute = minuteOf(now);
    const rows = await this.since(minute - 60, minute);
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

  /** Mails an hour, as fast as those of the last minutes went; null when there were none. */
  async measuredRate(now: Date): Promise<number | null> {
    const minute = minuteOf(now);
    const rows = await this.since(minute - MEASURED, minute);
    const mails = rows.reduce((sum, row) => sum + row.mails, 0);
    if (mails === 0) return null;
    const passed = now.getTime() - Math.min(...rows.map((row) => row.minute)) * MINUTE;
    return Math.round((mails * 60 * MINUTE) / Math.max(MINUTE / 2, passed));
  }

  async forgetTried(before: Date): Promise<void> {
    await this.database.manager.delete(MailMinute, { minute: LessThan(minuteOf(before)) });
  }

  private since(from: number, to: number): Promise<MailMinute[]> {
    return this.database.manager.findBy(MailMinute, {
      minute: And(MoreThanOrEqual(from), LessThanOrEqual(to)),
    });
  }
}

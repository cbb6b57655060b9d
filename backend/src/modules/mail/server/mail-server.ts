import { Injectable, Logger } from '@nestjs/common';
import { tr } from '../../../common/locale/tr';
import { Metrics } from '../../../common/telemetry/metrics';
import { errorText } from '../../outbox/outbox-worker';
import { SettingsService } from '../../settings/settings.service';
import type { MailServerRow } from '../entities/mail-server.entity';
import { hourlyRate } from './allowance';
import { MailServerRepository } from './mail-server.repository';
import { type ServerProblem, serverProblem } from './server-problem';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Minutes until a server that takes no mail is asked again, after the first, second, … time; the last one stays. */
const PAUSES = [1, 2, 5, 15];

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

/** What all processes know of the mail server. */
@Injectable()
export class MailServer {
  private readonly logger = new Logger(MailServer.name);

  constructor(
    private readonly repository: MailServerRepository,
    private readonly settings: SettingsService,
    metrics: Metrics,
  ) {
    metrics.gauge('mail_failing_seconds', 'For how long no mail could be sent; 0 when all is well.', () =>
      this.failingSeconds(),
    );
  }

  read(): Promise<{ row: MailServerRow; now: Date }> {
    return this.repository.read();
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
   * No mail can be sent: the next attempt waits, longer each time.
   * @param seen the row before the attempt that showed it
   */
  async failed(
    seen: MailServerRow,
    error: unknown,
    problem: ServerProblem = serverProblem(error),
  ): Promise<void> {
    const minutes = PAUSES[Math.min(seen.failures, PAUSES.length - 1)]!;
    this.logger.warn({ problem, minutes }, 'No mail can be sent');
    await this.repository.addFailure(seen, { problem, detail: errorText(error), pause: minutes * MINUTE });
  }

  /** Mails can be sent again. */
  async works(): Promise<void> {
    this.logger.log('Mails are sent again');
    await this.repository.clear();
  }

  async askAtOnce(): Promise<void> {
    await this.repository.endPause();
  }

  /** Newsletter mails that go out in an hour as things stand; null when nobody knows. */
  async hourlyRate(): Promise<number | null> {
    const { row, now } = await this.read();
    if (row.failures > 0) return null;
    const { mails_per_hour: perHour } = await this.settings.current();
    return hourlyRate(perHour, await this.repository.measuredRate(now));
  }

  /** Forgets how many mails went out in minutes more than a day ago. */
  async forgetTried(now: Date): Promise<void> {
    await this.repository.forgetTried(new Date(now.getTime() - DAY));
  }

  private async failingSeconds(): Promise<number> {
    const { row, now } = await this.read();
    return row.failing_since === null ? 0 : (now.getTime() - row.failing_since.getTime()) / 1000;
  }
}

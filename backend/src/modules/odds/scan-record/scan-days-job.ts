import { Injectable } from '@nestjs/common';
import { Archive, THE_SITE } from '../../../archive/client';
import type { Sign } from '../../../platform/background/job';
import { Jobs } from '../../../platform/background/jobs';
import { Clock } from '../../../platform/time/clock';
import { istanbulDate } from '../../../platform/time/istanbul';
import { CalibrationKeeper } from '../learning/calibration-keeper';
import { type KnownDay, ScanDaysRepository } from './scan-days.repository';

/** Days per question: one, so that members' questions come in between; where each reads a state of its own, many. */
const DAYS_AT_ONCE = 1;
const DAYS_FROM_DATABASE = 100;

/** Milliseconds until a process looks again after another one that was at it. */
const RETRY_AFTER = 60_000;

/** A night begins at three in the morning in Istanbul. */
const HOUR = 3_600_000;
const nightOf = (instant: Date): string => istanbulDate(new Date(instant.getTime() - 3 * HOUR));

/**
 * Scans past days of the archive for the record of what deviations have been worth: after learning those that are missing, in
 * a new night all that were scanned with older probabilities. In one process at a time.
 */
@Injectable()
export class ScanDaysJob {
  constructor(
    private readonly archive: Archive,
    private readonly keeper: CalibrationKeeper,
    private readonly repository: ScanDaysRepository,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.add({
      name: 'scan-days',
      sign: () => this.sign(),
      run: (signal) => this.run(signal),
      retryAfter: RETRY_AFTER,
    });
  }

  /** @returns false where another process is at it */
  run(signal: AbortSignal = new AbortController().signal): Promise<boolean> {
    return this.repository.alone((leaseLost) => this.scan(AbortSignal.any([signal, leaseLost])));
  }

  private sign(): Sign {
    return {
      begins: 'on change',
      // learned anew, or another night
      sql: `(SELECT CONCAT(COALESCE(learned_at, ''), ' ', ?) FROM learning_state WHERE id = 1)`,
      params: [nightOf(this.clock.now())],
    };
  }

  private async scan(signal: AbortSignal): Promise<void> {
    const { learnedAt } = await this.keeper.state();
    if (learnedAt === null) return;
    const now = this.clock.now();
    const by = { learned_at: learnedAt, night: nightOf(now) };
    const isCurrent = (each: KnownDay): boolean =>
      each.learned_at.getTime() === learnedAt.getTime() || each.night === by.night;
    const rows = await this.repository.known();
    const known = new Map(rows.filter(isCurrent).map(({ day, played }) => [day, played]));
    const most = this.archive.status.state === 'off' ? DAYS_FROM_DATABASE : DAYS_AT_ONCE;
    for (let left = 1; left > 0;) {
      const question = {
        kind: 'scan-days',
        before: istanbulDate(now),
        known: Object.fromEntries(known),
        most,
      } as const;
      const answer = await this.archive.askFor(question, { ...THE_SITE, signal });
      await this.repository.write(answer.scanned, by, answer.gone);
      for (const { day, played } of answer.scanned) known.set(day, played);
      for (const day of answer.gone) known.delete(day);
      left = answer.left;
    }
    const obsolete = rows.filter(({ day }) => !known.has(day)).map(({ day }) => day);
    await this.repository.write([], by, obsolete);
  }
}

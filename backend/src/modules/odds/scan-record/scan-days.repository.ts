import { Injectable } from '@nestjs/common';
import type { ScannedDay } from '../../../archive/answers/scan-days';
import type { DaySums } from '../../../archive/statistics/scan/scan-record';
import { Leases } from '../../../platform/background/leases';
import { Database } from '../../../platform/database/database';
import { ScanDay } from '../entities/scan-day.entity';

/** A day that was scanned, and with what. */
export type KnownDay = Omit<ScanDay, 'sums'>;

/** Keeps the scans of past days. */
@Injectable()
export class ScanDaysRepository {
  constructor(
    private readonly database: Database,
    private readonly leases: Leases,
  ) {}

  /** Lets this process scan, and no other one meanwhile; false when another one does. */
  alone(scan: (leaseLost: AbortSignal) => Promise<void>): Promise<boolean> {
    return this.leases.alone('scan-days', scan);
  }

  known(): Promise<KnownDay[]> {
    return this.database.manager.find(ScanDay, {
      select: { day: true, played: true, learned_at: true, night: true },
    });
  }

  async sums(): Promise<DaySums[]> {
    const rows = await this.database.manager.find(ScanDay, { select: { sums: true } });
    return rows.map(({ sums }) => JSON.parse(sums) as DaySums);
  }

  /** Takes scanned days in place of what was known of them. */
  async write(
    scanned: readonly ScannedDay[],
    by: Pick<ScanDay, 'learned_at' | 'night'>,
    gone: readonly string[],
  ): Promise<void> {
    const rows = scanned.map(({ day, played, sums }) => ({ day, played, ...by, sums: JSON.stringify(sums) }));
    const old = [...gone, ...rows.map(({ day }) => day)];
    if (old.length === 0) return;
    await this.database.transaction(async () => {
      const { manager } = this.database;
      await manager.delete(ScanDay, old);
      if (rows.length > 0) await manager.insert(ScanDay, rows);
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock';
import { Database } from '../../../database/database';
import { Import } from '../entities/import.entity';
import { loadRestarts, VERSIONED_SOURCE } from '../writing/version-restarts';
import { type SnapshotImport, staleSince } from './stale-since';

/** Bulletins of all sources that are looked at: of a source that gives one a minute, more than a night's. */
const MOST = 1_000;

/** Which sources give nothing but old copies of their bulletins. */
@Injectable()
export class StaleSources {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Since when each of the sources does.
   * @returns by {@link addressKey} or {@link INBOX_KEY}; sources that are well are not in it
   */
  async find(): Promise<Map<string, Date>> {
    const bySource = await this.lastSnapshots();
    if (![...bySource.values()].flat().some(({ oldCopies }) => oldCopies > 0)) return new Map();
    const restart = (await loadRestarts(this.database.manager)).at(-1) ?? null;
    const now = this.clock.now().getTime();
    const stale = new Map<string, Date>();
    for (const [key, imports] of bySource) {
      const since = staleSince(imports, { restart, now });
      if (since !== null) stale.set(key, new Date(since));
    }
    return stale;
  }

  private async lastSnapshots(): Promise<Map<string, SnapshotImport[]>> {
    const rows = await this.database.manager.find(Import, {
      where: [
        { format: VERSIONED_SOURCE, status: 'done', origin: 'url' },
        { format: VERSIONED_SOURCE, status: 'done', origin: 'inbox' },
      ],
      order: { id: 'DESC' },
      take: MOST,
    });
    const found = new Map<string, SnapshotImport[]>();
    for (const row of rows) {
      const key = row.origin === 'inbox' ? INBOX_KEY : addressKey(row.source ?? '');
      const { inserted, updated, unchanged, old_copies: oldCopies, created_at: at } = row;
      const usable = inserted + updated + unchanged;
      found.set(key, [...(found.get(key) ?? []), { at: at.getTime(), oldCopies, usable }]);
    }
    return found;
  }
}

/** The inbox in {@link StaleSources.find}. */
export const INBOX_KEY = 'inbox';

/** An address, as the history shows it, in {@link StaleSources.find}. */
export const addressKey = (shown: string): string => `url ${shown}`;

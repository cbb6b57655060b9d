import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/time/clock';
import { Database } from '../../../platform/database/database';
import { Import } from '../entities/import.entity';
import { loadRestarts, VERSIONED_SOURCE } from '../writing/fold-context';

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

const HOUR = 60 * 60_000;
/** For so long a source must have given nothing but old copies. */
const PATIENCE = 6 * HOUR;

/** A bulletin that was imported: when (epoch milliseconds), and what it had. */
export interface SnapshotImport {
  readonly at: number;
  /** Matches of which it had an old copy. */
  readonly oldCopies: number;
  /** Matches that it had, other sports and bad rows apart. */
  readonly usable: number;
}

/**
 * Since when a source has given nothing but old copies; null while that is not for six hours, or nothing has come from it
 * for six hours. A bulletin counts as an old copy when that is what most of its matches are: one that its source counts
 * anew also has matches that nobody has seen before. One without any match says nothing.
 * @param imports of one source, in any order
 * @param restart the last instant from which versions count anew
 * @returns epoch milliseconds: when the first of them came
 */
export function staleSince(
  imports: readonly SnapshotImport[],
  { restart, now }: { restart: number | null; now: number },
): number | null {
  const telling = imports
    .filter(({ at, oldCopies, usable }) => at > (restart ?? -Infinity) && oldCopies + usable > 0)
    .sort((one, other) => other.at - one.at);
  if (telling.length === 0 || now - telling[0]!.at >= PATIENCE) return null;
  const fresh = telling.findIndex((each) => !isOldCopy(each));
  const old = fresh === -1 ? telling : telling.slice(0, fresh);
  const first = old.at(-1)?.at;
  return first !== undefined && now - first >= PATIENCE ? first : null;
}

const isOldCopy = ({ oldCopies, usable }: SnapshotImport): boolean =>
  oldCopies > 0 && oldCopies * 2 >= usable;

import type { DataSource } from 'typeorm';
import { readSnapshot, type RunQuery } from '../../../database/read-snapshot';
import { SELECT_DAYS, SELECT_REVISION } from '../sql/index-statements';
import { PackedMatches, type PackedPart, type PackedRow, packTogether } from '../sql/packed-matches';

/** A day that has matches, and how many. */
export interface ArchiveDay {
  readonly day: string;
  readonly matches: number;
}

/** Some days, both of them included. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** Reads matches by days, on a connection of its own. Calls are answered one after the other. */
export interface DayReader {
  /** Sees the archive as it is now from here on, until {@link end}; its revision. */
  begin(): Promise<number>;
  /** The days that have matches, newest first. */
  days(): Promise<ArchiveDay[]>;
  /** The matches of some days, newest first as in the list. */
  read(span: DaySpan): Promise<PackedPart>;
  end(): Promise<void>;
  close(): Promise<void>;
}

/** A reader in the thread it runs in. */
export class LocalDayReader implements DayReader {
  private readonly matches: PackedMatches;
  private query: RunQuery | null = null;
  private finish: () => void = () => undefined;
  private snapshot: Promise<void> = Promise.resolve();

  constructor(private readonly database: DataSource) {
    this.matches = new PackedMatches(database);
  }

  begin(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.snapshot = readSnapshot(this.database, async (query) => {
        const [row] = await query<{ revision: number }>(SELECT_REVISION);
        const finished = new Promise<void>((finish) => (this.finish = finish));
        this.query = query;
        resolve(row!.revision);
        await finished;
      });
      this.snapshot.catch(reject);
    });
  }

  async days(): Promise<ArchiveDay[]> {
    const days = await this.query!<{ day: string; matches: number | string }>(SELECT_DAYS);
    return days.map(({ day, matches }) => ({ day, matches: Number(matches) }));
  }

  async read({ from, to }: DaySpan): Promise<PackedPart> {
    const { sql, params } = this.matches.ofDays(from, to);
    return packTogether(await this.query!<PackedRow>(sql, params));
  }

  async end(): Promise<void> {
    this.finish();
    await this.snapshot;
  }

  async close(): Promise<void> {
    await this.end().catch(() => undefined);
    await this.database.destroy();
  }
}

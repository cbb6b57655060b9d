import type { DatabaseType } from '../platform/database/dialects';
import type { RunQuery } from '../platform/database/read-snapshot';
import { epochOfStored } from '../platform/database/stored-instant';
import { type ArchivedRow, encodeRow } from './columns/encode';
import { COLUMN_COUNT, COLUMNS_PER_SET } from './columns/layout';
import { ColumnMemory } from './columns/number-array';
import type { SegmentData } from './columns/segment';
import { SegmentBuilder } from './columns/segment-builder';
import { type EncodedRow, StateWriter } from './columns/state-writer';
import { States } from './columns/state-update';
import type { State } from './columns/state';
import { Vocabulary } from './columns/vocabulary';
import type { FilterType, OddsSearch, OrderedSearch } from './question/odds-query';
import type { SeenAt } from './rows/match-details';
import type { OddsRow } from './rows/odds-row';
import { type PackedRow, PackedRows, unpack } from './sql/packed-rows';
import {
  SELECT_CHANGED,
  SELECT_DAY,
  SELECT_DAYS,
  SELECT_DELETED,
  SELECT_SEEN,
  selectIds,
  type Statement,
  type Limit,
} from './sql/statements';
import { SELECT_REVISION } from '../platform/database/archive-revision';

/** Matches per read, as far as whole days allow. */
const ROWS_PER_READ = 1_000;
/** Ids that one statement names. */
const IDS_PER_READ = 500;

/** What changed in the archive since a revision. */
export interface ArchiveChanges {
  readonly revision: number;
  readonly rows: readonly ArchivedRow[];
  readonly deletedIds: readonly number[];
}

/** Reads the archive from the database. */
export class ArchiveReader {
  private readonly packed: PackedRows;

  constructor(
    private readonly query: RunQuery,
    type: DatabaseType,
  ) {
    this.packed = new PackedRows(type);
  }

  /** Number of the archive's last change. */
  async revision(): Promise<number> {
    const [row] = await this.query<{ revision: number }>(SELECT_REVISION);
    return row!.revision;
  }

  /**
   * Reads all matches, newest first, into a segment.
   * @param throwIfAborted is called between two reads
   */
  async readAll(vocabulary: Vocabulary, throwIfAborted: () => void): Promise<SegmentData> {
    const days = await this.query<{ day: string; matches: number | string }>(SELECT_DAYS);
    const rows = days.reduce((sum, { matches }) => sum + Number(matches), 0);
    const builder = new SegmentBuilder(rows, new ColumnMemory(COLUMN_COUNT, rows));
    const cells = new Uint32Array(COLUMN_COUNT);
    for (const { from, to } of spansOf(days)) {
      for (const row of unpack(await this.run<PackedRow>(this.packed.ofDays(from, to)))) {
        encodeRow(row, vocabulary, cells);
        builder.add(row.id, cells);
      }
      throwIfAborted();
    }
    return builder.finish();
  }

  /** What changed after a revision; inside of a snapshot, so that it belongs together. */
  async changesSince(before: number): Promise<ArchiveChanges> {
    const revision = await this.revision();
    if (revision === before) return { revision, rows: [], deletedIds: [] };
    const deleted = await this.query<{ id: number }>(SELECT_DELETED, [before]);
    const changed = await this.query<{ id: number; retired: boolean | number }>(SELECT_CHANGED, [before]);
    const gone = [...deleted, ...changed.filter(({ retired }) => Boolean(retired))];
    const rows = await this.rows(changed.filter(({ retired }) => !retired).map(({ id }) => id));
    return { revision, rows, deletedIds: gone.map(({ id }) => id) };
  }

  /** The named matches in the order of `ids`; one that is gone is left out. */
  async rows(ids: readonly number[]): Promise<ArchivedRow[]> {
    const byId = new Map<number, ArchivedRow>();
    for (let from = 0; from < ids.length; from += IDS_PER_READ) {
      const packed = await this.run<PackedRow>(this.packed.withIds(ids.slice(from, from + IDS_PER_READ)));
      for (const row of unpack(packed)) byId.set(row.id, row);
    }
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** The same with one set of their odds. */
  async oddsRows(ids: readonly number[], type: FilterType): Promise<OddsRow[]> {
    return (await this.rows(ids)).map((row) => oneSet(row, type));
  }

  /** Ids of the matches that a search finds, newest first or as it sorts; all of them without a limit. */
  async ids(search: OrderedSearch, limit?: Limit): Promise<number[]> {
    return (await this.run<{ id: number }>(selectIds(search, limit))).map(({ id }) => id);
  }

  /** Ids of a day's matches (`YYYY-MM-DD`) in order of kick-off, those of unknown time last. */
  async idsOfDay(date: string): Promise<number[]> {
    return (await this.query<{ id: number }>(SELECT_DAY, [date])).map(({ id }) => id);
  }

  /** When the prices of a match were seen; null when there is no such match. */
  async seenAt(id: number): Promise<SeenAt | null> {
    const [row] = await this.query<{ opening: string | Date | null; closing: string | Date | null }>(
      SELECT_SEEN,
      [id],
    );
    const instant = (stored: string | Date | null): Date | null =>
      stored === null ? null : new Date(epochOfStored(stored));
    return row ? { opening: instant(row.opening), closing: instant(row.closing) } : null;
  }

  /** The matches that a search finds as a state of their own; inside of a snapshot, so that they belong together. */
  async stateOf(search: OddsSearch): Promise<State> {
    const revision = await this.revision();
    return stateOfRows(await this.rows(await this.ids(search)), revision);
  }

  private run<Row>({ sql, params }: Statement): Promise<Row[]> {
    return this.query<Row>(sql, params);
  }
}

/** A match with one set of its odds. */
export const oneSet = (row: ArchivedRow, type: FilterType): OddsRow => ({
  ...row,
  odds: row.odds.subarray((type - 1) * COLUMNS_PER_SET, type * COLUMNS_PER_SET),
});

/** Rows as the columns hold them. */
export function* encoded(rows: Iterable<ArchivedRow>, vocabulary: Vocabulary): Generator<EncodedRow> {
  for (const row of rows) {
    const cells = new Uint32Array(COLUMN_COUNT);
    encodeRow(row, vocabulary, cells);
    yield { id: row.id, cells };
  }
}

/** A state of these matches alone, which come in any order. */
export function stateOfRows(rows: Iterable<ArchivedRow>, revision = 0): State {
  const vocabulary = new Vocabulary();
  const writer = new StateWriter(new SegmentBuilder(0).finish(), vocabulary);
  writer.put(encoded(rows, vocabulary));
  return new States().take(writer.publish(revision));
}

/** Spans of whole days with about {@link ROWS_PER_READ} matches each, newest first. */
function* spansOf(
  days: readonly { day: string; matches: number | string }[],
): Generator<{ from: string; to: string }> {
  let to: string | null = null;
  let matches = 0;
  for (const [at, each] of days.entries()) {
    to ??= each.day;
    matches += Number(each.matches);
    if (matches < ROWS_PER_READ && at < days.length - 1) continue;
    yield { from: each.day, to };
    to = null;
    matches = 0;
  }
}

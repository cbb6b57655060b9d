import type { DataSource } from 'typeorm';
import { readSnapshot, type RunQuery } from '../../../database/read-snapshot';
import { type IndexData, IndexBuilder } from '../index/index-builder';
import type { IndexRow } from '../index/index-row';
import type { Changes } from '../index/odds-index';
import {
  type ArchiveRow,
  BOTH_SETS,
  SELECT_DAYS,
  SELECT_REVISION,
  selectArchiveDays,
  selectArchiveRows,
  selectChangedIds,
  selectDeletedIds,
} from '../sql/index-statements';
import type { Statement } from '../sql/statements';
import { ODDS_PER_MATCH, toIndexRow } from './archive-row';

/** Matches per read, as far as whole days allow: a reader can be stopped between two reads. */
const ROWS_PER_READ = 1_000;
/** Changed matches that are handed on together. */
const ROWS_PER_CHANGE = 500;

/** The whole archive as of a revision. */
export interface LoadedArchive {
  readonly data: IndexData;
  readonly revision: number;
}

/** Changes of the archive; after the last part of them it stands at `revision`, before it that is null. */
export interface ArchiveChanges extends Changes {
  readonly revision: number | null;
}

/** Number of the archive's last change. */
export async function readRevision(database: DataSource): Promise<number> {
  const rows = await database.query<{ revision: number }[]>(SELECT_REVISION);
  return rows[0]!.revision;
}

/**
 * Reads the whole archive, newest match first, into an index.
 * @param pause is waited for between two reads; throws to stop
 */
export function loadArchive(database: DataSource, pause: () => Promise<void>): Promise<LoadedArchive> {
  return readSnapshot(database, async (query) => {
    const [{ revision }] = (await query<{ revision: number }>(SELECT_REVISION)) as [{ revision: number }];
    const days = await query<{ day: string; matches: number | string }>(SELECT_DAYS);
    const builder = new IndexBuilder(days.reduce((sum, { matches }) => sum + Number(matches), 0));
    const odds = new Int32Array(ODDS_PER_MATCH);
    const read = (span: { from: string; to: string } | undefined): Promise<ArchiveRow[]> =>
      span ? run<ArchiveRow>(query, selectArchiveDays(span.from, span.to)) : Promise.resolve([]);
    const all = [...spans(days)];
    let next = read(all[0]);
    for (let at = 1; at <= all.length; at++) {
      const rows = await next;
      // a server reads on while these rows are taken in
      next = read(all[at]);
      next.catch(() => undefined);
      for (const row of rows) builder.add(toIndexRow(row, BOTH_SETS, odds));
      await pause();
    }
    return { data: builder.finish(), revision };
  });
}

/**
 * Reads what changed after a revision, in parts.
 * @param take gets each part; the last one, which may be empty, states the revision
 */
export function readChanges(
  database: DataSource,
  after: number,
  take: (changes: ArchiveChanges) => void,
): Promise<number> {
  return readSnapshot(database, async (query) => {
    const [{ revision }] = (await query<{ revision: number }>(SELECT_REVISION)) as [{ revision: number }];
    const deleted = await run<{ id: number }>(query, selectDeletedIds(after));
    if (deleted.length > 0) take({ rows: [], deletedIds: deleted.map(({ id }) => id), revision: null });
    const ids = (await run<{ id: number }>(query, selectChangedIds(after))).map(({ id }) => id);
    for (let from = 0; from < ids.length; from += ROWS_PER_CHANGE) {
      const part = await run<ArchiveRow>(query, selectArchiveRows(ids.slice(from, from + ROWS_PER_CHANGE)));
      take({ rows: toSharedRows(part), deletedIds: [], revision: null });
    }
    take({ rows: [], deletedIds: [], revision });
    return revision;
  });
}

const run = <Row>(query: RunQuery, { sql, params }: Statement): Promise<Row[]> => query<Row>(sql, params);

/** Rows whose odds lie in memory that threads share. */
function toSharedRows(rows: readonly ArchiveRow[]): IndexRow[] {
  const odds = new Int32Array(
    new SharedArrayBuffer(rows.length * ODDS_PER_MATCH * Int32Array.BYTES_PER_ELEMENT),
  );
  return rows.map((row, at) =>
    toIndexRow(row, BOTH_SETS, odds.subarray(at * ODDS_PER_MATCH, (at + 1) * ODDS_PER_MATCH)),
  );
}

/** Spans of whole days with about {@link ROWS_PER_READ} matches each, newest first. */
function* spans(
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

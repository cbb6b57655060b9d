import type { DataSource } from 'typeorm';
import { readSnapshot, type RunQuery } from '../../../database/read-snapshot';
import { type IndexData, IndexBuilder } from '../../../archive/columns/index-builder';
import type { IndexRow } from '../../../archive/columns/index-row';
import type { Changes } from '../../../archive/columns/odds-index';
import type { StoredFlag } from '../../../archive/rows/match-results';
import { SELECT_REVISION, selectChangedIds, selectDeletedIds } from '../sql/index-statements';
import {
  NUMBERS_PER_MATCH,
  PackedMatches,
  type PackedPart,
  type PackedRow,
  packTogether,
  unpackMatches,
} from '../sql/packed-matches';
import type { Statement } from '../sql/statements';
import type { ArchiveDay, DayReader, DaySpan } from './day-reader';

/** Matches per read, as far as whole days allow: a reader can be stopped between two reads. */
const ROWS_PER_READ = 1_000;
/** Reads that each reader is asked for beforehand. */
const READS_AHEAD = 2;
/** How often readers begin again, to see one revision of an archive that changes. */
const MOST_TRIES = 10;
/** Changed matches that are handed on together. */
const ROWS_PER_CHANGE = 500;

/** The whole archive as of a revision. */
export interface LoadedArchive {
  readonly data: IndexData;
  readonly revision: number;
  /** How long reading it took. */
  readonly seconds: number;
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
 * @param readers take turns
 * @param pause is waited for between two reads; throws to stop
 */
export async function loadArchive(
  readers: readonly DayReader[],
  pause: () => Promise<void>,
): Promise<LoadedArchive> {
  const startedAt = performance.now();
  const { agreed, revision } = await beginTogether(readers);
  const days = await agreed[0]!.days();
  const builder = new IndexBuilder(days.reduce((sum, { matches }) => sum + matches, 0));
  const numbers = new Uint32Array(NUMBERS_PER_MATCH);
  const coming: Promise<PackedPart>[] = [];
  const all = [...spans(days)];
  for (const at of all.keys()) {
    while (coming.length < READS_AHEAD * agreed.length && at + coming.length < all.length) {
      const next = at + coming.length;
      const part = agreed[next % agreed.length]!.read(all[next]!);
      part.catch(() => undefined);
      coming.push(part);
    }
    const part = await coming.shift()!;
    for (const row of unpackMatches(part, () => numbers)) builder.add(row);
    await pause();
  }
  for (const reader of agreed) await reader.end();
  const data = builder.finish();
  return { data, revision, seconds: Math.round(performance.now() - startedAt) / 1000 };
}

/** Readers that see the archive at one and the same revision: all of them, unless it changes all the time. */
async function beginTogether(
  readers: readonly DayReader[],
): Promise<{ agreed: readonly DayReader[]; revision: number }> {
  for (let tried = 1; ; tried++) {
    const revisions = await Promise.all(readers.map((reader) => reader.begin()));
    const revision = revisions[0]!;
    if (revisions.every((each) => each === revision)) return { agreed: readers, revision };
    const others = tried === MOST_TRIES ? readers.slice(1) : readers;
    await Promise.all(others.map((reader) => reader.end()));
    if (tried === MOST_TRIES) return { agreed: readers.slice(0, 1), revision };
  }
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
    const changed = await run<{ id: number; retired: StoredFlag }>(query, selectChangedIds(after));
    const gone = [...deleted, ...changed.filter(({ retired }) => Boolean(retired))];
    if (gone.length > 0) take({ rows: [], deletedIds: gone.map(({ id }) => id), revision: null });
    const ids = changed.filter(({ retired }) => !retired).map(({ id }) => id);
    const matches = new PackedMatches(database);
    for (let from = 0; from < ids.length; from += ROWS_PER_CHANGE) {
      const wanted = ids.slice(from, from + ROWS_PER_CHANGE);
      const part = packTogether(await run<PackedRow>(query, matches.withIds(wanted)));
      take({ rows: toSharedRows(part, wanted.length), deletedIds: [], revision: null });
    }
    take({ rows: [], deletedIds: [], revision });
    return revision;
  });
}

const run = <Row>(query: RunQuery, { sql, params }: Statement): Promise<Row[]> => query<Row>(sql, params);

/** Rows whose odds lie in memory that threads share. */
function toSharedRows(part: PackedPart, matches: number): IndexRow[] {
  const numbers = new Uint32Array(
    new SharedArrayBuffer(matches * NUMBERS_PER_MATCH * Uint32Array.BYTES_PER_ELEMENT),
  );
  const room = (match: number) =>
    numbers.subarray(match * NUMBERS_PER_MATCH, (match + 1) * NUMBERS_PER_MATCH);
  return [...unpackMatches(part, room)];
}

/** Spans of whole days with about {@link ROWS_PER_READ} matches each, newest first. */
function* spans(days: readonly ArchiveDay[]): Generator<DaySpan> {
  let to: string | null = null;
  let matches = 0;
  for (const [at, each] of days.entries()) {
    to ??= each.day;
    matches += each.matches;
    if (matches < ROWS_PER_READ && at < days.length - 1) continue;
    yield { from: each.day, to };
    to = null;
    matches = 0;
  }
}

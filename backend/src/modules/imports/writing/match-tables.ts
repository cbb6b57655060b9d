import type { EntityManager } from 'typeorm';
import { bulkInsert } from '../../../platform/database/bulk-insert';
import { updateRow } from '../../../platform/database/update-row';
import { epochOfStored, storedInstant } from '../../../platform/database/stored-instant';
import {
  CLOSING_ODDS_TABLE,
  OPENING_ODDS_TABLE,
  SEEN_COLUMNS,
  STORED_MATCH_COLUMNS,
} from '../../../archive/catalogue/stored-match-columns';
import type { Prices } from '../record/observation';
import { selectIn } from '../../../platform/database/select-in';
import { isNews, type MatchColumns, type MatchView, PRICE_FIELDS, type ViewChanges } from './match-view';

/** A stored match without its odds. */
export interface StoredMatch {
  id: number;
  columns: MatchColumns;
  isDemo: boolean;
}

type Row = Record<string, string | number | null>;

/** The tables of odds, with the set that each has. */
const ODDS_TABLES = [
  [OPENING_ODDS_TABLE, 'opening'],
  [CLOSING_ODDS_TABLE, 'closing'],
] as const;

/** A row of `matches` with its {@link STORED_MATCH_COLUMNS} and `is_demo`. */
export type MatchRow = Readonly<Record<string, string | number | Date | null>>;

/** What {@link STORED_MATCH_COLUMNS} reads, with instants as they are written. */
export function storedMatchOf(row: MatchRow): StoredMatch {
  const columns = Object.fromEntries(
    STORED_MATCH_COLUMNS.map((column) => [column, row[column]]),
  ) as MatchColumns;
  for (const column of SEEN_COLUMNS) {
    const seenAt = row[column] as string | Date | null;
    columns[column] = seenAt === null ? null : storedInstant(epochOfStored(seenAt));
  }
  return { id: Number(row.id), columns, isDemo: Number(row.is_demo) === 1 };
}

/** Matches of these pairings between two dates (inclusive). */
export async function findMatches(
  manager: EntityManager,
  pairKeys: readonly string[],
  from: string,
  to: string,
): Promise<StoredMatch[]> {
  const rows = await selectIn<MatchRow>(
    manager,
    (marks) =>
      `SELECT id, is_demo, ${STORED_MATCH_COLUMNS.join(', ')} FROM matches WHERE pair_key IN (${marks}) AND match_date BETWEEN ? AND ?`,
    pairKeys,
    from,
    to,
  );
  return rows.map(storedMatchOf);
}

/** These matches; ids that are gone are left out. */
export async function findMatchesById(
  manager: EntityManager,
  ids: readonly number[],
): Promise<StoredMatch[]> {
  const rows = await selectIn<MatchRow>(
    manager,
    (marks) => `SELECT id, is_demo, ${STORED_MATCH_COLUMNS.join(', ')} FROM matches WHERE id IN (${marks})`,
    ids,
  );
  return rows.map(storedMatchOf);
}

/** The odds of these matches by match id. */
export async function findOdds(
  manager: EntityManager,
  matchIds: readonly number[],
): Promise<Map<number, Pick<MatchView, 'opening' | 'closing'>>> {
  const odds = new Map(matchIds.map((id) => [id, { opening: {} as Prices, closing: {} as Prices }]));
  for (const [table, set] of ODDS_TABLES) {
    const rows = await selectIn(
      manager,
      (marks) => `SELECT * FROM ${table} WHERE match_id IN (${marks})`,
      matchIds,
    );
    for (const row of rows) {
      const prices = odds.get(Number(row.match_id))![set];
      for (const field of PRICE_FIELDS) if (row[field] !== null) prices[field] = Number(row[field]);
    }
  }
  return odds;
}

/** A match to be stored for the first time; its id is set, unless it has one from earlier times. */
export interface NewMatch {
  id: number | null;
  readonly view: MatchView;
}

/** Stores new matches with their odds and gives them their ids. */
export async function insertMatches(
  manager: EntityManager,
  matches: readonly NewMatch[],
  revision: number,
): Promise<void> {
  if (matches.length === 0) return;
  const used = STORED_MATCH_COLUMNS.filter((column) =>
    matches.some(({ view }) => view.columns[column] !== (column === 'awarded' ? 0 : null)),
  );
  const fresh = matches.filter(({ id }) => id === null);
  const returning = matches.filter(({ id }) => id !== null);
  const values = ({ view }: NewMatch) => [0, revision, ...used.map((column) => view.columns[column])];
  await bulkInsert(manager, 'matches', ['is_demo', 'revision', ...used], fresh.map(values));
  if (fresh.length > 0) {
    // a statement gives its rows ids in their order
    const rows = await manager.query<Row[]>('SELECT id FROM matches WHERE revision = ? ORDER BY id', [
      revision,
    ]);
    fresh.forEach((match, index) => (match.id = Number(rows[index]!.id)));
  }
  await bulkInsert(
    manager,
    'matches',
    ['id', 'is_demo', 'revision', ...used],
    returning.map((match) => [match.id, ...values(match)]),
  );
  for (const [table, set] of ODDS_TABLES) await insertOdds(manager, table, set, matches);
}

/** Writes only the columns that at least one of the matches has a value for. */
async function insertOdds(
  manager: EntityManager,
  table: string,
  set: 'opening' | 'closing',
  matches: readonly NewMatch[],
): Promise<void> {
  const known = new Set(matches.flatMap(({ view }) => Object.keys(view[set])));
  const used = PRICE_FIELDS.filter((field) => known.has(field));
  await bulkInsert(
    manager,
    table,
    ['match_id', ...used],
    matches.map(({ id, view }) => [id, ...used.map((field) => view[set][field] ?? null)]),
  );
}

/** Writes what changed of one match; the revision only where a search or its answer may come out differently. */
export async function updateMatch(
  manager: EntityManager,
  id: number,
  changes: ViewChanges,
  revision: number,
): Promise<void> {
  const { columns, opening, closing } = changes;
  await updateRow(manager, 'matches', 'id', id, isNews(changes) ? { ...columns, revision } : columns);
  await updateRow(manager, OPENING_ODDS_TABLE, 'match_id', id, opening);
  await updateRow(manager, CLOSING_ODDS_TABLE, 'match_id', id, closing);
}

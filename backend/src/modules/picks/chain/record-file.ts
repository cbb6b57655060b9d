import { csvCell, csvHeadLine, csvLine } from '../../../common/text/csv-cell';
import type { HashedRow } from './row-hash';

/** Columns of the exported record: what is hashed, in its order, then what isn't, then the hash. */
export const RECORD_COLUMNS = [
  'seq',
  'post_id',
  'author',
  'match_id',
  'match_date',
  'match_time',
  'home_team',
  'away_team',
  'column',
  'odd',
  'locked_at',
  'state',
  'hash',
] as const;

/** A row of the exported record. */
export interface RecordFileRow extends HashedRow {
  /** In Turkish, as on the wire; not hashed. */
  readonly state: string;
  readonly hash: string;
}

/** The first line of the file. */
export const RECORD_HEAD = csvHeadLine(RECORD_COLUMNS);

/** A row as a line of the file. */
export function recordLine(row: RecordFileRow): string {
  const { seq, post_id, author, match_id, match_date, match_time, home_team, away_team } = row;
  const cells = [seq, post_id, author, match_id, match_date, match_time ?? '', home_team, away_team];
  const price = (row.odd / 100).toFixed(2);
  return csvLine([...cells, row.odds_column, price, row.locked_at, row.state, row.hash].map(csvCell));
}

const NUMBER = /^[1-9]\d{0,9}$/;
const PRICE = /^(?:0|[1-9]\d*)\.\d\d$/;

/**
 * Ways to read a line of the file. They are several only for a text that begins with an apostrophe and a sign: the
 * apostrophe may have been put there by {@link csvCell}.
 * @returns nothing when the cells are no row of the record
 */
export function readRecordLine(cells: readonly string[]): RecordFileRow[] {
  if (cells.length !== RECORD_COLUMNS.length) return [];
  const [seq, post_id, author, match_id, match_date, match_time, home, away, column, odd] = cells as string[];
  const [locked_at, state, hash] = cells.slice(10) as [string, string, string];
  if (![seq!, post_id!, match_id!].every((text) => NUMBER.test(text)) || !PRICE.test(odd!)) return [];
  return readings(author!).flatMap((authorRead) =>
    readings(home!).flatMap((homeRead) =>
      readings(away!).map((awayRead) => ({
        seq: Number(seq),
        post_id: Number(post_id),
        author: authorRead,
        match_id: Number(match_id),
        match_date: match_date!,
        match_time: match_time === '' ? null : match_time!,
        home_team: homeRead,
        away_team: awayRead,
        odds_column: column!,
        odd: Number(odd!.replace('.', '')),
        locked_at,
        state,
        hash,
      })),
    ),
  );
}

const readings = (cell: string): string[] => (/^'[=+\-@\t\r]/.test(cell) ? [cell.slice(1), cell] : [cell]);

import { csvCell, csvHeadLine, csvLine } from '../../../../platform/text/csv-cell';
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
  'nonce',
  'state',
  'hash',
] as const;

const NONCE_AT = RECORD_COLUMNS.indexOf('nonce');

/** Which columns a file has: files from before rows had nonces lack that one. */
export type RecordLayout = 'with-nonces' | 'without-nonces';

/** What a row whose match hasn't kicked off shows of itself. */
export interface ClosedRow {
  readonly seq: number;
  readonly post_id: number;
  readonly hash: string;
}

/** A row of the exported record. */
export interface RecordFileRow extends HashedRow {
  /** In Turkish, as on the wire; not hashed. */
  readonly state: string;
  readonly hash: string;
}

/** The first line of the file. */
export const RECORD_HEAD = csvHeadLine(RECORD_COLUMNS);

/** The layout of a file with these titles; null when it is no record. */
export function recordLayout(titles: readonly string[]): RecordLayout | null {
  if (titles.join() === RECORD_COLUMNS.join()) return 'with-nonces';
  return titles.join() === RECORD_COLUMNS.toSpliced(NONCE_AT, 1).join() ? 'without-nonces' : null;
}

/** A row as a line of the file. */
export function recordLine(row: RecordFileRow): string {
  const { seq, post_id, author, match_id, match_date, match_time, home_team, away_team } = row;
  const cells = [seq, post_id, author, match_id, match_date, match_time ?? '', home_team, away_team];
  const price = (row.odd / 100).toFixed(2);
  const rest = [row.odds_column, price, row.locked_at, row.nonce ?? '', row.state, row.hash];
  return csvLine([...cells, ...rest].map(csvCell));
}

/** A row as a line of the file while its contents are closed. */
export function closedLine({ seq, post_id, hash }: ClosedRow): string {
  const between = Array.from({ length: RECORD_COLUMNS.length - 3 }, () => '');
  return csvLine([seq, post_id, ...between, hash].map(csvCell));
}

const NUMBER = /^[1-9]\d{0,9}$/;
const PRICE = /^(?:0|[1-9]\d*)\.\d\d$/;
const NONCE = /^(?:[0-9a-f]{32})?$/;
const HASH = /^[0-9a-f]{64}$/;

/** Reads a line as one of a row that is still closed; null when it is none. */
export function readClosedLine(cells: readonly string[]): ClosedRow | null {
  const [seq = '', post_id = '', ...rest] = cells;
  const hash = rest.pop() ?? '';
  if (cells.length !== RECORD_COLUMNS.length || rest.some((cell) => cell !== '')) return null;
  if (!NUMBER.test(seq) || !NUMBER.test(post_id) || !HASH.test(hash)) return null;
  return { seq: Number(seq), post_id: Number(post_id), hash };
}

/**
 * Ways to read a line of the file. They are several only for a text that begins with an apostrophe and a sign: the
 * apostrophe may have been put there by {@link csvCell}.
 * @returns nothing when the cells are no row of the record, or one that is closed
 */
export function readRecordLine(
  line: readonly string[],
  layout: RecordLayout = 'with-nonces',
): RecordFileRow[] {
  const cells = layout === 'with-nonces' ? line : line.toSpliced(NONCE_AT, 0, '');
  if (cells.length !== RECORD_COLUMNS.length) return [];
  const [seq, post_id, author, match_id, match_date, match_time, home, away, column, odd] = cells as string[];
  const [locked_at, nonce, state, hash] = cells.slice(10) as [string, string, string, string];
  if (![seq!, post_id!, match_id!].every((text) => NUMBER.test(text)) || !PRICE.test(odd!)) return [];
  if (!NONCE.test(nonce)) return [];
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
        nonce: nonce === '' ? null : nonce,
        state,
        hash,
      })),
    ),
  );
}

const readings = (cell: string): string[] => (/^'[=+\-@\t\r]/.test(cell) ? [cell.slice(1), cell] : [cell]);

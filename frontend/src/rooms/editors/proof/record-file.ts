/** Columns of the record's file, in order. */
const COLUMNS = [
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

type Column = (typeof COLUMNS)[number];

/** Files from before rows had nonces. */
const OLD_COLUMNS = COLUMNS.filter((column) => column !== 'nonce');

export interface RecordRow {
  seq: number;
  /**
   * What the row's hash covers, as the array whose JSON is hashed; the odd in hundredths, an unknown time null. Null = the
   * row is closed: its match hasn't kicked off.
   */
  hashed: readonly (string | number | null)[] | null;
  hash: string;
}

/** The rows of a record's file; null for a text that isn't one. */
export function readRecordFile(csv: string): RecordRow[] | null {
  const [titles, ...lines] = readLines(csv.replace(/^\ufeff/, ''));
  const columns = [COLUMNS, OLD_COLUMNS].find((each) => each.join() === titles?.join());
  if (columns === undefined || lines.some(({ length }) => length !== columns.length)) return null;
  return lines.map((cells) => readRow(cells, columns));
}

function readRow(cells: readonly string[], columns: readonly Column[]): RecordRow {
  const of = Object.fromEntries(columns.map((column, index) => [column, cells[index]!])) as Record<
    Column,
    string
  >;
  const { author, match_date, home_team, away_team, column, locked_at, nonce, hash } = of;
  const seq = Number(of.seq);
  if (columns.slice(2, -1).every((each) => of[each] === '')) return { seq, hashed: null, hash };
  const match = [Number(of.match_id), match_date, of.match_time || null, home_team, away_team];
  const odd = Math.round(Number(of.odd) * 100);
  const random = nonce ? [nonce] : [];
  const hashed = [seq, Number(of.post_id), author, ...match, column, odd, locked_at, ...random];
  return { seq, hashed, hash };
}

/** A cell, quoted or not, and what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r\n|$)/y;

/** A sign before what a spreadsheet would read as a formula; it isn't part of the value. */
const GUARD = /^'(?=[=+\-@\t\r])/;

/** The cells of each line; a text that breaks the rules of quoting ends where it does so. */
function readLines(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length || line.length > 0) {
    const cell = CELL.exec(text);
    if (cell === null) return [];
    const [, quoted, plain = '', end] = cell;
    line.push((quoted?.replaceAll('""', '"') ?? plain).replace(GUARD, ''));
    if (end === ';') continue;
    lines.push(line);
    line = [];
  }
  return lines;
}

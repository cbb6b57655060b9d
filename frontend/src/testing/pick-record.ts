import { createHash } from 'node:crypto';

const COLUMNS =
  'seq;post_id;author;match_id;match_date;match_time;home_team;away_team;column;odd;locked_at;nonce;state;hash';

interface Row {
  seq: number;
  post_id: number;
  author: string;
  match_id: number;
  match_date: string;
  match_time: string | null;
  home_team: string;
  away_team: string;
  odds_column: string;
  /** In hundredths. */
  odd: number;
  locked_at: string;
  /** Null in a row from before there were any. */
  nonce: string | null;
  state: string;
}

export interface HashedRow extends Row {
  hash: string;
}

/** For tests: a record of so many rows, each with the hash that follows from it and the one before it. */
export function recordRows(count: number, change: (row: Row) => Row = (row) => row): HashedRow[] {
  let hash = '0'.repeat(64);
  return Array.from({ length: count }, (_, index) => {
    const row = change({
      seq: index + 1,
      post_id: 5 + index,
      author: 'editör',
      match_id: 100 + index,
      match_date: '2026-05-17',
      match_time: '20:00',
      home_team: 'Iğdır',
      away_team: 'Şile',
      odds_column: 'ft_1_odd',
      odd: 185 + index,
      locked_at: '2026-05-16T11:02:00.000Z',
      nonce: String(index).padStart(32, '0'),
      state: 'kazandı',
    });
    const { state: _state, nonce, ...rest } = row;
    const hashed = [...Object.values(rest), ...(nonce === null ? [] : [nonce])];
    hash = createHash('sha256')
      .update(hash + JSON.stringify(hashed), 'utf8')
      .digest('hex');
    return { ...row, hash };
  });
}

const cell = (value: string): string => {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** For tests: the rows as the site's file; those of which `closed` says so with their number, post and hash alone. */
export function recordFile(
  rows: readonly HashedRow[],
  closed: (row: HashedRow) => boolean = () => false,
): string {
  const lines = rows.map((row) =>
    Object.entries({
      ...row,
      match_time: row.match_time ?? '',
      odd: (row.odd / 100).toFixed(2),
      nonce: row.nonce ?? '',
    })
      .map(([name, value]) => (closed(row) && !['seq', 'post_id', 'hash'].includes(name) ? '' : value))
      .map((value) => cell(String(value)))
      .join(';'),
  );
  return `\ufeff${[COLUMNS, ...lines].map((line) => `${line}\r\n`).join('')}`;
}

import { createHash } from 'node:crypto';

/** What a row of the record says; its hash covers all of it. */
export interface HashedRow {
  readonly seq: number;
  readonly post_id: number;
  readonly author: string;
  readonly match_id: number;
  /** `YYYY-MM-DD` */
  readonly match_date: string;
  /** `HH:mm`; null = unknown. */
  readonly match_time: string | null;
  readonly home_team: string;
  readonly away_team: string;
  readonly odds_column: string;
  /** In hundredths. */
  readonly odd: number;
  /** ISO 8601, UTC, with milliseconds. */
  readonly locked_at: string;
  /** 32 random hexadecimal digits, so that nobody finds the contents by trying what gives the hash; null in old rows. */
  readonly nonce: string | null;
}

/** What the first row's hash is made with in place of a hash before it. */
export const NO_HASH = '0'.repeat(64);

/**
 * Hash of a row: lower-case hex SHA-256 of the previous row's hash followed by the row as a JSON array without blanks,
 * in UTF-8. A row without a nonce is hashed without one.
 */
export function rowHash(previous: string, row: HashedRow): string {
  const { seq, post_id, author, match_id, match_date, match_time } = row;
  const { home_team, away_team, odds_column, odd, locked_at, nonce } = row;
  const values = [seq, post_id, author, match_id, match_date, match_time, home_team, away_team];
  const json = JSON.stringify([...values, odds_column, odd, locked_at, ...(nonce === null ? [] : [nonce])]);
  return createHash('sha256')
    .update(previous + json, 'utf8')
    .digest('hex');
}

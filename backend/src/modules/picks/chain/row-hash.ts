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
}

/** What the first row's hash is made with in place of a hash before it. */
export const NO_HASH = '0'.repeat(64);

/**
 * Hash of a row: lower-case hex SHA-256 of the previous row's hash followed by the row as a JSON array without blanks,
 * in UTF-8.
 */
export function rowHash(previous: string, row: HashedRow): string {
  const { seq, post_id, author, match_id, match_date, match_time } = row;
  const { home_team, away_team, odds_column, odd, locked_at } = row;
  const values = [seq, post_id, author, match_id, match_date, match_time];
  const json = JSON.stringify([...values, home_team, away_team, odds_column, odd, locked_at]);
  return createHash('sha256')
    .update(previous + json, 'utf8')
    .digest('hex');
}

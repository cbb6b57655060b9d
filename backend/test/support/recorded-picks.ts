import type { DataSource } from 'typeorm';
import { bulkInsert } from '../../src/platform/database/bulk-insert';
import { storedInstant } from '../../src/platform/database/stored-instant';
import { NO_HASH, rowHash } from '../../src/modules/blogs/picks/chain/row-hash';
import type { PickState } from '../../src/modules/blogs/picks/settling/pick-state';

/** A row of the record with how it is settled. */
export interface RecordedPick {
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
  state: PickState;
  /** Null for a row from before there were nonces; one of its own where it is left out. */
  nonce?: string | null;
}

const LOCKED_AT = '2026-05-01T09:00:00.000Z';

const COLUMNS = [
  ...['seq', 'post_id', 'author', 'match_id', 'match_date', 'match_time', 'home_team', 'away_team'],
  ...['odds_column', 'odd', 'locked_at', 'nonce', 'hash'],
];

/** Puts rows on the record, behind those that are there, each with the hash over all before it. */
export async function addRecorded(database: DataSource, picks: readonly RecordedPick[]): Promise<void> {
  const [last] = await database.query<{ seq: number; hash: string }[]>(
    'SELECT seq, hash FROM pick_record ORDER BY seq DESC LIMIT 1',
  );
  const first = (last?.seq ?? 0) + 1;
  const at = storedInstant(Date.parse(LOCKED_AT));
  let hash = last?.hash ?? NO_HASH;
  const rows = picks.map((pick, place) => {
    const seq = first + place;
    const nonce = pick.nonce === undefined ? seq.toString(16).padStart(32, '0') : pick.nonce;
    hash = rowHash(hash, { ...pick, seq, locked_at: LOCKED_AT, nonce });
    const { post_id, author, match_id, match_date, match_time, home_team, away_team } = pick;
    const match = [match_id, match_date, match_time, home_team, away_team];
    return [seq, post_id, author, ...match, pick.odds_column, pick.odd, at, nonce, hash];
  });
  const settled = picks.flatMap(({ state }, place) =>
    state === 'open' ? [] : [[first + place, 1, state, null, null, at, 1]],
  );
  await bulkInsert(database.manager, 'pick_record', COLUMNS, rows);
  await bulkInsert(
    database.manager,
    'pick_settlements',
    ['seq', 'number', 'state', 'home_ft_score', 'away_ft_score', 'settled_at', 'is_current'],
    settled,
  );
}

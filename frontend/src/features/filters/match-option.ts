import type { BulletinMatchOption, OddsMatchOption } from '../../api/generated/wire';

/** Which table a saved filter is for: 1 opening odds, 2 closing odds, 3 bulletin. */
export type FilterType = 1 | 2 | 3;

/** A match to choose. */
export interface MatchOption {
  id: number;
  /** Home - Away */
  name: string;
  /** The name with what tells it apart from others of the day. */
  label: string;
}

export function oddsOption(row: OddsMatchOption): MatchOption {
  const name = `${row.home_team} - ${row.away_team}`;
  return { id: row.sys_match_id, name, label: `${row.competition_name} | ${name}` };
}

export function bulletinOption(row: BulletinMatchOption): MatchOption {
  const name = `${row.home_team} - ${row.away_team}`;
  return { id: row.id, name, label: [row.league_code, row.match_time, name].filter(Boolean).join(' | ') };
}

import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import type { BulletinMatchOption, OddsMatchOption } from '../../../api/generated/wire';
import { BULLETIN, type FilterType } from '../../../odds/odds-type';
import { useListBulletinMatchesQuery, useListOddsMatchesQuery } from '../../../api/generated/screens';

/** A match to choose. */
interface MatchOption {
  id: number;
  /** Home - Away */
  name: string;
  /** The name with what distinguishes it from the other matches of the day. */
  label: string;
}

/** The matches of a day (`2026-05-17`) that a table has; without a day none are asked for. */
export function useMatchOptions(type: FilterType, date: string | null) {
  const ofBulletin = type === BULLETIN;
  const bulletin = useListBulletinMatchesQuery(ofBulletin ? (date ?? skipToken) : skipToken);
  const odds = useListOddsMatchesQuery(ofBulletin ? skipToken : (date ?? skipToken));
  const { currentData, isFetching, error } = ofBulletin ? bulletin : odds;
  const options = useMemo(
    () => currentData?.map((row) => ('sys_match_id' in row ? oddsOption(row) : bulletinOption(row))),
    [currentData],
  );
  return { options, isFetching, error };
}

function oddsOption(row: OddsMatchOption): MatchOption {
  const name = `${row.home_team} - ${row.away_team}`;
  return { id: row.sys_match_id, name, label: `${row.competition_name} | ${name}` };
}

function bulletinOption(row: BulletinMatchOption): MatchOption {
  const name = `${row.home_team} - ${row.away_team}`;
  return { id: row.id, name, label: [row.league_code, row.match_time, name].filter(Boolean).join(' | ') };
}

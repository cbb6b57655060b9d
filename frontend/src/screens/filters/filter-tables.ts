import { useMemo } from 'react';
import { useListBulletinColumnsQuery } from '../../api/generated/screens';
import { useListOddColumnsQuery } from '../../api/generated/shell';
import type { MatchRow, MatchTable } from '../../odds/table/match-table';
import { bulletinTable, oddsTable } from '../../odds/table/tables';
import { CLOSING } from '../../odds/odds-type';

/** The tables that saved filters are for, as far as they name columns. */
export interface FilterTables {
  odds: MatchTable<MatchRow>;
  /** Undefined while it isn't known; nobody asks for it who has no filter of the bulletin. */
  bulletin: MatchTable<MatchRow> | undefined;
}

/** The catalogues that name the conditions of saved filters. */
export function useFilterTables(withBulletin: boolean) {
  const odds = useListOddColumnsQuery();
  const bulletin = useListBulletinColumnsQuery(undefined, { skip: !withBulletin });
  const tables = useMemo((): FilterTables | undefined => {
    if (!odds.data || (withBulletin && !bulletin.data)) return undefined;
    return {
      // opening odds have the same columns
      odds: oddsTable(CLOSING, odds.data.groups),
      bulletin: bulletin.data && bulletinTable(bulletin.data.groups),
    };
  }, [odds.data, bulletin.data, withBulletin]);
  return {
    tables,
    error: odds.error ?? bulletin.error,
    isFetching: odds.isFetching || bulletin.isFetching,
    refetch: () => {
      if (odds.error) void odds.refetch();
      if (bulletin.error) void bulletin.refetch();
    },
  };
}

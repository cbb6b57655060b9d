import { useState } from 'react';
import type { SavedFilterRow } from '../../../api/generated/wire';
import { tr } from '../../../locale/tr';
import { filterFailure } from './filter-failure';
import {
  useDeleteFilterMutation,
  usePopulateBulletinFilterMutation,
  usePopulateOddsFilterMutation,
  useSaveFilterMutation,
} from '../filters.api';
import type { PickedTable } from '../../../components/table/picked-table';
import { BULLETIN, useMatchOptions } from './match-option';

export interface PickerMessage {
  kind: 'error' | 'success';
  text: string;
}

interface Picked {
  date: string | null;
  matchId: number | null;
  saved: Pick<SavedFilterRow, 'id' | 'filter_name'> | null;
}

const NOTHING: Picked = { date: null, matchId: null, saved: null };

/**
 * What was picked for a table: a day, a match of it, a saved filter. Without a day a saved filter applies as it was
 * saved; with a match it is filled with the match's own odds; with a day but no match there is nothing to fill it with.
 */
export function useFilterPicker(table: PickedTable) {
  const [picked, setPicked] = useState(NOTHING);
  const [message, setMessage] = useState<PickerMessage | null>(null);
  const [seenClears, setSeenClears] = useState(table.clears);
  if (seenClears !== table.clears) {
    setSeenClears(table.clears);
    setPicked(NOTHING);
    setMessage(null);
  }
  const matches = useMatchOptions(table.type, picked.date);
  const fromBulletin = usePopulateBulletinFilterMutation();
  const fromOdds = usePopulateOddsFilterMutation();
  const [populate, population] = table.type === BULLETIN ? fromBulletin : fromOdds;
  const [save] = useSaveFilterMutation();
  const [remove] = useDeleteFilterMutation();

  const fail = (sentence: string) => setMessage({ kind: 'error', text: tr.filters.error(sentence) });
  const succeed = (sentence: string) => setMessage({ kind: 'success', text: tr.filters.success(sentence) });

  const fill = async (matchId: number, filter: NonNullable<Picked['saved']>) => {
    try {
      const answer = await populate({
        match_id: matchId,
        filter_name: filter.filter_name,
        filter_type: table.type,
      }).unwrap();
      table.onFill(answer.populated_filter);
      const name = matches.options?.find(({ id }) => id === matchId)?.name ?? '';
      const missing = answer.missing.map(table.columnTitle).join(', ');
      succeed([tr.filters.filled(name), missing && tr.filters.missing(missing)].filter(Boolean).join(' '));
    } catch (error) {
      fail(filterFailure(error, tr.filters.fillFailed));
    }
  };

  return {
    ...picked,
    matches,
    filling: population.isLoading,
    message,
    closeMessage: () => setMessage(null),
    chooseDate: (date: string | null) => {
      setMessage(null);
      setPicked({ ...picked, date, matchId: null });
    },
    chooseMatch: (matchId: number | null) => {
      setMessage(null);
      setPicked({ ...picked, matchId });
      if (matchId !== null && picked.saved !== null) void fill(matchId, picked.saved);
    },
    chooseSaved: (filter: SavedFilterRow) => {
      if (picked.date !== null && picked.matchId === null) {
        fail(tr.filters.matchFirst);
        return;
      }
      setMessage(null);
      setPicked({ ...picked, saved: filter });
      if (picked.matchId !== null) void fill(picked.matchId, filter);
      else table.onFill(filter.filter_data, filter.hidden_groups);
    },
    /** Saves what the table is filtered by; a sentence when it was refused. */
    saveAs: async (name: string, selection: string | null): Promise<string | null> => {
      try {
        const answer = await save({
          filter_name: name,
          filter_data: { ...table.data },
          filter_type: table.type,
          hidden_groups: [...table.hiddenGroups],
          selection,
        }).unwrap();
        setPicked({ ...picked, saved: { id: answer.id, filter_name: name } });
        succeed(answer.message);
        return null;
      } catch (error) {
        return tr.filters.error(filterFailure(error, tr.filters.saveFailed));
      }
    },
    refuseToSave: () => fail(tr.filters.nothingToSave),
    deleteSaved: async (filter: SavedFilterRow) => {
      try {
        const answer = await remove(filter.id).unwrap();
        if (picked.saved?.id === filter.id) setPicked({ ...picked, saved: null });
        succeed(answer.message);
      } catch (error) {
        fail(filterFailure(error, tr.filters.deleteFailed));
      }
    },
  };
}

export type FilterPickerState = ReturnType<typeof useFilterPicker>;

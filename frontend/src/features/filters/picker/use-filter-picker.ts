import { useCallback, useEffect, useRef, useState } from 'react';
import {
  useDeleteFilterMutation,
  usePopulateBulletinFilterMutation,
  usePopulateOddsFilterMutation,
  useSaveFilterMutation,
} from '../../../api/generated/screens';
import { useListOddColumnsQuery } from '../../../api/generated/shell';
import type { FilterRecipeDto, SavedFilterRow } from '../../../api/generated/wire';
import { trFilters } from '../../../locale/tr-filters';
import { filterFailure } from './filter-failure';
import type { PickedTable } from '../../../components/table/picked-table';
import { keepRecipe, lastRecipe } from './last-recipe';
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

/** What is filled with a match's prices: a saved filter by its name, or a ready recipe by its key. */
type Wanted = { filter_name: string } | { recipe: FilterRecipeDto['key'] };

const NO_RECIPES: readonly FilterRecipeDto[] = [];

const NOTHING: Picked = { date: null, matchId: null, saved: null };

/**
 * What was picked for a table: a day, a match of it, a saved filter. Without a day a saved filter applies as it was
 * saved; with a match it is filled with the match's own odds; with a day but no match there is nothing to fill it with.
 * While no saved filter is chosen, a match fills the ready recipe that the visitor used last.
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
  const recipes = useListOddColumnsQuery().data?.recipes ?? NO_RECIPES;
  const [recipeKey, setRecipeKey] = useState(lastRecipe);
  const recipe = recipes.find(({ key }) => key === recipeKey) ?? recipes[0];
  const matches = useMatchOptions(table.type, picked.date);
  const fromBulletin = usePopulateBulletinFilterMutation();
  const fromOdds = usePopulateOddsFilterMutation();
  const [populate, population] = table.type === BULLETIN ? fromBulletin : fromOdds;
  const [save] = useSaveFilterMutation();
  const [remove] = useDeleteFilterMutation();

  const fail = (sentence: string) => setMessage({ kind: 'error', text: trFilters.error(sentence) });
  const succeed = (sentence: string) => setMessage({ kind: 'success', text: trFilters.success(sentence) });

  /** The last match that was asked to be filled in; one that is asked for later, or leaving the table, ends it. */
  const filling = useRef<ReturnType<typeof populate> | null>(null);
  const stopFilling = useCallback(() => {
    filling.current?.abort();
    filling.current = null;
  }, []);
  useEffect(() => stopFilling, [table.clears, stopFilling]);
  const fill = async (matchId: number, wanted: Wanted) => {
    stopFilling();
    const own = (filling.current = populate({ match_id: matchId, ...wanted, filter_type: table.type }));
    try {
      const answer = await own.unwrap();
      if (own !== filling.current) return;
      table.onFill(answer.populated_filter);
      const name = matches.options?.find(({ id }) => id === matchId)?.name ?? '';
      const missing = answer.missing.map(table.columnTitle).join(', ');
      succeed([trFilters.filled(name), missing && trFilters.missing(missing)].filter(Boolean).join(' '));
    } catch (error) {
      if (own === filling.current) fail(filterFailure(error, trFilters.fillFailed));
    }
  };

  return {
    ...picked,
    recipes,
    /** The recipe that a match is filled with; none while a saved filter is. */
    recipe: picked.saved === null ? recipe : undefined,
    matches,
    filling: population.isLoading,
    message,
    closeMessage: () => setMessage(null),
    chooseDate: (date: string | null) => {
      stopFilling();
      setMessage(null);
      setPicked((now) => ({ ...now, date, matchId: null }));
    },
    chooseMatch: (matchId: number | null) => {
      stopFilling();
      setMessage(null);
      setPicked((now) => ({ ...now, matchId }));
      if (matchId === null) return;
      if (picked.saved !== null) void fill(matchId, { filter_name: picked.saved.filter_name });
      else if (recipe) void fill(matchId, { recipe: recipe.key });
    },
    chooseRecipe: ({ key, label }: FilterRecipeDto) => {
      keepRecipe(key);
      setRecipeKey(key);
      setPicked((now) => ({ ...now, saved: null }));
      if (picked.matchId !== null) void fill(picked.matchId, { recipe: key });
      else setMessage({ kind: 'success', text: trFilters.recipeWaits(label) });
    },
    chooseSaved: (filter: SavedFilterRow) => {
      if (picked.date !== null && picked.matchId === null) {
        fail(trFilters.matchFirst);
        return;
      }
      setMessage(null);
      setPicked((now) => ({ ...now, saved: filter }));
      if (picked.matchId !== null) void fill(picked.matchId, { filter_name: filter.filter_name });
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
        setPicked((now) => ({ ...now, saved: { id: answer.id, filter_name: name } }));
        succeed(answer.message);
        return null;
      } catch (error) {
        return trFilters.error(filterFailure(error, trFilters.saveFailed));
      }
    },
    refuseToSave: () => fail(trFilters.nothingToSave),
    deleteSaved: async (filter: SavedFilterRow) => {
      try {
        const answer = await remove(filter.id).unwrap();
        setPicked((now) => (now.saved?.id === filter.id ? { ...now, saved: null } : now));
        succeed(answer.message);
      } catch (error) {
        fail(filterFailure(error, trFilters.deleteFailed));
      }
    },
  };
}

export type FilterPickerState = ReturnType<typeof useFilterPicker>;

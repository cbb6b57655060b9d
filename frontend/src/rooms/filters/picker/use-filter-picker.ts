import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type {
  FilterRecipeDto,
  PopulateDto,
  PopulatedFilterAnswer,
  SavedFilterRow,
} from '../../../api/generated/wire';
import {
  useDeleteFilterMutation,
  usePopulateBulletinFilterMutation,
  usePopulateOddsFilterMutation,
  useSaveFilterMutation,
} from '../../../api/generated/screens';
import { useListOddColumnsQuery } from '../../../api/generated/shell';
import {
  FIRST_QUESTION,
  fromSavedFilter,
  type PickedTable,
  toSavedFilter,
} from '../../../odds/table/question';
import { BULLETIN, type ShownValues } from '../../../odds/odds-type';
import type { FilterParams } from '../../../odds/table/filter-text';
import type { CatalogueGroup } from '../../../odds/table/match-table';
import {
  type Fill,
  type Filled,
  filtersCleared,
  matchFilled,
  type Picked,
  pickedChanged,
  questionAsked,
  selectTable,
  type WithTables,
} from '../../../odds/table/table.slice';
import { LAST_RECIPE, usePreference } from '../../../lib/preferences';
import { trFilters } from '../../../locale/tr-filters';
import { filterFailure } from './filter-failure';
import { useMatchOptions } from './match-option';

const NO_RECIPES: readonly FilterRecipeDto[] = [];

const failed = (sentence: string): Picked['message'] => ({ kind: 'error', text: trFilters.error(sentence) });
const succeeded = (sentence: string): Picked['message'] => ({
  kind: 'success',
  text: trFilters.success(sentence),
});

/**
 * What was picked for a table: a day, a match of it, a saved filter. Without a day a saved filter applies as it was
 * saved; with a match it is filled with the match's own odds; with a day but no match there is nothing to fill it with.
 * While no saved filter is chosen, a match fills the ready recipe that the visitor used last.
 */
export function useFilterPicker({ type, table }: PickedTable) {
  const { key } = table;
  const dispatch = useDispatch();
  const store = useStore<WithTables>();
  const { question: asked, picked } = useSelector((state: WithTables) => selectTable(state, key));
  const question = asked ?? FIRST_QUESTION;
  const change = (next: Partial<Picked>) => void dispatch(pickedChanged({ table: key, ...next }));
  const catalogue = useListOddColumnsQuery().data;
  const recipes = catalogue?.recipes ?? NO_RECIPES;
  const titles = useMemo(
    () => new Map(catalogue?.groups.map((group) => [group.key, group.title] as const)),
    [catalogue],
  );
  const [recipeKey, setRecipeKey] = usePreference(LAST_RECIPE);
  const recipe = recipes.find((each) => each.key === recipeKey) ?? recipes[0];
  const matches = useMatchOptions(type, picked.date);
  const [save] = useSaveFilterMutation();
  const [remove] = useDeleteFilterMutation();
  useFill({ type, table }, picked.fill);

  const fill = (match_id: number, of: Fill['of'], basis?: ShownValues) => {
    const match_name = matches.options?.find(({ id }) => id === match_id)?.name ?? '';
    change({ fill: { match_id, match_name, of, basis } });
  };
  /** How the visitor wants this match filled in, whatever with. */
  const wanted = picked.filled?.fill.basis;
  const unfilled = { fill: null, filled: null, message: null };
  return {
    ...picked,
    question,
    recipes,
    /** Titles of groups of odds by key. */
    titles,
    /** The recipe that a match is filled with; none while a saved filter is. */
    recipe: picked.saved === null ? recipe : undefined,
    matches,
    clear: () => void dispatch(filtersCleared(key)),
    closeMessage: () => change({ message: null }),
    chooseDate: (date: string | null) => change({ date, matchId: null, ...unfilled }),
    chooseMatch: (matchId: number | null) => {
      change({ matchId, ...unfilled });
      if (matchId === null) return;
      if (picked.saved !== null) fill(matchId, { filter_name: picked.saved.filter_name });
      else if (recipe) fill(matchId, { recipe: recipe.key });
    },
    /** Fills the same by prices, or by what they say. */
    refill: (basis: ShownValues) =>
      picked.filled && change({ fill: { ...picked.filled.fill, basis }, message: null }),
    chooseRecipe: ({ key: chosen, label }: FilterRecipeDto) => {
      setRecipeKey(chosen);
      change({ saved: null });
      if (picked.matchId !== null) fill(picked.matchId, { recipe: chosen }, wanted);
      else change({ message: { kind: 'success', text: trFilters.recipeWaits(label) } });
    },
    chooseSaved: (filter: SavedFilterRow) => {
      const { id, filter_name, selection } = filter;
      if (picked.date !== null && picked.matchId === null) {
        change({ message: failed(trFilters.matchFirst) });
        return;
      }
      change({ saved: { id, filter_name, selection }, message: null });
      if (picked.matchId !== null) fill(picked.matchId, { filter_name }, wanted);
      else dispatch(questionAsked({ table: key, question: fromSavedFilter(filter, table, question) }));
    },
    /** Saves what is asked of the table; a sentence when it was refused. */
    saveAs: async (
      filter_name: string,
      selection: string | null,
      origin_id: number | undefined,
    ): Promise<string | null> => {
      try {
        const { filter_data, hidden_groups } = toSavedFilter(question, table);
        const { id, message } = await save({
          ...{ filter_name, filter_type: type, selection, origin_id },
          ...{ filter_data: { ...filter_data }, hidden_groups: [...hidden_groups] },
        }).unwrap();
        change({ saved: { id, filter_name, selection }, message: succeeded(message) });
        return null;
      } catch (error) {
        return trFilters.error(filterFailure(error, trFilters.saveFailed));
      }
    },
    /** The one column of odds that has a condition, which a record would be kept of; null where none or several have. */
    onlySelection: onlyOddColumn(question.filters, catalogue?.groups ?? []),
    refuseToSave: () => change({ message: failed(trFilters.nothingToSave) }),
    deleteSaved: async ({ id }: SavedFilterRow) => {
      try {
        const { message } = await remove(id).unwrap();
        const { saved } = selectTable(store.getState(), key).picked;
        change({ message: succeeded(message), saved: saved?.id === id ? null : saved });
      } catch (error) {
        change({ message: failed(filterFailure(error, trFilters.deleteFailed)) });
      }
    },
  };
}

function onlyOddColumn(filters: FilterParams, groups: readonly CatalogueGroup[]): string | null {
  const odds = groups.flatMap(({ columns }) => columns.filter(({ kind }) => kind === 'odd'));
  const asked = odds.filter(({ field }) => filters[field] !== undefined);
  return asked.length === 1 ? asked[0]!.field : null;
}

/** Groups of odds by what they were filled with. */
const groupsBy = (basis: PopulatedFilterAnswer['basis']): Filled['groups'] => {
  const of = (wanted: ShownValues) => Object.keys(basis).filter((group) => basis[group] === wanted);
  return { price: of('price'), probability: of('probability') };
};

/** Asks for a match's prices, and has the table filtered by them. What is wanted no longer is given up. */
function useFill({ type, table }: PickedTable, fill: Fill | null): void {
  const dispatch = useDispatch();
  const store = useStore<WithTables>();
  const [fromBulletin] = usePopulateBulletinFilterMutation();
  const [fromOdds] = usePopulateOddsFilterMutation();
  const populate = type === BULLETIN ? fromBulletin : fromOdds;
  useEffect(() => {
    if (fill === null) return;
    let wanted = true;
    const { match_id, match_name, of, basis } = fill;
    const { key, columns } = table;
    const asking = populate({
      match_id,
      ...(of as Pick<PopulateDto, 'filter_name' | 'recipe'>),
      filter_type: type,
      basis,
    });
    const take = async () => {
      try {
        const { populated_filter: filter_data, missing, basis: chosen } = await asking.unwrap();
        const { question } = selectTable(store.getState(), key);
        if (!wanted || question === null) return;
        const titles = missing.map((param) => columns.get(param)?.shortTitle ?? param).join(', ');
        const groups = groupsBy(chosen);
        const by = groups.probability.length > 0 ? 'probability' : 'price';
        const sentences = [trFilters.filled[by](match_name), titles && trFilters.missing(titles)];
        const message = succeeded(sentences.filter(Boolean).join(' '));
        const filled = fromSavedFilter({ filter_data }, table, question);
        dispatch(matchFilled({ table: key, question: filled, groups, message }));
      } catch (error) {
        const message = failed(filterFailure(error, trFilters.fillFailed));
        if (wanted) dispatch(pickedChanged({ table: key, fill: null, message }));
      }
    };
    void take();
    return () => {
      wanted = false;
      asking.abort();
    };
  }, [fill, type, table, populate, store, dispatch]);
}

export type FilterPickerState = ReturnType<typeof useFilterPicker>;

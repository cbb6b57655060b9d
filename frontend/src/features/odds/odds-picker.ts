import { useCallback, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { OddGroupDto } from '../../api/generated/wire';
import { shortColumnTitles } from './column-titles';
import { filtersFromData } from './filter-data';
import { hiddenOddsGroups } from './hidden-odds-groups';
import type { OddsType } from './odds-type';
import { filtersCleared, filtersReplaced, type OddsView } from './odds-view.slice';

/** A table as whoever picks filters for it sees it: what it is filtered by, and how to change that. */
export interface OddsPickerTable {
  type: OddsType;
  /** Filter texts by query parameter: a score is two of them. */
  data: Readonly<Record<string, string>>;
  hiddenGroups: readonly string[];
  /** Names a query parameter's column for people. */
  columnTitle: (param: string) => string;
  onFill: (data: Readonly<Record<string, string>>, hiddenGroups?: readonly string[]) => void;
  onClear: () => void;
  clears: number;
}

/** @param params what the view's filters send */
export function useOddsPickerTable(
  type: OddsType,
  view: OddsView,
  params: Readonly<Record<string, string>>,
  groups: readonly OddGroupDto[],
): OddsPickerTable {
  const dispatch = useDispatch();
  const titles = useMemo(() => shortColumnTitles(groups), [groups]);
  const onFill = useCallback<OddsPickerTable['onFill']>(
    (data, hidden) => {
      const hiddenGroups = hidden && [...hidden];
      if (hiddenGroups) hiddenOddsGroups.write(hiddenGroups);
      dispatch(
        filtersReplaced({ type, ...filtersFromData(data, groups), ...(hiddenGroups && { hiddenGroups }) }),
      );
    },
    [dispatch, type, groups],
  );
  return {
    type,
    data: params,
    hiddenGroups: view.hiddenGroups,
    columnTitle: (param) => titles.get(param) ?? param,
    onFill,
    onClear: () => dispatch(filtersCleared(type)),
    clears: view.clears,
  };
}

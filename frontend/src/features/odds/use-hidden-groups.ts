import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { hiddenOddsGroups } from './hidden-odds-groups';
import type { OddsType } from './odds-type';
import { hiddenGroupsChanged, selectOddsView } from './odds-view.slice';

export interface HiddenGroups {
  hide: (group: string) => void;
  restore: (group: string) => void;
  restoreAll: () => void;
}

/** Hides and restores column groups, and remembers the choice for the next visit. */
export function useHiddenGroups(type: OddsType): HiddenGroups {
  const dispatch = useDispatch();
  const store = useStore<Parameters<typeof selectOddsView>[0]>();
  const change = useCallback(
    (next: (hidden: readonly string[]) => string[]) => {
      const groups = next(selectOddsView(store.getState(), type).hiddenGroups);
      hiddenOddsGroups.write(groups);
      dispatch(hiddenGroupsChanged({ type, groups }));
    },
    [dispatch, store, type],
  );
  return {
    hide: useCallback(
      (group) => change((hidden) => [...hidden.filter((key) => key !== group), group]),
      [change],
    ),
    restore: useCallback((group) => change((hidden) => hidden.filter((key) => key !== group)), [change]),
    restoreAll: useCallback(() => change(() => []), [change]),
  };
}

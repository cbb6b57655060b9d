import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { countingTexts, type FilterParams, paramsOfTexts, textsOfParams } from './filter-text';
import type { GridSort } from '../data-grid/grid-types';
import type { MatchRow, MatchTable } from './match-table';
import type { Played } from './played';
import { nextSort, sortParams } from './sort';
import {
  filterChosen,
  filterRemoved,
  filtersCleared,
  hiddenGroupsChanged,
  playedChosen,
  selectTableView,
  sortChosen,
  type TableView,
  viewClosed,
  viewShown,
  type WithTableViews,
} from './table-views.slice';
import { withPlayed } from './upcoming';
import { readView, sameAddress, sharedPart, withView, writeView } from './view-address';

/** A table with what the visitor sees of it, and the ways to change that. */
export interface TableControls<Row> {
  table: MatchTable<Row>;
  view: TableView;
  /** Query parameters that the rows are asked with; null until the address was read. */
  params: FilterParams | null;
  /** Those of them that are filters: what is said about the matches as a whole doesn't depend on the others. */
  filterParams: FilterParams | null;
  /** A click on a column's title: ascending, then descending, then the usual order. */
  toggleSort: (column: string) => void;
  setSort: (sort: GridSort | null) => void;
  setPlayed: (played: Played) => void;
  /** Filters by something that isn't typed. */
  choose: (id: string, text: string) => void;
  remove: (id: string) => void;
  clear: () => void;
  hide: (group: string) => void;
  restore: (group: string) => void;
  restoreAll: () => void;
  /** Filters by these query parameters instead; the hidden groups stay when they are left out. */
  fill: (params: FilterParams, hiddenGroups?: readonly string[]) => void;
}

/**
 * The view of a table, kept in step with the address both ways: a link opens it as it was shared, and what counts of
 * the visitor's changes is in the address at once.
 */
export function useTableView<Row extends MatchRow>(table: MatchTable<Row>): TableControls<Row> {
  const { key, columns, filters, local } = table;
  const view = useSelector((state: WithTableViews) => selectTableView(state, key));
  useViewInAddress(table, view);

  const { opened, hiddenGroups, played, sort } = view;
  const counting = local ? view.texts : view.applied;
  const filterParams = useMemo(
    () => (opened ? paramsOfTexts(counting, filters) : null),
    [opened, counting, filters],
  );
  const params = useMemo(
    () =>
      filterParams && {
        ...(table.byPlayed ? withPlayed(filterParams, played, table) : filterParams),
        ...sortParams({ sort, played }, table),
      },
    [filterParams, played, sort, table],
  );

  const dispatch = useDispatch();
  const actions = useMemo(
    () => ({
      choose: (id: string, text: string) => void dispatch(filterChosen({ table: key, id, text })),
      remove: (id: string) => void dispatch(filterRemoved({ table: key, id })),
      clear: () => void dispatch(filtersCleared(key)),
      setSort: (next: GridSort | null) => void dispatch(sortChosen({ table: key, sort: next })),
      setPlayed: (next: Played) => void dispatch(playedChosen({ table: key, played: next })),
    }),
    [dispatch, key],
  );
  const setHidden = useCallback(
    (groups: readonly string[]) => void dispatch(hiddenGroupsChanged({ table: key, groups })),
    [dispatch, key],
  );
  const others = (group: string) => hiddenGroups.filter((each) => each !== group);
  return {
    ...{ table, view, params, filterParams, ...actions },
    toggleSort: useCallback((column) => actions.setSort(nextSort(sort, column)), [actions, sort]),
    hide: useCallback(
      (group) => setHidden([...hiddenGroups.filter((each) => each !== group), group]),
      [setHidden, hiddenGroups],
    ),
    restore: (group) => setHidden(others(group)),
    restoreAll: () => setHidden([]),
    fill: (asked, hidden) => {
      if (hidden) setHidden(hidden);
      const texts = textsOfParams(asked, columns);
      dispatch(viewShown({ table: key, view: { texts, applied: countingTexts(texts, columns) } }));
    },
  };
}

function useViewInAddress(table: MatchTable<never>, view: TableView): void {
  const { key } = table;
  const dispatch = useDispatch();
  const store = useStore<WithTableViews>();
  const navigate = useNavigate();
  const { search } = useLocation();
  const shared = sharedPart(search, table);
  /** What this hook last wrote to the address; null while the view is as the address says. */
  const written = useRef<string | null>(null);

  useEffect(() => {
    if (shared === written.current) return;
    written.current = null;
    dispatch(viewShown({ table: key, view: readView(search, table) }));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the rest of the address is not the view's
  }, [shared, table, key, dispatch]);

  useEffect(() => {
    // the effect above may just have changed it
    const current = selectTableView(store.getState(), key);
    const address = writeView(current);
    if (!current.opened || address === written.current) return;
    // the router may still be on its way to what was written before
    const onItsWay = written.current !== null && written.current !== shared;
    written.current = address;
    const next = withView(search, current, table);
    if (onItsWay || !sameAddress(next, search)) void navigate({ search: next }, { replace: true });
  }, [view, search, shared, table, key, store, navigate]);

  useEffect(() => () => void dispatch(viewClosed(key)), [key, dispatch]);
}

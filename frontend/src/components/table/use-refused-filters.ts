import { useLayoutEffect } from 'react';
import { useDispatch } from 'react-redux';
import { refusedFilters } from './filter-text';
import type { FoundRows } from './found-rows';
import { filtersRefused } from './table-views.slice';
import type { TableControls } from './use-table-view';

/**
 * Takes the filters that the server can't read out of what counts, before anything is painted: the rows are asked for
 * again without them, and so is whatever else is asked with these filters.
 */
export function useRefusedFilters<Row>(
  { table }: TableControls<Row>,
  failure: FoundRows<Row>['failure'],
): void {
  const { key, filters } = table;
  const dispatch = useDispatch();
  useLayoutEffect(() => {
    const wrong = failure && refusedFilters(failure.fields, filters);
    if (wrong && Object.keys(wrong).length > 0) dispatch(filtersRefused({ table: key, wrong }));
  }, [failure, filters, key, dispatch]);
}

import { useCallback, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { paramsOfText } from './filter-text';
import type { MatchTable } from './match-table';
import { filterSettled, filterTyped } from './table-views.slice';

/** A filter applies when nothing was typed for this long, in milliseconds. */
const DEBOUNCE_MS = 1000;

/** Takes the text of a column's box. */
export type TypeFilter = (id: string, text: string) => void;

/** Puts the text of the filter boxes into the table's view; each box applies after a pause of its own. */
export function useTypedFilters({ key, filters }: Pick<MatchTable<never>, 'key' | 'filters'>): TypeFilter {
  const dispatch = useDispatch();
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);
  return useCallback(
    (id, text) => {
      clearTimeout(timers.current.get(id));
      dispatch(filterTyped({ table: key, id, text }));
      if (text.trim() === '') return;
      const settle = () => {
        const counts = paramsOfText(filters.get(id)!, text) !== null;
        dispatch(filterSettled({ table: key, id, text, counts }));
      };
      timers.current.set(id, setTimeout(settle, DEBOUNCE_MS));
    },
    [dispatch, key, filters],
  );
}

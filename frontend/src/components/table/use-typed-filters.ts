import { useEffect, useMemo, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { paramsOfText } from './filter-text';
import type { MatchTable } from './match-table';
import { filterSettled, filterTyped } from './table-views.slice';

/** A filter applies when nothing was typed for this long, in milliseconds. */
const DEBOUNCE_MS = 1000;

/** Takes what happens in the boxes of columns, by a column's id. */
export interface TypedFilters {
  type: (id: string, text: string) => void;
  /** Enter: what was typed last applies at once. */
  apply: (id: string) => void;
}

/** Puts the text of the filter boxes into the table's view; each box applies after a pause of its own. */
export function useTypedFilters({ key, filters }: Pick<MatchTable<never>, 'key' | 'filters'>): TypedFilters {
  const dispatch = useDispatch();
  const waiting = useRef(new Map<string, Waiting>());
  useEffect(() => {
    const running = waiting.current;
    return () => running.forEach(({ timer }) => clearTimeout(timer));
  }, []);
  return useMemo(() => {
    const apply = (id: string) => {
      const typed = waiting.current.get(id);
      if (!typed) return;
      const { timer, text } = typed;
      clearTimeout(timer);
      waiting.current.delete(id);
      const counts = paramsOfText(filters.get(id)!, text) !== null;
      dispatch(filterSettled({ table: key, id, text, counts }));
    };
    const type = (id: string, text: string) => {
      clearTimeout(waiting.current.get(id)?.timer);
      waiting.current.delete(id);
      dispatch(filterTyped({ table: key, id, text }));
      if (text.trim() === '') return;
      waiting.current.set(id, { text, timer: setTimeout(() => apply(id), DEBOUNCE_MS) });
    };
    return { type, apply };
  }, [dispatch, key, filters]);
}

interface Waiting {
  text: string;
  timer: ReturnType<typeof setTimeout>;
}

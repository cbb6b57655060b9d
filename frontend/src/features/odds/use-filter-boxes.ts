import { useCallback, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { OddColumnDto } from '../../api/generated/wire';
import { checkFilter } from './filters/check-filter';
import type { OddsType } from './odds-type';
import { filterSettled, filterTyped } from './odds-view.slice';

/** A filter counts when nothing was typed for this long. */
export const DEBOUNCE_MS = 1000;

export type TypeFilter = (column: OddColumnDto, text: string) => void;

/** Takes what is typed in the filter boxes of a table and lets it count after a pause, each box on its own. */
export function useFilterBoxes(type: OddsType): TypeFilter {
  const dispatch = useDispatch();
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);
  return useCallback(
    (column, text) => {
      const { field } = column;
      clearTimeout(timers.current.get(field));
      dispatch(filterTyped({ type, column: field, text }));
      if (text.trim() === '') return;
      const settle = () =>
        dispatch(filterSettled({ type, column: field, text, check: checkFilter(column, text) }));
      timers.current.set(field, setTimeout(settle, DEBOUNCE_MS));
    },
    [dispatch, type],
  );
}

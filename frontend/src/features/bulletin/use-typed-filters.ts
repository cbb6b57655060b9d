import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import type { BulletinColumnDto } from '../../api/generated/wire';
import type { BulletinChange } from './bulletin-view';

/** A filter counts when nothing was typed for this long. */
export const DEBOUNCE_MS = 1000;

export type TypeFilter = (column: BulletinColumnDto, text: string) => void;

/** Takes what is typed in the filter boxes and lets it count after a pause, each box on its own. */
export function useTypedFilters(change: Dispatch<BulletinChange>): TypeFilter {
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);
  return useCallback(
    (column, text) => {
      clearTimeout(timers.current.get(column.field));
      change({ kind: 'typed', column: column.field, text });
      if (text.trim() === '') return;
      const settle = () => change({ kind: 'settled', column, text });
      timers.current.set(column.field, setTimeout(settle, DEBOUNCE_MS));
    },
    [change],
  );
}

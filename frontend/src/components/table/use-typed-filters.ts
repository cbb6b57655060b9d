import { useCallback, useEffect, useRef } from 'react';

/** A filter counts when nothing was typed for this long. */
const DEBOUNCE_MS = 1000;

export type TypeFilter<Column> = (column: Column, text: string) => void;

/**
 * Takes what is typed in the filter boxes and lets it count after a pause, each box on its own.
 * @param onTyped at every key
 * @param onSettled after the pause, unless the box is empty
 */
export function useTypedFilters<Column extends { field: string }>(
  onTyped: TypeFilter<Column>,
  onSettled: TypeFilter<Column>,
): TypeFilter<Column> {
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);
  return useCallback(
    (column, text) => {
      clearTimeout(timers.current.get(column.field));
      onTyped(column, text);
      if (text.trim() === '') return;
      timers.current.set(
        column.field,
        setTimeout(() => onSettled(column, text), DEBOUNCE_MS),
      );
    },
    [onTyped, onSettled],
  );
}

import { useMemo } from 'react';
import { useListOddColumnsQuery } from '../api/generated/shell';
import type { ListedGroup } from '../api/generated/wire';
import { selectionOptions } from './table/selection-options';

const NONE: readonly ListedGroup[] = [];

/** What selections are called, by their column of odds: `Maç Sonucu · 1`. A dash until the catalogue is there. */
export function useSelectionTitles(): (column: string) => string {
  const groups = useListOddColumnsQuery().data?.groups ?? NONE;
  const titles = useMemo(
    () => new Map(selectionOptions(groups).map(({ value, label }) => [value, label])),
    [groups],
  );
  return (column) => titles.get(column) ?? '–';
}

import type { ListedGroup } from '../../api/generated/wire';
import { selectionColumns } from '../choice/same-odds';

/**
 * The selection that a backtest begins with: the first one whose price is filtered by, otherwise the first of the
 * catalogue; null in a catalogue without any.
 * @param filtered names of the filters that count, in the order in which they came
 */
export function firstSelection(groups: readonly ListedGroup[], filtered: readonly string[]): string | null {
  const selections = groups.flatMap(selectionColumns).map(({ field }) => field);
  const known = new Set(selections);
  return filtered.find((name) => known.has(name)) ?? selections[0] ?? null;
}

/** Whether there is such a selection. */
export function isSelection(groups: readonly ListedGroup[], column: string): boolean {
  return groups.some((group) => selectionColumns(group).some(({ field }) => field === column));
}

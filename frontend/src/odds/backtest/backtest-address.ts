import type { OddGroupDto } from '../../api/generated/wire';
import { selectionColumns } from '../choice/same-odds';

const VIEW = 'gorunum';
const TEST = 'donem';
const SELECTION = 'secim';

/** Parameters of the address of an odds screen that are the backtest's. */
export const BACKTEST_PARAMS = [VIEW, SELECTION] as const;

/** What the address says of the backtest: whether it is shown, and of which selection. */
export interface BacktestAddress {
  shown: boolean;
  /** Column of odds, whether or not there is such a one; null where the address names none. */
  selection: string | null;
}

export function readBacktest(search: string): BacktestAddress {
  const params = new URLSearchParams(search);
  const shown = params.get(VIEW) === TEST;
  return { shown, selection: (shown && params.get(SELECTION)) || null };
}

/** The address, without `?`, that shows the backtest of a selection; null shows it no longer. Everything else stays. */
export function withBacktest(search: string, selection: string | null): string {
  const params = new URLSearchParams(search);
  for (const name of BACKTEST_PARAMS) params.delete(name);
  if (selection !== null) {
    params.set(VIEW, TEST);
    params.set(SELECTION, selection);
  }
  return params.toString().replaceAll('%2C', ',');
}

/**
 * The selection that a backtest begins with: the first one whose price is filtered by, otherwise the first of the
 * catalogue; null in a catalogue without any.
 * @param filtered names of the filters that count, in the order in which they came
 */
export function firstSelection(groups: readonly OddGroupDto[], filtered: readonly string[]): string | null {
  const selections = groups.flatMap(selectionColumns).map(({ field }) => field);
  const known = new Set(selections);
  return filtered.find((name) => known.has(name)) ?? selections[0] ?? null;
}

/** Whether there is such a selection. */
export function isSelection(groups: readonly OddGroupDto[], column: string): boolean {
  return groups.some((group) => selectionColumns(group).some(({ field }) => field === column));
}

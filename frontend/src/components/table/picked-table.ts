import { type FilterParams, paramsOfTexts } from './filter-text';
import type { TableControls } from './use-table-view';

/** Which table a saved filter is for: 1 opening odds, 2 closing odds, 3 bulletin. */
export type FilterType = 1 | 2 | 3;

/** A table as the filter picker sees it: its filters, and how to change them. */
export interface PickedTable {
  type: FilterType;
  /** What the table's columns are filtered by, by query parameter. */
  data: FilterParams;
  hiddenGroups: readonly string[];
  /** Names a query parameter's column for people. */
  columnTitle: (param: string) => string;
  /** Filters the table by something else; the hidden groups stay when they are left out. */
  onFill: (data: FilterParams, hiddenGroups?: readonly string[]) => void;
  onClear: () => void;
  /** Grows whenever the filters were cleared, from wherever. */
  clears: number;
}

/** What a picker of saved filters needs of a table; they are of columns alone. */
export function pickedTable(type: FilterType, controls: TableControls<never>): PickedTable {
  const { table, view, fill, clear } = controls;
  return {
    type,
    data: paramsOfTexts(view.applied, table.columns),
    hiddenGroups: view.hiddenGroups,
    columnTitle: (param) => table.columns.get(param)?.shortTitle ?? param,
    onFill: fill,
    onClear: clear,
    clears: view.clears,
  };
}

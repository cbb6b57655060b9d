import type { FilterType } from './match-option';

/** Filter texts by name of column, as saved filters keep them. */
export type FilterData = Readonly<Record<string, string>>;

/** The table that filters are picked for, as far as the picker needs to know it. */
export interface PickedTable {
  type: FilterType;
  /** What the table is filtered by now. */
  data: FilterData;
  hiddenGroups: readonly string[];
  /** Names a column for people. */
  columnTitle: (column: string) => string;
  /** Filters the table by something else; the hidden groups stay when they are left out. */
  onFill: (data: FilterData, hiddenGroups?: readonly string[]) => void;
  onClear: () => void;
  /** Grows whenever the filters were cleared, from wherever. */
  clears: number;
}

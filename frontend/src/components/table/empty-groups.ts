import { useState } from 'react';
import type { FoundRows } from './found-rows';
import type { MatchGroup, MatchRow, MatchTable } from './match-table';
import type { FilterParams } from './filter-text';

/** Keys of the groups of prices of which no row has one. */
export function groupsWithoutPrice<Row extends MatchRow>(
  groups: readonly Pick<MatchGroup<Row>, 'id' | 'columns'>[],
  rows: readonly Row[],
): string[] {
  const priced = (row: Row, column: string) => (row as Readonly<Record<string, unknown>>)[column] != null;
  return groups
    .filter(({ columns }) => {
      const prices = columns.filter(({ kind }) => kind === 'odd');
      return prices.length > 0 && !rows.some((row) => prices.some(({ id }) => priced(row, id)));
    })
    .map(({ id }) => id);
}

interface Decided {
  /** The question that it was decided for. */
  params: FilterParams | null;
  groups: readonly string[];
}

const UNDECIDED: Decided = { params: null, groups: [] };

/**
 * Keys of the groups without a price in the first rows of an answer. They stay the same until other rows are asked for
 * and are there, whatever comes after the first ones, so that no column moves while somebody reads. An answer without
 * rows says nothing about groups.
 */
export function useEmptyGroups<Row extends MatchRow>(
  { groups, local }: MatchTable<Row>,
  { rows, pending, stale }: Pick<FoundRows<Row>, 'rows' | 'pending' | 'stale'>,
  params: FilterParams | null,
): readonly string[] {
  const [decided, setDecided] = useState(UNDECIDED);
  if (!local && !pending && !stale && rows.length > 0 && decided.params !== params) {
    setDecided({ params, groups: groupsWithoutPrice(groups, rows) });
  }
  return decided.groups;
}

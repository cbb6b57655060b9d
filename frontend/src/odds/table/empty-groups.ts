import { useEffect, useState } from 'react';
import type { FoundRows } from './found-rows';
import type { MatchGroup, MatchRow, MatchTable } from './match-table';
import type { FilterParams } from './filter-text';
import { emptyGroups } from './stored-groups';

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
  /** The question that it was decided for; null before the first answer. */
  params: FilterParams | null;
  groups: readonly string[];
}

/**
 * Keys of the groups without a price in the first rows of an answer. They stay the same until other rows are asked for
 * and are there, whatever comes after the first ones, so that no column moves while somebody reads; before the first answer
 * they are those of the last visit, which it seldom changes. An answer without rows says nothing about groups.
 */
export function useEmptyGroups<Row extends MatchRow>(
  { key, groups, local }: MatchTable<Row>,
  { rows, pending, stale }: Pick<FoundRows<Row>, 'rows' | 'pending' | 'stale'>,
  params: FilterParams | null,
): readonly string[] {
  const [decided, setDecided] = useState<Decided>(() => ({
    params: null,
    groups: local ? [] : emptyGroups.read(key),
  }));
  if (!local && !pending && !stale && rows.length > 0 && decided.params !== params) {
    setDecided({ params, groups: groupsWithoutPrice(groups, rows) });
  }
  useEffect(() => {
    if (decided.params !== null) emptyGroups.write(key, decided.groups);
  }, [key, decided]);
  return decided.groups;
}

import type { MatchGroup } from './match-table';
import type { TableKey } from './table-key';

/** Local storage keys of the markets filtered by last; both odds tables have the same markets. */
const KEYS: Record<TableKey, string> = {
  opening: 'usedFilterGroups',
  closing: 'usedFilterGroups',
  bulletin: 'bulletinUsedFilterGroups',
  ratings: 'ratingUsedFilterGroups',
};

/** Keys of the markets that were filtered by last; none when what is stored can't be read. */
export function readUsedGroups(table: TableKey): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEYS[table]) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each): each is string => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

export function writeUsedGroups(table: TableKey, groups: readonly string[]): void {
  localStorage.setItem(KEYS[table], JSON.stringify(groups));
}

type Group = Pick<MatchGroup<never>, 'id' | 'main'> & { columns: readonly { id: string; kind: string }[] };

/** The groups that are filtered by, in the order of the table. */
export const filteredGroups = <Each extends Group>(
  groups: readonly Each[],
  texts: Readonly<Record<string, string>>,
): Each[] => groups.filter(({ columns }) => columns.some(({ id }) => id in texts));

/**
 * Where the sheet of filters opens: what is filtered by, else the markets of the last time, else the main ones, else
 * what is asked about the match itself.
 */
export function firstGroups<Each extends Group>(
  groups: readonly Each[],
  texts: Readonly<Record<string, string>>,
  usedLast: readonly string[],
): Each[] {
  const choices = [
    filteredGroups(groups, texts),
    groups.filter(({ id }) => usedLast.includes(id)),
    groups.filter(({ main }) => main),
    groups.filter(({ columns }) => !columns.some(({ kind }) => kind === 'odd')),
  ];
  return choices.find((choice) => choice.length > 0) ?? [];
}

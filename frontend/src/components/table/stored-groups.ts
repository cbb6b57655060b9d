import type { TableKey } from './table-key';

/** Local storage keys of the groups that the visitor hid; both odds tables have the same groups. */
const KEYS: Record<TableKey, string> = {
  opening: 'hiddenHeaders',
  closing: 'hiddenHeaders',
  bulletin: 'bulletinHiddenHeaders',
  ratings: 'ratingHiddenHeaders',
};

/** Keys of the groups that the visitor hid last time; none when what is stored can't be read. */
export function readHiddenGroups(table: TableKey): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEYS[table]) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each): each is string => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

export function writeHiddenGroups(table: TableKey, groups: readonly string[]): void {
  localStorage.setItem(KEYS[table], JSON.stringify(groups));
}

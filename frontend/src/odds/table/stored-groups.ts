import type { TableKey } from './match-table';
import { localStore } from '../../lib/browser-store';

/** Groups of each table that a visitor's browser keeps under these names; none where what is kept can't be read. */
function storedGroups(names: Record<TableKey, string>) {
  return {
    read(table: TableKey): string[] {
      const stored = localStore.readJson(names[table]);
      return Array.isArray(stored) ? stored.filter((each): each is string => typeof each === 'string') : [];
    },
    write(table: TableKey, groups: readonly string[]): void {
      localStore.write(names[table], JSON.stringify(groups));
    },
  };
}

/** Keys of the groups that the visitor hid; both odds tables have the same groups. */
export const hiddenGroups = storedGroups({
  opening: 'hiddenHeaders',
  closing: 'hiddenHeaders',
  bulletin: 'bulletinHiddenHeaders',
  ratings: 'ratingHiddenHeaders',
});

/** Keys of the groups that had no price in the first matches of the last answer. */
export const emptyGroups = storedGroups({
  opening: 'openingEmptyGroups',
  closing: 'closingEmptyGroups',
  bulletin: 'bulletinEmptyGroups',
  ratings: 'ratingEmptyGroups',
});

/** Keys of the markets that were filtered by last. */
export const usedGroups = storedGroups({
  opening: 'usedFilterGroups',
  closing: 'usedFilterGroups',
  bulletin: 'bulletinUsedFilterGroups',
  ratings: 'ratingUsedFilterGroups',
});

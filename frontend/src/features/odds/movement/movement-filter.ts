import type { OddGroupDto } from '../../../api/generated/wire';
import type { TableFilter } from '../../../components/table/match-table';
import { trMovement } from '../../../locale/tr-movement';
import { selectionColumns } from '../choice/same-odds';
import { writeMovements } from './movement';

/** Name of the filter, in the address and at the API. */
export const MOVEMENT = 'movement';

/** Short titles of the selections by column: `MS 1`. */
export const selectionTitles = (groups: readonly OddGroupDto[]): ReadonlyMap<string, string> =>
  new Map(
    groups.flatMap((group) =>
      selectionColumns(group).map(({ field, title }) => [field, `${group.short_title} ${title}`] as const),
    ),
  );

/** Keeps matches whose prices moved far enough from opening to closing; chosen beside the chips. */
export function movementFilter(groups: readonly OddGroupDto[]): TableFilter {
  const titles = selectionTitles(groups);
  return {
    id: MOVEMENT,
    shortTitle: trMovement.label,
    params: [MOVEMENT],
    minChars: 1,
    written: (text) => writeMovements(text, (column) => titles.get(column) ?? column),
  };
}

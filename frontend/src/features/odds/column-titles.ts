import type { OddGroupDto } from '../../api/generated/wire';

/** Short titles of columns with their group, e.g. `MS 1`; columns about the match itself go by their own title. */
export function columnTitles(groups: readonly OddGroupDto[]): ReadonlyMap<string, string> {
  return new Map(
    groups.flatMap((group) =>
      group.columns.map((column) => [
        column.field,
        column.kind === 'odd' || column.kind === 'code'
          ? `${group.short_title} ${column.title}`
          : column.title,
      ]),
    ),
  );
}

import type { OddColumnDto, OddGroupDto } from '../../api/generated/wire';

/** Selections and codes are named with their market; columns about the match speak for themselves. */
function inMarket({ kind }: OddColumnDto): boolean {
  return kind === 'odd' || kind === 'code';
}

/** The title of a column on its own, e.g. `Maç Sonucu 1`. */
export function fullColumnTitle(group: Pick<OddGroupDto, 'title'>, column: OddColumnDto): string {
  return inMarket(column) ? `${group.title} ${column.title}` : column.title;
}

/** Short titles by column, e.g. `MS 1`. */
export function shortColumnTitles(groups: readonly OddGroupDto[]): ReadonlyMap<string, string> {
  return new Map(
    groups.flatMap((group) =>
      group.columns.map((column) => [
        column.field,
        inMarket(column) ? `${group.short_title} ${column.title}` : column.title,
      ]),
    ),
  );
}

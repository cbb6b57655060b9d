import type { ListedGroup } from '../../api/generated/wire';
import type { Tolerance } from './tolerance';

/** Prices and codes by column. */
export type Prices = Readonly<Record<string, number | null | undefined>>;

/** A match's prices by column, whatever else it carries. */
export function pricesOf(match: object): Prices {
  return match as Prices;
}

/** The selections of a market. */
export function selectionColumns(group: ListedGroup) {
  return group.columns.filter((column) => column.kind === 'odd');
}

/** The markets in which every selection is priced. */
export function pricedGroups(groups: readonly ListedGroup[], prices: Prices): ListedGroup[] {
  return groups.filter((group) => {
    const columns = selectionColumns(group);
    return columns.length > 0 && columns.every(({ field }) => prices[field] != null);
  });
}

/**
 * Filter texts that find the matches whose prices say the same of some selections.
 * @param points how far a probability may differ
 */
export function sameProbabilityFilters(
  selections: readonly { column: string; implied: number }[],
  points: number,
): Record<string, string> {
  return Object.fromEntries(
    selections.map(({ column, implied }) => [column, `%${Number((implied * 100).toFixed(2))}±${points}`]),
  );
}

/** Filter texts that find the matches with the same prices in some columns; columns without a price are left out. */
export function sameOddsFilters(
  prices: Prices,
  columns: Iterable<string>,
  tolerance: Tolerance,
): Record<string, string> {
  const filters: Record<string, string> = {};
  for (const column of columns) {
    const price = prices[column];
    if (price == null) continue;
    const written = price.toFixed(2);
    filters[column] = tolerance === 0 ? written : `${written}±${(tolerance / 100).toFixed(2)}`;
  }
  return filters;
}

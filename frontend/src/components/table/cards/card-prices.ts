import type { MatchColumn, MatchTable } from '../match-table';
import type { FilterTexts } from '../filter-text';

/** The price columns that a card shows: those that are filtered by, in the order of the table; else the first market's. */
export function cardPrices<Row>(
  { groups }: Pick<MatchTable<Row>, 'groups'>,
  filters: FilterTexts,
): MatchColumn<Row>[] {
  const markets = groups
    .map(({ columns }) => columns.filter(({ kind }) => kind === 'odd'))
    .filter((prices) => prices.length > 0);
  const filtered = markets.flat().filter(({ id }) => id in filters);
  return filtered.length > 0 ? filtered : (markets[0] ?? []);
}

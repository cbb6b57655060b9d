import type { MatchColumn, MatchTable } from '../match-table';
import type { TableView } from '../table-views.slice';

/** The price columns that a card shows: those that are filtered by, in the order of the table; else the first market's. */
export function cardPrices<Row>(
  { groups }: Pick<MatchTable<Row>, 'groups'>,
  { applied }: Pick<TableView, 'applied'>,
): MatchColumn<Row>[] {
  const markets = groups
    .map(({ columns }) => columns.filter(({ kind }) => kind === 'odd'))
    .filter((prices) => prices.length > 0);
  const filtered = markets.flat().filter(({ id }) => id in applied);
  return filtered.length > 0 ? filtered : (markets[0] ?? []);
}

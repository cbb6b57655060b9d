import { trBulletin, trOdds } from '../../locale/tr-odds';
import { trSources } from '../../locale/tr-summary';
import {
  type CatalogueGroup,
  type MatchRow,
  matchTable,
  type MatchTable,
  type TableFilter,
} from './match-table';
import { movementFilter } from './movement';

/** A source on its own: `İddaa bülteni`. */
export function sourceTitle(source: string): string {
  const { names } = trSources;
  return Object.hasOwn(names, source) ? names[source as keyof typeof names] : source;
}

/** The source that all prices of a row come from, in full or in part; chosen in the summary. */
export const SOURCE: TableFilter = {
  id: 'source',
  shortTitle: trSources.label,
  params: ['source'],
  minChars: 1,
  written: sourceTitle,
};

/**
 * The table of opening (1) or closing (2) odds as the catalogue describes it.
 * @param otherParams parameters of the screen's address that aren't the table's
 */
export function oddsTable<Row extends MatchRow>(
  type: 1 | 2,
  groups: readonly CatalogueGroup[],
  otherParams: readonly string[] = [],
): MatchTable<Row> {
  const opening = type === 1;
  return matchTable({
    key: opening ? 'opening' : 'closing',
    title: opening ? trOdds.opening : trOdds.closing,
    groups,
    widths: { country_name: 104, competition_name: 168 },
    countries: { competition_name: 'country_name' },
    readsDays: true,
    otherFilters: [SOURCE, movementFilter(groups)],
    otherParams,
    sortable: true,
    byPlayed: true,
  });
}

/** The bulletin as its catalogue describes it. */
export function bulletinTable<Row extends MatchRow>(groups: readonly CatalogueGroup[]): MatchTable<Row> {
  const widths = { league_code: 104 };
  return matchTable({ key: 'bulletin', title: trBulletin.title, groups, widths, readsDays: true });
}

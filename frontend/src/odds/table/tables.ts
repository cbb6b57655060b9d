import { trBulletin, trOdds } from '../../locale/tr-odds';
import { type CatalogueGroup, type MatchRow, matchTable, type MatchTable } from './match-table';
import { furtherFilters, timeFilter } from './further-filters';
import { movementFilter, selectionTitles } from './movement';
import { SOURCE } from './source';

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
    leagueColumn: 'competition_name',
    comparesPrices: true,
    readsDays: true,
    otherFilters: [...furtherFilters(selectionTitles(groups)), timeFilter, SOURCE, movementFilter(groups)],
    otherParams,
    sortable: true,
    byPlayed: true,
    byProbability: true,
    divides: true,
  });
}

/** The bulletin as its catalogue describes it. */
export function bulletinTable<Row extends MatchRow>(groups: readonly CatalogueGroup[]): MatchTable<Row> {
  const widths = { league_code: 104 };
  return matchTable({
    ...{ key: 'bulletin', title: trBulletin.title, groups, widths, readsDays: true },
    ...{ leagueColumn: 'league_code', comparesPrices: true },
    otherFilters: furtherFilters(selectionTitles(groups)),
  });
}

import type { OddGroupDto, OddsRowDto } from '../../../api/generated/wire';
import { matchTable, type MatchTable, type TableFilter } from '../../../components/table/match-table';
import { trOdds } from '../../../locale/tr-odds';
import { trSources } from '../../../locale/tr-summary';
import { BACKTEST_PARAMS } from '../backtest/backtest-address';
import { movementFilter } from '../movement/movement-filter';
import { OPENING, type OddsType } from '../odds-type';
import { sourceTitle } from '../sources/source-names';

/** The source that all prices of a row come from, in full or in part; chosen in the summary. */
export const SOURCE: TableFilter = {
  id: 'source',
  shortTitle: trSources.label,
  params: ['source'],
  minChars: 1,
  written: sourceTitle,
};

/** The opening or the closing odds table as the catalogue describes it. */
export function oddsTable(type: OddsType, groups: readonly OddGroupDto[]): MatchTable<OddsRowDto> {
  const opening = type === OPENING;
  return matchTable({
    key: opening ? 'opening' : 'closing',
    title: opening ? trOdds.opening : trOdds.closing,
    groups,
    widths: { country_name: 104, competition_name: 168 },
    countries: { competition_name: 'country_name' },
    readsDays: true,
    otherFilters: [SOURCE, movementFilter(groups)],
    otherParams: BACKTEST_PARAMS,
    sortable: true,
    byPlayed: true,
  });
}

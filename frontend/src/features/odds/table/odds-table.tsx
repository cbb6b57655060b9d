import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { readApiError } from '../../../api/api-error';
import type { OddGroupDto, OddsRowDto } from '../../../api/generated/wire';
import { useFoundRows } from '../../../api/use-found-rows';
import { ColumnsGate } from '../../../components/table/columns-gate';
import type { FoundRows } from '../../../components/table/found-rows';
import { matchTable, type MatchTable, type TableFilter } from '../../../components/table/match-table';
import { MatchTableView } from '../../../components/table/match-table-view';
import type { FilterParams } from '../../../components/table/filter-text';
import { type PickedTable, pickedTable } from '../../../components/table/picked-table';
import { type Played, playedParams } from '../../../components/table/played';
import { PlayedSwitch } from '../../../components/table/played-switch';
import { RowCount } from '../../../components/table/row-count';
import { nothingFound } from '../../../components/table/table-tail';
import type { TableView } from '../../../components/table/table-views.slice';
import { useTableView } from '../../../components/table/use-table-view';
import { useRowsPainted } from '../../../components/table/use-rows-painted';
import { withView } from '../../../components/table/view-address';
import { formatCount } from '../../../lib/format';
import { PHONE, useMediaQuery } from '../../../lib/use-media-query';
import { trOdds } from '../../../locale/tr-odds';
import { trSources } from '../../../locale/tr-summary';
import { trTable } from '../../../locale/tr-table';
import { BACKTEST_PARAMS } from '../backtest/backtest-address';
import { type Movement, withMovement } from '../movement/movement';
import { MovementButton } from '../movement/movement-button';
import { MOVEMENT, movementFilter } from '../movement/movement-filter';
import { OPENING, type OddsType } from '../odds-type';
import {
  type OddsSearch,
  type SummarySearch,
  useGetOddColumnsQuery,
  useGetOddRowsInfiniteQuery,
} from '../odds.api';
import { isSource, type SourceName, sourceTitle } from '../sources/source-names';
import { SummaryPanel } from '../summary/summary-panel';
import { useSummaryQuestion } from '../summary/summary-question';
import { useFoundTotal } from '../summary/use-odds-summary';
import { useSummaryChoice } from '../summary/use-summary-choice';
import { CsvButton } from './csv-button';
import { OddsToolbar } from './odds-toolbar';

/** The source that all prices of a row come from, in full or in part; chosen in the summary. */
const SOURCE: TableFilter = {
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

interface Props {
  type: OddsType;
  groups: readonly OddGroupDto[];
  /** Draws the line that picks a match and saved filters. */
  renderPicker: (table: PickedTable, phone: boolean) => ReactNode;
}

/** The opening or the closing odds table, once its columns are known. */
export function OddsTablePage(props: Omit<Props, 'groups'>) {
  const { data, error, isFetching, refetch } = useGetOddColumnsQuery();
  return (
    <ColumnsGate
      title={props.type === OPENING ? trOdds.opening : trOdds.closing}
      groups={data?.groups}
      failure={error && readApiError(error).message}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {(groups) => <OddsTable {...props} groups={groups} />}
    </ColumnsGate>
  );
}

/** The odds table with everything above it. */
function OddsTable({ type, groups, renderPicker }: Props) {
  const table = useMemo(() => oddsTable(type, groups), [type, groups]);
  const controls = useTableView(table);
  const { view, params, filterParams, choose, remove } = controls;
  const search = useMemo(() => params && { type, params }, [type, params]);
  const { filters, answered } = useAnswered(type, filterParams, view.played);
  const found = useFoundRows(useGetOddRowsInfiniteQuery(search ?? skipToken));
  const phone = useMediaQuery(PHONE);
  const address = useLocation();

  const summary = useSummaryChoice(groups, Object.keys(view.applied));
  const begun = useRowsPainted(!found.pending);
  const question = useSummaryQuestion(begun ? answered : null, summary, groups);
  const onSource = useCallback(
    (chosen: SourceName | null) => (chosen === null ? remove(SOURCE.id) : choose(SOURCE.id, chosen)),
    [choose, remove],
  );
  const source = view.applied[SOURCE.id];
  const addMovement = (movement: Movement) =>
    choose(MOVEMENT, withMovement(view.applied[MOVEMENT] ?? '', movement));

  const counts = { found, search: answered, question, counted: view.played !== 'upcoming' };
  const exportButton = (
    <CsvButton path="/api/odd-export" type={type} params={params ?? {}} name="oranlar" small={phone} />
  );
  return (
    <MatchTableView
      controls={controls}
      found={found}
      renderToolbar={(filterButton) => (
        <OddsToolbar
          {...{ type, phone, filterButton }}
          title={table.title}
          search={withView(address.search, view, table)}
        >
          {exportButton}
        </OddsToolbar>
      )}
      picker={renderPicker(pickedTable(type, controls), phone)}
      count={
        <>
          <PlayedSwitch controls={controls} />
          <FoundCount {...counts} hidden={phone} />
          <MovementButton groups={groups} onAdd={addMovement} />
        </>
      }
      notes={(!phone || view.played === 'upcoming') && <Legend played={view.played} />}
      cards
      showLabel={<ShowLabel {...counts} view={view} />}
      between={
        <SummaryPanel
          type={type}
          search={filters}
          question={question}
          groups={groups}
          controls={summary}
          source={isSource(source) ? source : undefined}
          onSource={onSource}
        />
      }
      empty={nothingFound(Object.keys(view.applied).length > 0, trOdds.emptyHint)}
      clearable={phone}
    />
  );
}

/**
 * What is asked beside the rows. Order says nothing about what happened, and only played matches do: the backtest is
 * asked with the filters alone, so that the same question counts once, and the summary of upcoming matches is that of
 * the played ones, which is at hand when the visitor goes from one to the other. Among all matches its total counts
 * those to come, too.
 */
function useAnswered(type: OddsType, params: FilterParams | null, played: Played) {
  const all = played === 'all';
  return useMemo(
    () => ({
      filters: params && { type, params },
      answered: params && { type, params: { ...params, ...playedParams(all ? 'all' : 'played') } },
    }),
    [type, params, all],
  );
}

interface CountProps {
  found: FoundRows<OddsRowDto>;
  /** What the summary is asked about. */
  search: OddsSearch | null;
  /** The query of the summary. */
  question: SummarySearch | null;
  /** The summary counts the matches that `found` is of. */
  counted: boolean;
}

/** How many matches are loaded, and how many there are in all as soon as the summary says so; on phones only to be heard. */
function FoundCount({ found, search, question, counted, hidden }: CountProps & { hidden: boolean }) {
  const total = useFoundTotal(search, question);
  return (
    <div className={hidden ? 'sr-only' : 'contents'}>
      <RowCount found={found} total={counted ? total : undefined} />
    </div>
  );
}

/** How many matches the filters leave, as long as that is true of what stands in the boxes. */
function ShowLabel({ found, search, question, counted, view }: CountProps & { view: TableView }) {
  const { texts, applied } = view;
  const summed = useFoundTotal(search, question);
  const total = found.hasMore ? (counted ? summed : undefined) : found.rows.length;
  const settled =
    Object.keys(texts).length === Object.keys(applied).length &&
    Object.entries(texts).every(([id, text]) => text.trim() === applied[id]);
  if (!settled || total === undefined || found.pending || found.stale || found.failure)
    return trOdds.showResults;
  return trOdds.showMatches(formatCount(total));
}

/** What the marked cells of the table mean, or whose the summary is where none can be marked, and where the teams lead. */
function Legend({ played }: { played: Played }) {
  return (
    <div className="ml-auto flex items-center gap-1.5 text-xs text-muted max-md:ml-0 max-md:w-full">
      {played === 'upcoming' ? (
        trTable.summaryOfPlayed
      ) : (
        <>
          <span aria-hidden className="font-bold text-accent-strong tabular-nums">
            ✓ 1,85
          </span>
          {trOdds.wonLegend}
        </>
      )}
      <span className="max-lg:hidden">· {trOdds.teamLegend}</span>
    </div>
  );
}

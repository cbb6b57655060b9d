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
import { type PickedTable, pickedTable } from '../../../components/table/picked-table';
import { RowCount } from '../../../components/table/row-count';
import { nothingFound } from '../../../components/table/table-tail';
import { TableThemeSwitch } from '../../../components/table/table-theme-switch';
import { useTableView } from '../../../components/table/use-table-view';
import { withView } from '../../../components/table/view-address';
import { PHONE, useMediaQuery } from '../../../lib/use-media-query';
import { tr } from '../../../locale/tr';
import { BACKTEST_PARAMS } from '../backtest/backtest-address';
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
  shortTitle: tr.sources.label,
  params: ['source'],
  minChars: 1,
  written: sourceTitle,
};

/** The opening or the closing odds table as the catalogue describes it. */
export function oddsTable(type: OddsType, groups: readonly OddGroupDto[]): MatchTable<OddsRowDto> {
  const opening = type === OPENING;
  return matchTable({
    key: opening ? 'opening' : 'closing',
    title: opening ? tr.odds.opening : tr.odds.closing,
    groups,
    widths: { country_name: 104 },
    otherFilters: [SOURCE],
    otherParams: BACKTEST_PARAMS,
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
      title={props.type === OPENING ? tr.odds.opening : tr.odds.closing}
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
  const { view, params, choose, remove } = controls;
  const search = useMemo(() => params && { type, params }, [type, params]);
  const found = useFoundRows(useGetOddRowsInfiniteQuery(search ?? skipToken));
  const phone = useMediaQuery(PHONE);
  const address = useLocation();

  const summary = useSummaryChoice(groups, Object.keys(view.applied));
  const question = useSummaryQuestion(search, summary, groups);
  const onSource = useCallback(
    (chosen: SourceName | null) => (chosen === null ? remove(SOURCE.id) : choose(SOURCE.id, chosen)),
    [choose, remove],
  );
  const source = view.applied[SOURCE.id];

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
          {!phone && exportButton}
        </OddsToolbar>
      )}
      picker={renderPicker(pickedTable(type, controls), phone)}
      count={
        <>
          <FoundCount found={found} search={search} question={question} />
          {phone && <TableThemeSwitch />}
        </>
      }
      notes={<WonLegend>{phone && exportButton}</WonLegend>}
      between={
        <SummaryPanel
          type={type}
          search={search}
          question={question}
          groups={groups}
          controls={summary}
          source={isSource(source) ? source : undefined}
          onSource={onSource}
        />
      }
      empty={nothingFound(Object.keys(view.applied).length > 0, tr.odds.emptyHint)}
      clearable={phone}
    />
  );
}

interface CountProps {
  found: FoundRows<OddsRowDto>;
  /** The question that `found` answers. */
  search: OddsSearch | null;
  /** The query of its summary. */
  question: SummarySearch | null;
}

/** How many matches are loaded, and how many there are in all as soon as the summary says so. */
function FoundCount({ found, search, question }: CountProps) {
  return <RowCount found={found} total={useFoundTotal(search, question)} />;
}

/** What the marked cells of the table mean, and that the team names lead to the match; at the end of its line, more. */
function WonLegend({ children }: { children: ReactNode }) {
  return (
    <div className="ml-auto flex items-center gap-1.5 text-xs text-muted max-md:ml-0 max-md:w-full">
      <span aria-hidden className="font-bold text-accent-strong tabular-nums">
        ✓ 1,85
      </span>
      {tr.odds.wonLegend}
      <span className="max-lg:hidden">· {tr.odds.teamLegend}</span>
      <span className="ml-auto empty:hidden">{children}</span>
    </div>
  );
}

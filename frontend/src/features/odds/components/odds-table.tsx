import { skipToken } from '@reduxjs/toolkit/query/react';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { OddColumnDto, OddGroupDto, OddsRowDto } from '../../../api/generated/wire';
import { useFoundRows } from '../../../api/use-found-rows';
import type { RenderFilter } from '../../../components/data-grid/grid-header';
import type { FoundRows } from '../../../components/table/found-rows';
import { HiddenGroups } from '../../../components/table/hidden-groups';
import { MatchGrid } from '../../../components/table/match-grid';
import { TableScreen } from '../../../components/table/table-screen';
import { TableTail } from '../../../components/table/table-tail';
import { useTypedFilters } from '../../../components/table/use-typed-filters';
import { PHONE, useMediaQuery } from '../../../lib/use-media-query';
import { tr } from '../../../locale/tr';
import { fullColumnTitle } from '../column-titles';
import { checkFilter } from '../filters/check-filter';
import { oddsGrid } from '../odds-grid-columns';
import { type OddsPickerTable, useOddsPickerTable } from '../odds-picker';
import type { OddsType } from '../odds-type';
import {
  filterChosen,
  filterRemoved,
  filtersCleared,
  filterSettled,
  filtersRefused,
  filterTyped,
} from '../odds-view.slice';
import { useGetOddRowsInfiniteQuery } from '../odds.api';
import { SOURCE, sourceIn } from '../sources/source-filter';
import type { SourceName } from '../sources/source-names';
import { useSummaryChoice } from '../summary/summary-choice';
import { SummaryPanel } from '../summary/summary-panel';
import { useSummaryQuestion } from '../summary/summary-question';
import { selectTableDark } from '../table-theme.slice';
import { useHiddenGroups } from '../use-hidden-groups';
import { useViewInAddress } from '../use-view-in-address';
import { searchParams } from '../view-url';
import { ActiveFilters } from './active-filters';
import { ExportButton } from './export-button';
import { FoundCount } from './found-count';
import { OddsFilterBox } from './odds-filter-box';
import { OddsToolbar } from './odds-toolbar';
import { TableThemeSwitch } from './table-theme-switch';
import { WonLegend } from './won-legend';

const FilterSheet = lazy(() => import('../../../components/table/filter-sheet'));

/** Groups of the sheet on phones that are open from the beginning. */
const OPEN_GROUPS = ['general', 'match'];

interface Props {
  type: OddsType;
  title: string;
  groups: readonly OddGroupDto[];
  /** Draws the line that picks a match and saved filters. */
  renderPicker: (table: OddsPickerTable, phone: boolean) => ReactNode;
}

/** The odds table with everything above it. */
export function OddsTable({ type, title, groups, renderPicker }: Props) {
  const view = useViewInAddress(type, groups);
  const { hide, restore, restoreAll } = useHiddenGroups(type);
  const onType = useTypedOddsFilters(type);
  const dark = useSelector(selectTableDark);
  const phone = useMediaQuery(PHONE);
  const [filtersOpen, setFiltersOpen] = useState(false);
  const dispatch = useDispatch();
  const clear = () => dispatch(filtersCleared(type));
  const onSource = useCallback(
    (chosen: SourceName | null) =>
      void dispatch(
        chosen === null
          ? filterRemoved({ type, column: SOURCE })
          : filterChosen({ type, column: SOURCE, text: chosen }),
      ),
    [dispatch, type],
  );

  const columnParams = useMemo(() => searchParams(view.applied, groups), [view.applied, groups]);
  const source = sourceIn(view.applied);
  const params = useMemo(
    () => (source === undefined ? columnParams : { ...columnParams, [SOURCE]: source }),
    [columnParams, source],
  );
  const search = useMemo(() => (view.opened ? { type, params } : null), [view.opened, type, params]);
  const found = useFoundRows(useGetOddRowsInfiniteQuery(search ?? skipToken));
  // Saved filters are of columns alone.
  const picker = useOddsPickerTable(type, view, columnParams, groups);
  const [summaryChoice, chooseSummary] = useSummaryChoice();
  const question = useSummaryQuestion(search, summaryChoice, groups);
  useRefusedFilters(type, groups, found.failure);

  const grid = useMemo(() => oddsGrid(groups, phone), [groups, phone]);
  const titles = useMemo(() => new Map(groups.map((group) => [group.key, group.title])), [groups]);
  const columns = useMemo(
    () => new Map(groups.flatMap((group) => group.columns).map((column) => [column.field, column])),
    [groups],
  );
  const renderFilter = useCallback<RenderFilter<OddsRowDto>>(
    ({ id, fullTitle }, focus) => (
      <OddsFilterBox type={type} column={columns.get(id)!} title={fullTitle} onType={onType} focus={focus} />
    ),
    [type, columns, onType],
  );

  const exportButton = <ExportButton type={type} params={params} phone={phone} />;
  const head = (
    <>
      <OddsToolbar
        type={type}
        view={view}
        title={title}
        phone={phone}
        onOpenFilters={() => setFiltersOpen(true)}
      >
        {!phone && exportButton}
      </OddsToolbar>
      {renderPicker(picker, phone)}
      <div className="flex min-h-8 flex-wrap items-center gap-x-1.5 gap-y-2">
        <FoundCount found={found} search={search} question={question} />
        {phone && <TableThemeSwitch />}
        <ActiveFilters type={type} view={view} groups={groups} clearable={phone} />
        <HiddenGroups
          titles={titles}
          hidden={view.hiddenGroups}
          onRestore={restore}
          onRestoreAll={restoreAll}
        />
        <WonLegend>{phone && exportButton}</WonLegend>
      </div>
    </>
  );

  const summary = (
    <SummaryPanel
      type={type}
      question={question}
      groups={groups}
      choice={summaryChoice}
      onChoose={chooseSummary}
      source={source}
      onSource={onSource}
    />
  );

  return (
    <>
      <TableScreen head={head} between={summary} dark={dark}>
        <MatchGrid
          label={title}
          phone={phone}
          columns={grid}
          hidden={view.hiddenGroups}
          onHide={hide}
          found={found}
          renderFilter={phone ? undefined : renderFilter}
          filters={params}
          tail={
            <TableTail
              found={found}
              filtered={Object.keys(view.applied).length > 0}
              hint={tr.odds.emptyHint}
              onClear={clear}
            />
          }
        />
      </TableScreen>
      {filtersOpen && (
        <Suspense>
          <FilterSheet
            groups={groups}
            open={OPEN_GROUPS}
            applied={view.applied}
            hidden={view.hiddenGroups}
            renderBox={(group, field) => {
              const column = columns.get(field)!;
              const heading = fullColumnTitle(group, column);
              return (
                <OddsFilterBox
                  key={field}
                  type={type}
                  column={column}
                  title={heading}
                  onType={onType}
                  roomy
                />
              );
            }}
            onHide={hide}
            onRestore={restore}
            onClear={clear}
            onClose={() => setFiltersOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Puts what is typed in the boxes into the view. */
function useTypedOddsFilters(type: OddsType) {
  const dispatch = useDispatch();
  return useTypedFilters<OddColumnDto>(
    useCallback(
      ({ field }, text) => void dispatch(filterTyped({ type, column: field, text })),
      [dispatch, type],
    ),
    useCallback(
      (column, text) => {
        const check = checkFilter(column, text);
        dispatch(filterSettled({ type, column: column.field, text, check }));
      },
      [dispatch, type],
    ),
  );
}

/** Shows what the server could not read in the boxes that it is about. */
function useRefusedFilters(
  type: OddsType,
  groups: readonly OddGroupDto[],
  failure: FoundRows<unknown>['failure'],
) {
  const dispatch = useDispatch();
  useEffect(() => {
    if (failure === undefined) return;
    const wrong: Record<string, string> = {};
    for (const column of groups.flatMap((group) => group.columns)) {
      const sentence = column.filter_params.map((param) => failure.fields[param]).find(Boolean);
      if (sentence) wrong[column.field] = sentence;
    }
    dispatch(filtersRefused({ type, wrong }));
  }, [type, groups, failure, dispatch]);
}

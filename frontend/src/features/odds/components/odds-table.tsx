import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { readApiError } from '../../../api/api-error';
import type { OddGroupDto, OddsRowDto } from '../../../api/generated/wire';
import { DataGrid } from '../../../components/data-grid/data-grid';
import type { RenderFilter } from '../../../components/data-grid/grid-header';
import { PHONE, useMediaQuery } from '../../../lib/use-media-query';
import { tr } from '../../../locale/tr';
import { oddsGrid } from '../odds-grid-columns';
import { SummaryPanel } from '../summary/summary-panel';
import { filtersRefused } from '../odds-view.slice';
import { type OddsPickerTable, useOddsPickerTable } from '../odds-picker';
import type { OddsType } from '../odds-type';
import { selectTableDark } from '../table-theme.slice';
import { useFilterBoxes } from '../use-filter-boxes';
import { useHiddenGroups } from '../use-hidden-groups';
import { useOddsRows } from '../use-odds-rows';
import { useViewInAddress } from '../use-view-in-address';
import { searchParams } from '../view-url';
import { ActiveFilters } from './active-filters';
import { ExportButton } from './export-button';
import { FilterBox } from './filter-box';
import { HiddenGroupList } from './hidden-group-list';
import { OddsToolbar } from './odds-toolbar';
import { RowCount } from './row-count';
import { TableTail } from './table-tail';
import { TableThemeSwitch } from './table-theme-switch';
import { WonLegend } from './won-legend';

const FilterSheet = lazy(() => import('./filter-sheet'));

const ROW_HEIGHT = 28;
/** Home over away in one cell. */
const PHONE_ROW_HEIGHT = 40;

/**
 * Fills the rest of the screen, and has room for many rows whatever stands above: then the page scrolls. Its rows
 * don't count for its height.
 */
const TABLE_PLACE =
  '@container relative min-h-[max(24rem,60dvh)] grow text-text max-md:min-h-[calc(100dvh-var(--header-height)-var(--dock-height))]';

const rowKey = (row: OddsRowDto) => row.id!;

interface Props {
  type: OddsType;
  title: string;
  groups: readonly OddGroupDto[];
  /** Draws the line that picks a match and saved filters. */
  renderPicker?: (table: OddsPickerTable, phone: boolean) => ReactNode;
}

/** The odds table with everything above it. */
export function OddsTable({ type, title, groups, renderPicker }: Props) {
  const view = useViewInAddress(type, groups);
  const hidden = useHiddenGroups(type);
  const onType = useFilterBoxes(type);
  const dark = useSelector(selectTableDark);
  const phone = useMediaQuery(PHONE);
  const [filtersOpen, setFiltersOpen] = useState(false);

  const params = useMemo(() => searchParams(view.applied, groups), [view.applied, groups]);
  const search = useMemo(() => (view.opened ? { type, params } : null), [view.opened, type, params]);
  const found = useOddsRows(search);
  const picker = useOddsPickerTable(type, view, params, groups);
  useRefusedFilters(type, groups, found.error);

  const grid = useMemo(() => oddsGrid(groups, phone), [groups, phone]);
  const hiddenGroups = useMemo(() => new Set(view.hiddenGroups), [view.hiddenGroups]);
  const columns = useMemo(
    () => new Map(groups.flatMap((group) => group.columns).map((column) => [column.field, column])),
    [groups],
  );
  const renderFilter = useCallback<RenderFilter<OddsRowDto>>(
    (column, focus) => (
      <FilterBox
        type={type}
        column={columns.get(column.id)!}
        title={column.fullTitle}
        onType={onType}
        focus={focus}
      />
    ),
    [type, columns, onType],
  );

  const exportButton = <ExportButton type={type} params={params} phone={phone} />;
  const navigate = useNavigate();
  const follow = useCallback((path: string) => void navigate(path), [navigate]);

  return (
    <div className="flex min-h-[calc(100dvh-var(--header-height)-var(--dock-height))] flex-col md:min-h-[calc(100dvh-var(--header-height))]">
      <div className="flex flex-col gap-2 border-b border-line px-4 py-2 lg:px-6">
        <OddsToolbar
          type={type}
          view={view}
          title={title}
          phone={phone}
          onOpenFilters={() => setFiltersOpen(true)}
        >
          {!phone && exportButton}
        </OddsToolbar>
        {renderPicker?.(picker, phone)}
        <div className="flex min-h-8 flex-wrap items-center gap-x-1.5 gap-y-2">
          <RowCount found={found} search={search} />
          {phone && <TableThemeSwitch />}
          <ActiveFilters type={type} view={view} groups={groups} clearable={phone || !renderPicker} />
          <WonLegend>{phone && exportButton}</WonLegend>
        </div>
        <HiddenGroupList hidden={view.hiddenGroups} groups={groups} actions={hidden} />
      </div>
      <SummaryPanel search={search} groups={groups} />
      <div data-theme={dark === null ? undefined : dark ? 'dark' : 'light'} className={TABLE_PLACE}>
        <DataGrid
          label={title}
          pinned={grid.pinned}
          pinnedTitle={phone ? tr.odds.match : tr.odds.teams}
          groups={grid.groups}
          hiddenGroups={hiddenGroups}
          onHideGroup={hidden.hide}
          hideLabel={tr.odds.hideGroup}
          rows={found.rows}
          rowKey={rowKey}
          rowHeight={phone ? PHONE_ROW_HEIGHT : ROW_HEIGHT}
          renderFilter={phone ? undefined : renderFilter}
          pending={found.pending}
          stale={found.stale}
          hasMore={found.hasMore}
          onEndReached={found.loadMore}
          onFollow={follow}
          scrollKey={JSON.stringify(params)}
          tail={<TableTail type={type} found={found} filtered={Object.keys(view.applied).length > 0} />}
        />
      </div>
      {filtersOpen && (
        <Suspense>
          <FilterSheet
            type={type}
            view={view}
            groups={groups}
            hidden={hidden}
            onType={onType}
            onClose={() => setFiltersOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Shows what the server could not read in the boxes that it is about. */
function useRefusedFilters(type: OddsType, groups: readonly OddGroupDto[], error: unknown) {
  const dispatch = useDispatch();
  useEffect(() => {
    if (error === undefined) return;
    const { fields } = readApiError(error);
    const wrong: Record<string, string> = {};
    for (const column of groups.flatMap((group) => group.columns)) {
      const sentence = column.filter_params.map((param) => fields[param]).find(Boolean);
      if (sentence) wrong[column.field] = sentence;
    }
    dispatch(filtersRefused({ type, wrong }));
  }, [type, groups, error, dispatch]);
}

import { SlidersHorizontal } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { PHONE, useMediaQuery } from '../../lib/use-media-query';
import { tr } from '../../locale/tr';
import { DataGrid } from '../data-grid/data-grid';
import type { FilterBoxProps, RenderFilter } from '../data-grid/grid-header';
import { Button } from '../form/button';
import { FilterBox } from './filter-box';
import { FilterChips } from './filter-chips';
import { refusedFilters } from './filter-text';
import type { FoundRows } from './found-rows';
import { HiddenGroups } from './hidden-groups';
import { gridColumns, type MatchColumn, type MatchRow } from './match-table';
import type { TableKey } from './table-key';
import { filtersRefused, selectTableView, type WithTableViews } from './table-views.slice';
import { selectTableDark } from './table-theme.slice';
import { TableFrame } from './table-frame';
import { type EmptyTable, TableTail } from './table-tail';
import { type TypeFilter, useTypedFilters } from './use-typed-filters';
import type { TableControls } from './use-table-view';

const FilterSheet = lazy(() => import('./filter-sheet'));

const ROW_HEIGHT = 28;
/** Home over away in one cell. */
const PHONE_ROW_HEIGHT = 40;

interface Props<Row> {
  controls: TableControls<Row>;
  found: FoundRows<Row>;
  /** Above everything else: title, actions, and on phones the button of the filters. */
  renderToolbar: (filterButton: ReactNode) => ReactNode;
  /** The line that picks a match and saved filters. */
  picker?: ReactNode;
  /** How many matches there are; begins the line of chips. */
  count: ReactNode;
  /** Ends the line of chips. */
  notes?: ReactNode;
  /** Between the head and the table. */
  between?: ReactNode;
  /** The message of an empty table. */
  empty: EmptyTable;
  /** Shows the button that clears all filters beside their chips. */
  clearable: boolean;
  /** The table is a part of its page instead of filling it. */
  inPage?: boolean;
}

const rowKey = (row: MatchRow) => row.id!;

/** A table of matches with what all of them share: filter boxes, chips, hidden groups, the filter sheet of phones. */
export function MatchTableView<Row extends MatchRow>(props: Props<Row>) {
  const { controls, found } = props;
  const { table, view, params, hide } = controls;
  useRefusedFilters(controls, found.failure);
  const onType = useTypedFilters(table);
  const phone = useMediaQuery(PHONE);
  const dark = useSelector(selectTableDark);
  const [sheetOpen, setSheetOpen] = useState(false);

  const { key, columns } = table;
  const grid = useMemo(() => gridColumns(table, phone), [table, phone]);
  const hiddenGroups = useMemo(() => new Set(view.hiddenGroups), [view.hiddenGroups]);
  const renderFilter = useCallback<RenderFilter<Row>>(
    ({ id }, focus) => <ColumnFilter table={key} column={columns.get(id)!} onType={onType} focus={focus} />,
    [key, columns, onType],
  );
  const navigate = useNavigate();
  const { key: place } = useLocation();
  const follow = useCallback((path: string) => void navigate(path), [navigate]);

  const head = (
    <>
      {props.renderToolbar(
        phone && (
          <FilterSheetButton count={Object.keys(view.applied).length} onOpen={() => setSheetOpen(true)} />
        ),
      )}
      {props.picker}
      <div className="flex min-h-8 flex-wrap items-center gap-x-1.5 gap-y-2">
        {props.count}
        <FilterChips controls={controls} clearable={props.clearable} />
        <HiddenGroups controls={controls} />
        {props.notes}
      </div>
    </>
  );
  return (
    <>
      <TableFrame head={head} between={props.between} dark={dark} inPage={props.inPage}>
        <DataGrid
          label={table.title}
          pinned={grid.pinned}
          pinnedTitle={phone ? tr.odds.match : tr.odds.teams}
          groups={grid.groups}
          hiddenGroups={hiddenGroups}
          onHideGroup={hide}
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
          place={place}
          scrollKey={JSON.stringify(params)}
          tail={<TableTail found={found} empty={props.empty} onClear={controls.clear} />}
        />
      </TableFrame>
      {sheetOpen && (
        <Suspense>
          <FilterSheet
            controls={controls}
            renderBox={(column) => (
              <ColumnFilter key={column.id} table={key} column={column} onType={onType} roomy />
            )}
            onClose={() => setSheetOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * Takes the filters that the server can't read out of what counts, before anything is painted: the rows are asked for
 * again without them, and so is whatever else is asked with these filters.
 */
function useRefusedFilters<Row>({ table }: TableControls<Row>, failure: FoundRows<Row>['failure']): void {
  const { key, filters } = table;
  const dispatch = useDispatch();
  useLayoutEffect(() => {
    const wrong = failure && refusedFilters(failure.fields, filters);
    if (wrong && Object.keys(wrong).length > 0) dispatch(filtersRefused({ table: key, wrong }));
  }, [failure, filters, key, dispatch]);
}

interface ColumnFilterProps {
  table: TableKey;
  column: MatchColumn<never>;
  onType: TypeFilter;
  focus?: FilterBoxProps;
  roomy?: boolean;
}

/** The filter box of one column; drawn again only when its own text changes. */
function ColumnFilter({ table, column, onType, focus, roomy }: ColumnFilterProps) {
  const { id, title, fullTitle, placeholder } = column;
  const text = useSelector((state: WithTableViews) => selectTableView(state, table).texts[id] ?? '');
  const wrong = useSelector((state: WithTableViews) => selectTableView(state, table).wrong[id]);
  if (column.params.length === 0) return null;
  return (
    <FilterBox
      {...{ text, wrong, placeholder, focus, roomy }}
      heading={title}
      title={fullTitle}
      price={column.kind === 'odd'}
      onType={(typed) => onType(id, typed)}
    />
  );
}

/** Opens the sheet of filters on phones, and shows how many apply. */
function FilterSheetButton({ count, onOpen }: { count: number; onOpen: () => void }) {
  return (
    <Button look="secondary" size="small" onClick={onOpen}>
      <SlidersHorizontal aria-hidden className="size-4" />
      {count === 0 ? tr.odds.filters : tr.odds.filterCount(count)}
    </Button>
  );
}

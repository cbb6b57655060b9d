import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '../../kit/feedback/lazy-part';
import { Button } from '../../kit/form/button';
import { Segmented } from '../../kit/form/segmented';
import type { AskedCell, DataGrid as Grid, GridHandle } from '../../kit/grid/data-grid';
import type { RenderAction, RenderFilter } from '../../kit/grid/grid-header';
import { BoxFacet, FacetButton } from '../facets/facet-button';
import { PHONE, useMediaQuery } from '../../lib/use-media-query';
import { trOdds } from '../../locale/tr-odds';
import { MatchCards } from './cards/match-cards';
import { DARK_TABLE, PHONE_LAYOUT, PINNED_FILTERS, usePreference } from '../../lib/preferences';
import { ColumnFilter } from './column-filter';
import { FilterChips } from './filter-chips';
import { refusedFilters } from './filter-text';
import type { FoundRows } from './found-rows';
import { EmptyGroupsButton, HiddenGroups } from './hidden-groups';
import { gridColumns, type MatchColumn, type MatchRow, type MatchTable } from './match-table';
import { PinButton, usePinnedColumns } from './pinned-filters';
import { TableFrame } from './table-frame';
import { type EmptyTable, TableTail } from './table-tail';
import { filtersRefused } from './table.slice';
import { useFoldedGroups } from './use-folded-groups';
import type { TableControls } from './use-question';

const loadGrid = async () => ({ default: (await import('../../kit/grid/data-grid')).DataGrid });
/** Asked for together with the first rows; phones that draw cards do without. */
// eslint-disable-next-line no-restricted-syntax -- the same component; `lazy` forgets that it is generic
const DataGrid = lazyPart(loadGrid) as unknown as typeof Grid;
const ColumnFinder = lazyPart(() => import('./column-finder'));
const FilterSheet = lazyPart(() => import('./filter-sheet'), 'over');
const CellMenu = lazyPart(() => import('./cell-menu/cell-menu'), 'over');

const ROW_HEIGHT = 28;
/** Home over away in one cell. */
const PHONE_ROW_HEIGHT = 40;

interface Props<Row> {
  controls: TableControls<Row>;
  found: FoundRows<Row>;
  /**
   * Above everything else: title, actions, and the way to a filter: a search for its column, on phones a button.
   * @param absent keys of the groups that are hidden or have no price
   */
  renderToolbar: (toFilters: ReactNode, absent: ReadonlySet<string>) => ReactNode;
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
  /** Phones draw the matches as cards, until the visitor prefers the table. */
  cards?: boolean;
  /** On phones: what the button says that closes the sheet of filters. */
  showLabel?: ReactNode;
}

const NONE: readonly string[] = [];

/** How phones can draw the matches. */
const LAYOUTS = [
  ['cards', trOdds.cards],
  ['table', trOdds.table],
] as const;

const rowKey = (row: MatchRow) => row.id!;

/** A table of matches with what all of them share: filter boxes, chips, hidden groups, the filter sheet of phones. */
export function MatchTableView<Row extends MatchRow>(props: Props<Row>) {
  const { controls, found } = props;
  const { table, question, params, hidden, hide, restore } = controls;
  useRefusedFilters(table, found.failure);
  const phone = useMediaQuery(PHONE);
  const [dark] = usePreference(DARK_TABLE);
  const [sheetOpen, setSheetOpen] = useState(false);
  const switchable = phone && props.cards === true;
  const [layout, setLayout] = usePreference(PHONE_LAYOUT);
  const asCards = layout === 'cards' && switchable;

  const { key, columns } = table;
  const [pinning, setPinning] = usePreference(PINNED_FILTERS);
  const [written, setWritten] = useState<string | null>(null);
  const filtered = useMemo(
    () => Object.keys(question.filters).filter((id) => columns.get(id)?.pin === false),
    [question.filters, columns],
  );
  const pinned = usePinnedColumns(pinning && !phone ? filtered : NONE, written, table);
  const grid = useMemo(() => gridColumns(table, phone, pinned), [table, phone, pinned]);
  const folded = useFoldedGroups(controls, found);
  const absent = useMemo(() => new Set([...hidden, ...folded.groups]), [hidden, folded.groups]);
  const undrawn = useMemo(() => (phone ? new Set(hidden) : absent), [phone, hidden, absent]);
  const renderFilter = useCallback<RenderFilter<Row>>(
    ({ id }, focus) => (
      <ColumnFilter
        table={key}
        column={columns.get(id)!}
        focus={{ ...focus, onFocus: () => setWritten(id), onBlur: () => setWritten(null) }}
      />
    ),
    [key, columns],
  );
  const renderAction = useCallback<RenderAction<Row>>(
    ({ id }, action) => {
      const column = columns.get(id);
      return (
        column !== undefined &&
        column.params.length > 0 && (
          <FacetButton table={table} column={column} {...action} skipTab className="h-full w-6" />
        )
      );
    },
    [table, columns],
  );
  const gridHandle = useRef<GridHandle>(null);
  /** The column that was chosen while the grid was still on its way. */
  const early = useRef<string | null>(null);
  const takeGrid = useCallback((handle: GridHandle | null) => {
    gridHandle.current = handle;
    if (handle === null || early.current === null) return;
    handle.goTo(early.current);
    early.current = null;
  }, []);
  const goTo = (id: string) => {
    const group = table.groups.find((each) => each.columns.some((column) => column.id === id));
    if (!group) return;
    if (hidden.includes(group.id)) restore(group.id);
    folded.unfold(group.id);
    if (gridHandle.current) gridHandle.current.goTo(id);
    else early.current = id;
  };
  const [asked, setAsked] = useState<AskedCell<MatchRow> | null>(null);
  const closeMenu = useCallback(() => setAsked(null), []);
  const navigate = useNavigate();
  const { key: place } = useLocation();
  const follow = useCallback((path: string) => void navigate(path), [navigate]);

  const head = (
    <>
      {props.renderToolbar(
        phone ? (
          <FilterSheetButton count={Object.keys(question.filters).length} onOpen={() => setSheetOpen(true)} />
        ) : (
          <div className="h-9 w-44">
            <Suspense>
              <ColumnFinder table={table} onGoTo={goTo} />
            </Suspense>
          </div>
        ),
        absent,
      )}
      {props.picker}
      <div className="flex min-h-8 flex-wrap items-center gap-x-1.5 gap-y-2">
        {props.count}
        {switchable && (
          <Segmented label={trOdds.layoutSwitch} options={LAYOUTS} value={layout} onChange={setLayout} />
        )}
        <FilterChips controls={controls} clearable={props.clearable} onGoTo={phone ? undefined : goTo} />
        {!phone && filtered.length > 0 && <PinButton on={pinning} onTurn={setPinning} />}
        <HiddenGroups controls={controls} phone={phone} />
        {!phone && folded.count > 0 && (
          <EmptyGroupsButton count={folded.count} open={folded.open} onOpen={folded.setOpen} />
        )}
        {props.notes}
      </div>
    </>
  );
  const tail = <TableTail found={found} empty={props.empty} onClear={controls.clear} />;
  return (
    <>
      <TableFrame head={head} between={props.between} dark={dark} inPage={props.inPage} fitted={asCards}>
        {asCards ? (
          <MatchCards controls={controls} found={found} place={place} tail={tail} onCellMenu={setAsked} />
        ) : (
          <Suspense>
            <DataGrid
              ref={takeGrid}
              label={table.title}
              pinned={grid.pinned}
              groups={grid.groups}
              hiddenGroups={undrawn}
              onHideGroup={hide}
              hideLabel={trOdds.hideGroup}
              rows={found.rows}
              rowKey={rowKey}
              rowHeight={phone ? PHONE_ROW_HEIGHT : ROW_HEIGHT}
              sort={question.sort}
              onSort={table.sortable ? controls.toggleSort : undefined}
              renderFilter={phone ? undefined : renderFilter}
              renderAction={phone || !table.divides ? undefined : renderAction}
              pending={found.pending}
              stale={found.stale}
              hasMore={found.hasMore}
              onEndReached={found.loadMore}
              onFollow={follow}
              onCellMenu={setAsked}
              place={place}
              scrollKey={JSON.stringify(params)}
              tail={tail}
            />
          </Suspense>
        )}
      </TableFrame>
      {asked && (
        <Suspense>
          <CellMenu asked={asked} controls={controls} onClose={closeMenu} />
        </Suspense>
      )}
      {sheetOpen && (
        <Suspense>
          <FilterSheet
            controls={controls}
            showLabel={props.showLabel}
            renderBox={(column) => <RoomyFilter key={column.id} table={table} column={column} />}
            onClose={() => setSheetOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** A filter box of the sheet of phones, with how the matches divide by its column; while it is written in, its signs stand there. */
function RoomyFilter({ table, column }: { table: MatchTable<never>; column: MatchColumn<never> }) {
  return (
    <div className="relative [&:has(input:focus)>[data-facet]]:hidden">
      <ColumnFilter table={table.key} column={column} roomy />
      {table.divides && column.params.length > 0 && (
        <div data-facet className="absolute top-0 right-0">
          <BoxFacet table={table} column={column} />
        </div>
      )}
    </div>
  );
}

/**
 * Takes the filters that the server can't read out of what counts, before anything is painted: the rows are asked for
 * again without them, and so is whatever else is asked with these filters.
 */
function useRefusedFilters(
  { key, filters }: Pick<MatchTable<never>, 'key' | 'filters'>,
  failure: FoundRows<unknown>['failure'],
): void {
  const dispatch = useDispatch();
  useLayoutEffect(() => {
    const sentences = failure && refusedFilters(failure.fields, filters);
    if (sentences && Object.keys(sentences).length > 0) dispatch(filtersRefused({ table: key, sentences }));
  }, [failure, filters, key, dispatch]);
}

/** Opens the sheet of filters on phones, and shows how many apply. */
function FilterSheetButton({ count, onOpen }: { count: number; onOpen: () => void }) {
  return (
    <Button look="secondary" size="small" onClick={onOpen}>
      <SlidersHorizontal aria-hidden className="size-4" />
      {count === 0 ? trOdds.filters : trOdds.filterCount(count)}
    </Button>
  );
}

import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type Key,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { classNames } from '../../lib/class-names';
import { usePrinting } from '../../lib/use-printing';
import { useTextScale } from '../../lib/use-text-scale';
import { trTable } from '../../locale/tr-table';
import { GridHeader, type RenderAction, type RenderFilter } from './grid-header';
import { columnAt, columnWindow, layOutGrid, onPaper, PAPER_ZOOM, rowWindow } from './grid-layout';
import { GridRow } from './grid-row';
import { GridSkeleton } from './grid-skeleton';
import {
  FILTER_ROW_HEIGHT,
  type GridGroup,
  type GridSort,
  GROUP_ROW_HEIGHT,
  TITLE_ROW_HEIGHT,
} from './grid-types';
import { useEndReached } from './use-end-reached';
import { useGridFocus } from './use-grid-focus';
import { type AskMenu, type Point, useMenuEvents } from './use-menu-events';
import { useScrollPlace } from './use-scroll-place';

/** What can be done with a table from outside. */
export interface GridHandle {
  /** Brings a column into view and focuses its filter box, as soon as the column is shown. */
  goTo: (column: string) => void;
}

/** A cell whose menu is asked for. */
export interface AskedCell<Row> {
  row: Row;
  /** Id of its column. */
  column: string;
  /** What it shows; two texts where it is a pair. */
  texts: readonly string[];
  cell: HTMLElement;
  /** Where the mouse or the finger is; null by key. */
  at: Point | null;
}

interface Props<Row> {
  ref?: Ref<GridHandle>;
  /** Name of the table for screen readers. */
  label: string;
  /** Columns that stay in view while the others scroll sideways; their groups can't be hidden. */
  pinned: readonly GridGroup<Row>[];
  groups: readonly GridGroup<Row>[];
  hiddenGroups: ReadonlySet<string>;
  onHideGroup: (groupId: string) => void;
  /** Name of the box that hides a group. */
  hideLabel: (groupTitle: string) => string;
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Pixels where the browser writes letters of 16 px. */
  rowHeight: number;
  /** The order of the rows, where a column's title shows and changes it. */
  sort?: GridSort | null;
  onSort?: (column: string) => void;
  /** Draws the filter box of a column; without it there is no row of boxes. */
  renderFilter?: RenderFilter<Row>;
  /** Draws the button beside a column's title; null for none. */
  renderAction?: RenderAction<Row>;
  /** No rows are known yet. */
  pending: boolean;
  /** The rows are those of the former question while the new ones are on their way. */
  stale: boolean;
  /** More rows exist than are loaded. */
  hasMore: boolean;
  onEndReached: () => void;
  /** Opens a path of this site that a cell leads to. */
  onFollow?: (path: string) => void;
  /** Opens the menu of a cell of a row; without it the browser opens its own. */
  onCellMenu?: (cell: AskedCell<Row>) => void;
  /** The history entry that the table stands in: it remembers where the table was left. */
  place: string;
  /** The table returns to its top when this changes. */
  scrollKey: string;
  /** Under the last row: progress, failure, the end. */
  tail: ReactNode;
}

const ROWS_TO_SPARE = 8;
const TAIL_HEIGHT = 48;

/**
 * A table of hundreds of columns and thousands of rows: only what is in view is in the page. Pinned columns,
 * sticky headings, filter boxes, keyboard as in the WAI-ARIA grid pattern. Fills the positioned element around it.
 */
export function DataGrid<Row extends object>(props: Props<Row>) {
  const { pinned, groups, hiddenGroups, rows, rowKey, pending, renderFilter, hasMore } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const scale = useTextScale();
  const layout = useMemo(
    () => layOutGrid(pinned, groups, hiddenGroups, scale),
    [pinned, groups, hiddenGroups, scale],
  );
  const rowHeight = Math.round(props.rowHeight * scale);
  const headerRows = renderFilter ? 3 : 2;
  const headerHeight =
    (GROUP_ROW_HEIGHT + TITLE_ROW_HEIGHT + (renderFilter ? FILTER_ROW_HEIGHT : 0)) * scale + 1;
  const checkEnd = useEndReached(scroller, props.onEndReached, rows);

  const { active, gridEvents, keepFocus, goTo } = useGridFocus({
    scrollerRef: scroller,
    layout,
    rowCount: rows.length,
    headerRows,
    headerHeight,
    rowHeight,
    onLastRow: props.onEndReached,
  });
  useImperativeHandle(props.ref, () => ({ goTo }), [goTo]);
  const activeRow = active.row - headerRows;
  const paper = usePrinting() ? onPaper(layout, rows.length) : null;
  const paperRows = paper?.rows;

  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoised on the virtualizer itself
  const rowVirtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rowKey(rows[index]!),
    paddingStart: headerHeight,
    rangeExtractor: useCallback(
      (range: { startIndex: number; endIndex: number; count: number }) =>
        paperRows === undefined
          ? rowWindow(range, ROWS_TO_SPARE, activeRow)
          : Array.from({ length: paperRows }, (_, index) => index),
      [activeRow, paperRows],
    ),
    useFlushSync: false,
  });
  const centerKey = useCallback((index: number) => layout.center[index]!.column.id, [layout]);
  const columnVirtualizer = useVirtualizer({
    horizontal: true,
    count: layout.center.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => layout.center[index]!.column.width,
    getItemKey: centerKey,
    paddingStart: layout.pinnedWidth,
    rangeExtractor: columnWindow,
    useFlushSync: false,
  });
  const columns = columnVirtualizer.getVirtualItems();
  const from = paper ? 0 : (columns[0]?.index ?? 0);
  const to = paper?.columns ?? (columns.at(-1)?.index ?? -1) + 1;

  const rememberPlace = useScrollPlace(scroller, {
    place: props.place,
    scrollKey: props.scrollKey,
    rows: pending || props.stale ? 0 : rows.length,
  });
  const onScroll = useCallback(() => {
    checkEnd();
    rememberPlace();
  }, [checkEnd, rememberPlace]);

  const headerActive = useMemo(() => (active.row < headerRows ? active : null), [active, headerRows]);
  const { onHideGroup, onFollow } = props;
  const follow = useCallback(
    (event: MouseEvent<HTMLElement>) => {
      const path = onFollow && plainClickPath(event);
      if (path === undefined) return;
      event.preventDefault();
      onFollow?.(path);
    },
    [onFollow],
  );
  const { onCellMenu } = props;
  const askMenu = useCallback<AskMenu>(
    (target, at) => {
      const cell = target.closest<HTMLElement>('[role="gridcell"][data-row]');
      const row = cell && rows[Number(cell.dataset.row) - headerRows];
      const column = cell && columnAt(layout, Number(cell.dataset.col));
      if (!row || !column || !onCellMenu) return false;
      onCellMenu({ row, column: column.id, texts: [column.text(row)].flat(), cell, at });
      return true;
    },
    [rows, headerRows, layout, onCellMenu],
  );
  const menuEvents = useMenuEvents(askMenu);
  const hideGroup = useCallback(
    (groupId: string) => {
      keepFocus();
      onHideGroup(groupId);
    },
    [keepFocus, onHideGroup],
  );

  return (
    <div
      ref={scroller}
      onScroll={onScroll}
      {...menuEvents}
      className={classNames(
        'absolute inset-0 overflow-auto overscroll-x-contain bg-surface text-dense text-text tabular-nums',
        // a finger that rests asks for the menu, not for text
        onCellMenu && '[-webkit-touch-callout:none] pointer-coarse:select-none',
      )}
      style={{ scrollPaddingTop: headerHeight, scrollPaddingLeft: layout.pinnedWidth }}
    >
      <div className="min-w-full" style={{ width: layout.pinnedWidth + layout.centerWidth }}>
        <div
          role="grid"
          // also the headings: a translated one no longer fits its column
          translate="no"
          aria-label={props.label}
          aria-busy={pending || props.stale}
          aria-rowcount={hasMore ? -1 : rows.length + headerRows}
          aria-colcount={layout.pinned.length + layout.center.length}
          style={{ '--paper-zoom': PAPER_ZOOM } as CSSProperties}
          {...gridEvents}
          onClick={follow}
        >
          <GridHeader
            layout={layout}
            from={from}
            to={to}
            active={headerActive}
            renderFilter={renderFilter}
            renderAction={props.renderAction}
            onHideGroup={hideGroup}
            hideLabel={props.hideLabel}
            sort={props.sort ?? null}
            onSort={props.onSort}
          />
          {pending ? (
            <GridSkeleton layout={layout} rowHeight={rowHeight} to={to} />
          ) : (
            rows.length > 0 && (
              <div
                role="rowgroup"
                className={classNames(
                  'relative transition-opacity duration-150',
                  props.stale && 'opacity-50',
                )}
                style={{
                  height: rowVirtualizer.getTotalSize() - headerHeight,
                  width: layout.pinnedWidth + layout.centerWidth,
                }}
              >
                {rowVirtualizer.getVirtualItems().map((item) => (
                  <GridRow
                    key={item.key}
                    row={rows[item.index]!}
                    place={item.index + headerRows}
                    top={item.start - headerHeight}
                    height={rowHeight}
                    layout={layout}
                    from={from}
                    to={to}
                    activeCol={item.index === activeRow ? active.col : -1}
                  />
                ))}
              </div>
            )
          )}
        </div>
        <div className="sticky left-0 w-[100cqw]" style={{ minHeight: TAIL_HEIGHT * scale }}>
          {paper &&
          rows.length > 0 &&
          (hasMore || paper.rows < rows.length || paper.columns < layout.center.length) ? (
            <p className="py-2">{trTable.onPaper(paper.rows, paper.columns, layout.center.length)}</p>
          ) : (
            props.tail
          )}
        </div>
      </div>
    </div>
  );
}

/**
 * The path of the link that a plain click hit, or undefined: other buttons and held keys are the browser's, they open
 * tabs and windows. For places with so many links that one listener serves them all.
 */
export function plainClickPath(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  return link?.getAttribute('href') ?? undefined;
}

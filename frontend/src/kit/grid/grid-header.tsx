import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { classNames } from '../../lib/class-names';
import { trTable } from '../../locale/tr-table';
import { type GridLayout, headingFor, type PlacedColumn, type PlacedGroup } from './grid-layout';
import { drawnColumns } from './grid-row';
import {
  type CellPlace,
  FILTER_ROW,
  FILTER_ROW_HEIGHT,
  GROUP_ROW,
  GROUP_ROW_HEIGHT,
  type GridColumn,
  type GridSort,
  TITLE_ROW,
  TITLE_ROW_HEIGHT,
} from './grid-types';

/** What a filter box must carry so that the grid's keys reach it. */
export interface FilterBoxProps {
  tabIndex: number;
  'data-focus-target': '';
  onFocus?: () => void;
  onBlur?: () => void;
}

export type RenderFilter<Row> = (column: GridColumn<Row>, focus: FilterBoxProps) => ReactNode;

/** What opens from a column's title, for whoever points at it or presses Alt and the arrow down. */
export type RenderAction<Row> = (
  column: GridColumn<Row>,
  action: { open: boolean; onOpen: (open: boolean) => void },
) => ReactNode;

interface Props<Row> {
  layout: GridLayout<Row>;
  from: number;
  to: number;
  /** The cell that Tab enters, or null while it is among the data. */
  active: CellPlace | null;
  renderFilter?: RenderFilter<Row>;
  /** Draws the button beside a column's title; null for none. */
  renderAction?: RenderAction<Row>;
  onHideGroup: (groupId: string) => void;
  hideLabel: (groupTitle: string) => string;
  sort: GridSort | null;
  /** Sorts by a column; without it none sorts. */
  onSort?: (column: string) => void;
}

/** Group headings, column titles and filter boxes. Drawn again only when one of its own values changes. */
export const GridHeader = memo(function GridHeader<Row>(props: Props<Row>) {
  const { layout, renderFilter, renderAction, sort, onSort } = props;
  const width = layout.pinnedWidth + layout.centerWidth;
  return (
    <div role="rowgroup" className="sticky top-0 z-2 border-b border-control bg-raised" style={{ width }}>
      <HeadingRow {...props} />
      <ColumnRow {...props} place={TITLE_ROW} height={TITLE_ROW_HEIGHT} role="columnheader">
        {(column, tabIndex) =>
          renderAction ? (
            <TitleWithAction {...{ column, tabIndex, sort, onSort, renderAction }} />
          ) : (
            <Title {...{ column, tabIndex, sort, onSort }} />
          )
        }
      </ColumnRow>
      {renderFilter && (
        <ColumnRow {...props} place={FILTER_ROW} height={FILTER_ROW_HEIGHT} role="gridcell">
          {(column, tabIndex) => renderFilter(column, { tabIndex, 'data-focus-target': '' })}
        </ColumnRow>
      )}
    </div>
  );
}) as <Row>(props: Props<Row>) => React.JSX.Element;

function HeadingRow<Row>(props: Props<Row>) {
  const { layout, from, to, active } = props;
  const pinnedCount = layout.pinned.length;
  const activeCol = active?.row === GROUP_ROW ? active.col : -1;
  const activeIndex = activeCol - pinnedCount;
  const drawn = layout.groups.filter(
    ({ first, last }) => (first < to && last >= from) || (activeIndex >= first && activeIndex <= last),
  );
  return (
    <div
      role="row"
      aria-rowindex={GROUP_ROW + 1}
      className="relative"
      style={{ height: GROUP_ROW_HEIGHT * layout.scale }}
    >
      <div
        role="presentation"
        className="sticky left-0 z-1 h-full border-r border-line bg-raised"
        style={{ width: layout.pinnedWidth }}
      >
        {layout.pinnedGroups.map((placed) => (
          <PinnedHeading
            key={`${placed.group.id} ${placed.first}`}
            placed={placed}
            scale={layout.scale}
            active={activeCol >= placed.first && activeCol <= placed.last}
          />
        ))}
      </div>
      {drawn.map((placed) => (
        <Heading
          key={placed.group.id}
          {...props}
          placed={placed}
          active={activeIndex >= placed.first && activeIndex <= placed.last}
        />
      ))}
    </div>
  );
}

/** The group of pinned columns: it can't be hidden. */
function PinnedHeading<Row>({
  placed,
  scale,
  active,
}: Pick<HeadingProps<Row>, 'placed' | 'active'> & { scale: number }) {
  const { group, start, width, first, last } = placed;
  return (
    <div
      role="columnheader"
      aria-colindex={first + 1}
      aria-colspan={last - first + 1}
      data-row={GROUP_ROW}
      data-col={first}
      tabIndex={active ? 0 : -1}
      title={group.title}
      className={classNames(
        'absolute inset-y-0 truncate px-2 text-xs leading-7 font-semibold -outline-offset-2',
        first > 0 && 'border-l border-line',
      )}
      style={{ left: start, width }}
    >
      {headingFor(placed, scale)}
    </div>
  );
}

interface HeadingProps<Row> extends Pick<Props<Row>, 'layout' | 'onHideGroup' | 'hideLabel'> {
  placed: PlacedGroup<Row>;
  active: boolean;
}

function Heading<Row>({ layout, placed, active, onHideGroup, hideLabel }: HeadingProps<Row>) {
  const { group, start, width, first, last } = placed;
  const title = headingFor(placed, layout.scale);
  return (
    <div
      role="columnheader"
      aria-colindex={layout.pinned.length + first + 1}
      aria-colspan={last - first + 1}
      data-row={GROUP_ROW}
      data-col={layout.pinned.length + first}
      title={group.title}
      className={classNames(
        'absolute inset-y-0 overflow-clip text-xs font-semibold',
        start > 0 && 'border-l border-line',
      )}
      style={{ left: layout.pinnedWidth + start, width }}
    >
      {/* the negative margin lets it stay in view to the group's very end, which then cuts it */}
      <label
        className="sticky -mr-[100vw] flex h-full w-fit max-w-full items-center gap-1.5 px-2"
        style={{ left: layout.pinnedWidth }}
      >
        <input
          type="checkbox"
          checked
          onChange={() => onHideGroup(group.id)}
          aria-label={hideLabel(title === group.title ? title : `${title}: ${group.title}`)}
          tabIndex={active ? 0 : -1}
          data-focus-target=""
          className="size-4 shrink-0 accent-accent"
        />
        <span className="truncate">{title}</span>
      </label>
    </div>
  );
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

interface TitleProps<Row> extends Pick<Props<Row>, 'sort' | 'onSort'> {
  column: GridColumn<Row>;
  tabIndex: number;
}

/** The button stands over the end of the title that holds no letters, as long as it is wanted. */
function TitleWithAction<Row>({
  renderAction,
  ...title
}: TitleProps<Row> & { renderAction: RenderAction<Row> }) {
  const [open, setOpen] = useState(false);
  const { column } = title;
  return (
    <div
      className="group/head relative flex h-full w-full min-w-0 items-center"
      onKeyDown={(event) => {
        if (event.altKey && event.key === 'ArrowDown') setOpen(true);
      }}
    >
      <Title {...title} />
      <div
        className={classNames(
          'absolute inset-y-0 flex items-center bg-raised',
          column.align === 'right' ? 'left-0' : 'right-0',
          !open &&
            'opacity-0 group-focus-within/head:opacity-100 group-hover/head:opacity-100 pointer-coarse:opacity-100',
        )}
      >
        {renderAction(column, { open, onOpen: setOpen })}
      </div>
    </div>
  );
}

/** A column's title; a button where the rows can be sorted by it. */
function Title<Row>({
  column: { id, title, fullTitle, align, sortable },
  tabIndex,
  sort,
  onSort,
}: TitleProps<Row>) {
  if (!sortable || !onSort) return <span className="truncate">{title}</span>;
  const sorted = sort?.column === id;
  const Icon = !sorted ? ChevronsUpDown : sort.order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      data-on-paper
      data-focus-target=""
      tabIndex={tabIndex}
      aria-label={trTable.sortBy(fullTitle)}
      onClick={() => onSort(id)}
      className={classNames(
        'group/title relative flex h-full w-full min-w-0 items-center px-2 -outline-offset-2 hover:text-text',
        align === 'right' && 'justify-end',
        align === 'center' && 'justify-center',
        sorted && 'font-semibold text-text',
      )}
    >
      <span className="truncate">{title}</span>
      <Icon
        aria-hidden
        className={classNames(
          'absolute inset-y-0 my-auto size-3',
          align === 'right' ? 'left-1' : 'right-1',
          !sorted && 'opacity-0 group-hover/title:opacity-100 group-focus-visible/title:opacity-100',
        )}
      />
    </button>
  );
}

interface ColumnRowProps<Row> extends Omit<Props<Row>, 'renderFilter'> {
  place: number;
  height: number;
  role: 'columnheader' | 'gridcell';
  children: (column: GridColumn<Row>, tabIndex: number) => ReactNode;
}

function ColumnRow<Row>(props: ColumnRowProps<Row>) {
  const { layout, from, to, active, place, height, role, sort, onSort, children } = props;
  const pinnedCount = layout.pinned.length;
  const activeCol = active?.row === place ? active.col : -1;
  const cell = ({ column, start, opensGroup }: PlacedColumn<Row>, col: number, offset: number) => {
    const tabIndex = activeCol === col ? 0 : -1;
    const title = role === 'columnheader';
    const sorts = title && onSort !== undefined && column.sortable === true;
    return (
      <div
        key={column.id}
        role={role}
        aria-colindex={col + 1}
        aria-label={title ? column.fullTitle : undefined}
        aria-sort={sorts && sort?.column === column.id ? ARIA_SORT[sort.order] : undefined}
        data-row={place}
        data-col={col}
        // beyond it is nothing to scroll to: its open box grows the other way
        data-at-end={col === pinnedCount + layout.center.length - 1 ? '' : undefined}
        tabIndex={title && !sorts ? tabIndex : undefined}
        className={classNames(
          'absolute inset-y-0 flex items-center text-xs text-muted -outline-offset-2 focus-within:z-1',
          title && !sorts && 'px-2',
          column.align === 'right' && 'justify-end',
          column.align === 'center' && 'justify-center',
          opensGroup && 'border-l border-line',
        )}
        style={{ left: offset + start, width: column.width }}
      >
        {children(column, tabIndex)}
      </div>
    );
  };
  return (
    <div role="row" aria-rowindex={place + 1} className="relative" style={{ height: height * layout.scale }}>
      <div
        role="presentation"
        className="sticky left-0 z-2 h-full border-r border-line bg-raised"
        style={{ width: layout.pinnedWidth }}
      >
        {layout.pinned.map((placed, index) => cell(placed, index, 0))}
      </div>
      {drawnColumns(from, to, activeCol - pinnedCount, layout.center.length).map((index) =>
        cell(layout.center[index]!, pinnedCount + index, layout.pinnedWidth),
      )}
    </div>
  );
}

import { memo, type ReactNode } from 'react';
import { classNames } from '../../lib/class-names';
import { type GridLayout, headingFor, type PlacedColumn, type PlacedGroup } from './grid-layout';
import { drawnColumns } from './grid-row';
import {
  type CellPlace,
  FILTER_ROW,
  FILTER_ROW_HEIGHT,
  GROUP_ROW,
  GROUP_ROW_HEIGHT,
  type GridColumn,
  TITLE_ROW,
  TITLE_ROW_HEIGHT,
} from './grid-types';

/** What a filter box must carry so that the grid's keys reach it. */
export interface FilterBoxProps {
  tabIndex: number;
  'data-focus-target': '';
}

export type RenderFilter<Row> = (column: GridColumn<Row>, focus: FilterBoxProps) => ReactNode;

interface Props<Row> {
  layout: GridLayout<Row>;
  /** Heading above the pinned columns. */
  pinnedTitle: string;
  from: number;
  to: number;
  /** The cell that Tab enters, or null while it is among the data. */
  active: CellPlace | null;
  renderFilter?: RenderFilter<Row>;
  onHideGroup: (groupId: string) => void;
  hideLabel: (groupTitle: string) => string;
}

/** Group headings, column titles and filter boxes. Drawn again only when one of its own values changes. */
export const GridHeader = memo(function GridHeader<Row>(props: Props<Row>) {
  const { layout, renderFilter } = props;
  const width = layout.pinnedWidth + layout.centerWidth;
  return (
    <div role="rowgroup" className="sticky top-0 z-2 border-b border-control bg-raised" style={{ width }}>
      <HeadingRow {...props} />
      <ColumnRow {...props} place={TITLE_ROW} height={TITLE_ROW_HEIGHT} role="columnheader">
        {(column) => <span className="truncate">{column.title}</span>}
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
  const { layout, pinnedTitle, from, to, active } = props;
  const pinnedCount = layout.pinned.length;
  const activeIndex = active?.row === GROUP_ROW ? active.col - pinnedCount : -1;
  const onPinned = active?.row === GROUP_ROW && active.col < pinnedCount;
  const drawn = layout.groups.filter(
    ({ first, last }) => (first < to && last >= from) || (activeIndex >= first && activeIndex <= last),
  );
  return (
    <div role="row" aria-rowindex={GROUP_ROW + 1} className="relative" style={{ height: GROUP_ROW_HEIGHT }}>
      <div
        role="columnheader"
        aria-colindex={1}
        aria-colspan={pinnedCount}
        data-row={GROUP_ROW}
        data-col={0}
        tabIndex={onPinned ? 0 : -1}
        className="sticky left-0 z-1 flex h-full items-center border-r border-line bg-raised px-2 text-xs font-semibold -outline-offset-2"
        style={{ width: layout.pinnedWidth }}
      >
        {pinnedTitle}
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

interface HeadingProps<Row> extends Pick<Props<Row>, 'layout' | 'onHideGroup' | 'hideLabel'> {
  placed: PlacedGroup<Row>;
  active: boolean;
}

function Heading<Row>({ layout, placed, active, onHideGroup, hideLabel }: HeadingProps<Row>) {
  const { group, start, width, first, last } = placed;
  const title = headingFor(group, width);
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

interface ColumnRowProps<Row> extends Omit<Props<Row>, 'renderFilter'> {
  place: number;
  height: number;
  role: 'columnheader' | 'gridcell';
  children: (column: GridColumn<Row>, tabIndex: number) => ReactNode;
}

function ColumnRow<Row>({ layout, from, to, active, place, height, role, children }: ColumnRowProps<Row>) {
  const pinnedCount = layout.pinned.length;
  const activeCol = active?.row === place ? active.col : -1;
  const cell = ({ column, start, opensGroup }: PlacedColumn<Row>, col: number, offset: number) => {
    const tabIndex = activeCol === col ? 0 : -1;
    return (
      <div
        key={column.id}
        role={role}
        aria-colindex={col + 1}
        aria-label={role === 'columnheader' ? column.fullTitle : undefined}
        data-row={place}
        data-col={col}
        tabIndex={role === 'columnheader' ? tabIndex : undefined}
        className={classNames(
          'absolute inset-y-0 flex items-center text-xs text-muted -outline-offset-2',
          role === 'columnheader' && 'px-2',
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
    <div role="row" aria-rowindex={place + 1} className="relative" style={{ height }}>
      <div
        role="presentation"
        className="sticky left-0 z-1 h-full border-r border-line bg-raised"
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

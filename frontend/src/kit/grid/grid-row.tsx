import { memo } from 'react';
import { CountryChip } from '../country-chip';
import { classNames } from '../../lib/class-names';
import type { GridLayout, PlacedColumn } from './grid-layout';
import type { CellAlign } from './grid-types';

interface Props<Row> {
  row: Row;
  /** Row number in the grid, from 0 for the group headings. */
  place: number;
  /** Pixels from the top of the body. */
  top: number;
  height: number;
  layout: GridLayout<Row>;
  /** Scrolling columns that are drawn: `from` up to but without `to`. */
  from: number;
  to: number;
  /** Column that the keyboard stands on in this row, or -1. */
  activeCol: number;
}

const ALIGN: Record<CellAlign, string> = {
  left: 'text-left',
  right: 'text-right',
  center: 'text-center',
};

/** Bold, with a tick at the left edge. It is drawn by the style sheet: a third of all cells may be marked. */
const MARKED =
  "font-bold text-accent-strong before:absolute before:left-1 before:text-xs before:leading-[inherit] before:content-['✓']";

const LINKED = 'block truncate -outline-offset-2 hover:text-accent hover:underline hover:underline-offset-2';

/** One row of data. Drawn again only when its own data, the column window or the active cell in it changes. */
export const GridRow = memo(function GridRow<Row>(props: Props<Row>) {
  const { layout, place, top, height, activeCol, from, to } = props;
  const pinnedCount = layout.pinned.length;
  const width = layout.pinnedWidth + layout.centerWidth;
  return (
    <div
      role="row"
      aria-rowindex={place + 1}
      className="group absolute left-0 border-b border-line contain-layout contain-style hover:bg-hover"
      style={{ top, height, width }}
    >
      <div
        role="presentation"
        className="sticky left-0 z-1 h-full border-r border-line bg-surface group-hover:bg-hover"
        style={{ width: layout.pinnedWidth }}
      >
        {layout.pinned.map((placed, index) => (
          <GridCell key={placed.column.id} {...props} placed={placed} col={index} left={placed.start} />
        ))}
      </div>
      {drawnColumns(from, to, activeCol - pinnedCount, layout.center.length).map((index) => {
        const placed = layout.center[index]!;
        const left = layout.pinnedWidth + placed.start;
        return (
          <GridCell key={placed.column.id} {...props} placed={placed} col={pinnedCount + index} left={left} />
        );
      })}
    </div>
  );
}) as <Row>(props: Props<Row>) => React.JSX.Element;

interface CellProps<Row> extends Props<Row> {
  placed: PlacedColumn<Row>;
  col: number;
  left: number;
}

function GridCell<Row>({ row, place, height, placed, col, left, activeCol }: CellProps<Row>) {
  const { column, opensGroup } = placed;
  const text = column.text(row);
  const pair = typeof text !== 'string';
  const mark = column.mark?.(row);
  const link = column.link?.(row);
  // what leads somewhere is what the row is about
  const strong = link !== undefined;
  const tabIndex = activeCol === col ? 0 : -1;
  const country = column.country?.(row);
  const shown = pair ? text.map((line, index) => <PairLine key={index} line={line} />) : text;
  return (
    <div
      role="gridcell"
      aria-colindex={col + 1}
      data-row={place}
      data-col={col}
      tabIndex={strong ? -1 : tabIndex}
      aria-label={mark === undefined ? undefined : `${pair ? text.join(' - ') : text}, ${mark}`}
      title={strong ? (pair ? text.join(' - ') : text) : undefined}
      className={classNames(
        'absolute inset-y-0 px-2 -outline-offset-2',
        column.cuts ? 'truncate' : 'whitespace-nowrap',
        ALIGN[column.align],
        opensGroup && 'border-l border-line',
        strong && 'font-medium',
        text === '-' && 'text-muted',
        mark !== undefined && MARKED,
      )}
      style={{ left, width: column.width, lineHeight: pair ? undefined : `${height - 1}px` }}
    >
      {country && <CountryChip country={country} className="mr-1.5" />}
      {!strong ? (
        shown
      ) : (
        <a href={link} tabIndex={tabIndex} data-focus-target="" className={LINKED}>
          {shown}
        </a>
      )}
    </div>
  );
}

/** One of the two lines of a cell that shows a pair; both together are as high as a row of phones. */
function PairLine({ line }: { line: string }) {
  return <span className="block truncate text-xs leading-[1.0625rem] first:pt-0.5">{line}</span>;
}

/** The window of columns, and the one that holds the focus wherever it is. */
export function drawnColumns(from: number, to: number, kept: number, count: number): number[] {
  const drawn = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  if (kept >= 0 && kept < count && (kept < from || kept >= to)) drawn.push(kept);
  return drawn;
}

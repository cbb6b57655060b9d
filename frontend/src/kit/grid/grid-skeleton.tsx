import type { GridLayout } from './grid-layout';

interface Props<Row> {
  layout: GridLayout<Row>;
  rowHeight: number;
  /** Scrolling columns from the first up to but without this one are drawn. */
  to: number;
}

const ROWS = 24;

/** Rows that stand where the data will be. */
export function GridSkeleton<Row>({ layout, rowHeight, to }: Props<Row>) {
  const columns = [
    ...layout.pinned.map(({ column, start }) => ({ id: column.id, width: column.width, left: start })),
    ...layout.center
      .slice(0, to)
      .map(({ column, start }) => ({ id: column.id, width: column.width, left: layout.pinnedWidth + start })),
  ];
  return (
    <div aria-hidden className="relative overflow-hidden" style={{ height: ROWS * rowHeight }}>
      {Array.from({ length: ROWS }, (_, row) => (
        <div
          key={row}
          className="absolute inset-x-0 border-b border-line"
          style={{ top: row * rowHeight, height: rowHeight }}
        >
          {columns.map(({ id, width, left }) => (
            <span
              key={id}
              className="shimmer absolute inset-y-[30%]"
              style={{
                left: left + 8,
                width: Math.max(12, (width - 16) * (0.55 + ((row * 7 + left) % 5) / 11)),
              }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

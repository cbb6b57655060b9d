/** Where a point of a chart is, as a share of the chart's width and height. */
interface Props {
  x: number;
  y: number;
}

const percent = (share: number): string => `${share * 100}%`;

/** The dot on the point that is shown. */
export function ChartPoint({ x, y }: Props) {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute -mt-1 -ml-1 size-2 rounded-full bg-accent ring-2 ring-surface"
      style={{ left: percent(x), top: percent(y) }}
    />
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';
import { usePointWalk } from './use-point-walk';

interface Props<Point> {
  /** What the line shows; with the values it is the whole chart in words. */
  label: string;
  /** At least one, in order of time. */
  points: readonly Point[];
  /** A point in words, for the tooltip and for those who don't see the line. */
  describe: (point: Point) => string;
  /** Shares of the width and, from the top, of the height at which a point stands; no height where it has no value. */
  placeOf: (point: Point) => { x: number; y: number | null };
  /** Index of the point to show at a share, 0-1, of the width. */
  nearest: (share: number) => number;
  /** Size of the drawing that the paths are written for; it is stretched over its place. */
  drawing: { width: number; height: number };
  /** Its height, and where the tooltip stands. */
  look: { area: string; tooltip: string };
  /** The paths. */
  children: ReactNode;
}

const percent = (share: number): string => `${share * 100}%`;

/**
 * A line over time. Pointer and arrow keys walk along its points; to assistive technology it is a slider over them.
 */
export function LineChart<Point>(props: Props<Point>) {
  const { label, points, describe, drawing, look } = props;
  const walk = usePointWalk(points.length, props.nearest);
  const shown = points[walk.current]!;
  const { x, y } = props.placeOf(shown);
  return (
    <div
      {...walk.props}
      aria-label={label}
      aria-valuetext={describe(shown)}
      className={classNames('relative touch-pan-y rounded-sm', look.area)}
    >
      <svg
        aria-hidden
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        preserveAspectRatio="none"
        className="size-full overflow-visible *:[vector-effect:non-scaling-stroke]"
      >
        {props.children}
      </svg>
      {y !== null && (
        <span
          aria-hidden
          className="pointer-events-none absolute -mt-1 -ml-1 size-2 rounded-full bg-accent ring-2 ring-surface"
          style={{ left: percent(x), top: percent(y) }}
        />
      )}
      {walk.active && (
        <span
          aria-hidden
          className={classNames(
            'pointer-events-none absolute z-10 rounded-md border border-line bg-surface px-2 py-0.5 text-xs tabular-nums',
            look.tooltip,
            x > 0.5 ? 'right-0' : 'left-0',
          )}
        >
          {describe(shown)}
        </span>
      )}
    </div>
  );
}

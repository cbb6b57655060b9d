import { classNames } from '../../lib/class-names';
import { ChartPoint } from './chart-point';
import { pointAt, type StepPoint, stepPath, stepScale, type TimeSpan } from './step-line';
import { usePointWalk } from './use-point-walk';

interface Props {
  /** What the line shows; with the values it is the whole chart in words. */
  label: string;
  /** At least one, in the order of time. */
  points: readonly StepPoint[];
  span: TimeSpan;
  /** A point in words, for the tooltip and for those who don't see the line. */
  describe: (point: StepPoint) => string;
}

const AREA = { width: 300, height: 64, padding: 8 };

/**
 * A small line of a value that holds until it changes. Pointer and arrow keys walk along its points; to assistive
 * technology it is a slider over them.
 */
export function StepLineChart({ label, points, span, describe }: Props) {
  const scale = stepScale(points, span, AREA);
  const walk = usePointWalk(points.length, (share) => pointAt(points, span[0] + share * (span[1] - span[0])));
  const shown = points[walk.current]!;

  return (
    <div
      {...walk.props}
      aria-label={label}
      aria-valuetext={describe(shown)}
      className="relative h-16 touch-pan-y rounded-sm"
    >
      <svg
        aria-hidden
        viewBox={`0 0 ${AREA.width} ${AREA.height}`}
        preserveAspectRatio="none"
        className="size-full overflow-visible"
      >
        <path
          d={stepPath(points, scale)}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
          className="text-accent"
        />
      </svg>
      {shown.value !== null && (
        <ChartPoint x={scale.x(shown.at) / AREA.width} y={scale.y(shown.value) / AREA.height} />
      )}
      {walk.active && (
        <span
          aria-hidden
          className={classNames(
            'pointer-events-none absolute -top-7 z-10 rounded-md border border-line bg-surface px-2 py-0.5 text-xs whitespace-nowrap tabular-nums',
            scale.x(shown.at) > AREA.width / 2 ? 'right-0' : 'left-0',
          )}
        >
          {describe(shown)}
        </span>
      )}
    </div>
  );
}

import { classNames } from '../../lib/class-names';
import { formatCount } from '../../lib/format';
import { ChartPoint } from './chart-point';
import {
  across,
  bandPath,
  dayNumber,
  down,
  DRAWING,
  nearestPoint,
  type ProfitFrame,
  profitPath,
  type ProfitPoint,
  profitTicks,
  yearTicks,
} from './profit-curve';
import { usePointWalk } from './use-point-walk';

interface Props {
  /** What the curve shows; with the values it is the whole chart in words. */
  label: string;
  /** At least one, in order of time; all with the bounds of chance, or none. */
  points: readonly ProfitPoint[];
  frame: ProfitFrame;
  /** A point in words, for the tooltip and for those who don't see the curve. */
  describe: (point: ProfitPoint) => string;
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** A profit day by day, in front of the band that chance leaves it. Pointer and keys walk along its points. */
export function ProfitChart({ label, points, frame, describe }: Props) {
  const walk = usePointWalk(points.length, (share) => nearestPoint(points, frame, share));
  const shown = points[walk.current]!;
  const x = across(frame, dayNumber(shown.date));
  return (
    <div className="relative pb-5 pl-14 text-xs tabular-nums">
      <div
        {...walk.props}
        aria-label={label}
        aria-valuetext={describe(shown)}
        className="relative h-44 touch-pan-y rounded-sm sm:h-52"
      >
        <svg
          aria-hidden
          viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
          preserveAspectRatio="none"
          className="size-full overflow-visible *:[vector-effect:non-scaling-stroke]"
        >
          {profitTicks(frame).map(({ at, value }) => (
            <path
              key={value}
              d={`M0 ${at * DRAWING.height}H${DRAWING.width}`}
              className={value === 0 ? 'stroke-control' : 'stroke-line'}
            />
          ))}
          {yearTicks(frame).map(({ at, value }) => (
            <path key={value} d={`M${at * DRAWING.width} 0V${DRAWING.height}`} className="stroke-line" />
          ))}
          <path d={bandPath(points, frame)} data-part="band" className="fill-control/25" />
          <path
            d={profitPath(points, frame)}
            data-part="profit"
            fill="none"
            strokeWidth={2}
            strokeLinejoin="round"
            className="stroke-accent"
          />
        </svg>
        <ChartPoint x={x} y={down(frame, shown.profit)} />
        {walk.active && (
          <span
            aria-hidden
            className={classNames(
              'pointer-events-none absolute -top-2 z-10 max-w-full rounded-md border border-line bg-surface px-2 py-0.5',
              x > 0.5 ? 'right-0' : 'left-0',
            )}
          >
            {describe(shown)}
          </span>
        )}
      </div>
      <div aria-hidden className="text-muted">
        <div className="absolute top-0 left-0 h-44 w-12 sm:h-52">
          {profitTicks(frame).map(({ at, value }) => (
            <span
              key={value}
              className="absolute right-0 -translate-y-1/2 whitespace-nowrap"
              style={{ top: percent(at) }}
            >
              {formatCount(value)}
            </span>
          ))}
        </div>
        <div className="absolute right-0 bottom-0 left-14 h-4">
          {yearTicks(frame).map(({ at, value }) => (
            <span
              key={value}
              className={classNames('absolute', at > 0.95 ? '-translate-x-full' : '-translate-x-1/2')}
              style={{ left: percent(at) }}
            >
              {value}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

import { classNames } from '../../lib/class-names';
import { formatCount } from '../../lib/format';
import { LineChart } from './line-chart';
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

interface Props {
  /** What the curve shows; with the values it is the whole chart in words. */
  label: string;
  /** At least one, in order of time; all with the bounds of chance, or none. */
  points: readonly ProfitPoint[];
  frame: ProfitFrame;
  /** A point in words, for the tooltip and for those who don't see the curve. */
  describe: (point: ProfitPoint) => string;
}

const LOOK = { area: 'h-44 sm:h-52', tooltip: '-top-2 max-w-full' };

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** A profit day by day, in front of the band that chance leaves it. */
export function ProfitChart({ label, points, frame, describe }: Props) {
  return (
    <div className="relative pb-5 pl-14 text-xs tabular-nums">
      <LineChart
        {...{ label, points, describe, drawing: DRAWING, look: LOOK }}
        placeOf={({ date, profit }) => ({ x: across(frame, dayNumber(date)), y: down(frame, profit) })}
        nearest={(share) => nearestPoint(points, frame, share)}
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
      </LineChart>
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

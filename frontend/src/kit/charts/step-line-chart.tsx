import { LineChart } from './line-chart';
import { pointAt, type StepPoint, stepPath, stepScale, type TimeSpan } from './step-line';

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

const LOOK = { area: 'h-16', tooltip: '-top-7 whitespace-nowrap' };

/** A small line of a value that holds until it changes. */
export function StepLineChart({ label, points, span, describe }: Props) {
  const { x, y } = stepScale(points, span, AREA);
  return (
    <LineChart
      {...{ label, points, describe, drawing: AREA, look: LOOK }}
      placeOf={({ at, value }) => ({
        x: x(at) / AREA.width,
        y: value === null ? null : y(value) / AREA.height,
      })}
      nearest={(share) => pointAt(points, span[0] + share * (span[1] - span[0]))}
    >
      <path
        d={stepPath(points, { x, y })}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
        className="text-accent"
      />
    </LineChart>
  );
}

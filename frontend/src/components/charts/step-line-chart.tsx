import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { classNames } from '../../lib/class-names';
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
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/**
 * A small line of a value that holds until it changes. Pointer and arrow keys walk along its points; to assistive
 * technology it is a slider over them.
 */
export function StepLineChart({ label, points, span, describe }: Props) {
  const [active, setActive] = useState<number | null>(null);
  const scale = stepScale(points, span, AREA);
  const last = points.length - 1;
  const current = Math.min(active ?? last, last);
  const shown = points[current]!;

  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? last : step === undefined ? null : current + step;
    if (to === null) return;
    event.preventDefault();
    setActive(Math.max(0, Math.min(last, to)));
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = box.width > 0 ? (event.clientX - box.left) / box.width : 0;
    setActive(pointAt(points, span[0] + share * (span[1] - span[0])));
  };

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={current + 1}
      aria-valuetext={describe(shown)}
      onKeyDown={walk}
      onFocus={() => setActive(current)}
      onBlur={() => setActive(null)}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setActive(null)}
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
        <span
          aria-hidden
          className="pointer-events-none absolute -mt-1 -ml-1 size-2 rounded-full bg-accent ring-2 ring-surface"
          style={{
            left: `${(scale.x(shown.at) / AREA.width) * 100}%`,
            top: `${(scale.y(shown.value) / AREA.height) * 100}%`,
          }}
        />
      )}
      {active !== null && (
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

import { useId, useMemo } from 'react';
import type { CalibrationDto } from '../../api/generated/wire';
import { LegendPart } from '../../kit/charts/legend-part';
import { trReliability as texts } from '../../locale/tr-reliability';
import { type DiagramPoint, diagramPoints, type Square } from './diagram-points';
import { formatBin } from './format-bands';

interface Props {
  bins: CalibrationDto['bins'];
  /** The answer in words, for screen readers. */
  gist: string;
}

const PICTURE = { width: 340, height: 326 };
const SQUARE: Square = { left: 44, top: 10, side: 280 };
const TICKS = [0, 0.2, 0.4, 0.6, 0.8, 1];
const BOTTOM = SQUARE.top + SQUARE.side;
const RIGHT = SQUARE.left + SQUARE.side;

/** What was said across, what came in upwards: dots on the diagonal said what came true. */
export function ReliabilityDiagram({ bins, gist }: Props) {
  const id = useId();
  const points = useMemo(() => diagramPoints(bins, SQUARE), [bins]);
  return (
    <figure className="flex max-w-[28.75rem] flex-col gap-2">
      <svg
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-desc`}
        viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
        className="h-auto w-full text-[11px] tabular-nums"
      >
        <title id={`${id}-title`}>{texts.diagramName}</title>
        <desc id={`${id}-desc`}>{gist}</desc>
        <Axes />
        {points.map((point) => (
          <g key={point.bin.low} data-bin={formatBin(point.bin)} data-look={point.look}>
            <path
              d={`M${point.x} ${point.high}V${point.low}M${point.x - 3} ${point.high}h6M${point.x - 3} ${point.low}h6`}
              fill="none"
              className="stroke-text/80"
              strokeWidth={1.25}
            />
            <Mark {...point} />
          </g>
        ))}
      </svg>
      <figcaption className="flex flex-col gap-1 text-xs text-muted">
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {(['within', 'outside', 'few'] as const).map((look) => (
            <LegendPart key={look} name={texts.legend[look]}>
              <Mark x={8} y={8} radius={5} look={look} />
            </LegendPart>
          ))}
          <LegendPart name={texts.legend.diagonal}>
            <path d="M1 15L15 1" className="stroke-control" strokeDasharray="4 3" strokeWidth={1.25} />
          </LegendPart>
        </ul>
        <p>{texts.diagramHelp}</p>
      </figcaption>
    </figure>
  );
}

function Axes() {
  return (
    <g className="fill-muted">
      {TICKS.map((tick) => {
        const across = SQUARE.left + tick * SQUARE.side;
        const down = BOTTOM - tick * SQUARE.side;
        return (
          <g key={tick}>
            <path
              d={`M${across} ${SQUARE.top}V${BOTTOM}M${SQUARE.left} ${down}H${RIGHT}`}
              fill="none"
              className="stroke-line"
            />
            <text x={across} y={BOTTOM + 14} textAnchor={tick === 1 ? 'end' : 'middle'}>
              %{tick * 100}
            </text>
            <text x={SQUARE.left - 5} y={down + 4} textAnchor="end">
              %{tick * 100}
            </text>
          </g>
        );
      })}
      <path
        d={`M${SQUARE.left} ${BOTTOM}L${RIGHT} ${SQUARE.top}`}
        className="stroke-control"
        strokeDasharray="4 3"
        strokeWidth={1.25}
      />
      <text x={SQUARE.left + SQUARE.side / 2} y={PICTURE.height - 4} textAnchor="middle">
        {texts.axisStated}
      </text>
      <text transform={`translate(11 ${SQUARE.top + SQUARE.side / 2}) rotate(-90)`} textAnchor="middle">
        {texts.axisActual}
      </text>
    </g>
  );
}

/** Shape and filling mean the same as the colour: a dot within, a diamond outside, a hollow dot of few. */
function Mark({ x, y, radius, look }: Pick<DiagramPoint, 'x' | 'y' | 'radius' | 'look'>) {
  if (look === 'few') {
    return (
      <circle
        cx={x}
        cy={y}
        r={radius}
        className="fill-surface stroke-muted"
        strokeDasharray="2 2"
        strokeWidth={1.25}
      />
    );
  }
  if (look === 'within') {
    return <circle cx={x} cy={y} r={radius} className="fill-accent/55 stroke-accent" strokeWidth={1.25} />;
  }
  // half the diagonal of a square of the same area as the dot
  const half = Math.round(radius * Math.sqrt(Math.PI / 2) * 100) / 100;
  return (
    <path
      d={`M${x} ${y - half}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`}
      className="fill-wait/55 stroke-wait"
      strokeWidth={1.25}
    />
  );
}

import { useId, useMemo } from 'react';
import { Disclosure } from '../../kit/layout/disclosure';
import { formatCount, formatDate } from '../../lib/format';
import { formatUnits } from '../../lib/format-rate';
import { trBacktest as texts } from '../../locale/tr-backtest';
import { LegendPart } from '../../kit/charts/legend-part';
import { ProfitChart } from '../../kit/charts/profit-chart';
import { fewPoints, frameOf, type ProfitFrame, type ProfitPoint } from '../../kit/charts/profit-curve';
import { type FigureColumn, FigureTable } from '../../kit/figures/figure-table';
import { isFew } from '../../lib/enough';
import type { BetFigures } from './bet-figures';
import { betsOfText } from './bets-text';
import { FewBadge } from './few-badge';

interface Props {
  figures: Pick<BetFigures, 'bets' | 'curve' | 'chance'>;
}

/**
 * The profit day by day. The band of chance stands with the bets that it is of: where these aren't all, they have a
 * curve of their own beside that of all bets.
 */
export function ProfitCurves({ figures: { bets, curve, chance } }: Props) {
  const frame = useMemo(() => frameOf([curve, chance.curve]), [curve, chance.curve]);
  if (curve.length === 0) return null;
  if (chance.bets === bets) {
    return <ProfitCurve title={texts.curve} points={chance.curve} frame={frame} bets={bets} all={bets} />;
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="grid gap-x-8 gap-y-4 @4xl:grid-cols-2">
        <ProfitCurve
          title={`${texts.curve}: ${texts.curveAll}`}
          points={curve}
          frame={frame}
          bets={bets}
          all={bets}
        />
        {chance.bets > 0 && (
          <ProfitCurve
            title={`${texts.curve}: ${texts.curveChance}`}
            points={chance.curve}
            frame={frame}
            bets={chance.bets}
            all={bets}
          />
        )}
      </div>
      <p className="text-xs text-muted">{chance.bets > 0 ? texts.onlyPriced : texts.noBand}</p>
    </div>
  );
}

interface CurveProps {
  title: string;
  points: readonly ProfitPoint[];
  frame: ProfitFrame;
  /** How many bets the curve is of, and how many there are. */
  bets: number;
  all: number;
}

const units = (profit: number): string => texts.units(formatUnits(profit));

const bandText = ({ low, high }: ProfitPoint): string =>
  low === undefined || high === undefined ? '' : texts.bandPoint(formatUnits(low), formatUnits(high));

const describe = (point: ProfitPoint): string =>
  [texts.point(formatDate(point.date), formatCount(point.bets), units(point.profit)), bandText(point)]
    .filter(Boolean)
    .join(' · ');

/** One curve with its count, its legend and a table that says the same. */
export function ProfitCurve({ title, points, frame, bets, all }: CurveProps) {
  const id = useId();
  const banded = points[0]?.low !== undefined;
  return (
    <figure aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <figcaption id={id} className="text-dense">
        <span className="font-semibold">{title}</span>{' '}
        <span className="text-muted tabular-nums">{betsOfText(bets, all)}</span>{' '}
        {isFew({ bets }) && <FewBadge />}
      </figcaption>
      <ProfitChart label={title} points={points} frame={frame} describe={describe} />
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
        <LegendPart name={texts.legendProfit}>
          <path d="M1 8H15" strokeWidth={2} className="stroke-accent" />
        </LegendPart>
        {banded && (
          <LegendPart name={texts.legendChance}>
            <path d="M1 3H15V13H1Z" className="fill-control/25" />
          </LegendPart>
        )}
      </ul>
      <CurveTable title={title} points={points} banded={banded} />
    </figure>
  );
}

/** Rows of the table that stands for a curve. */
const MOST_ROWS = 25;

const POINT_COLUMNS: readonly FigureColumn<ProfitPoint>[] = [
  { title: texts.day, cell: ({ date }) => formatDate(date) },
  { title: texts.bets, cell: ({ bets }) => formatCount(bets) },
  { title: texts.profit, cell: ({ profit }) => formatUnits(profit) },
];
const BAND_COLUMN: FigureColumn<ProfitPoint> = {
  title: texts.band,
  cell: ({ low = 0, high = 0 }) => `${formatUnits(low)} … ${formatUnits(high)}`,
  className: 'text-muted',
};

function CurveTable({ title, points, banded }: Pick<CurveProps, 'title' | 'points'> & { banded: boolean }) {
  return (
    <Disclosure summary={texts.curveTable} className="text-dense" summaryClassName="text-xs leading-6">
      <FigureTable
        caption={<span className="sr-only">{title}</span>}
        columns={banded ? [...POINT_COLUMNS, BAND_COLUMN] : POINT_COLUMNS}
        rows={fewPoints(points, MOST_ROWS)}
        keyOf={({ date }) => date}
        className="max-w-md"
      />
    </Disclosure>
  );
}

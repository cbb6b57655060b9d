import type { ReactNode } from 'react';
import { type FigureColumn, FigureTable } from '../../kit/figures/figure-table';
import { Badge } from '../../kit/feedback/badge';
import { formatCount } from '../../lib/format';
import { formatRate, formatRateRange } from '../../lib/format-rate';
import { trReliability as texts } from '../../locale/tr-reliability';
import { type Band, deviationOf, isFew, liesOutside } from './bands';
import { formatPoints } from './format-bands';

export interface NamedBand extends Band {
  name: string;
  /** What the proportional method says, where it is compared. */
  proportional?: number | null;
}

interface Props {
  caption: ReactNode;
  /** Title of the first column. */
  of: string;
  /** Title of the column of what was said. */
  stated: string;
  rows: readonly NamedBand[];
  /** Beside the learned probability the proportional one, instead of the deviation. */
  comparing?: boolean;
}

/** Bands of selections: what was said of them and what came in. Bands without a selection are left out. */
export function BandTable({ caption, of, stated, rows, comparing = false }: Props) {
  const shown = rows.filter(({ n }) => n > 0);
  return (
    <div className="flex max-w-3xl flex-col gap-2">
      <FigureTable
        caption={caption}
        columns={columnsOf(of, stated, comparing)}
        rows={shown}
        keyOf={({ name }) => name}
      />
      <p className="text-xs text-muted">
        {!comparing && `${texts.deviationNote} `}
        {shown.some((band) => marked(band, comparing)) && texts.outsideNote}
      </p>
    </div>
  );
}

const intervalOf = ({ ci_low, ci_high }: NamedBand) => formatRateRange(ci_low, ci_high);

function columnsOf(of: string, stated: string, comparing: boolean): readonly FigureColumn<NamedBand>[] {
  return [
    {
      title: of,
      cell: (band) => (
        <>
          {band.name}{' '}
          {isFew(band) && (
            <Badge tone="wait" size="small" title={texts.fewHint}>
              {texts.few}
            </Badge>
          )}
        </>
      ),
    },
    { title: texts.n, cell: ({ n }) => formatCount(n) },
    ...(comparing
      ? [
          {
            title: texts.proportional,
            cell: (band: NamedBand) => <Said rate={band.proportional ?? null} band={band} />,
          },
        ]
      : []),
    { title: stated, cell: (band) => <Said rate={band.stated} band={band} /> },
    {
      title: texts.actual,
      cell: (band) => (
        <>
          {formatRate(band.actual)}
          <span className="block text-xs font-normal text-muted sm:hidden">{intervalOf(band)}</span>
        </>
      ),
      className: 'font-semibold whitespace-nowrap',
    },
    {
      title: texts.interval,
      cell: intervalOf,
      words: true,
      className: 'text-right! whitespace-nowrap text-muted max-sm:hidden',
    },
    ...(comparing
      ? []
      : [{ title: texts.deviation, cell: (band: NamedBand) => formatPoints(deviationOf(band)) }]),
  ];
}

/** A stated probability, with a mark where it lies outside the interval of what came in. */
function Said({ rate, band }: { rate: number | null; band: Band }) {
  return (
    <span className="whitespace-nowrap">
      {formatRate(rate)}
      {liesOutside(band, rate) && (
        <>
          <span aria-hidden>*</span>
          <span className="sr-only">{texts.outsideHidden}</span>
        </>
      )}
    </span>
  );
}

function marked(band: NamedBand, comparing: boolean): boolean {
  return liesOutside(band, band.stated) || (comparing && liesOutside(band, band.proportional ?? null));
}

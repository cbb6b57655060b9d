import type { ReactNode } from 'react';
import { SampleBadge } from '../../../components/feedback/sample-badge';
import { formatCount } from '../../../lib/format';
import { formatRate, formatRateRange } from '../../../lib/format-rate';
import { trReliability as t } from '../../../locale/tr-reliability';
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
      <table className="w-full text-dense tabular-nums">
        <caption className="pb-1 text-left">{caption}</caption>
        <thead className="text-xs text-muted">
          <tr className="*:px-1 *:pb-1 *:text-right *:align-bottom *:font-normal">
            <th scope="col" className="pl-0! text-left!">
              {of}
            </th>
            <th scope="col">{t.n}</th>
            {comparing && <th scope="col">{t.proportional}</th>}
            <th scope="col">{stated}</th>
            <th scope="col">{t.actual}</th>
            <th scope="col" className="max-sm:hidden">
              {t.interval}
            </th>
            {!comparing && <th scope="col">{t.deviation}</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map((band) => (
            <BandRow key={band.name} band={band} comparing={comparing} />
          ))}
        </tbody>
      </table>
      <p className="text-xs text-muted">
        {!comparing && `${t.deviationNote} `}
        {shown.some((band) => marked(band, comparing)) && t.outsideNote}
      </p>
    </div>
  );
}

function BandRow({ band, comparing }: { band: NamedBand; comparing: boolean }) {
  const { name, n, stated, proportional = null, actual, ci_low, ci_high } = band;
  const interval = formatRateRange(ci_low, ci_high);
  return (
    <tr className="border-t border-line *:px-1 *:py-1 *:text-right *:align-top">
      <th scope="row" className="pl-0! text-left! font-medium">
        {name} {isFew(band) && <SampleBadge text={t.few} hint={t.fewHint} />}
      </th>
      <td translate="no">{formatCount(n)}</td>
      {comparing && <Said rate={proportional} band={band} />}
      <Said rate={stated} band={band} />
      <td translate="no" className="font-semibold whitespace-nowrap">
        {formatRate(actual)}
        <span className="block text-xs font-normal text-muted sm:hidden">{interval}</span>
      </td>
      <td className="whitespace-nowrap text-muted max-sm:hidden">{interval}</td>
      {!comparing && <td translate="no">{formatPoints(deviationOf(band))}</td>}
    </tr>
  );
}

/** A stated probability, with a mark where it lies outside the interval of what came in. */
function Said({ rate, band }: { rate: number | null; band: Band }) {
  return (
    <td translate="no" className="whitespace-nowrap">
      {formatRate(rate)}
      {liesOutside(band, rate) && (
        <>
          <span aria-hidden>*</span>
          <span className="sr-only">{t.outsideHidden}</span>
        </>
      )}
    </td>
  );
}

function marked(band: NamedBand, comparing: boolean): boolean {
  return liesOutside(band, band.stated) || (comparing && liesOutside(band, band.proportional ?? null));
}

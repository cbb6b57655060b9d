import type { ScanAnswer } from '../../api/generated/wire';
import { Disclosure } from '../../kit/layout/disclosure';
import { formatCount } from '../../lib/format';
import { formatLongDate } from '../../lib/format-day';
import { formatDecimal } from '../../lib/format-rate';
import { trScan } from '../../locale/tr-scan';
import { OPENING } from '../../odds/odds-type';
import { verdictOf } from './standing-out';

interface Props {
  scan: ScanAnswer;
  /** Some of the matches are still to come: their latest odds aren't closing ones yet. */
  isComing: boolean;
  /** Only a part of the day's matches is listed below. */
  narrowed: boolean;
}

/** How many comparisons were made on the whole day, how many stood out, and how many chance alone would give. */
export function ScanVerdict({ scan, isComing, narrowed }: Props) {
  const sentence = trScan.honest(
    formatCount(scan.comparisons),
    formatCount(scan.standing_out),
    formatDecimal(scan.expected_by_chance),
    formatDecimal(scan.chance_low),
    formatDecimal(scan.chance_high),
  );
  const used = scan.filter_type === OPENING ? 'opening' : isComing ? 'current' : 'closing';
  const verdict = verdictOf(scan);
  return (
    <section aria-label={trScan.resultTitle(formatLongDate(scan.date))} className="flex flex-col gap-3">
      <h2 className="text-xl font-semibold">
        {formatLongDate(scan.date)}
        <span className="ml-2 text-sm font-normal text-muted">
          {trScan.matchCount(formatCount(scan.matches.length))} · {trScan.usedType[used]} ·{' '}
          {scan.tolerance === undefined ? trScan.byProbability : trScan.byPrice}
        </span>
      </h2>
      <div className="rounded-card border border-line bg-surface p-4">
        <p className="max-w-prose text-sm">
          {verdict !== 'none' && sentence}{' '}
          <strong className="font-semibold">{trScan.verdicts[verdict]}</strong>{' '}
          {verdict !== 'none' && (scan.found > 0 ? trScan.found(formatCount(scan.found)) : trScan.noneFound)}
          {narrowed && ` ${trScan.wholeDay}`}
        </p>
        <Disclosure
          summary={trScan.whyTitle}
          className="mt-2 text-sm"
          summaryClassName="inline-flex min-h-8 items-center text-muted decoration-line"
        >
          <ul className="mt-1 flex max-w-prose list-disc flex-col gap-1 pl-5 text-muted">
            {trScan.why.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </section>
  );
}

import type { ScanSelection } from '../../api/generated/wire';
import { RateBar } from '../../kit/charts/rate-bar';
import { Badge } from '../../kit/feedback/badge';
import { Disclosure } from '../../kit/layout/disclosure';
import { formatCount, formatOdd } from '../../lib/format';
import { formatRate, formatRateRange } from '../../lib/format-rate';
import { formatTest } from '../../lib/format-test';
import { trScan } from '../../locale/tr-scan';
import { SmallSampleBadge } from '../../odds/summary/badges';
import { deviationOf, standingOf } from './standing-out';

interface Props {
  selection: ScanSelection;
  /** Name of the market, where none stands above. */
  market?: string;
}

/** One selection: what happened at these odds, what was expected of them, and whether chance explains the difference. */
export function ScannedSelection({ selection, market }: Props) {
  const { label, price, rate, ci_low, ci_high, expected, implied, settled, hits, small_sample } = selection;
  const interval = formatRateRange(ci_low, ci_high);
  const isCompared = rate !== null;
  return (
    <li className="grid grid-cols-1 items-center gap-x-4 gap-y-0.5 border-t border-line py-1.5 text-dense tabular-nums sm:grid-cols-[minmax(0,14rem)_minmax(5rem,14rem)_minmax(0,1fr)]">
      <span>
        {market !== undefined && <span className="text-muted">{market} </span>}
        <span className="font-semibold">{label}</span> <span translate="no">{formatOdd(price)}</span>
      </span>
      {isCompared && (
        <span className="max-sm:order-3">
          <RateBar
            rate={rate}
            low={ci_low}
            high={ci_high}
            expected={expected}
            label={trScan.barText(formatRate(rate), interval, formatRate(expected))}
          />
        </span>
      )}
      <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
        <span className="text-muted">
          {isCompared && (
            <>
              <span className="font-semibold text-text">{formatRate(rate)}</span> ({interval}) ·{' '}
              {trScan.hitsOf(formatCount(hits), formatCount(settled))} ·{' '}
              {trScan.expects(formatRate(expected))} ·{' '}
            </>
          )}
          {trScan.own(formatRate(implied))}
        </span>
        <Side selection={selection} />
        {isCompared && small_sample && <SmallSampleBadge />}
      </span>
    </li>
  );
}

/** On which side what happened lies, highlighted where chance hardly explains it; the tests on demand. */
function Side({ selection }: { selection: ScanSelection }) {
  const standing = standingOf(selection);
  if (standing === 'none') return null;
  const side = deviationOf(selection) > 0 ? 'above' : 'below';
  return (
    <>
      {standing === 'found' ? (
        <Badge tone="mark" size="medium">
          <span aria-hidden>{side === 'above' ? '↑' : '↓'}</span>
          {trScan[side]}
        </Badge>
      ) : (
        <span className="text-muted">{trScan.byChance(trScan[side])}</span>
      )}
      <Disclosure
        summary={trScan.details}
        label={trScan.detailsOf(selection.label)}
        lazily
        summaryClassName="text-muted decoration-line"
      >
        <span>{formatTests(selection)}</span>
      </Disclosure>
    </>
  );
}

/** Both probabilities of a selection that was tested; nothing for one that was not. */
export function formatTests({
  p_value,
  q_value,
}: {
  p_value: number | null;
  q_value: number | null;
}): string {
  return [p_value !== null && formatTest('p', p_value), q_value !== null && formatTest('q', q_value)]
    .filter(Boolean)
    .join(' · ');
}

import type { OddsSummaryDto } from '../../../api/generated/wire';
import { formatCount } from '../../../lib/format';
import { formatRate } from '../../../lib/format-rate';
import { tr } from '../../../locale/tr';
import { MAIN_MARKETS, selectionsOf } from './selections';

/** The main markets' rates in one row, for the closed panel. */
export function MainRates({ summary }: { summary: OddsSummaryDto }) {
  if (summary.settled === 0) return null;
  return (
    <ul className="flex min-w-0 items-center gap-x-5 overflow-hidden text-dense whitespace-nowrap tabular-nums max-lg:hidden">
      <li className="text-muted">{tr.summary.settledCount(formatCount(summary.settled))}</li>
      {MAIN_MARKETS.map(([group, title]) => (
        <li key={group}>
          <span className="text-muted">{title}:</span>
          {selectionsOf(summary, group).map(({ column, label, rate }) => (
            <span key={column} className="ml-2">
              {label} <span className="font-semibold">{formatRate(rate)}</span>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

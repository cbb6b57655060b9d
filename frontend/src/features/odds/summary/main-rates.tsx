import type { OddsSummaryDto } from '../../../api/generated/wire';
import { formatRate } from '../../../lib/format-rate';
import { MAIN_MARKETS, selectionsOf } from './selections';

/** The main markets' rates in one row, for the closed panel. */
export function MainRates({ summary }: { summary: OddsSummaryDto }) {
  if (summary.settled === 0) return null;
  return (
    <ul className="flex min-w-0 items-center gap-x-5 overflow-hidden text-dense whitespace-nowrap tabular-nums max-lg:hidden">
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

import type { ListedGroup, OddsSummary } from '../../api/generated/wire';
import { formatCount } from '../../lib/format';
import { formatRate } from '../../lib/format-rate';
import { trSummary } from '../../locale/tr-summary';
import { byGroup, isMain } from './selections';

interface Props {
  summary: OddsSummary;
  groups: readonly ListedGroup[];
}

/** The main markets' rates in one row, for the closed panel. */
export function MainRates({ summary, groups }: Props) {
  if (summary.settled === 0) return null;
  return (
    <ul className="flex min-w-0 items-center gap-x-5 overflow-hidden text-dense whitespace-nowrap tabular-nums max-lg:hidden">
      <li className="text-muted">{trSummary.settledCount(formatCount(summary.settled))}</li>
      {byGroup(summary, groups.filter(isMain)).map(({ key, title, selections }) => (
        <li key={key}>
          <span className="text-muted">{title}:</span>
          {selections.map(({ column, label, rate }) => (
            <span key={column} className="ml-2">
              {label} <span className="font-semibold">{formatRate(rate)}</span>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

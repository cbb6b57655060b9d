import type { ListedGroup, OddsSummary } from '../../api/generated/wire';
import { formatCount } from '../../lib/format';
import { formatRate } from '../../lib/format-rate';
import { trSummary } from '../../locale/tr-summary';
import { RowsLink, useCountedRows } from './counted-rows';
import { byGroup, isMain } from './selections';

interface Props {
  summary: OddsSummary;
  groups: readonly ListedGroup[];
}

/** The main markets' rates in one row, for the closed panel. */
export function MainRates({ summary, groups }: Props) {
  const rows = useCountedRows();
  if (summary.settled === 0) return null;
  return (
    <ul className="flex min-w-0 items-center gap-x-5 overflow-hidden text-dense whitespace-nowrap tabular-nums max-lg:hidden">
      <li className="text-muted">
        <RowsLink to={rows.settled} count={summary.settled}>
          {trSummary.settledCount(formatCount(summary.settled))}
        </RowsLink>
      </li>
      {byGroup(summary, groups.filter(isMain)).map(({ key, title, selections }) => (
        <li key={key}>
          <span className="text-muted">{title}:</span>
          {selections.map((selection) => (
            <span key={selection.column} className="ml-2">
              {selection.label}{' '}
              <span className="font-semibold">
                <RowsLink to={rows.of('hits', selection)} count={selection.hits}>
                  {formatRate(selection.rate)}
                </RowsLink>
              </span>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

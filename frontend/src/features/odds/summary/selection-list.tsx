import { memo, useMemo, useState } from 'react';
import type { OddGroupDto, OddsSummaryDto, SelectionSummaryDto } from '../../../api/generated/wire';
import { formatCount, formatOdd } from '../../../lib/format';
import { formatRate, formatRateRange, formatSignedRate } from '../../../lib/format-rate';
import { tr } from '../../../locale/tr';
import { byGroup, groupsNamed, type SummaryGroup } from './selections';
import { SmallSampleBadge } from './small-sample-badge';

interface Props {
  summary: OddsSummaryDto;
  groups: readonly OddGroupDto[];
}

/** Every selection with all its figures, by market. */
export function SelectionList({ summary, groups }: Props) {
  const [wanted, setWanted] = useState('');
  const markets = useMemo(() => byGroup(summary, groups), [summary, groups]);
  const shown = groupsNamed(markets, wanted);
  return (
    <div className="flex flex-col gap-2">
      <input
        type="search"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        placeholder={tr.summary.findGroup}
        aria-label={tr.summary.findGroup}
        className="h-9 w-full max-w-72 rounded-md border border-control bg-surface px-3 text-dense max-md:text-base"
      />
      {shown.length === 0 && <p className="py-4 text-sm text-muted">{tr.summary.noGroup}</p>}
      <div
        role="region"
        aria-label={tr.summary.list}
        tabIndex={0}
        className="relative max-h-[min(420px,55dvh)] overflow-auto"
      >
        <Figures markets={shown} />
      </div>
    </div>
  );
}

const COLUMNS = [
  tr.summary.settledShort,
  tr.summary.hits,
  tr.summary.rate,
  tr.summary.interval,
  tr.summary.meanOdd,
  tr.summary.implied,
  tr.summary.returned,
] as const;

const Figures = memo(function Figures({ markets }: { markets: readonly SummaryGroup[] }) {
  if (markets.length === 0) return null;
  return (
    <table className="w-full min-w-[600px] max-w-[1100px] text-dense whitespace-nowrap tabular-nums">
      <thead className="sticky top-0 z-1 bg-surface text-xs text-muted">
        <tr className="*:border-b *:border-line *:py-1.5 *:pr-3 *:font-medium">
          <th scope="col" className="text-left">
            {tr.summary.selection}
          </th>
          {COLUMNS.map((title) => (
            <th key={title} scope="col" className="text-right">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {markets.map(({ key, title, selections }) => (
        <tbody key={key}>
          <tr>
            <th scope="rowgroup" colSpan={COLUMNS.length + 1} className="pt-3 pb-1 text-left font-semibold">
              {title}
            </th>
          </tr>
          {selections.map((selection) => (
            <FiguresRow key={selection.column} selection={selection} />
          ))}
        </tbody>
      ))}
    </table>
  );
});

function FiguresRow({ selection }: { selection: SelectionSummaryDto }) {
  return (
    <tr className="*:border-t *:border-line *:py-1 *:pr-3 *:text-right hover:bg-hover">
      <th scope="row" className="!text-left font-medium">
        {selection.label}
        {selection.small_sample && (
          <span className="ml-2">
            <SmallSampleBadge />
          </span>
        )}
      </th>
      <td>{formatCount(selection.settled)}</td>
      <td>{formatCount(selection.hits)}</td>
      <td className="font-semibold">{formatRate(selection.rate)}</td>
      <td className="text-muted">{formatRateRange(selection.ci_low, selection.ci_high)}</td>
      <td>{formatOdd(selection.mean_odd)}</td>
      <td>{formatRate(selection.implied)}</td>
      <td>{formatSignedRate(selection.return_rate)}</td>
    </tr>
  );
}

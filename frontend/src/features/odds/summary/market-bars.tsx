import type { SelectionSummaryDto } from '../../../api/generated/wire';
import { RateBar } from '../../../components/charts/rate-bar';
import { formatRate, formatRateRange, formatSignedRate } from '../../../lib/format-rate';
import { tr } from '../../../locale/tr';
import { SmallSampleBadge } from './small-sample-badge';

interface Props {
  title: string;
  selections: readonly SelectionSummaryDto[];
}

/** One market: how often each selection came in, against what its prices expected. */
export function MarketBars({ title, selections }: Props) {
  return (
    <table className="w-full self-start text-dense tabular-nums">
      <caption className="pb-0.5 text-left text-dense font-semibold">
        {title}
        {selections.some((selection) => selection.small_sample) && (
          <span className="ml-2 font-normal">
            <SmallSampleBadge />
          </span>
        )}
      </caption>
      <thead className="text-xs text-muted">
        <tr className="*:pb-0.5 *:font-normal *:whitespace-nowrap">
          <th scope="col" className="w-8 text-left">
            <span className="sr-only">{tr.summary.selection}</span>
          </th>
          <th scope="col" className="text-left">
            <span className="sr-only">{tr.summary.chart}</span>
          </th>
          <th scope="col" className="w-[68px] text-right max-sm:w-[84px]">
            {tr.summary.rate}
          </th>
          <th scope="col" className="w-[88px] text-right max-sm:hidden">
            {tr.summary.interval}
          </th>
          <th scope="col" className="w-[62px] text-right">
            {tr.summary.implied}
          </th>
          <th scope="col" className="w-[58px] text-right">
            {tr.summary.returned}
          </th>
        </tr>
      </thead>
      <tbody>
        {selections.map((selection) => (
          <MarketBar key={selection.column} selection={selection} />
        ))}
      </tbody>
    </table>
  );
}

function MarketBar({ selection }: { selection: SelectionSummaryDto }) {
  const { label, rate, ci_low, ci_high, implied, return_rate, hits, settled } = selection;
  const interval = formatRateRange(ci_low, ci_high);
  return (
    <tr className="h-6 *:whitespace-nowrap max-sm:h-9">
      <th scope="row" className="pr-2 text-left font-medium">
        {label}
      </th>
      <td>
        <RateBar
          rate={rate ?? 0}
          low={ci_low}
          high={ci_high}
          expected={implied}
          label={tr.summary.barText(formatRate(rate), interval, formatRate(implied))}
        />
      </td>
      <td className="text-right font-semibold" title={`${hits} / ${settled}`}>
        {formatRate(rate)}
        <span className="block text-xs leading-4 font-normal text-muted sm:hidden">{interval}</span>
      </td>
      <td className="text-right text-xs text-muted max-sm:hidden">{interval}</td>
      <td className="text-right text-xs text-muted">{formatRate(implied)}</td>
      <td className="text-right text-xs">{formatSignedRate(return_rate)}</td>
    </tr>
  );
}

import { Check } from 'lucide-react';
import type { DailyExampleDto, PricedSelectionDto, SelectionSummaryDto } from '../../api/generated/wire';
import { RateBar } from '../../components/charts/rate-bar';
import { classNames } from '../../lib/class-names';
import { formatCount, formatOdd } from '../../lib/format';
import { formatRate, formatRateRange } from '../../lib/format-rate';
import { trExample } from '../../locale/tr-example';

/** The three selections: the price, how often it came in among the past matches, and which one this match was. */
export function ExampleRates({ odds, selections }: Pick<DailyExampleDto, 'odds' | 'selections'>) {
  return (
    <>
      <table className="mt-1 w-full text-dense tabular-nums">
        <thead className="text-xs text-muted">
          <tr className="*:pb-1 *:font-normal">
            <th scope="col" className="w-10 text-left">
              <span className="sr-only">{trExample.selection}</span>
            </th>
            <th scope="col" className="w-12 text-right">
              {trExample.price}
            </th>
            <th scope="col">
              <span className="sr-only">{trExample.chart}</span>
            </th>
            <th scope="col" className="w-20 text-right">
              {trExample.rate}
            </th>
          </tr>
        </thead>
        <tbody>
          {odds.map((selection) => (
            <Row
              key={selection.column}
              selection={selection}
              past={selections.find(({ column }) => column === selection.column)}
            />
          ))}
        </tbody>
      </table>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 text-xs text-muted">
        <span className="inline-flex items-center gap-1">
          <Check aria-hidden className="size-3.5 text-accent-strong" />
          {trExample.wonLegend}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className="relative h-1.5 w-4 border-x-[1.5px] border-text/80">
            <span className="absolute inset-x-0 top-1/2 -mt-px h-[1.5px] bg-text/80" />
          </span>
          {trExample.intervalLegend}
        </span>
      </p>
    </>
  );
}

function Row({
  selection: { label, price, won },
  past,
}: {
  selection: PricedSelectionDto;
  past: SelectionSummaryDto | undefined;
}) {
  const { rate = null, ci_low: low = null, ci_high: high = null, hits = 0, settled = 0 } = past ?? {};
  const range = formatRateRange(low, high);
  return (
    <tr className={classNames('h-11', won && 'font-bold text-accent-strong')}>
      <th scope="row" className={classNames('text-left whitespace-nowrap', !won && 'font-medium')}>
        {label}
        {won && (
          <>
            <Check aria-hidden className="ml-1 inline size-3.5" />
            <span className="sr-only">, {trExample.won}</span>
          </>
        )}
      </th>
      <td translate="no" className="text-right">
        {formatOdd(price)}
      </td>
      <td className="px-3">
        <RateBar
          rate={rate ?? 0}
          low={low}
          high={high}
          expected={null}
          label={trExample.barText(formatRate(rate), range)}
        />
        <SmallLine>{trExample.hits(formatCount(hits), formatCount(settled))}</SmallLine>
      </td>
      <td className="text-right whitespace-nowrap">
        <span className="font-semibold">{formatRate(rate)}</span>
        <SmallLine>{range}</SmallLine>
      </td>
    </tr>
  );
}

function SmallLine({ children }: { children: string }) {
  return <span className="block text-xs leading-4 font-normal text-muted">{children}</span>;
}

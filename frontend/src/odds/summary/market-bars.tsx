import { useId } from 'react';
import type { SelectionSummary } from '../../api/generated/wire';
import { RateBar } from '../../kit/charts/rate-bar';
import { formatRate, formatRateRange, formatSignedRange, formatSignedRate } from '../../lib/format-rate';
import { trSummary } from '../../locale/tr-summary';
import { SmallSampleBadge, ThinPrices } from './badges';
import { RowsLink, useCountedRows } from './counted-rows';
import { populationText } from './population-text';
import { figuresIn, type Population, type PopulationFigures, populationOf } from './populations';

interface Props {
  title: string;
  selections: readonly SelectionSummary[];
}

/** One market: how often each selection came in, against what its prices expected where these can be compared. */
export function MarketBars({ title, selections }: Props) {
  const population = populationOf(selections);
  const name = useId();
  return (
    <table aria-labelledby={name} className="w-full self-start text-dense tabular-nums">
      <caption className="pb-0.5 text-left text-dense font-semibold">
        <span id={name}>{title}</span>
        {selections.length > 0 && (
          <span className="ml-2 text-xs font-normal text-muted" title={trSummary.populations[population]}>
            {populationText(population, selections)}
          </span>
        )}
        {selections.some((selection) => selection.small_sample) && (
          <span className="ml-2 font-normal">
            <SmallSampleBadge />
          </span>
        )}
      </caption>
      <thead className="text-xs text-muted">
        <tr className="*:pb-0.5 *:font-normal *:whitespace-nowrap">
          <th scope="col" className="w-8 text-left">
            <span className="sr-only">{trSummary.selection}</span>
          </th>
          <th scope="col" className="text-left">
            <span className="sr-only">{trSummary.chart}</span>
          </th>
          <th scope="col" className="w-[5.25rem] text-right">
            {trSummary.rate}
          </th>
          <th scope="col" className="w-[3.75rem] text-right">
            {trSummary.implied}
          </th>
          <th scope="col" className="w-[5.75rem] text-right">
            {trSummary.returned}
          </th>
        </tr>
      </thead>
      <tbody>
        {selections.map((selection) => (
          <MarketBar key={selection.column} selection={selection} population={population} />
        ))}
      </tbody>
    </table>
  );
}

interface BarProps {
  selection: SelectionSummary;
  population: Population;
}

function MarketBar({ selection, population }: BarProps) {
  const { label, thin_prices } = selection;
  const figures = figuresIn(population, selection);
  const { hits, count, rate, low, high, expected } = figures;
  const to = useCountedRows().of(population === 'comparison' ? 'compared_hits' : 'hits', selection);
  return (
    <tr className="h-9 *:whitespace-nowrap">
      <th scope="row" className="pr-2 text-left font-medium">
        {label}
      </th>
      <td>
        <RateBar rate={rate ?? 0} low={low} high={high} expected={expected} label={barText(figures)} />
      </td>
      <td
        translate="no"
        className="text-right font-semibold"
        title={trSummary.hitsOf(String(hits), String(count))}
      >
        <RowsLink to={to} count={hits}>
          {formatRate(rate)}
        </RowsLink>
        <SmallLine>{formatRateRange(low, high)}</SmallLine>
      </td>
      {thin_prices ? (
        <td colSpan={2} className="pl-2 text-right leading-4">
          <ThinPrices selection={selection} />
        </td>
      ) : (
        <>
          <td translate="no" className="text-right text-xs text-muted">
            {formatRate(expected)}
          </td>
          <ReturnCell selection={selection} />
        </>
      )}
    </tr>
  );
}

function ReturnCell({ selection }: { selection: SelectionSummary }) {
  const { return_rate, return_low, return_high } = selection;
  return (
    <td translate="no" className="pl-2 text-right text-xs">
      {formatSignedRate(return_rate)}
      <SmallLine>{formatSignedRange(return_low, return_high)}</SmallLine>
    </td>
  );
}

function SmallLine({ children }: { children: string }) {
  return <span className="block text-xs leading-4 font-normal text-muted">{children}</span>;
}

function barText({ rate, low, high, expected }: PopulationFigures): string {
  const happened = [formatRate(rate), formatRateRange(low, high)] as const;
  return expected === null
    ? trSummary.outcomeText(...happened)
    : trSummary.barText(...happened, formatRate(expected));
}

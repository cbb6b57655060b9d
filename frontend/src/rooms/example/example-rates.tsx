import { Check } from 'lucide-react';
import type { PlayedExample, PricedSelection, SelectionSummary } from '../../api/generated/wire';
import { RateBar } from '../../kit/charts/rate-bar';
import { type FigureColumn, FigureTable } from '../../kit/figures/figure-table';
import { classNames } from '../../lib/class-names';
import { formatCount, formatOdd } from '../../lib/format';
import { formatRate, formatRateRange } from '../../lib/format-rate';
import { trExample } from '../../locale/tr-example';

/** The three selections: price, what it says, how often it came in among the past matches, and which one this match was. */
export function ExampleRates({ odds, selections }: Pick<PlayedExample, 'odds' | 'selections'>) {
  return (
    <>
      <FigureTable
        columns={columnsOf(selections)}
        rows={odds}
        keyOf={({ column }) => column}
        className="mt-1"
        rowClassName={({ won }) => won && 'font-bold text-accent-strong'}
      />
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
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className="h-3.5 w-[3px] rounded-full bg-wait" />
          {trExample.expectedLegend}
        </span>
      </p>
    </>
  );
}

function columnsOf(past: readonly SelectionSummary[]): readonly FigureColumn<PricedSelection>[] {
  const figuresOf = ({ column: wanted }: PricedSelection) => past.find(({ column }) => column === wanted);
  return [
    {
      title: trExample.selection,
      untitled: true,
      cell: ({ label, won }) => (
        <span className={classNames('whitespace-nowrap', won && 'font-bold')}>
          {label}
          {won && (
            <>
              <Check aria-hidden className="ml-1 inline size-3.5" />
              <span className="sr-only">, {trExample.won}</span>
            </>
          )}
        </span>
      ),
      className: 'w-10 align-middle',
    },
    {
      title: trExample.price,
      cell: ({ price, probability }) => (
        <>
          {formatOdd(price)}
          <SmallLine>{formatRate(probability)}</SmallLine>
        </>
      ),
      className: 'w-14',
    },
    {
      title: trExample.chart,
      untitled: true,
      words: true,
      cell: (selection) => <Past expected={selection.probability} {...figuresOf(selection)} />,
    },
    {
      title: trExample.rate,
      words: true,
      cell: (selection) => {
        const { rate = null, ci_low = null, ci_high = null } = figuresOf(selection) ?? {};
        return (
          <>
            <span className="font-semibold">{formatRate(rate)}</span>
            <SmallLine>{formatRateRange(ci_low, ci_high)}</SmallLine>
          </>
        );
      },
      className: 'w-20 text-right! whitespace-nowrap',
    },
  ];
}

function Past({
  expected,
  rate = null,
  ci_low = null,
  ci_high = null,
  hits = 0,
  settled = 0,
}: Partial<SelectionSummary> & { expected: number }) {
  const text = trExample.barText(formatRate(rate), formatRateRange(ci_low, ci_high), formatRate(expected));
  return (
    <>
      <RateBar rate={rate ?? 0} low={ci_low} high={ci_high} expected={expected} label={text} />
      <SmallLine>{trExample.hits(formatCount(hits), formatCount(settled))}</SmallLine>
    </>
  );
}

function SmallLine({ children }: { children: string }) {
  return <span className="block text-xs leading-4 font-normal text-muted">{children}</span>;
}

import { useId } from 'react';
import type { ListedGroup, OddsSummary, SelectionSummary } from '../../api/generated/wire';
import { RateBar } from '../../kit/charts/rate-bar';
import { type FigureColumn, FigureTable } from '../../kit/figures/figure-table';
import { formatCount, formatOdd } from '../../lib/format';
import { formatRate, formatRateRange, formatSignedRange, formatSignedRate } from '../../lib/format-rate';
import { trSimilar } from '../../locale/tr-similar';
import { trSummary } from '../../locale/tr-summary';
import { SmallSampleBadge } from '../../odds/summary/badges';
import { BarLegend } from '../../odds/summary/bar-legend';
import { byGroup, isMain, type SummaryGroup } from '../../odds/summary/selections';
import { type OwnOdds, ownReturn } from './own-odds';

interface Props {
  summary: OddsSummary;
  groups: readonly ListedGroup[];
  own: OwnOdds;
}

/** How the main markets came out in past matches, against what the match's own prices say and would have returned. */
export function OwnMarkets({ summary, groups, own }: Props) {
  return (
    <div className="flex flex-col gap-2">
      <div className="grid gap-x-8 gap-y-4 @4xl:grid-cols-2 @7xl:grid-cols-3">
        {byGroup(summary, groups.filter(isMain)).map((market) => (
          <OwnMarket key={market.key} market={market} own={own} />
        ))}
      </div>
      <BarLegend />
    </div>
  );
}

function OwnMarket({ market: { title, selections }, own }: { market: SummaryGroup; own: OwnOdds }) {
  const name = useId();
  const settled = selections.map((selection) => selection.settled);
  const isFew = selections.some(({ small_sample }) => small_sample);
  return (
    <FigureTable
      aria-labelledby={name}
      caption={
        <>
          <span id={name} className="font-semibold">
            {title}
          </span>
          <span className="ml-2 text-xs text-muted">
            {trSummary.matches(formatCount(Math.max(0, ...settled)))}
          </span>
          {isFew && (
            <span className="ml-2">
              <SmallSampleBadge />
            </span>
          )}
        </>
      }
      columns={columnsFor(own)}
      rows={selections}
      keyOf={({ column }) => column}
      className="self-start"
    />
  );
}

const columnsFor = (own: OwnOdds): readonly FigureColumn<SelectionSummary>[] => [
  {
    title: trSummary.selection,
    untitled: true,
    cell: ({ column, label }) => (
      <>
        {label}
        <SmallLine>{formatOdd(own(column).price)}</SmallLine>
      </>
    ),
    className: 'w-10',
  },
  {
    title: trSummary.chart,
    untitled: true,
    words: true,
    cell: ({ column, rate, ci_low, ci_high }) => {
      const { probability } = own(column);
      const happened = [formatRate(rate), formatRateRange(ci_low, ci_high)] as const;
      const text =
        probability === null
          ? trSummary.outcomeText(...happened)
          : trSimilar.barText(...happened, formatRate(probability));
      return <RateBar rate={rate ?? 0} low={ci_low} high={ci_high} expected={probability} label={text} />;
    },
    // where the figures need all the room there is
    className: 'align-middle! max-[23.5rem]:hidden [&>div]:min-w-8',
  },
  {
    title: trSummary.rate,
    cell: ({ rate, ci_low, ci_high }) => (
      <>
        <span className="font-semibold">{formatRate(rate)}</span>
        <SmallLine>{formatRateRange(ci_low, ci_high)}</SmallLine>
      </>
    ),
    className: 'w-20 whitespace-nowrap',
  },
  {
    title: trSummary.implied,
    cell: ({ column }) => formatRate(own(column).probability),
    className: 'w-16 whitespace-nowrap',
  },
  {
    title: trSimilar.atOwnPrice,
    cell: (selection) => {
      const returned = ownReturn(own(selection.column), selection);
      return (
        returned && (
          <>
            {formatSignedRate(returned.rate)}
            <SmallLine>{formatSignedRange(returned.low, returned.high)}</SmallLine>
          </>
        )
      );
    },
    className: 'w-24 whitespace-nowrap',
  },
];

function SmallLine({ children }: { children: string }) {
  return <span className="block text-xs leading-4 font-normal text-muted">{children}</span>;
}

import type { ReactNode } from 'react';
import type { FilterRecordDto } from '../../api/generated/wire';
import type { BetFigures } from '../../odds/backtest/bet-figures';
import { isFew } from '../../lib/enough';
import { FewBadge } from '../../odds/backtest/few-badge';
import { type FigureColumn, FigureTable } from '../../kit/figures/figure-table';
import { formatCount, formatDate, formatOdd } from '../../lib/format';
import { formatRate, formatSignedRange, formatSignedRate, formatUnits } from '../../lib/format-rate';
import { trBacktest } from '../../locale/tr-backtest';
import { trMyFilters } from '../../locale/tr-my-filters';

const texts = trMyFilters.record;

interface Figure {
  title: string;
  value: (figures: BetFigures) => ReactNode;
}

const FIGURES: readonly Figure[] = [
  { title: trBacktest.bets, value: ({ bets }) => <Bets bets={bets} /> },
  {
    title: trBacktest.won,
    value: ({ won, win_rate }) => texts.wonOf(formatCount(won), formatRate(win_rate)),
  },
  { title: trBacktest.meanOdd, value: ({ mean_odd }) => formatOdd(mean_odd) },
  {
    title: trBacktest.returned,
    value: ({ return_rate }) => <span className="font-semibold">{formatSignedRate(return_rate)}</span>,
  },
  {
    title: trBacktest.intervalShort,
    value: ({ return_low, return_high }) => formatSignedRange(return_low, return_high),
  },
  { title: texts.profit, value: ({ profit }) => formatUnits(profit) },
  {
    title: texts.dates,
    value: ({ first_date, last_date }) => (
      <>
        {formatDate(first_date)}
        <span className="max-sm:hidden"> – </span>
        <br className="sm:hidden" />
        {formatDate(last_date)}
      </>
    ),
  },
];

function Bets({ bets }: { bets: number }) {
  return (
    <>
      {isFew({ bets }) && (
        <>
          <FewBadge />{' '}
        </>
      )}
      {formatCount(bets)}
    </>
  );
}

interface Props {
  /** Of the filter. */
  name: string;
  /** Undefined while it is worked out: the places of its figures stand empty. */
  record: FilterRecordDto | undefined;
}

/** What a filter's selection came to before and since it was saved, side by side. */
export function RecordTable({ name, record }: Props) {
  const sides = [
    { title: texts.before, text: texts.beforeText, figures: record?.before, none: texts.noneBefore },
    { title: texts.since, text: texts.sinceText, figures: record?.since, none: texts.noneSince },
  ];
  const columns: readonly FigureColumn<Figure>[] = [
    { title: texts.caption, cell: ({ title }) => <span className="font-normal text-muted">{title}</span> },
    ...sides.map(({ title, text, figures }) => ({
      title: (
        <span className="text-dense font-semibold text-text">
          {title}
          <span className="block text-xs font-normal text-muted">{text}</span>
        </span>
      ),
      words: true,
      cell: ({ value }: Figure) => {
        if (record === undefined) return <span aria-hidden className="shimmer ml-auto block h-3.5 w-16" />;
        return figures?.bets ? value(figures) : '-';
      },
      className: 'w-[36%] text-right!',
    })),
  ];
  const empty = record ? sides.filter(({ figures }) => !figures?.bets) : [];
  return (
    <>
      <FigureTable
        aria-label={texts.label(name)}
        aria-busy={record === undefined}
        columns={columns}
        rows={FIGURES}
        keyOf={({ title }) => title}
      />
      {empty.map(({ title, none }) => (
        <p key={title} className="mt-2 text-dense text-muted">
          {none}
        </p>
      ))}
    </>
  );
}

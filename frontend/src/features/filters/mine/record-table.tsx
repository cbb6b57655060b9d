import type { ReactNode } from 'react';
import type { FilterRecordDto } from '../../../api/generated/wire';
import { type BacktestFigures, isFew } from '../../../components/backtest/backtest-figures';
import { FewBadge } from '../../../components/backtest/few-badge';
import { formatCount, formatDate, formatOdd } from '../../../lib/format';
import { formatRate, formatSignedRange, formatSignedRate, formatUnits } from '../../../lib/format-rate';
import { trBacktest } from '../../../locale/tr-backtest';
import { trMyFilters } from '../../../locale/tr-my-filters';

const said = trMyFilters.record;

interface Figure {
  title: string;
  value: (figures: BacktestFigures) => ReactNode;
}

const FIGURES: readonly Figure[] = [
  { title: trBacktest.bets, value: ({ bets }) => <Bets bets={bets} /> },
  { title: trBacktest.won, value: ({ won, win_rate }) => said.wonOf(formatCount(won), formatRate(win_rate)) },
  { title: trBacktest.meanOdd, value: ({ mean_odd }) => formatOdd(mean_odd) },
  {
    title: trBacktest.returned,
    value: ({ return_rate }) => <span className="font-semibold">{formatSignedRate(return_rate)}</span>,
  },
  {
    title: trBacktest.intervalShort,
    value: ({ return_low, return_high }) => formatSignedRange(return_low, return_high),
  },
  { title: said.profit, value: ({ profit }) => formatUnits(profit) },
  {
    title: said.dates,
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
    { title: said.before, text: said.beforeText, figures: record?.before, none: said.noneBefore },
    { title: said.since, text: said.sinceText, figures: record?.since, none: said.noneSince },
  ];
  const empty = record ? sides.filter(({ figures }) => !figures?.bets) : [];
  return (
    <>
      <table
        aria-label={said.label(name)}
        aria-busy={record === undefined}
        className="w-full text-dense tabular-nums"
      >
        <caption className="sr-only">{said.caption}</caption>
        <thead>
          <tr className="*:pb-1.5 *:align-bottom">
            <th scope="col" className="text-left text-xs font-normal text-muted">
              <span className="sr-only">{said.figure}</span>
              <span aria-hidden>{said.caption}</span>
            </th>
            {sides.map(({ title, text }) => (
              <th key={title} scope="col" className="w-[36%] pl-3 text-right font-semibold">
                {title}
                <span className="block text-xs font-normal text-muted">{text}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FIGURES.map(({ title, value }) => (
            <tr key={title} className="*:h-7 *:border-t *:border-line">
              <th scope="row" className="text-left font-normal text-muted">
                {title}
              </th>
              {sides.map((side) => (
                <td key={side.title} className="pl-3 text-right">
                  {record === undefined ? (
                    <span aria-hidden className="shimmer ml-auto block h-3.5 w-16" />
                  ) : side.figures?.bets ? (
                    value(side.figures)
                  ) : (
                    '-'
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {empty.map(({ title, none }) => (
        <p key={title} className="mt-2 text-dense text-muted">
          {none}
        </p>
      ))}
    </>
  );
}

import { useMemo, useState } from 'react';
import { Answer } from '../../api/answer';
import type { PriceHistoryDto } from '../../api/generated/wire';
import { StepLineChart } from '../../kit/charts/step-line-chart';
import { type FigureColumn, FigureTable } from '../../kit/figures/figure-table';
import { SelectField } from '../../kit/form/select-field';
import { formatInstant, formatOdd } from '../../lib/format';
import { formatSignedRate } from '../../lib/format-rate';
import { trPriceHistory } from '../../locale/tr-match';
import { trShell } from '../../locale/tr-shell';
import {
  courseOf,
  historyRows,
  type MarketHistory,
  marketHistories,
  type SelectionHistory,
} from './market-histories';
import { useReadPriceHistoryQuery } from '../../api/generated/screens';

const texts = trPriceHistory;
const instant = (at: number): string => formatInstant(new Date(at).toISOString());

/** How the prices of a match went until kick-off, one market at a time. */
export function PriceHistoryPanel({ matchId }: { matchId: number }) {
  return (
    <Answer
      of={useReadPriceHistoryQuery({ matchId })}
      skeleton={<Skeleton />}
      className="rounded-card border border-line"
    >
      {(history) => <Markets history={history} />}
    </Answer>
  );
}

function Markets({ history }: { history: PriceHistoryDto }) {
  const [chosen, setChosen] = useState('');
  const markets = useMemo(() => marketHistories(history), [history]);
  const market = markets.find(({ key }) => key === chosen) ?? markets[0];
  if (!market) return <p className="text-sm text-muted">{texts.none}</p>;
  return (
    <div className="flex flex-col gap-4">
      <div className="max-w-sm">
        <SelectField
          label={texts.market}
          options={markets.map(({ key, title }) => [key, title])}
          value={market.key}
          onChange={(event) => setChosen(event.target.value)}
        />
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {market.selections.map((selection) => (
          <Selection key={selection.column} market={market} selection={selection} />
        ))}
      </ul>
      <HistoryTable market={market} />
    </div>
  );
}

function Selection({ market, selection }: { market: MarketHistory; selection: SelectionHistory }) {
  const { title, points } = selection;
  const course = courseOf(points);
  return (
    <li className="min-w-0 rounded-card border border-line bg-surface px-4 pt-3 pb-2">
      <p className="flex items-baseline justify-between gap-2 pb-8 text-sm">
        <span className="truncate font-semibold">{title}</span>
        <span className="whitespace-nowrap tabular-nums">
          {course && course.changes > 0 && `${formatOdd(course.first)} → `}
          <b>{formatOdd(course?.last)}</b>{' '}
          <span className="text-xs text-muted">{course && changeOf(course)}</span>
        </span>
      </p>
      <StepLineChart
        label={texts.lineOf(market.title, title)}
        points={points}
        span={market.span}
        describe={({ at, value }) => texts.point(instant(at), value === null ? null : formatOdd(value))}
      />
      <p className="pt-1 text-xs text-muted tabular-nums">
        {texts.range(formatOdd(course?.low), formatOdd(course?.high))}
      </p>
    </li>
  );
}

/** How far the price went; one that is back where it began changed all the same. */
function changeOf({ first, last, changes, closed }: NonNullable<ReturnType<typeof courseOf>>): string {
  if (changes === 0) return texts.same;
  if (first !== last) return formatSignedRate(last / first - 1);
  return closed ? texts.closed : texts.returned(changes);
}

/** The same in numbers, for those who would rather read. */
function HistoryTable({ market }: { market: MarketHistory }) {
  const rows = useMemo(() => historyRows(market), [market]);
  const columns: readonly FigureColumn<(typeof rows)[number]>[] = [
    { title: texts.when, cell: ({ at }) => instant(at), className: 'whitespace-nowrap' },
    ...market.selections.map(({ title }, place) => ({
      title,
      cell: ({ prices }: (typeof rows)[number]) => formatOdd(prices[place]),
    })),
  ];
  return (
    <details className="text-dense">
      <summary className="min-h-11 py-3 text-sm font-medium">{texts.table(rows.length)}</summary>
      <div
        tabIndex={0}
        role="region"
        aria-label={texts.tableOf(market.title)}
        className="max-h-80 max-w-full overflow-auto rounded-card border border-line"
      >
        <FigureTable
          columns={columns}
          rows={rows}
          keyOf={({ at }) => at}
          framed
          headClassName="sticky top-0 bg-raised"
        />
      </div>
    </details>
  );
}

function Skeleton() {
  return (
    <div role="status" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">{trShell.common.loading}</span>
      {Array.from({ length: 3 }, (_, card) => (
        <span key={card} aria-hidden className="shimmer h-36 rounded-card" />
      ))}
    </div>
  );
}

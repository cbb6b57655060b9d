import { useState } from 'react';
import type { ListedGroup, OddsSummary, SelectionSummary } from '../../api/generated/wire';
import { type FigureColumn, FigureTable } from '../../kit/figures/figure-table';
import { TextField } from '../../kit/form/text-field';
import { formatCount, formatOdd } from '../../lib/format';
import { formatRate, formatRateRange, formatSignedRange, formatSignedRate } from '../../lib/format-rate';
import { trSimilar } from '../../locale/tr-similar';
import { trSummary } from '../../locale/tr-summary';
import { SmallSampleBadge } from '../../odds/summary/badges';
import { byGroup, groupsNamed } from '../../odds/summary/selections';
import { type OwnOdds, ownReturn } from './own-odds';

interface Props {
  summary: OddsSummary;
  groups: readonly ListedGroup[];
  own: OwnOdds;
}

/** Every selection of past matches with all its figures, against the match's own prices, by market. */
export function OwnSelections({ summary, groups, own }: Props) {
  const [wanted, setWanted] = useState('');
  const shown = groupsNamed(byGroup(summary, groups), wanted);
  return (
    <div className="flex flex-col gap-2">
      <div className="max-w-72">
        <TextField
          label={trSummary.findGroup}
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      {shown.length === 0 && <p className="py-4 text-sm text-muted">{trSummary.noGroup}</p>}
      <div
        role="region"
        aria-label={trSummary.list}
        tabIndex={0}
        className="relative flex max-h-[min(26.25rem,55dvh)] flex-col gap-3 overflow-auto"
      >
        {shown.map(({ key, title, selections }) => (
          <FigureTable
            key={key}
            caption={<span className="font-semibold">{title}</span>}
            columns={columnsFor(own)}
            rows={selections}
            keyOf={({ column }) => column}
            className="max-w-[60rem] min-w-[42rem] whitespace-nowrap"
          />
        ))}
      </div>
    </div>
  );
}

const columnsFor = (own: OwnOdds): readonly FigureColumn<SelectionSummary>[] => [
  {
    title: trSummary.selection,
    cell: ({ label, small_sample }) => (
      <>
        {label}
        {small_sample && (
          <span className="ml-2">
            <SmallSampleBadge />
          </span>
        )}
      </>
    ),
    className: 'w-40',
  },
  { title: trSimilar.ownPrice, cell: ({ column }) => formatOdd(own(column).price), className: 'w-16' },
  { title: trSummary.matchesShort, cell: ({ settled }) => formatCount(settled), className: 'w-16' },
  { title: trSummary.hits, cell: ({ hits }) => formatCount(hits), className: 'w-16' },
  {
    title: trSummary.rate,
    cell: ({ rate }) => <span className="font-semibold">{formatRate(rate)}</span>,
    className: 'w-24',
  },
  {
    title: trSummary.interval,
    cell: ({ ci_low, ci_high }) => formatRateRange(ci_low, ci_high),
    className: 'w-28 text-muted',
  },
  {
    title: trSummary.implied,
    cell: ({ column }) => formatRate(own(column).probability),
    className: 'w-20',
  },
  {
    title: trSimilar.atOwnPrice,
    cell: (selection) => formatSignedRate(ownReturn(own(selection.column), selection)?.rate),
    className: 'w-20',
  },
  {
    title: trSummary.interval,
    cell: (selection) => {
      const returned = ownReturn(own(selection.column), selection);
      return formatSignedRange(returned?.low, returned?.high);
    },
    className: 'w-28 text-muted',
  },
];

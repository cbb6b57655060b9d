import { memo, type ReactNode, useMemo, useState } from 'react';
import type { ListedGroup, OddsSummary, SelectionSummary } from '../../api/generated/wire';
import { classNames } from '../../lib/class-names';
import { formatCount, formatOdd } from '../../lib/format';
import { formatRate, formatRateRange, formatSignedRange, formatSignedRate } from '../../lib/format-rate';
import { trSummary } from '../../locale/tr-summary';
import { SmallSampleBadge, ThinPrices } from './badges';
import type { Counted } from './count-filters';
import { RowsLink, useCountedRows } from './counted-rows';
import { pricedText } from './population-text';
import { byGroup, groupsNamed, type SummaryGroup } from './selections';

interface Props {
  summary: OddsSummary;
  groups: readonly ListedGroup[];
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
        placeholder={trSummary.findGroup}
        aria-label={trSummary.findGroup}
        className="h-9 w-full max-w-72 rounded-md border border-control bg-surface px-3 text-dense max-md:text-base"
      />
      {shown.length === 0 && <p className="py-4 text-sm text-muted">{trSummary.noGroup}</p>}
      <div
        role="region"
        aria-label={trSummary.list}
        tabIndex={0}
        className="relative max-h-[min(26.25rem,55dvh)] overflow-auto"
      >
        <Figures markets={shown} />
      </div>
    </div>
  );
}

/** The columns, by the matches that they are over: what stands under one heading may be compared. */
const BLOCKS = [
  {
    title: trSummary.populations.outcome,
    columns: [trSummary.matchesShort, trSummary.hits, trSummary.rate, trSummary.interval],
  },
  {
    title: trSummary.populations.priced,
    columns: [trSummary.pricedShort, trSummary.meanOdd, trSummary.returned, trSummary.interval],
  },
  {
    title: trSummary.populations.comparison,
    columns: [
      trSummary.matchesShort,
      trSummary.rate,
      trSummary.interval,
      trSummary.implied,
      trSummary.expectedReturn,
    ],
  },
] as const;

const COLUMN_COUNT = BLOCKS.reduce((sum, { columns }) => sum + columns.length, 1);

const Figures = memo(function Figures({ markets }: { markets: readonly SummaryGroup[] }) {
  if (markets.length === 0) return null;
  return (
    <table className="w-full min-w-[66.25rem] max-w-[80rem] text-dense whitespace-nowrap tabular-nums">
      <thead className="sticky top-0 z-1 bg-surface text-xs text-muted">
        <tr className="*:pt-1.5 *:pr-3 *:font-medium">
          <td className="sticky left-0 bg-surface" />
          {BLOCKS.map(({ title, columns }) => (
            <th key={title} scope="colgroup" colSpan={columns.length} className="text-right">
              {title}
            </th>
          ))}
        </tr>
        <tr className="*:border-b *:border-line *:py-1.5 *:pr-3 *:font-medium">
          <th scope="col" className="sticky left-0 bg-surface text-left">
            {trSummary.selection}
          </th>
          {BLOCKS.map((block) =>
            block.columns.map((title, index) => (
              <th key={`${block.title} ${title}`} scope="col" className={cellStyle(index)}>
                {title}
              </th>
            )),
          )}
        </tr>
      </thead>
      {markets.map(({ key, title, selections }) => (
        <tbody key={key}>
          <tr>
            <th scope="rowgroup" colSpan={COLUMN_COUNT} className="pt-3 pb-1 text-left font-semibold">
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

/** The first column of a block stands apart from the block before it. */
const cellStyle = (index: number) => classNames('text-right', index === 0 && 'pl-4');

function FiguresRow({ selection }: { selection: SelectionSummary }) {
  return (
    <tr className="*:border-t *:border-line *:py-1 *:pr-3 hover:*:bg-hover">
      <th scope="row" className="sticky left-0 bg-surface text-left font-medium">
        {selection.label}
        {selection.small_sample && (
          <span className="ml-2">
            <SmallSampleBadge />
          </span>
        )}
      </th>
      <td translate="no" className={cellStyle(0)}>
        <Count of={selection} counted="settled" />
      </td>
      <td translate="no" className="text-right">
        <Count of={selection} counted="hits" />
      </td>
      <td translate="no" className="text-right font-semibold">
        {formatRate(selection.rate)}
      </td>
      <td translate="no" className="text-right text-muted">
        {formatRateRange(selection.ci_low, selection.ci_high)}
      </td>
      {selection.thin_prices ? (
        <td colSpan={BLOCKS[1].columns.length + BLOCKS[2].columns.length} className="pl-4 text-left">
          <ThinPrices selection={selection} />
        </td>
      ) : (
        <PriceCells selection={selection} />
      )}
    </tr>
  );
}

/** How many matches a figure counts, or what it says of them; leads to them. */
function Count({ of, counted, children }: { of: SelectionSummary; counted: Counted; children?: ReactNode }) {
  return (
    <RowsLink to={useCountedRows().of(counted, of)} count={of[counted]}>
      {children ?? formatCount(of[counted])}
    </RowsLink>
  );
}

/** What the prices returned, and what they expected of the matches that can be compared. */
function PriceCells({ selection }: { selection: SelectionSummary }) {
  const { priced, settled, return_low, return_high, compared_low, compared_high } = selection;
  return (
    <>
      <td className={cellStyle(0)}>
        <Count of={selection} counted="priced">
          {priced < settled ? pricedText(priced, settled) : formatCount(priced)}
        </Count>
      </td>
      <td translate="no" className="text-right">
        {formatOdd(selection.mean_odd)}
      </td>
      <td translate="no" className="text-right font-semibold">
        {formatSignedRate(selection.return_rate)}
      </td>
      <td translate="no" className="text-right text-muted">
        {formatSignedRange(return_low, return_high)}
      </td>
      <td translate="no" className={cellStyle(0)}>
        <Count of={selection} counted="compared" />
      </td>
      <td translate="no" className="text-right font-semibold">
        <Count of={selection} counted="compared_hits">
          {formatRate(selection.compared_rate)}
        </Count>
      </td>
      <td translate="no" className="text-right text-muted">
        {formatRateRange(compared_low, compared_high)}
      </td>
      <td translate="no" className="text-right">
        {formatRate(selection.implied)}
      </td>
      <td translate="no" className="text-right">
        {formatSignedRate(selection.expected_return)}
      </td>
    </>
  );
}

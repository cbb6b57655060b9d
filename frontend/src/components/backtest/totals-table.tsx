import { Link } from 'react-router-dom';
import { formatCount, formatDate } from '../../lib/format';
import { formatRate, formatSignedRange, formatSignedRate, formatUnits } from '../../lib/format-rate';
import { trBacktest as t } from '../../locale/tr-backtest';
import {
  type BetTotals,
  type HalfTotals,
  type IntervalTotals,
  isFew,
  type SeasonTotals,
} from './backtest-figures';
import { FewBadge } from './few-badge';

export type TotalsRow = BetTotals &
  Partial<Pick<IntervalTotals, 'return_low' | 'return_high'>> & {
    name: string;
    /** Where the name leads. */
    to?: string;
    note?: string;
  };

interface Props {
  caption: string;
  /** Says more beside the caption. */
  note?: string;
  /** Title of the first column. */
  of: string;
  rows: readonly TotalsRow[];
}

/** What parts of the bets came to, each with its count. */
export function TotalsTable({ caption, note, of, rows }: Props) {
  return (
    <table className="w-full text-dense tabular-nums">
      <caption className="pb-1 text-left">
        <span className="font-semibold">{caption}</span>{' '}
        {note && <span className="text-xs text-muted">{note}</span>}
      </caption>
      <thead className="text-xs text-muted">
        <tr className="*:py-1 *:pl-2 *:text-right *:font-medium sm:*:pl-3">
          <th scope="col" className="pl-0! text-left!">
            {of}
          </th>
          <th scope="col">{t.bets}</th>
          <th scope="col">{t.won}</th>
          <th scope="col">{t.profit}</th>
          <th scope="col">{t.returned}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Totals key={row.name} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Totals({ row }: { row: TotalsRow }) {
  const { name, to, note, bets, won, profit, return_low, return_high } = row;
  return (
    <tr className="border-t border-line align-top *:py-1 *:pl-2 *:text-right sm:*:pl-3">
      <th scope="row" className="pl-0! text-left! font-medium">
        {to === undefined ? name : <NameLink name={name} to={to} />} {isFew(row) && <FewBadge />}
        {note && <span className="block text-xs font-normal text-muted">{note}</span>}
      </th>
      <td translate="no">{formatCount(bets)}</td>
      <td translate="no" className="whitespace-nowrap">
        {formatCount(won)}
        <span className="block text-xs text-muted">{formatRate(bets === 0 ? null : won / bets)}</span>
      </td>
      <td translate="no">{formatUnits(profit)}</td>
      <td className="whitespace-nowrap">
        <span translate="no" className="font-semibold">
          {formatSignedRate(row.return_rate)}
        </span>
        {return_low != null && (
          <span className="block text-xs text-muted">
            <span className="sr-only">{t.intervalShort} </span>
            {formatSignedRange(return_low, return_high)}
          </span>
        )}
      </td>
    </tr>
  );
}

function NameLink({ name, to }: { name: string; to: string }) {
  return (
    <Link to={to} className="inline-block min-h-6 wrap-anywhere text-accent underline underline-offset-4">
      {name}
    </Link>
  );
}

/** The bets by season, the latest first. */
export function SeasonTable({ seasons }: { seasons: readonly SeasonTotals[] }) {
  const rows = seasons.map(({ season, ...totals }) => ({ name: season.replace('-', '–'), ...totals }));
  return <TotalsTable caption={t.seasons} of={t.season} rows={rows.reverse()} />;
}

/** The earlier and the later half of the bets, with their intervals. */
export function HalvesTable({ halves }: { halves: readonly HalfTotals[] }) {
  const rows = halves.map(({ from, to, ...totals }, index) => ({
    name: t.halfNames[index]!,
    note: from === null ? undefined : t.days(formatDate(from), formatDate(to)),
    ...totals,
  }));
  return <TotalsTable caption={t.halves} note={t.intervalNote} of={t.half} rows={rows} />;
}

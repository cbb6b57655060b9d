import { Link } from 'react-router-dom';
import { formatCount, formatDate } from '../../lib/format';
import { formatRate, formatSignedRange, formatSignedRate, formatUnits } from '../../lib/format-rate';
import { trBacktest as texts } from '../../locale/tr-backtest';
import type { HalfTotals, SeasonTotals } from '../../api/generated/wire';
import { isFew } from '../../lib/enough';
import { type FigureColumn, FigureTable } from '../../kit/figures/figure-table';
import { FewBadge } from './few-badge';

export type TotalsRow = Pick<HalfTotals, 'bets' | 'won' | 'profit' | 'return_rate'> &
  Partial<Pick<HalfTotals, 'return_low' | 'return_high'>> & {
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

const figureColumns = (of: string): readonly FigureColumn<TotalsRow>[] => [
  {
    title: of,
    cell: ({ name, to, note, bets }) => (
      <>
        {to === undefined ? name : <NameLink name={name} to={to} />} {isFew({ bets }) && <FewBadge />}
        {note && <span className="block text-xs font-normal text-muted">{note}</span>}
      </>
    ),
  },
  { title: texts.bets, cell: ({ bets }) => formatCount(bets) },
  {
    title: texts.won,
    cell: ({ bets, won }) => (
      <>
        {formatCount(won)}
        <span className="block text-xs text-muted">{formatRate(bets === 0 ? null : won / bets)}</span>
      </>
    ),
    className: 'whitespace-nowrap',
  },
  { title: texts.profit, cell: ({ profit }) => formatUnits(profit) },
  {
    title: texts.returned,
    cell: ({ return_rate, return_low, return_high }) => (
      <>
        <span className="font-semibold">{formatSignedRate(return_rate)}</span>
        {return_low != null && (
          <span className="block text-xs text-muted">
            <span className="sr-only">{texts.intervalShort} </span>
            {formatSignedRange(return_low, return_high)}
          </span>
        )}
      </>
    ),
    className: 'whitespace-nowrap',
  },
];

/** What parts of the bets came to, each with its count. */
export function TotalsTable({ caption, note, of, rows }: Props) {
  return (
    <FigureTable
      caption={
        <>
          <span className="font-semibold">{caption}</span>{' '}
          {note && <span className="text-xs text-muted">{note}</span>}
        </>
      }
      columns={figureColumns(of)}
      rows={rows}
      keyOf={({ name }) => name}
    />
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
  return <TotalsTable caption={texts.seasons} of={texts.season} rows={rows.reverse()} />;
}

/** The earlier and the later half of the bets, with their intervals. */
export function HalvesTable({ halves }: { halves: readonly HalfTotals[] }) {
  const rows = halves.map(({ from, to, ...totals }, index) => ({
    name: texts.halfNames[index]!,
    note: from === null ? undefined : texts.days(formatDate(from), formatDate(to)),
    ...totals,
  }));
  return <TotalsTable caption={texts.halves} note={texts.intervalNote} of={texts.half} rows={rows} />;
}

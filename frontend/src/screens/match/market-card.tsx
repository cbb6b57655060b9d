import { type FigureColumn, FigureTable } from '../../kit/figures/figure-table';
import { trMatch } from '../../locale/tr-match';
import { trOdds } from '../../locale/tr-odds';
import { formatOdd } from '../../lib/format';
import { formatSignedRate } from '../../lib/format-rate';
import type { Market, MarketPrice } from './market-sections';

/** One market of a match: opening and closing side by side, what moved and what won. */
export function MarketCard({ market }: { market: Market }) {
  const { title, code, prices } = market;
  return (
    <div className="mb-4 break-inside-avoid rounded-card border border-line bg-surface">
      <FigureTable
        caption={
          <>
            <span className="font-semibold">{title}</span>
            {code !== null && (
              <span className="float-right text-xs leading-5 text-muted">{trMatch.code(String(code))}</span>
            )}
          </>
        }
        columns={COLUMNS}
        rows={prices}
        keyOf={({ column }) => column}
        framed
        rowClassName={({ won }) => won && 'bg-accent-soft font-bold text-accent-strong'}
      />
    </div>
  );
}

const COLUMNS: readonly FigureColumn<MarketPrice>[] = [
  {
    title: trMatch.selection,
    untitled: true,
    cell: ({ title, won }) => (
      <span className={won ? 'font-bold' : undefined}>
        {won && <span aria-hidden>✓ </span>}
        {title}
        {won && <span className="sr-only">, {trOdds.won}</span>}
      </span>
    ),
  },
  { title: trMatch.opening, cell: ({ opening }) => formatOdd(opening), className: 'w-20' },
  { title: trMatch.closing, cell: ({ closing }) => formatOdd(closing), className: 'w-20' },
  {
    title: trMatch.movement,
    words: true,
    cell: ({ movement }) => <Movement change={movement} />,
    className: 'w-24 text-right! text-xs font-normal text-text',
  },
];

/** A fallen price points down, a risen one up. */
function Movement({ change }: { change: number | null }) {
  if (change === null) return <span className="text-muted">-</span>;
  const text = formatSignedRate(change);
  if (change === 0) {
    return (
      <span className="text-muted">
        <span aria-hidden>=</span>
        <span className="sr-only">{trMatch.unchanged}</span>
      </span>
    );
  }
  return (
    <>
      <span aria-hidden>
        <span className={change < 0 ? 'text-accent' : 'text-wait'}>{change < 0 ? '▼' : '▲'}</span> {text}
      </span>
      <span className="sr-only">{change < 0 ? trMatch.shortened(text) : trMatch.drifted(text)}</span>
    </>
  );
}

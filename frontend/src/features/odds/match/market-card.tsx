import { trMatch } from '../../../locale/tr-match';
import { trOdds } from '../../../locale/tr-odds';
import { classNames } from '../../../lib/class-names';
import { formatOdd } from '../../../lib/format';
import { formatSignedRate } from '../../../lib/format-rate';
import type { Market, MarketPrice } from './market-sections';

/** One market of a match: opening and closing side by side, what moved and what won. */
export function MarketCard({ market }: { market: Market }) {
  const { title, code, prices } = market;
  return (
    <div className="mb-4 break-inside-avoid rounded-card border border-line bg-surface">
      <table className="w-full text-dense tabular-nums">
        <caption className="px-3 pt-2.5 pb-1 text-left">
          <span className="font-semibold">{title}</span>
          {code !== null && (
            <span className="float-right text-xs leading-5 text-muted">{trMatch.code(String(code))}</span>
          )}
        </caption>
        <thead className="text-xs text-muted">
          <tr className="*:px-3 *:py-1 *:font-normal">
            <th scope="col" className="text-left">
              <span className="sr-only">{trMatch.selection}</span>
            </th>
            <th scope="col" className="w-20 text-right">
              {trMatch.opening}
            </th>
            <th scope="col" className="w-20 text-right">
              {trMatch.closing}
            </th>
            <th scope="col" className="w-24 text-right">
              {trMatch.movement}
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.map((price) => (
            <PriceRow key={price.column} price={price} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PriceRow({ price }: { price: MarketPrice }) {
  const { title, opening, closing, movement, won } = price;
  return (
    <tr
      className={classNames(
        'h-8 *:border-t *:border-line *:px-3',
        won && 'bg-accent-soft font-bold text-accent-strong',
      )}
    >
      <th scope="row" className={classNames('text-left', won ? 'font-bold' : 'font-medium')}>
        {won && <span aria-hidden>✓ </span>}
        {title}
        {won && <span className="sr-only">, {trOdds.won}</span>}
      </th>
      <td translate="no" className="text-right">
        {formatOdd(opening)}
      </td>
      <td translate="no" className="text-right">
        {formatOdd(closing)}
      </td>
      <td className="text-right text-xs font-normal text-text">
        <Movement change={movement} />
      </td>
    </tr>
  );
}

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

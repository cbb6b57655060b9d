import type { MovedPrice } from '../../api/generated/wire';
import { formatOdd } from '../../lib/format';
import { formatSignedRate } from '../../lib/format-rate';
import { trMovement as texts } from '../../locale/tr-movement';

interface Props {
  moved: readonly MovedPrice[];
  /** Short titles of the selections by column. */
  columns: ReadonlyMap<string, string>;
}

/** The prices that moved as far as was asked, from opening to closing. */
export function MovedPrices({ moved, columns }: Props) {
  if (moved.length === 0) return null;
  return (
    <ul
      aria-label={texts.moved}
      translate="no"
      className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-dense tabular-nums"
    >
      {moved.map(({ column, opening, closing, movement }) => {
        const change = formatSignedRate(movement);
        return (
          <li key={column}>
            <span className="font-medium">{columns.get(column) ?? column}</span> {formatOdd(opening / 100)} →{' '}
            {formatOdd(closing / 100)}{' '}
            <span aria-hidden className="text-muted">
              <span className={movement < 0 ? 'text-accent' : 'text-wait'}>{movement < 0 ? '▼' : '▲'}</span>{' '}
              {change}
            </span>
            <span className="sr-only">{movement < 0 ? texts.fellBy(change) : texts.roseBy(change)}</span>
          </li>
        );
      })}
    </ul>
  );
}

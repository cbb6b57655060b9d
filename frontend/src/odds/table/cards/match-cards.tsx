import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { classNames } from '../../../lib/class-names';
import { trOdds } from '../../../locale/tr-odds';
import type { AskedCell } from '../../../kit/grid/data-grid';
import { useEndReached } from '../../../kit/grid/use-end-reached';
import { type AskMenu, useMenuEvents } from '../../../kit/grid/use-menu-events';
import { useScrollPlace } from '../../../kit/grid/use-scroll-place';
import type { FilterTexts } from '../filter-text';
import type { FoundRows } from '../found-rows';
import type { MatchColumn, MatchRow, MatchTable } from '../match-table';
import type { TableControls } from '../use-question';
import { type CardRow, MatchCard } from './match-card';

interface Props<Row> {
  controls: Pick<TableControls<Row>, 'table' | 'question' | 'params'>;
  found: FoundRows<Row>;
  /** The history entry that the cards stand in: it remembers where they were left. */
  place: string;
  /** Under the last card: progress, failure, the end. */
  tail: ReactNode;
  /** Opens the menu of a price. */
  onCellMenu: (cell: AskedCell<MatchRow>) => void;
}

const SKELETONS = 8;

/** The found matches as cards, for phones. Fills the positioned element around it; cards out of sight aren't drawn. */
export function MatchCards<Row extends CardRow>({ controls, found, place, tail, onCellMenu }: Props<Row>) {
  const { table, question, params } = controls;
  const { rows, pending, stale } = found;
  const scroller = useRef<HTMLDivElement>(null);
  const checkEnd = useEndReached(scroller, found.loadMore, rows);
  const rememberPlace = useScrollPlace(scroller, {
    place,
    scrollKey: JSON.stringify(params),
    rows: pending || stale ? 0 : rows.length,
  });
  const onScroll = useCallback(() => {
    checkEnd();
    rememberPlace();
  }, [checkEnd, rememberPlace]);
  const { filters } = question;
  const prices = useMemo(() => cardPrices(table, filters), [table, filters]);
  const askMenu = useCallback<AskMenu>(
    (target, at) => {
      const cell = target.closest<HTMLElement>('[data-column]');
      const match = Number(cell?.closest<HTMLElement>('[data-match]')?.dataset.match);
      const row = rows.find(({ id }) => id === match);
      const column = prices.find(({ id }) => id === cell?.dataset.column);
      if (!cell || !row || !column) return false;
      onCellMenu({ row, column: column.id, texts: [column.text(row)].flat(), cell, at });
      return true;
    },
    [rows, prices, onCellMenu],
  );
  const menuEvents = useMenuEvents(askMenu);
  return (
    <div
      ref={scroller}
      onScroll={onScroll}
      {...menuEvents}
      role="region"
      aria-label={table.title}
      aria-busy={pending || stale}
      // scrolled by keys where no card has the focus
      tabIndex={0}
      className="absolute inset-0 overflow-y-auto bg-surface tabular-nums -outline-offset-2 [-webkit-touch-callout:none] pointer-coarse:select-none"
    >
      {pending ? (
        <CardSkeletons />
      ) : (
        <ul
          aria-label={trOdds.foundMatches}
          className={classNames('transition-opacity duration-150 empty:hidden', stale && 'opacity-50')}
        >
          {rows.map((row) => (
            <li
              key={row.id}
              data-match={row.id}
              className="border-b border-line [contain-intrinsic-block-size:auto_5.1875rem] [content-visibility:auto]"
            >
              <MatchCard row={row} prices={prices} />
            </li>
          ))}
        </ul>
      )}
      {tail}
    </div>
  );
}

/** The price columns that a card shows: those that are filtered by, in the order of the table; else the first market's. */
function cardPrices<Row>(
  { groups }: Pick<MatchTable<Row>, 'groups'>,
  filters: FilterTexts,
): MatchColumn<Row>[] {
  const markets = groups
    .map(({ columns }) => columns.filter(({ kind }) => kind === 'odd'))
    .filter((prices) => prices.length > 0);
  const filtered = markets.flat().filter(({ id }) => id in filters);
  return filtered.length > 0 ? filtered : (markets[0] ?? []);
}

/** Cards that stand where the matches will be. */
function CardSkeletons() {
  return (
    <div aria-hidden>
      {Array.from({ length: SKELETONS }, (_, card) => (
        <div
          key={card}
          className="flex h-[5.1875rem] flex-col justify-between border-b border-line px-4 py-3"
        >
          <span className="shimmer h-3 w-2/3" />
          <span className="shimmer h-4 w-5/6" />
          <span className="shimmer h-3.5 w-1/2" />
        </div>
      ))}
    </div>
  );
}

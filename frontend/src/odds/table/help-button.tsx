import { GitCompareArrows, ListTree } from 'lucide-react';
import { Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lazyPart } from '../../kit/feedback/lazy-part';
import { Spinner } from '../../kit/feedback/spinner';
import { PopoverButton } from '../../kit/layout/popover-button';
import { classNames } from '../../lib/class-names';
import { trQuestion as texts } from '../../locale/tr-question';
import { FURTHER } from './further-filters';
import type { MatchColumn, TableKey } from './match-table';
import { ownPriceOf } from './price-text';
import { filterChosen, filterRemoved, selectTable, type WithTables } from './table.slice';

const LeaguePicker = lazyPart(() => import('../question/league-picker'));
const ComparisonForm = lazyPart(() => import('../question/comparison-form'));

interface Props {
  table: TableKey;
  column: MatchColumn<never>;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Not in the order of Tab: its box opens it with Alt and the arrow down. */
  skipTab: boolean;
  className: string;
}

const ICONS = { leagues: ListTree, prices: GitCompareArrows };

/** The button beside a filter box that opens what helps to fill it. */
export function HelpButton({ table, column, open, onOpen, skipTab, className }: Props) {
  const label = column.help === 'leagues' ? texts.pickLeagues : texts.comparePrice(column.fullTitle);
  const Icon = ICONS[column.help!];
  return (
    <PopoverButton
      open={open}
      onOpen={onOpen}
      aria-label={label}
      title={label}
      tabIndex={skipTab ? -1 : undefined}
      className={classNames(
        'grid shrink-0 place-items-center rounded text-muted hover:bg-raised hover:text-text print:hidden',
        className,
      )}
      panel={{
        align: 'end',
        'aria-label': label,
        className:
          'z-50 max-h-(--radix-popover-content-available-height) min-h-24 w-[min(24rem,calc(100vw-1rem))] overflow-y-auto p-3',
        children: (
          <Suspense fallback={<Spinner className="mx-auto my-6" />}>
            {column.help === 'leagues' ? (
              <Leagues table={table} />
            ) : (
              <Comparison table={table} column={column} onDone={() => onOpen(false)} />
            )}
          </Suspense>
        ),
      }}
    >
      <Icon aria-hidden className="size-4" />
    </PopoverButton>
  );
}

const useFilterText = (table: TableKey, id: string) =>
  useSelector((state: WithTables) => selectTable(state, table).question?.filters[id]) ?? '';

/** Each league that is ticked counts at once. */
function Leagues({ table }: Pick<Props, 'table'>) {
  const id = FURTHER.competition;
  const text = useFilterText(table, id);
  const dispatch = useDispatch();
  return (
    <LeaguePicker
      text={text}
      onChange={(next) =>
        void dispatch(next === '' ? filterRemoved({ table, id }) : filterChosen({ table, id, text: next }))
      }
    />
  );
}

function Comparison({ table, column, onDone }: Pick<Props, 'table' | 'column'> & { onDone: () => void }) {
  const text = useFilterText(table, column.id);
  const dispatch = useDispatch();
  return (
    <ComparisonForm
      column={column.id}
      options={column.prices!.options}
      own={ownPriceOf(table)}
      text={text}
      onSubmit={(id, next) => {
        onDone();
        dispatch(filterChosen({ table, id, text: next }));
      }}
    />
  );
}

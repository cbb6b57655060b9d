import { GitCompareArrows, ListTree } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lazyPart } from '../../kit/feedback/lazy-part';
import { IconPopover } from '../../kit/layout/icon-popover';
import { trQuestion as texts } from '../../locale/tr-question';
import { FURTHER } from './further-filters';
import type { MatchColumn, TableKey } from './match-table';
import { ownPriceOf } from './price-text';
import { filterChosen, filterRemoved, selectTable, type WithTables } from './table.slice';

const LeaguePicker = lazyPart(() => import('../question/league-picker'));
const ComparisonForm = lazyPart(() => import('../question/comparison-form'));

interface Props extends Pick<
  ComponentProps<typeof IconPopover>,
  'open' | 'onOpen' | 'skipTab' | 'className'
> {
  table: TableKey;
  column: MatchColumn<never>;
}

const ICONS = { leagues: ListTree, prices: GitCompareArrows };

/** The button beside a filter box that opens what helps to fill it. */
export function HelpButton({ table, column, ...button }: Props) {
  const ofLeagues = column.help === 'leagues';
  return (
    <IconPopover
      {...button}
      icon={ICONS[column.help!]}
      label={ofLeagues ? texts.pickLeagues : texts.comparePrice(column.fullTitle)}
      panel={{
        className:
          'max-h-(--radix-popover-content-available-height) min-h-24 w-[min(24rem,calc(100vw-1rem))] overflow-y-auto',
      }}
    >
      {ofLeagues ? (
        <Leagues table={table} />
      ) : (
        <Comparison table={table} column={column} onDone={() => button.onOpen(false)} />
      )}
    </IconPopover>
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

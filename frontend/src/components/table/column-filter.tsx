import { useDispatch, useSelector } from 'react-redux';
import type { FilterBoxProps } from '../data-grid/grid-header';
import { DateFilterBox } from './date-filter-box';
import { FilterBox } from './filter-box';
import { keypadFor } from './keypads';
import type { MatchColumn } from './match-table';
import type { TableKey } from './table-key';
import { filterChosen, selectTableView, type WithTableViews } from './table-views.slice';
import type { TypedFilters } from './use-typed-filters';

interface Props {
  table: TableKey;
  column: MatchColumn<never>;
  typed: TypedFilters;
  focus?: FilterBoxProps;
  roomy?: boolean;
}

/** The filter box of one column; drawn again only when its own text changes. */
export function ColumnFilter({ table, column, typed, focus, roomy }: Props) {
  const { id, title, fullTitle, placeholder } = column;
  const text = useSelector((state: WithTableViews) => selectTableView(state, table).texts[id] ?? '');
  const wrong = useSelector((state: WithTableViews) => selectTableView(state, table).wrong[id]);
  const dispatch = useDispatch();
  if (column.params.length === 0) return null;
  const box = {
    ...{ text, wrong, placeholder, focus, roomy },
    heading: title,
    title: fullTitle,
    price: column.kind === 'odd',
    keypad: keypadFor(column.kind),
    onType: (next: string) => typed.type(id, next),
    onEnter: () => typed.apply(id),
  };
  if (!column.takesDays) return <FilterBox {...box} />;
  return <DateFilterBox {...box} onPick={(days) => void dispatch(filterChosen({ table, id, text: days }))} />;
}

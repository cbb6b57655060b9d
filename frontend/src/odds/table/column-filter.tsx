import { useDispatch, useSelector } from 'react-redux';
import type { FilterBoxProps } from '../../kit/grid/grid-header';
import { DateFilterBox } from './date-filter-box';
import { FilterBox } from './filter-box';
import { filterOfText } from './filter-text';
import { HelpedFilterBox } from './helped-filter-box';
import { keypadFor } from './keypads';
import type { MatchColumn, TableKey } from './match-table';
import { PRICE_EXAMPLES } from './probability-text';
import { FIRST_QUESTION } from './question';
import { filterApplied, filterChosen, filterTyped, selectTable, type WithTables } from './table.slice';

interface Props {
  table: TableKey;
  column: MatchColumn<never>;
  focus?: FilterBoxProps;
  roomy?: boolean;
}

/** The filter box of one column; drawn again only when its own text changes. */
export function ColumnFilter({ table, column, focus, roomy }: Props) {
  const { id, title, fullTitle } = column;
  const text = useSelector((state: WithTables) => {
    const { question, drafts } = selectTable(state, table);
    return drafts[id] ?? question?.filters[id] ?? '';
  });
  const wrong = useSelector((state: WithTables) => selectTable(state, table).refused[id]);
  const values = useSelector(
    (state: WithTables) => (selectTable(state, table).question ?? FIRST_QUESTION).values,
  );
  const dispatch = useDispatch();
  if (column.params.length === 0) return null;
  const price = column.kind === 'odd';
  const placeholder = price ? PRICE_EXAMPLES[values] : column.placeholder;
  const boxText = (next: string) => ({ table, id, text: next, filter: filterOfText(column, next, values) });
  const box = {
    ...{ text, wrong, placeholder, focus, roomy },
    heading: title,
    title: fullTitle,
    price,
    inBox: column.prices?.inBox,
    keypad: keypadFor(column.kind),
    onType: (next: string) => void dispatch(filterTyped(boxText(next))),
    onEnter: () => void dispatch(filterApplied(boxText(text))),
  };
  // in the sheet of phones prices have no room for a button; the sheet of the question compares them
  if (column.help === 'leagues' || (column.help && !roomy))
    return <HelpedFilterBox {...box} table={table} column={column} />;
  if (!column.takesDays) return <FilterBox {...box} />;
  return <DateFilterBox {...box} onPick={(days) => void dispatch(filterChosen({ table, id, text: days }))} />;
}

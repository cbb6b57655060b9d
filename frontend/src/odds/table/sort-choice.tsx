import { useMemo } from 'react';
import { trTable } from '../../locale/tr-table';
import { Combobox } from '../../kit/form/combobox';
import { Segmented } from '../../kit/form/segmented';
import { columnOptions } from './column-search';
import type { TableControls } from './use-question';

const ORDERS = [
  ['asc', trTable.orders.asc],
  ['desc', trTable.orders.desc],
] as const;

interface Props {
  controls: Pick<TableControls<never>, 'table' | 'question' | 'setSort'>;
}

/** The order of the matches, where there are no column titles to press. */
export function SortChoice({ controls: { table, question, setSort } }: Props) {
  const { sort } = question;
  const options = useMemo(() => columnOptions(table, ({ sortable }) => sortable === true), [table]);
  return (
    <div className="mt-3 flex flex-col gap-2">
      <Combobox
        label={trTable.sort}
        hint={sort === null ? trTable.sortHint : undefined}
        options={options}
        value={sort?.column ?? null}
        onChange={(column) => setSort(column === null ? null : { column, order: sort?.order ?? 'asc' })}
      />
      {sort && (
        <Segmented
          label={trTable.order}
          options={ORDERS}
          value={sort.order}
          onChange={(order) => setSort({ ...sort, order })}
        />
      )}
    </div>
  );
}

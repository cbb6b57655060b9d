import type { ReactNode } from 'react';
import type { PickedTable } from '../../components/table/picked-table';
import { FilterPicker } from '../../features/filters/components/filter-picker';

/** The matches and saved filters that a table can be filtered by. */
export function renderTablePicker(table: PickedTable, phone: boolean): ReactNode {
  return <FilterPicker table={table} folded={phone} />;
}

import type { ReactNode } from 'react';
import { FilterPicker } from '../../features/filters/components/filter-picker';
import { matchPath } from '../../features/odds/match-path';
import type { OddsPickerTable } from '../../features/odds/odds-picker';

/** The saved filters and matches of an odds table. */
export function renderOddsPicker(table: OddsPickerTable, phone: boolean): ReactNode {
  return <FilterPicker table={table} matchPath={matchPath} folded={phone} />;
}

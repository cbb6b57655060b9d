import { oddFieldNamed } from '../../../archive/catalogue/columns';
import type { SavedFilterRow } from '../dto/filters.dto';
import { oddsSource, type OddsSource } from './populate-filter';

/** A column of prices as a filter names it, and where they are stored. */
export interface PriceColumn {
  readonly column: string;
  readonly field: OddsSource['field'];
}

/** The prices that a filter is about: its own columns of prices, then its selection where it isn't among them. */
export function priceColumns({
  filter_type: type,
  filter_data: data,
  selection,
}: Pick<SavedFilterRow, 'filter_type' | 'filter_data' | 'selection'>): PriceColumn[] {
  const own = Object.keys(data).flatMap((column) => {
    const source = oddsSource(type, column);
    return source?.kind === 'odd' ? [{ column, field: source.field }] : [];
  });
  const chosen = selection === null ? null : oddFieldNamed(selection);
  if (selection === null || chosen === null || own.some(({ field }) => field === chosen)) return own;
  return [...own, { column: selection, field: chosen }];
}

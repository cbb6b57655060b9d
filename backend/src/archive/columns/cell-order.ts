import { isCodeField, isOddField } from '../catalogue/columns';
import { TEXT_FIELDS, type TextField } from '../catalogue/filter-columns';
import type { ColumnSort, FilterType, SortField } from '../question/odds-query';
import { HALF_FULL_RANKS } from './index-row';
import { matchColumn, oddsColumn } from './layout';
import type { Vocabulary } from './vocabulary';

/** An order of rows by the cells of one column. */
export interface CellOrder {
  readonly column: number;
  /** Rank of each cell, 0 for the unknown value; null where cells are ranks already. */
  readonly ranks: Uint32Array | null;
  readonly descending: boolean;
}

const textFields: ReadonlySet<string> = new Set(TEXT_FIELDS);
const isText = (field: SortField): field is TextField => textFields.has(field);

/** The order of cells that a sort means. */
export function toCellOrder(
  { field, order }: ColumnSort,
  type: FilterType,
  vocabulary: Vocabulary,
): CellOrder {
  const descending = order === 'desc';
  if (isOddField(field) || isCodeField(field))
    return { column: oddsColumn(field, type), ranks: null, descending };
  const column = matchColumn(field);
  if (isText(field)) return { column, ranks: vocabulary.ranksOf(field), descending };
  return { column, ranks: field === 'ht_ft_result' ? HALF_FULL_RANKS : null, descending };
}

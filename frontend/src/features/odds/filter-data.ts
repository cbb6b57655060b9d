import type { OddGroupDto } from '../../api/generated/wire';
import { checkFilter } from './filters/check-filter';
import type { Filters } from './odds-view.slice';

/**
 * The filters of a view from query parameters, the way saved filters keep them: a score comes as two of them. What
 * names no column, or only half a score, is dropped.
 */
export function filtersFromData(
  data: Readonly<Record<string, string>>,
  groups: readonly OddGroupDto[],
): Filters {
  const filters: Record<keyof Filters, Record<string, string>> = { texts: {}, applied: {}, wrong: {} };
  for (const column of groups.flatMap((group) => group.columns)) {
    const values = column.filter_params.map((param) => data[param]);
    if (values.length === 0 || values.some((value) => value === undefined)) continue;
    const text = values.join(' - ');
    filters.texts[column.field] = text;
    const check = checkFilter(column, text);
    if (check.kind === 'ready') filters.applied[column.field] = text;
    if (check.kind === 'wrong') filters.wrong[column.field] = check.sentence;
  }
  return filters;
}

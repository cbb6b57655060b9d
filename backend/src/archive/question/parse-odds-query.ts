import { ODDS_FILTERS } from './column-filter';
import { type OddsQuery, OLDEST_FIRST, type Predicate, type Sort } from './odds-query';
import { DEFAULT_PER_PAGE, ODDS_PARAMETERS, type OddsParameters } from './parameters';
import { readQuery, refuseUnreadable } from './read-query';

/** The parsed query, or one Turkish sentence per parameter that could not be read. */
export type ParsedQuery =
  | { readonly ok: true; readonly query: OddsQuery }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> };

/**
 * Reads the query parameters of the odds list: those of `ODDS_PARAMETERS`, and one filter text per column. An empty filter
 * text is no filter; an unknown or repeated parameter is an error.
 * @param today `YYYY-MM-DD`, for filters that speak of it
 */
export function parseOddsQuery(params: Readonly<Record<string, unknown>>, today: string): ParsedQuery {
  const { values, filters, errors } = readQuery(params, ODDS_PARAMETERS, ODDS_FILTERS, today);
  return Object.keys(errors).length > 0
    ? { ok: false, errors }
    : { ok: true, query: toQuery(values, filters) };
}

/**
 * As {@link parseOddsQuery}.
 * @throws AppError INVALID_FILTER with a sentence per parameter that can't be read
 */
export function requireOddsQuery(params: Readonly<Record<string, unknown>>, today: string): OddsQuery {
  const { values, filters, errors } = readQuery(params, ODDS_PARAMETERS, ODDS_FILTERS, today);
  refuseUnreadable(errors);
  return toQuery(values, filters);
}

/** The query of parameters that were read, with the defaults of those that weren't sent. */
export function toQuery(values: Partial<OddsParameters>, filters: readonly Predicate[]): OddsQuery {
  const { source, played, movement = [] } = values;
  return {
    type: values.filter_type ?? 2,
    predicates: [...filters, ...[source, played].flatMap((each) => each ?? []), ...movement],
    page: values.page ?? 1,
    perPage: values.per_page ?? DEFAULT_PER_PAGE,
    sort: toSort(values),
    fields: values.fields ?? null,
    groups: values.groups ?? null,
  };
}

/** A column's values ascend unless the order says otherwise; without a column the newest match is first unless it does. */
function toSort({ sort, order }: Partial<OddsParameters>): Sort | null {
  if (sort) return { field: sort, order: order ?? 'asc' };
  return order === 'asc' ? OLDEST_FIRST : null;
}

import { AppError } from '../../platform/errors/app-error';
import { tr } from '../../platform/locale/tr';
import { type FilterTable, readFilter } from './filter-table';
import type { Reading } from './reading';

/** Readers of a route's parameters that are no filters. */
export type ParameterReaders<Values> = {
  readonly [Name in keyof Values]: (text: string) => Reading<Values[Name]>;
};

/** What the filter of one column asks for. */
export interface Condition<Filter> {
  /** Its name on the wire. */
  readonly column: string;
  readonly filter: Filter;
}

/** The result of reading the query parameters of a table. */
export interface QueryReading<Values, Filter> {
  /** The parameters that were sent and could be read. */
  readonly values: Partial<Values>;
  /** One condition per column that could be read, in the order of the parameters. */
  readonly conditions: readonly Condition<Filter>[];
  /** A Turkish sentence for each parameter that could not be read. */
  readonly errors: Readonly<Record<string, string>>;
}

/**
 * Reads query parameters as they came: those of `readers`, and one filter text per column of the table. An unknown or
 * repeated parameter is an error.
 * @param today `YYYY-MM-DD`, for filters that speak of it
 */
export function readQuery<Values extends object, Filter>(
  params: Readonly<Record<string, unknown>>,
  readers: ParameterReaders<Values>,
  table: FilterTable<Filter>,
  today: string,
): QueryReading<Values, Filter> {
  const values: Partial<Values> = {};
  const conditions: Condition<Filter>[] = [];
  const errors = new Map<string, string>();

  const keep = <T>(name: string, reading: Reading<T>, use: (value: T) => void): void => {
    if (reading.ok) use(reading.value);
    else errors.set(name, reading.error);
  };

  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) continue;
    if (typeof value !== 'string') errors.set(name, tr.filters.repeated);
    else if (Object.hasOwn(readers, name)) {
      const known = name as keyof Values;
      keep(name, readers[known](value), (each) => (values[known] = each));
    } else
      keep(name, readFilter(table, name, value, today), (filter) => {
        if (filter !== null) conditions.push({ column: name, filter });
      });
  }
  return { values, conditions, errors: Object.fromEntries(errors) };
}

/** @throws AppError INVALID_FILTER with all of these sentences, if there are any */
export function refuseUnreadable(errors: Readonly<Record<string, string>>): void {
  if (Object.keys(errors).length > 0) throw new AppError('INVALID_FILTER', { fields: errors });
}

import { tr } from '../../../common/locale/tr';
import { isMarketKey } from '../catalogue/columns';
import { FILTER_COLUMNS } from '../catalogue/filter-columns';
import { isSourceName, SOURCE_NAMES, sourceMask } from '../catalogue/price-sources';
import { ODDS_GROUPS } from '../catalogue/odds-groups';
import { isRowField, type RowField } from '../catalogue/row-fields';
import { readColumnFilter } from './column-filter';
import type { FilterType, OddsQuery, Predicate } from './odds-query';
import { read, type Reading, unreadable } from './reading';

/** Page size of the odds list unless another is asked for. */
export const DEFAULT_PER_PAGE = 50;
const MOST_PER_PAGE = 100;
const LAST_PAGE = 10_000_000;

/** The parsed query, or one Turkish sentence per parameter that could not be read. */
export type ParsedQuery<Further = unknown> =
  | { readonly ok: true; readonly query: OddsQuery; readonly further: Partial<Further> }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> };

/** How the texts of parameters are read that only some routes have. */
export type FurtherParameters<Further> = {
  readonly [Name in keyof Further]: (text: string) => Reading<Further[Name]>;
};

/**
 * Reads the query parameters of the odds list: `filter_type`, `page`, `per_page`, `fields`, `groups`, `source`, and one
 * filter text per column. An empty filter text is no filter; an unknown or repeated parameter is an error.
 * @param readFurther parameters that are known besides
 */
export function parseOddsQuery<Further extends object = object>(
  params: Readonly<Record<string, unknown>>,
  readFurther?: FurtherParameters<Further>,
): ParsedQuery<Further> {
  const further: Partial<Further> = {};
  const errors = new Map<string, string>();
  const query = {
    type: 2 as FilterType,
    page: 1,
    perPage: DEFAULT_PER_PAGE,
    fields: null as RowField[] | null,
    groups: null as string[] | null,
  };
  const predicates: Predicate[] = [];

  const keep = <T>(name: string, reading: Reading<T>, use: (value: T) => void): void => {
    if (reading.ok) use(reading.value);
    else errors.set(name, reading.error);
  };

  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) continue;
    if (typeof value !== 'string') {
      errors.set(name, tr.filters.repeated);
    } else if (name === 'filter_type') {
      keep(name, readFilterType(value), (type) => (query.type = type));
    } else if (name === 'page') {
      keep(name, readPage(value), (page) => (query.page = page));
    } else if (name === 'per_page') {
      keep(name, readPerPage(value), (perPage) => (query.perPage = perPage));
    } else if (name === 'fields') {
      keep(name, readFields(value), (fields) => (query.fields = fields));
    } else if (name === 'source') {
      keep(name, readSource(value), (predicate) => predicate && predicates.push(predicate));
    } else if (name === 'groups') {
      keep(name, readGroups(value), (groups) => (query.groups = groups));
    } else if (readFurther !== undefined && Object.hasOwn(readFurther, name)) {
      const known = name as keyof Further;
      keep(name, readFurther[known](value), (each) => (further[known] = each));
    } else {
      keep(name, readFilter(name, value), (predicate) => predicate && predicates.push(predicate));
    }
  }
  if (errors.size > 0) return { ok: false, errors: Object.fromEntries(errors) };
  return { ok: true, query: { ...query, predicates }, further };
}

/** Reads the filter text of the column with that name; an empty one is no filter. */
export function readFilter(name: string, value: string): Reading<Predicate | null> {
  const column = FILTER_COLUMNS.get(name);
  if (!column) return unreadable(isKnownColumn(name) ? tr.filters.notFilterable : tr.filters.unknownColumn);
  return value.trim() === '' ? read(null) : readColumnFilter(column, value);
}

function isKnownColumn(name: string): boolean {
  return (
    isRowField(name) || ODDS_GROUPS.some((group) => group.columns.some((column) => column.field === name))
  );
}

function readFilterType(value: string): Reading<FilterType> {
  return value === '1' || value === '2'
    ? read(Number(value) as FilterType)
    : unreadable(tr.filters.notFilterType);
}

/** Reads the name of a source; an empty one is no filter. */
function readSource(value: string): Reading<Predicate | null> {
  const name = value.trim();
  if (name === '') return read(null);
  return isSourceName(name)
    ? read({ kind: 'source', mask: sourceMask(name) })
    : unreadable(tr.filters.unknownSource(SOURCE_NAMES));
}

/** Number of a page, from 1. */
export const readPage = (value: string): Reading<number> => readCount(value, LAST_PAGE, tr.validation.page);

/** Rows of a page. */
export const readPerPage = (value: string): Reading<number> =>
  readCount(value, MOST_PER_PAGE, tr.validation.perPage);

function readCount(value: string, most: number, error: string): Reading<number> {
  const isCount = /^[1-9]\d{0,8}$/.test(value) && Number(value) <= most;
  return isCount ? read(Number(value)) : unreadable(error);
}

function readFields(value: string): Reading<RowField[]> {
  const names = [...new Set(value.split(',').map((name) => name.trim()))];
  const unknown = names.find((name) => !isRowField(name));
  return unknown === undefined
    ? read(names.filter(isRowField))
    : unreadable(tr.filters.unknownField(unknown));
}

/** Keys of markets, separated by commas; an empty text is all of them. */
function readGroups(value: string): Reading<string[] | null> {
  const keys = [...new Set(value.split(',').map((key) => key.trim()))].filter((key) => key !== '');
  const unknown = keys.find((key) => !isMarketKey(key));
  if (unknown !== undefined) return unreadable(tr.analysis.unknownGroup(unknown));
  return read(keys.length === 0 ? null : keys);
}

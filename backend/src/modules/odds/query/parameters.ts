import { tr } from '../../../common/locale/tr';
import { isMarketKey } from '../catalogue/columns';
import { isSourceName, SOURCE_NAMES, sourceMask } from '../catalogue/price-sources';
import { isRowField, type RowField } from '../catalogue/row-fields';
import type { FilterType, Predicate } from './odds-query';
import type { ParameterReaders } from './read-query';
import { read, type Reading, unreadable } from './reading';

/** Page size of a table unless another is asked for. */
export const DEFAULT_PER_PAGE = 50;
const MOST_PER_PAGE = 100;
const LAST_PAGE = 10_000_000;

/** Which page, from 1, and the rows of a page. */
export interface PagingParameters {
  page: number;
  per_page: number;
}

/** What may be asked of the odds tables beside filters. */
export interface OddsParameters extends PagingParameters {
  filter_type: FilterType;
  /** Names of values of a row. */
  fields: RowField[];
  /** Keys of markets; null = all. */
  groups: string[] | null;
  /** Where the prices come from; null = no matter. */
  source: Predicate | null;
}

const readCount =
  (most: number, error: string) =>
  (text: string): Reading<number> =>
    /^[1-9]\d{0,8}$/.test(text) && Number(text) <= most ? read(Number(text)) : unreadable(error);

function readFilterType(text: string): Reading<FilterType> {
  return text === '1' || text === '2'
    ? read(Number(text) as FilterType)
    : unreadable(tr.filters.notFilterType);
}

/** Reads the name of a source; an empty one is no filter. */
function readSource(text: string): Reading<Predicate | null> {
  const name = text.trim();
  if (name === '') return read(null);
  return isSourceName(name)
    ? read({ kind: 'source', mask: sourceMask(name) })
    : unreadable(tr.filters.unknownSource(SOURCE_NAMES));
}

function readFields(text: string): Reading<RowField[]> {
  const names = [...new Set(text.split(',').map((name) => name.trim()))];
  const unknown = names.find((name) => !isRowField(name));
  return unknown === undefined
    ? read(names.filter(isRowField))
    : unreadable(tr.filters.unknownField(unknown));
}

/** Keys of markets, separated by commas; an empty text is all of them. */
function readGroups(text: string): Reading<string[] | null> {
  const keys = [...new Set(text.split(',').map((key) => key.trim()))].filter((key) => key !== '');
  const unknown = keys.find((key) => !isMarketKey(key));
  if (unknown !== undefined) return unreadable(tr.analysis.unknownGroup(unknown));
  return read(keys.length === 0 ? null : keys);
}

export const PAGING: ParameterReaders<PagingParameters> = {
  page: readCount(LAST_PAGE, tr.validation.page),
  per_page: readCount(MOST_PER_PAGE, tr.validation.perPage),
};

export const ODDS_PARAMETERS: ParameterReaders<OddsParameters> = {
  ...PAGING,
  filter_type: readFilterType,
  fields: readFields,
  groups: readGroups,
  source: readSource,
};

import { tr } from '../../platform/locale/tr';
import { isMarketKey, oddFieldNamed } from '../catalogue/columns';
import { FILTER_COLUMNS } from '../catalogue/filter-columns';
import type { OddField } from '../catalogue/odds-groups';
import { isSourceName, SOURCE_NAMES, type SourceName } from '../catalogue/price-sources';
import { isRowField, type RowField } from '../catalogue/row-fields';
import { isPercentMoved, MOST_PERCENT_MOVED } from './movement';
import {
  type FilterType,
  type Movement,
  SHOWN_VALUES,
  type ShownValues,
  SORT_ORDERS,
  type SortField,
  type SortOrder,
} from './odds-query';
import type { ParameterReaders } from './read-query';
import { read, type Reading, unreadable } from './reading';

/** Page size of a table unless another is asked for. */
export const DEFAULT_PER_PAGE = 50;
const MOST_PER_PAGE = 100;
const LAST_PAGE = 10_000_000;

const MOST_MOVEMENTS = 20;
const MOVEMENT = /^(\w+):([+-]?\d{1,2})$/;

/** Which page, from 1, and the rows of a page. */
export interface PagingParameters {
  page: number;
  per_page: number;
}

/** What belongs to a question beside its filters, also to a saved one. */
export interface QuestionParameters {
  /** Where the prices come from; null = no matter. */
  source: SourceName | null;
  /** With or without a full-time score; null = no matter. */
  played: boolean | null;
  /** How far prices moved. */
  movement: readonly Movement[];
  /** Null = the date of kick-off. */
  sort: SortField | null;
  order: SortOrder;
  /** What columns of odds show and are sorted by. */
  values: ShownValues;
}

/** What may be asked of the odds tables' routes beside the question itself. */
export interface ListParameters extends PagingParameters {
  filter_type: FilterType;
  /** Names of values of a row. */
  fields: RowField[];
  /** Keys of markets; null = all. */
  groups: string[] | null;
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
function readSource(text: string): Reading<SourceName | null> {
  const name = text.trim();
  if (name === '') return read(null);
  return isSourceName(name) ? read(name) : unreadable(tr.filters.unknownSource(SOURCE_NAMES));
}

/** Reads whether matches have a full-time score; an empty text is no filter. */
function readPlayed(text: string): Reading<boolean | null> {
  const word = text.trim();
  if (word === '') return read(null);
  return word === 'true' || word === 'false' ? read(word === 'true') : unreadable(tr.filters.notPlayed);
}

/** Reads `ft_1_odd:-10,ft_2_odd:15`; an empty text is no filter. */
function readMovement(text: string): Reading<Movement[]> {
  const parts = text.trim() === '' ? [] : text.split(',');
  if (parts.length > MOST_MOVEMENTS) return unreadable(tr.filters.tooManyMovements(MOST_MOVEMENTS));
  const movements: Movement[] = [];
  for (const part of parts) {
    const [, name, digits] = MOVEMENT.exec(part.trim()) ?? [];
    const [field, percent] = [oddFieldNamed(name ?? ''), Number(digits)];
    if (field === null || !isPercentMoved(percent))
      return unreadable(tr.filters.notMovement(MOST_PERCENT_MOVED));
    movements.push({ kind: 'movement', field, percent });
  }
  return read(movements);
}

/** Reads the name of a column that can be filtered; an empty text is the usual order. */
function readSort(text: string): Reading<SortField | null> {
  const name = text.trim();
  if (name === '') return read(null);
  const column = FILTER_COLUMNS.get(name);
  return column === undefined ? unreadable(tr.filters.notSortable) : read(column.field);
}

function readOrder(text: string): Reading<SortOrder> {
  const order = SORT_ORDERS.find((each) => each === text.trim());
  return order === undefined ? unreadable(tr.filters.notOrder) : read(order);
}

function readValues(text: string): Reading<ShownValues> {
  const values = SHOWN_VALUES.find((each) => each === text.trim());
  return values === undefined ? unreadable(tr.filters.notValues) : read(values);
}

/** Reads the name or alias of a column of odds. */
export function readSelection(text: string): Reading<OddField> {
  const field = oddFieldNamed(text.trim());
  return field === null ? unreadable(tr.savedFilters.selection) : read(field);
}

/** Reads names of values of a row, separated by commas. */
export function readFields(text: string): Reading<RowField[]> {
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

export const QUESTION_PARAMETERS: ParameterReaders<QuestionParameters> = {
  source: readSource,
  played: readPlayed,
  movement: readMovement,
  sort: readSort,
  order: readOrder,
  values: readValues,
};

export const LIST_PARAMETERS: ParameterReaders<ListParameters> = {
  ...PAGING,
  filter_type: readFilterType,
  fields: readFields,
  groups: readGroups,
};

/** What belongs to a question about the bulletin beside its filters. */
export const BULLETIN_QUESTION_PARAMETERS: ParameterReaders<Pick<QuestionParameters, 'played'>> = {
  played: readPlayed,
};

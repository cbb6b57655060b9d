import { createHash } from 'node:crypto';
import { tr } from '../../platform/locale/tr';
import { FIELD_ALIASES, isOddField } from '../catalogue/columns';
import { type SourceName, sourceMask } from '../catalogue/price-sources';
import { partsOf } from './alternatives';
import { BULLETIN_FILTERS, type BulletinFilter } from './bulletin-filters';
import { ODDS_FILTERS } from './column-filter';
import type { FilterTable } from './filter-table';
import {
  type ColumnPredicate,
  type FilterType,
  type Movement,
  OLDEST_FIRST,
  type OrderedSearch,
  type Predicate,
  type ShownValues,
  type Sort,
  type SortField,
  type SortOrder,
} from './odds-query';
import { BULLETIN_QUESTION_PARAMETERS, QUESTION_PARAMETERS, type QuestionParameters } from './parameters';
import { type Condition, type ParameterReaders, readQuery } from './read-query';

/** The table that a question is asked of: 1 opening odds, 2 closing odds, 3 the bulletin. */
export const QUESTION_TYPES = [1, 2, 3] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** The set of odds that a table shows: the bulletin's are the opening ones. */
export const SET_OF: Record<QuestionType, FilterType> = { 1: 1, 2: 2, 3: 1 };

/** The table of a question that names none. */
export const DEFAULT_TYPE = 2;

/**
 * A question about the archive as a value: which matches, in which order. Parts of an answer (page, values, groups) are
 * no part of it.
 */
export interface Question<Filter = ColumnPredicate> {
  readonly filter_type: QuestionType;
  /** In the order of the table's columns; all of them must hold. */
  readonly conditions: readonly Condition<Filter>[];
  /** With or without a full-time score; null = no matter. */
  readonly played: boolean | null;
  /** Where the prices come from; null = no matter. */
  readonly source: SourceName | null;
  /** How far prices moved, each once, in one order. */
  readonly movement: readonly Movement[];
  /** Null = newest first. */
  readonly sort: Sort | null;
  /** What columns of odds show and are sorted by. */
  readonly values: ShownValues;
}

/** A question to any table. */
export type AnyQuestion = Question<BulletinFilter>;

/** A question and what was asked beside it, as far as they could be read. */
export interface QuestionReading<Filter, Beside> {
  readonly question: Question<Filter>;
  /** The other parameters that were sent. */
  readonly values: Partial<Beside>;
  /** A Turkish sentence for each parameter that could not be read. */
  readonly errors: Readonly<Record<string, string>>;
}

type Texts = Readonly<Record<string, unknown>>;

/**
 * Reads a question to the odds tables; `beside` may read the table as `filter_type`. An empty filter text is no filter; an unknown or repeated parameter is an error.
 * @param texts the parameters of the question, a filter text per column, and what `beside` reads
 * @param today `YYYY-MM-DD`, for filters that speak of it
 */
export function readOddsQuestion<Beside extends object>(
  filter_type: FilterType,
  texts: Texts,
  beside: ParameterReaders<Beside>,
  today: string,
): QuestionReading<ColumnPredicate, Beside> {
  const readers = { ...beside, ...QUESTION_PARAMETERS } as ParameterReaders<Beside & QuestionParameters>;
  const { values, conditions, errors } = readQuery(texts, readers, ODDS_FILTERS, today);
  const { filter_type: type = filter_type } = values as { filter_type?: FilterType };
  const question = questionOf(type, ODDS_FILTERS, conditions, values);
  return { question, values, errors: { ...errors, ...ownPrices(question) } };
}

/** The same of the bulletin, whose parameters are fewer. */
export function readBulletinQuestion<Beside extends object>(
  texts: Texts,
  beside: ParameterReaders<Beside>,
  today: string,
): QuestionReading<BulletinFilter, Beside> {
  const readers = { ...beside, ...BULLETIN_QUESTION_PARAMETERS } as ParameterReaders<
    Beside & QuestionParameters
  >;
  const { values, conditions, errors } = readQuery(texts, readers, BULLETIN_FILTERS, today);
  const question = questionOf(3, BULLETIN_FILTERS, conditions, values);
  return { question, values, errors: { ...errors, ...ownPrices(question) } };
}

/** A sentence for each condition that compares the prices of the question's set with themselves. */
function ownPrices({ filter_type, conditions }: AnyQuestion): Record<string, string> {
  const set = SET_OF[filter_type];
  const isOwn = (filter: BulletinFilter): boolean =>
    filter.kind !== 'league' && partsOf(filter).some((each) => each.kind === 'against' && each.set === set);
  return Object.fromEntries(
    conditions.filter(({ filter }) => isOwn(filter)).map(({ column }) => [column, tr.filters.ownPrice]),
  );
}

/** A question to the table of a type, as {@link readOddsQuestion}. */
export const readQuestion = (
  type: QuestionType,
  texts: Texts,
  today: string,
): QuestionReading<BulletinFilter, object> =>
  type === 3 ? readBulletinQuestion(texts, {}, today) : readOddsQuestion(type, texts, {}, today);

/**
 * The normal form of a question as parameters: the same for all questions that are read as the same, in one order,
 * without defaults. Read again it is the same question; words for days have become days.
 */
export function parametersOf(question: AnyQuestion): Record<string, string> {
  const { filter_type, conditions, played, source, movement, sort, values } = question;
  const write =
    filter_type === 3 ? BULLETIN_FILTERS.write : (ODDS_FILTERS.write as typeof BULLETIN_FILTERS.write);
  return {
    ...(filter_type === DEFAULT_TYPE ? {} : { filter_type: String(filter_type) }),
    ...Object.fromEntries(conditions.map(({ column, filter }) => [column, write(filter)])),
    ...(played === null ? {} : { played: String(played) }),
    ...(source === null ? {} : { source }),
    ...(movement.length === 0 ? {} : { movement: movement.map(movementText).join(',') }),
    ...sortParameters(sort),
    ...(values === 'price' ? {} : { values }),
  };
}

/**
 * SHA-256, in hexadecimal, of the normal form.
 * @param beside further parameters that make it another question
 */
export function questionHash(question: AnyQuestion, beside: Readonly<Record<string, string>> = {}): string {
  const form = new URLSearchParams({ ...parametersOf(question), ...beside });
  return createHash('sha256').update(form.toString()).digest('hex');
}

/** The matches that a question asks for, in its order. */
export function searchOf(question: Question<Predicate>): OrderedSearch {
  const { filter_type, conditions, played, source, movement, sort } = question;
  const predicates: Predicate[] = conditions.map(({ filter }) => filter);
  if (source !== null) predicates.push({ kind: 'source', mask: sourceMask(source) });
  if (played !== null) predicates.push({ kind: 'played', wanted: played });
  return { type: SET_OF[filter_type], predicates: [...predicates, ...movement], sort };
}

function questionOf<Filter>(
  filter_type: QuestionType,
  table: FilterTable<Filter>,
  conditions: readonly Condition<Filter>[],
  {
    played = null,
    source = null,
    movement = [],
    sort = null,
    order,
    values = 'price',
  }: Partial<QuestionParameters>,
): Question<Filter> {
  const byText = new Map(movement.map((each) => [movementText(each), each]));
  return {
    filter_type,
    conditions: inOrder(conditions, table),
    played,
    source,
    movement: [...byText].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each),
    sort: sortOf(sort, order, values),
    values,
  };
}

/** A column's values ascend unless the order says otherwise; the newest match is first unless it does. */
function sortOf(field: SortField | null, order: SortOrder | undefined, values: ShownValues): Sort | null {
  if (field === null) return order === 'asc' ? OLDEST_FIRST : null;
  const sort = { field, order: order ?? 'asc' };
  return values === 'probability' && isOddField(field) ? { ...sort, by: values } : sort;
}

/** Conditions in the order of their columns; the second name of a column stands only beside the first. */
function inOrder<Filter>(
  conditions: readonly Condition<Filter>[],
  { filters }: FilterTable<Filter>,
): Condition<Filter>[] {
  const sent = new Set(conditions.map(({ column }) => column));
  const columns = [...filters.keys()];
  return conditions
    .map(({ column, filter }) => {
      const first = FIELD_ALIASES.get(column);
      return { column: first && filters.has(first) && !sent.has(first) ? first : column, filter };
    })
    .sort((a, b) => columns.indexOf(a.column) - columns.indexOf(b.column));
}

const movementText = ({ field, percent }: Movement): string => `${field}:${percent}`;

function sortParameters(sort: Sort | null): Record<string, string> {
  if (sort === null) return {};
  if (sort === OLDEST_FIRST) return { order: 'asc' };
  return sort.order === 'asc' ? { sort: sort.field } : { sort: sort.field, order: sort.order };
}

import type { GridSort } from '../../kit/grid/grid-types';
import {
  type FilterParams,
  type FilterTexts,
  paramsOfText,
  paramsOfTexts,
  textsOfParams,
} from './filter-text';
import { groupMark } from './group-visibility';
import type { MatchTable } from './match-table';
import { BULLETIN, CLOSING, type FilterType, OPENING, type ShownValues } from '../odds-type';

/** Address of each table. */
export const TABLE_PATHS: Readonly<Record<FilterType, string>> = {
  [OPENING]: '/acilisoran',
  [CLOSING]: '/kapanisoran',
  [BULLETIN]: '/bulten',
};

/** A table above which matches and saved filters are picked. */
export interface PickedTable {
  type: FilterType;
  table: MatchTable<never>;
}

/** Which matches a table shows: those with a full-time score, those from today on without one, or all. */
export type Played = 'played' | 'upcoming' | 'all';

/** What is asked of a table of matches. The table, and with it its kind of odds, is known from elsewhere. */
export interface Question {
  /** Filter texts that count, trimmed, by name of the filter: of columns, of a source, of movements. */
  filters: FilterTexts;
  played: Played;
  /** The order that the visitor chose; null for the usual one. */
  sort: GridSort | null;
  values: ShownValues;
  /** Keys of hidden groups, in the order of hiding; behind a `-` those of groups hidden by default that are shown. */
  hiddenGroups: readonly string[];
}

/** What a table begins with. */
export const FIRST_QUESTION: Question = {
  filters: {},
  played: 'played',
  sort: null,
  values: 'price',
  hiddenGroups: [],
};

type AskedTable = Pick<
  MatchTable<never>,
  'columns' | 'filters' | 'groups' | 'sortable' | 'byPlayed' | 'byProbability'
>;

/**
 * Query parameter of the hidden groups; beside it stand which matches, their order, what is shown of them, and the
 * filters' texts.
 */
const HIDDEN = 'gizli';

const WRITTEN: Readonly<Record<Played, string | null>> = { played: null, upcoming: 'false', all: 'all' };

/** A question in its normal form, which is its address without `?`: always the same for the same question. */
export function writeQuestion({ filters, hiddenGroups, played, sort, values }: Question): string {
  const params = new URLSearchParams(Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1)));
  const written = WRITTEN[played];
  if (written) params.set('played', written);
  if (sort) params.set('sort', sort.column);
  if (sort?.order === 'desc') params.set('order', 'desc');
  if (values !== FIRST_QUESTION.values) params.set('values', values);
  if (hiddenGroups.length > 0) params.set(HIDDEN, [...hiddenGroups].sort().join(','));
  return params.toString().replaceAll('%2C', ',');
}

export const sameQuestion = (one: Question, other: Question): boolean =>
  one === other || writeQuestion(one) === writeQuestion(other);

/**
 * The question that an address asks of a table. What is no filter, no order or no group of the table is dropped.
 * @param remembered hidden groups of an address that says nothing, of filters neither
 * @returns beside it the texts that don't count, as they are too short, by name of the filter
 */
export function readQuestion(
  search: string,
  table: AskedTable,
  remembered: readonly string[],
): { question: Question; drafts: Record<string, string> } {
  const params = new URLSearchParams(search);
  const filters: Record<string, string> = {};
  const drafts: Record<string, string> = {};
  for (const [id, filter] of table.filters) {
    const text = params.get(id)?.trim();
    if (text) (paramsOfText(filter, text) ? filters : drafts)[id] = text;
  }
  const silent = Object.keys({ ...filters, ...drafts }).length === 0 && !params.has(HIDDEN);
  const hidden = silent ? remembered : (params.get(HIDDEN) ?? '').split(',');
  const known = new Set(table.groups.map(groupMark));
  const question = {
    filters,
    played: table.byPlayed ? readPlayed(params.get('played')) : FIRST_QUESTION.played,
    sort: readSort(params, table),
    values: readValues(params.get('values'), table),
    hiddenGroups: [...new Set(hidden)].filter((group) => known.has(group)),
  };
  return { question, drafts };
}

/** The choice that stands in an address; what can't be read is the one that tables begin with. */
function readPlayed(written: string | null): Played {
  return (Object.keys(WRITTEN) as Played[]).find((played) => WRITTEN[played] === written) ?? 'played';
}

const readValues = (
  written: string | undefined | null,
  { byProbability }: Pick<AskedTable, 'byProbability'>,
): ShownValues => (byProbability && written === 'probability' ? written : FIRST_QUESTION.values);

/** The order that stands in an address; null where it is none of a column that sorts. */
function readSort(params: URLSearchParams, { columns }: Pick<AskedTable, 'columns'>): GridSort | null {
  const column = columns.get(params.get('sort') ?? '');
  if (!column?.sortable) return null;
  return { column: column.id, order: params.get('order') === 'desc' ? 'desc' : 'asc' };
}

/** The address, without `?`, of a screen whose table is asked something else: what else the screen keeps there stays. */
export function withQuestion(
  search: string,
  question: Question,
  { otherParams }: Pick<MatchTable<never>, 'otherParams'>,
): string {
  const before = new URLSearchParams(search);
  const kept = new URLSearchParams(
    otherParams.flatMap((name) => before.getAll(name).map((value) => [name, value])),
  );
  return [kept.toString(), writeQuestion(question)].filter(Boolean).join('&');
}

/** Address of a table that is asked this; what is left out is as tables begin. */
export function tableAddress(type: FilterType, question: Partial<Question>): string {
  const search = writeQuestion({ ...FIRST_QUESTION, ...question });
  return search === '' ? TABLE_PATHS[type] : `${TABLE_PATHS[type]}?${search}`;
}

/** What a click on a column's title makes of the order: ascending, then descending, then the usual one. */
export function nextSort(current: GridSort | null, column: string): GridSort | null {
  if (current?.column !== column) return { column, order: 'asc' };
  return current.order === 'asc' ? { column, order: 'desc' } : null;
}

/** From today to the last day that the API knows. */
export const FROM_TODAY = 'bugün..2100';

/** The order in which the next kick-off comes first: the reverse of the usual one. */
export const SOONEST_FIRST: FilterParams = { order: 'asc' };

/** The query parameters that ask for matches with or without a score. */
export const playedParams = (played: Played): FilterParams =>
  played === 'all' ? {} : { played: String(played === 'played') };

/**
 * The query parameters that ask for a question's rows, on the screen and as a file, once its filters are such.
 * Some matches of the past never got a score: they are not to come, unless the visitor asks for days of their own.
 * Those to come stand soonest first unless a column is chosen.
 */
export function rowParams(
  filters: FilterParams,
  { played, sort, values }: Pick<Question, 'played' | 'sort' | 'values'>,
  { columns, sortable, byPlayed }: AskedTable,
): FilterParams {
  const upcoming = byPlayed && played === 'upcoming';
  const date = [...columns.values()].find(({ kind, params }) => kind === 'date' && params.length > 0);
  const column = sort && columns.get(sort.column)?.params[0];
  return {
    ...(upcoming && date && { [date.params[0]!]: FROM_TODAY }),
    ...filters,
    ...(byPlayed && playedParams(played)),
    ...(column ? { sort: column, order: sort.order } : sortable && upcoming && SOONEST_FIRST),
    ...valuesParams(values),
  };
}

/** The query parameters that ask for probabilities in place of prices. */
const valuesParams = (values: ShownValues): FilterParams =>
  values === FIRST_QUESTION.values ? {} : { values };

/**
 * The query parameters that ask what happened. Order says nothing about that, and only played matches say something: the
 * summary of those to come is that of the played ones, which is at hand when the visitor goes from one to the other.
 * Among all matches its total counts those to come, too.
 */
export const summaryParams = (filters: FilterParams, played: Played): FilterParams => ({
  ...filters,
  ...playedParams(played === 'all' ? 'all' : 'played'),
});

/** A question as saved filters keep it. */
export interface SavedQuestion {
  /** Texts by query parameter of the list: a score is made of two. */
  filter_data: FilterParams;
  hidden_groups: readonly string[];
}

/** What a saved filter says beside its filters. */
export const BESIDE_FILTERS: readonly string[] = ['played', 'sort', 'order', 'values'];

/** The question as a saved filter; an empty `played` are all matches. */
export function toSavedFilter(question: Question, table: AskedTable): SavedQuestion {
  const { filters, played, sort, values, hiddenGroups } = question;
  const column = sort && table.columns.get(sort.column)?.params[0];
  const filter_data = {
    ...paramsOfTexts(filters, table.filters),
    ...(table.byPlayed && { played: '', ...playedParams(played) }),
    ...(column && { sort: column, order: sort.order }),
    ...valuesParams(values),
  };
  return { filter_data, hidden_groups: hiddenGroups };
}

/**
 * The question of a saved filter. What belongs to no filter of the table, or is only half a score, is dropped.
 * @param before what stays of it where the filter says nothing: the hidden groups, and where it was saved when only
 *   filters of columns were kept, or is filled from a recipe, which matches, their order and what is shown of them
 */
export function fromSavedFilter(
  { filter_data, hidden_groups }: Pick<SavedQuestion, 'filter_data'> & Partial<SavedQuestion>,
  table: AskedTable,
  before: Question,
): Question {
  const { played, sort, order } = filter_data;
  const column = [...table.columns.values()].find(({ params }) => params[0] === sort);
  const question = {
    ...before,
    filters: textsOfParams(filter_data, table.filters),
    hiddenGroups: hidden_groups ?? before.hiddenGroups,
  };
  if (!table.byPlayed || played === undefined) return question;
  return {
    ...question,
    played: played === '' ? 'all' : played === 'true' ? 'played' : 'upcoming',
    sort: column?.sortable ? { column: column.id, order: order === 'desc' ? 'desc' : 'asc' } : null,
    values: readValues(filter_data.values, table),
  };
}

import type { ColumnPredicate, OddsQuery } from './odds-query';
import { DEFAULT_PER_PAGE, LIST_PARAMETERS, type ListParameters } from './parameters';
import { DEFAULT_TYPE, type QuestionReading, readOddsQuestion, searchOf } from './question';
import { type ParameterReaders, refuseUnreadable } from './read-query';

type Params = Readonly<Record<string, unknown>>;
type Asked<Beside> = QuestionReading<ColumnPredicate, ListParameters & Beside>;

/**
 * Reads the query parameters of the odds list: those of a question, its `filter_type`, and those of `LIST_PARAMETERS`.
 * @param today `YYYY-MM-DD`, for filters that speak of it
 * @throws AppError INVALID_FILTER with a sentence per parameter that can't be read
 */
export function requireOddsQuery(params: Params, today: string): OddsQuery {
  return queryOf(requireRequest(params, today));
}

/** The same as what was read. @throws AppError INVALID_FILTER */
export function requireRequest(params: Params, today: string): Asked<object> {
  const asked = readRequest(params, {}, today);
  refuseUnreadable(asked.errors);
  return asked;
}

/** A search with how its matches are shown. */
export function queryOf({ question, values }: Asked<object>): OddsQuery {
  const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, fields = null, groups = null } = values;
  const { type, predicates, sort = null } = searchOf(question);
  return { type, predicates, page, perPage, sort, values: question.values, fields, groups };
}

/** Reads the query parameters of any route about the odds tables: those of the odds list, and those of its own. */
export function readRequest<Beside extends object>(
  params: Params,
  beside: ParameterReaders<Beside>,
  today: string,
): Asked<Beside> {
  const readers = { ...LIST_PARAMETERS, ...beside } as ParameterReaders<ListParameters & Beside>;
  return readOddsQuestion(DEFAULT_TYPE, params, readers, today);
}

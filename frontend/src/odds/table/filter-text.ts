import type { ShownValues } from '../odds-type';
import type { MatchColumn, TableFilter } from './match-table';
import { asProbability } from './probability-text';

/** What filter texts ask for, by query parameter. */
export type FilterParams = Readonly<Record<string, string>>;

/** Texts of filters by their name. */
export type FilterTexts = Readonly<Record<string, string>>;

type Filters = ReadonlyMap<string, Pick<TableFilter, 'params' | 'minChars'>>;

const SCORE = /^(\d{1,2})\s*[-–—−]\s*(\d{1,2})$/;

/**
 * The query parameters that the text of a box sends, or null while it doesn't count: it is too short, or no score yet.
 * Whether it can be read is the server's to say.
 */
export function paramsOfText(
  { params, minChars }: Pick<TableFilter, 'params' | 'minChars'>,
  text: string,
): FilterParams | null {
  const written = text.trim();
  const [first, second] = params;
  if (written === '' || written.length < minChars || first === undefined) return null;
  if (second === undefined) return { [first]: written };
  const score = SCORE.exec(written);
  return score && { [first]: score[1]!, [second]: score[2]! };
}

/**
 * The filter that a text typed in a box is, trimmed; null while it doesn't count. A number typed where columns of odds
 * show probabilities asks for one.
 */
export function filterOfText(
  column: Pick<MatchColumn<never>, 'params' | 'minChars' | 'kind'>,
  text: string,
  values: ShownValues,
): string | null {
  if (paramsOfText(column, text) === null) return null;
  const written = text.trim();
  return column.kind === 'odd' && values === 'probability' ? asProbability(written) : written;
}

/** The query parameters of all texts that count; texts of unknown filters are left out. */
export function paramsOfTexts(texts: FilterTexts, filters: Filters): FilterParams {
  const params: Record<string, string> = {};
  for (const [id, text] of Object.entries(texts)) {
    const filter = filters.get(id);
    if (filter) Object.assign(params, paramsOfText(filter, text));
  }
  return params;
}

/**
 * The texts of filters whose query parameters are known, the way saved filters keep them: a score is made of two. What
 * belongs to no filter, or is only half a score, is dropped.
 */
export function textsOfParams(params: FilterParams, filters: Filters): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [id, filter] of filters) {
    const values = filter.params.map((param) => params[param]);
    if (values.every((value) => value !== undefined && value.trim() !== '')) texts[id] = values.join(' - ');
  }
  return texts;
}

/** The sentences of the server's refusal beside the filters that they are about. */
export function refusedFilters(
  fields: Readonly<Record<string, string>>,
  filters: Filters,
): Record<string, string> {
  const refused: Record<string, string> = {};
  for (const [id, { params }] of filters) {
    const param = params.find((each) => fields[each] !== undefined);
    if (param !== undefined) refused[id] = fields[param]!;
  }
  return refused;
}

import type { ShownValues } from '../odds-type';
import { foldText } from '../../lib/fold';
import type { MatchColumn, TableFilter } from './match-table';
import { asProbability } from './probability-text';

/** What filter texts ask for, by query parameter. */
export type FilterParams = Readonly<Record<string, string>>;

/** Texts of filters by their name. */
export type FilterTexts = Readonly<Record<string, string>>;

type Filters = ReadonlyMap<string, ReadFilter>;

type ReadFilter = Pick<TableFilter, 'params' | 'whole' | 'minChars'>;

const DASH = /\s*[-–—−]\s*/g;
const SCORE = /^(\d{1,2})\s*[-–—−]\s*(\d{1,2})$/;
/** A text about scores that is more than one of them. */
const SCORES = /;|\sveya\s|^[!≠]/i;

const asksScores = (text: string): boolean => SCORES.test(text) || foldText(text) === 'bos';

/**
 * The query parameters that the text of a box sends, or null while it doesn't count: it is too short, or no score yet.
 * Whether it can be read is the server's to say.
 */
export function paramsOfText({ params, whole, minChars }: ReadFilter, text: string): FilterParams | null {
  const written = text.trim();
  const [first, second] = params;
  if (written === '' || written.length < minChars || first === undefined) return null;
  if (second === undefined) return { [first]: written };
  if (whole !== undefined && asksScores(written)) return { [whole]: written.replace(DASH, '-') };
  const score = SCORE.exec(written);
  return score && { [first]: score[1]!, [second]: score[2]! };
}

/**
 * The filter that a text typed in a box is, trimmed; null while it doesn't count. A number typed where columns of odds
 * show probabilities asks for one.
 */
export function filterOfText(
  column: ReadFilter & Pick<MatchColumn<never>, 'kind' | 'prices'>,
  text: string,
  values: ShownValues,
): string | null {
  if (paramsOfText(column, text) === null) return null;
  const written = text.trim();
  if (column.whole !== undefined && asksScores(written)) return written.replace(DASH, '-');
  if (column.kind !== 'odd') return written;
  const named = column.prices?.fromBox(written) ?? written;
  return values === 'probability' ? asProbability(named) : named;
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
    const whole = filter.whole && params[filter.whole]?.trim();
    if (whole) texts[id] = whole;
    else if (values.every((value) => value !== undefined && value.trim() !== ''))
      texts[id] = values.join(' - ');
  }
  return texts;
}

/** The sentences of the server's refusal beside the filters that they are about. */
export function refusedFilters(
  fields: Readonly<Record<string, string>>,
  filters: Filters,
): Record<string, string> {
  const refused: Record<string, string> = {};
  for (const [id, { params, whole }] of filters) {
    const param = [...params, whole ?? []].flat().find((each) => fields[each] !== undefined);
    if (param !== undefined) refused[id] = fields[param]!;
  }
  return refused;
}

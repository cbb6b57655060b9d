import type { OrderedSearch } from '../question/odds-query';
import { csvHead, type ExportField, MatchLines, rowFieldsOf } from '../rows/csv-columns';
import { oddsColumnsOf } from '../rows/odds-row';
import type { AnswerContext } from './context';

/** All matches that meet a search, with some of their values, as a file for spreadsheets. */
export interface ExportQuestion {
  readonly search: OrderedSearch;
  readonly fields: readonly ExportField[];
}

/** Rows that are written in one go. */
export const ROWS_AT_ONCE = 500;

export const exportNeeds = ({ search }: ExportQuestion) => search;

/** The file in parts. */
export function* answerExport(
  { search, fields }: ExportQuestion,
  { state }: AnswerContext,
): Generator<string> {
  const columns = oddsColumnsOf(rowFieldsOf(fields));
  const lines = new MatchLines(fields, search.type);
  const places = state.ordered(search);
  let text = csvHead(fields);
  for (let from = 0; from < places.length; from += ROWS_AT_ONCE) {
    for (const place of places.slice(from, from + ROWS_AT_ONCE))
      text += lines.line(state.row(place, search.type, columns));
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}

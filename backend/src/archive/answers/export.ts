import type { OrderedSearch, ShownValues } from '../question/odds-query';
import { csvHead, type ExportField, MatchLines, rowFieldsOf } from '../rows/csv-columns';
import { oddsColumnsOf } from '../rows/odds-row';
import type { AnswerContext } from './context';

/** All matches that meet a search, with some of their values, as a file for spreadsheets. */
export interface ExportQuestion {
  readonly search: OrderedSearch;
  readonly fields: readonly ExportField[];
  readonly values: ShownValues;
}

/** Rows that are written in one go. */
export const ROWS_AT_ONCE = 500;

export const exportNeeds = ({ search }: ExportQuestion) => search;

/** The file in parts. */
export function* answerExport(
  { search, fields, values }: ExportQuestion,
  { state, quotes }: AnswerContext,
): Generator<string> {
  const lines = new MatchLines(fields, search.type, values === 'probability' ? quotes.calibration : null);
  const places = state.ordered(search);
  // a probability follows from the whole market
  const columns = values === 'price' ? oddsColumnsOf(rowFieldsOf(fields)) : undefined;
  let text = csvHead(fields, values);
  for (let from = 0; from < places.length; from += ROWS_AT_ONCE) {
    for (const place of places.slice(from, from + ROWS_AT_ONCE))
      text += lines.line(state.row(place, search.type, columns));
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}

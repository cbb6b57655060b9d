import type { OrderedSearch, ShownValues } from '../question/odds-query';
import { wantsBefore } from '../question/what-came-before';
import { csvHead, type ExportField, MatchLines, rowFieldsOf } from '../rows/csv-columns';
import { oddsColumnsOf } from '../rows/odds-row';
import { ALL_MATCHES, type AnswerContext, type Needs, searchNeeds } from './context';

/** All matches that meet a search, with some of their values, as a file for spreadsheets. */
export interface ExportQuestion {
  readonly search: OrderedSearch;
  readonly fields: readonly ExportField[];
  readonly values: ShownValues;
}

/** Rows that are written in one go. */
export const ROWS_AT_ONCE = 500;

export const exportNeeds = ({ search, fields }: ExportQuestion): Needs =>
  wantsBefore(fields) ? ALL_MATCHES : searchNeeds(search);

/** The file in parts. */
export function* answerExport(
  { search, fields, values }: ExportQuestion,
  { state, quotes }: AnswerContext,
): Generator<string> {
  const lines = new MatchLines(fields, search.type, values === 'probability' ? quotes.calibration : null);
  const places = state.ordered(search);
  // a probability follows from the whole market
  const columns = values === 'price' ? oddsColumnsOf(rowFieldsOf(fields)) : undefined;
  const read = wantsBefore(fields) ? state.rowWithBefore.bind(state) : state.row.bind(state);
  let text = csvHead(fields, values);
  for (let from = 0; from < places.length; from += ROWS_AT_ONCE) {
    for (const place of places.slice(from, from + ROWS_AT_ONCE))
      text += lines.line(read(place, search.type, columns));
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}

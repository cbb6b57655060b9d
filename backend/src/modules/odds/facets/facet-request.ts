import { FACET_COLUMNS, type FacetColumn } from '../../../archive/catalogue/facet-columns';
import type { OddField } from '../../../archive/catalogue/odds-groups';
import { readSelection } from '../../../archive/question/parameters';
import { readRequest } from '../../../archive/question/parse-odds-query';
import type { Question } from '../../../archive/question/question';
import { refuseUnreadable } from '../../../archive/question/read-query';
import { read, type Reading, unreadable } from '../../../archive/question/reading';
import { tr } from '../../../platform/locale/tr';

/** By which column the matches of a question are divided, and what is followed in each part. */
export interface FacetRequest {
  readonly column: FacetColumn;
  /** Null = nothing. */
  readonly selection: OddField | null;
  /** Without conditions on the column. */
  readonly question: Question;
}

/**
 * Reads the query parameters of a facet: those of the odds list, of which paging and order change nothing, `column`, and
 * `selection`, which may be left out or empty.
 * @param today `YYYY-MM-DD`, for filters that speak of it
 * @throws AppError INVALID_FILTER with a sentence per parameter that can't be read, and for a missing column
 */
export function readFacetRequest(params: Readonly<Record<string, unknown>>, today: string): FacetRequest {
  const beside = {
    column: readColumn,
    selection: (text: string): Reading<OddField | null> =>
      text.trim() === '' ? read(null) : readSelection(text),
  };
  const { question, values, errors } = readRequest({ column: '', ...params }, beside, today);
  refuseUnreadable(errors);
  const { column, selection = null } = values as { column: FacetColumn; selection?: OddField | null };
  const conditions = question.conditions.filter(
    (each) => FACET_COLUMNS.get(each.column)?.field !== column.field,
  );
  return { column, selection, question: { ...question, conditions } };
}

function readColumn(text: string): Reading<FacetColumn> {
  const column = FACET_COLUMNS.get(text.trim());
  return column === undefined ? unreadable(tr.filters.notFacet) : read(column);
}

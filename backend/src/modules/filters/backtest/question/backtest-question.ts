import type { OddField } from '../../../../archive/catalogue/odds-groups';
import { readSelection } from '../../../../archive/question/parameters';
import { readRequest } from '../../../../archive/question/parse-odds-query';
import type { Question } from '../../../../archive/question/question';
import { refuseUnreadable } from '../../../../archive/question/read-query';

/** One unit on which selection, in which matches. */
export interface BacktestQuestion {
  readonly selection: OddField;
  readonly question: Question;
}

/**
 * Reads the query parameters of the backtest: those of the odds list, of which paging, order and the choice of values change
 * nothing, and `selection`, a column of odds by its name or alias.
 * @param today `YYYY-MM-DD`, for filters that speak of it
 * @throws AppError INVALID_FILTER with a sentence per parameter that can't be read, and for a missing selection
 */
export function readBacktestQuestion(
  params: Readonly<Record<string, unknown>>,
  today: string,
): BacktestQuestion {
  const { question, values, errors } = readRequest(
    { selection: '', ...params },
    { selection: readSelection },
    today,
  );
  refuseUnreadable(errors);
  return { selection: values.selection!, question };
}

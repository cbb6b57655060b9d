import { tr } from '../../../common/locale/tr';
import { oddFieldNamed } from '../../../archive/catalogue/columns';
import type { OddField } from '../../../archive/catalogue/odds-groups';
import { ODDS_FILTERS } from '../../../archive/question/column-filter';
import type { OddsSearch } from '../../../archive/question/odds-query';
import { ODDS_PARAMETERS, type OddsParameters } from '../../../archive/question/parameters';
import { toQuery } from '../../../archive/question/parse-odds-query';
import { type ParameterReaders, readQuery, refuseUnreadable } from '../../../archive/question/read-query';
import { read, type Reading, unreadable } from '../../../archive/question/reading';

/** One unit on which selection, in which matches. */
export interface BacktestQuestion {
  readonly selection: OddField;
  readonly search: OddsSearch;
}

interface Parameters extends OddsParameters {
  selection: OddField;
}

function readSelection(text: string): Reading<OddField> {
  const field = oddFieldNamed(text.trim());
  return field === null ? unreadable(tr.savedFilters.selection) : read(field);
}

const PARAMETERS: ParameterReaders<Parameters> = { ...ODDS_PARAMETERS, selection: readSelection };

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
  const { values, filters, errors } = readQuery(
    { selection: '', ...params },
    PARAMETERS,
    ODDS_FILTERS,
    today,
  );
  refuseUnreadable(errors);
  const { type, predicates } = toQuery(values, filters);
  return { selection: values.selection!, search: { type, predicates } };
}

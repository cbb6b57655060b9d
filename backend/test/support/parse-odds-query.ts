import type { OddsQuery } from '../../src/archive/question/odds-query';
import { requireOddsQuery } from '../../src/archive/question/parse-odds-query';
import { AppError } from '../../src/platform/errors/app-error';

type ParsedQuery =
  | { readonly ok: true; readonly query: OddsQuery }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> };

/** The query that the parameters of the odds list ask for, or one sentence per parameter that can't be read. */
export function parseOddsQuery(params: Readonly<Record<string, unknown>>, today: string): ParsedQuery {
  try {
    return { ok: true, query: requireOddsQuery(params, today) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ok: false, errors: error.fields! };
  }
}

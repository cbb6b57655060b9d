import type { tr } from '../../../common/locale/tr';

/** Why a row was left out, or what of it was. */
export type ProblemCode = keyof (typeof tr)['imports']['reasons'];

/** Something in a file that the report mentions. */
export interface Problem {
  readonly code: ProblemCode;
  /** Name of the column as the file writes it, or null when the whole row or file is meant. */
  readonly column: string | null;
  /** What stands there, or what else is worth knowing; may be empty. */
  readonly detail: string;
}

/** A {@link Problem} from its parts. Details are cut to a length that a report line can show. */
export function problem(code: ProblemCode, column: string | null = null, detail: string = ''): Problem {
  return { code, column, detail: detail.slice(0, 120) };
}

/** Ends the reading of a row that can't be used. */
export class BadRow extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

import type { Observation } from './observation';

/** An observation with the imports that say it: what a match is folded from. */
export interface Statement {
  readonly observation: Observation;
  /** As stored; '' for snapshots, which the timeline stores. */
  readonly payload: string;
  /** Row of `match_observations` that stores it; null for snapshots, and for what is not stored yet. */
  readonly rowId: number | null;
  /** Match under which it is stored; null for what is not stored yet. */
  readonly matchId: number | null;
  /** The import that it came from; null: the state before any import, and what was typed. */
  readonly importId: number | null;
  /** The last import that says it, which is where it stands in the order of imports; 0 without any. */
  latest: number;
  /** Whether a file that says it has half-time scores of nine in ten results. */
  readonly knowsHalfTimes: boolean;
}

/** Whether it is the state of a match before any import. */
export const isBase = ({ observation }: Statement): boolean => observation.source === 'base';

/** Puts statements in the order of imports; those of one import keep theirs. */
export function inImportOrder(statements: Statement[]): Statement[] {
  return statements.sort((one, other) => one.latest - other.latest);
}

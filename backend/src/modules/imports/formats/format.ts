import type { TextFile } from '../reading/text-file';
import type { tr } from '../../../platform/locale/tr';
import type { League } from '../names/league';
import type { Observation } from '../record/observation';

/** What a format finds in a file, in the order of the file. Every row ends as one `record` or one `skip`. */
export type SourceEvent =
  | { readonly kind: 'record'; readonly record: MatchRecord }
  | { readonly kind: 'skip'; readonly line: number; readonly problem: Problem }
  | { readonly kind: 'warning'; readonly line: number; readonly problem: Problem };

export interface ReadOptions {
  /** football-data only: code of the bookmaker whose prices come first. */
  readonly bookmaker?: string;
}

/** A kind of source file. */
export interface Format {
  readonly name: string;
  /** A file of this format may hold no records for the archive; a file of another format fails then. */
  readonly allowsNoRecords?: boolean;
  /** Whether a file is of this format, judged by the beginning of its text. */
  recognises(head: string): Promise<boolean>;
  /** Reads a whole file in pieces; memory does not grow with it. */
  read(file: TextFile, options: ReadOptions): AsyncGenerator<SourceEvent[], void, undefined>;
}

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

/** Takes note of something in a row that does not make it unusable. */
export type Warn = (problem: Problem) => void;

/**
 * The events of one row: its warnings, then the record or why there is none.
 * @param read throws {@link BadRow} when the row can't be used
 */
export function eventsOfRow(line: number, read: (warn: Warn) => MatchRecord): SourceEvent[] {
  const events: SourceEvent[] = [];
  try {
    const record = read((each) => events.push({ kind: 'warning', line, problem: each }));
    return [...events, { kind: 'record', record }];
  } catch (error) {
    if (!(error instanceof BadRow)) throw error;
    return [...events, { kind: 'skip', line, problem: error.problem }];
  }
}

/** A usable row of a source file. */
export interface MatchRecord {
  /** Line of the file on which the row begins, from 1. */
  readonly line: number;
  readonly league: League;
  readonly observation: Observation;
  /**
   * What of a match the row describes: two rows of one file with the same match and part repeat or contradict each
   * other. Formats with one row per match leave it empty.
   */
  readonly part: string;
}

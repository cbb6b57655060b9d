import type { TextFile } from '../reading/text-file';
import type { MatchRecord } from '../record/match-record';
import type { Problem } from './problem';

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

import type { MatchRecord, SourceEvent } from '../formats/format';

/** What is known of a file before it is opened. */
export interface SourceOptions {
  /** Name of the format; found out by content when absent. */
  readonly format?: string;
  /** Code of the bookmaker whose prices come first (football-data). */
  readonly bookmaker?: string;
  /** WHATWG label of the encoding; found out when absent. */
  readonly encoding?: string;
}

/** A usable row with its observation as it is stored. */
export interface ReadRecord extends MatchRecord {
  readonly payload: string;
  /** {@link contentHash} of it. */
  readonly content: number;
}

export type ReadEvent =
  { readonly kind: 'record'; readonly record: ReadRecord } | Exclude<SourceEvent, { kind: 'record' }>;

/** A part of what a file holds, in its order. */
export interface Portion {
  readonly events: readonly ReadEvent[];
  /** How much of the file has been read with it (0-1). */
  readonly share: number;
  /** Whether nothing comes behind it. */
  readonly isLast: boolean;
}

/** A file that is being read. */
export interface Source {
  /** WHATWG name of the encoding. */
  readonly encoding: string;
  /** Name of the format. */
  readonly format: string;
  /**
   * What comes next, which may hold no events; the last portion ends the reading.
   * @throws FileProblem when the rest of the file can't be read
   */
  next(): Promise<Portion>;
  /** Ends the reading where it is. */
  close(): Promise<void>;
}

/**
 * Opens a file for an import.
 * @throws FileProblem when it is missing, no text, or of no known format
 */
export type OpenSource = (path: string, options: SourceOptions) => Promise<Source>;

/** Injection token of {@link OpenSource}. */
export const OPEN_SOURCE = Symbol('OPEN_SOURCE');

import type { League } from '../names/league';
import type { Observation } from './observation';

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

import type { EntityManager } from 'typeorm';

/** What became of the matches. */
export interface Rebuilt {
  /** Matches that had been one with another and are again a match of their own. */
  parted: number;
  /** Matches that are one with another now. */
  merged: number;
  /** Matches of which anything shown has changed, those above among them. */
  changed: number;
}

/**
 * Brings matches to what is said of them, by the names and rules of now: their pairings are named anew, those that are
 * one match become one and those that are not are parted, and each is folded from its observations. Inside the given
 * transaction, which it makes the archive's only writer.
 */
export async function rebuildMatches(
  _manager: EntityManager,
  _matchIds: readonly number[],
): Promise<Rebuilt> {
  return Promise.reject(new Error('being written'));
}

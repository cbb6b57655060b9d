import type { DataSource } from 'typeorm';
import { addDays } from '../../common/time/istanbul';
import { insertDemoMatches, newestDemoDate } from './insert-matches';
import { settlePastFixtures } from './settle-fixtures';

/** Fixtures stand from today to this many days ahead. */
export const DEMO_DAYS_AHEAD = 14;

/**
 * Moves an existing demo archive on to today: adds the days that are missing up to {@link DEMO_DAYS_AHEAD} ahead and
 * settles the fixtures that have become past. Does nothing without demo matches.
 */
export async function rollDemoMatches(
  dataSource: DataSource,
  today: string,
): Promise<{ added: number; settled: number }> {
  const newest = await newestDemoDate(dataSource);
  if (newest === null) return { added: 0, settled: 0 };
  const settled = await settlePastFixtures(dataSource, today);
  const range = { from: addDays(newest, 1), to: addDays(today, DEMO_DAYS_AHEAD), today };
  return { added: range.from <= range.to ? await insertDemoMatches(dataSource, range) : 0, settled };
}

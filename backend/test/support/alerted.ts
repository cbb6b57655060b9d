import type { AlertedMatch, FilterMatches } from '../../src/modules/alerts/message/alert-message';

/** A match that a message tells of; what is left out has a harmless value. */
export const alerted = (id: number, changes: Partial<AlertedMatch> = {}): AlertedMatch => ({
  id,
  date: '2026-05-17',
  time: '20:00',
  country: 'Türkiye',
  competition: 'Süper Lig',
  home: `Ev ${id}`,
  away: `Konuk ${id}`,
  prices: [{ column: 'ft_1_odd', odd: 1.85 }],
  ...changes,
});

/** A filter with the matches that fit it. */
export const fitting = (
  matches: AlertedMatch[],
  changes: Partial<Omit<FilterMatches, 'matches'>> = {},
): FilterMatches => ({
  filterId: 1,
  name: 'Ev sahibi',
  filterType: 2,
  selection: null,
  ...changes,
  matches,
});

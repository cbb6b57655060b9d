import type { CompetitionRow } from '../api/generated/wire';

const row = (
  id: number,
  country_name: string,
  competition_name: string,
  matches: number,
): CompetitionRow => ({
  ...{ id, country_name, competition_name, matches, league_code: null },
  ...{ first_date: '2022-08-12', last_date: '2024-05-19' },
});

/** For tests: leagues of two countries, those with most matches first. */
export const COMPETITIONS: readonly CompetitionRow[] = [
  row(9, 'İngiltere', 'Premier Lig', 800),
  row(3, 'Türkiye', 'Süper Lig', 700),
  row(5, 'Türkiye', '1. Lig', 600),
];

import type { RawMatch } from './odds-row';

/** What lists of fixtures say about a match. */
export type FixtureFields = Pick<
  RawMatch,
  'match_date' | 'match_time' | 'country_name' | 'competition_name' | 'home_team' | 'away_team'
>;

export const fixtureFields = (match: FixtureFields): FixtureFields => ({
  match_date: match.match_date,
  match_time: match.match_time,
  country_name: match.country_name,
  competition_name: match.competition_name,
  home_team: match.home_team,
  away_team: match.away_team,
});

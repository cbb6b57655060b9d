import type { Day } from '../../platform/wire-types';

/** What lists of fixtures say about a match. */
export class FixtureFields {
  match_date: Day;
  /** @example 20:00 */
  match_time: string | null;
  country_name: string;
  competition_name: string;
  home_team: string;
  away_team: string;
}

export const fixtureFields = (match: FixtureFields): FixtureFields => ({
  match_date: match.match_date,
  match_time: match.match_time,
  country_name: match.country_name,
  competition_name: match.competition_name,
  home_team: match.home_team,
  away_team: match.away_team,
});

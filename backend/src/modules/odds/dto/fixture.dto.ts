import type { FixtureFields } from '../../../archive/rows/fixture-fields';
import type { Day } from '../../../common/wire-types';

/** A match as lists of fixtures name it. */
export class FixtureDto implements FixtureFields {
  match_date: Day;
  /** @example 20:00 */
  match_time: string | null;
  country_name: string;
  competition_name: string;
  home_team: string;
  away_team: string;
}

import type { Day, Integer } from '../../../platform/wire-types';

/** A league or cup, and what the archive has of it; postponed games count once. */
export class CompetitionRow {
  id: Integer;
  country_name: string;
  competition_name: string;
  /** Short code of the bulletin or the source's division. @example T1 */
  league_code: string | null;
  /** Those to come among them. */
  matches: Integer;
  /** Kick-off of the first one; null: it has none. */
  first_date: Day | null;
  last_date: Day | null;
}

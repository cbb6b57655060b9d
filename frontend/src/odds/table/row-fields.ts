import type { ListedGroup } from '../../api/generated/wire';

/** What views read of a row beside its columns. */
const BESIDE_COLUMNS = [
  ...['id', 'match_date', 'match_time', 'country_name', 'competition_name', 'home_team', 'away_team'],
  ...['match_name', 'home_ht_score', 'away_ht_score', 'home_ft_score', 'away_ft_score'],
  ...['total_goals', 'ht_ft_result', 'winners', 'awarded'],
];

/**
 * The query parameter that asks for the values of rows; none while rows have all that is shown anyway: values of groups
 * that are shown on request come only if asked for, and then all others have to be named too.
 * @param hidden keys of the hidden groups
 */
export function fieldParams(groups: readonly ListedGroup[], hidden: readonly string[]): { fields?: string } {
  if (groups.every(({ key, on_request }) => !on_request || hidden.includes(key))) return {};
  const shown = groups.filter(({ key, on_request }) => !on_request || !hidden.includes(key));
  const ofColumns = shown.flatMap(({ columns }) => columns.flatMap(({ from }) => from));
  return { fields: [...new Set([...BESIDE_COLUMNS, ...ofColumns])].join(',') };
}

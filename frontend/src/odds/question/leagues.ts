import type { CompetitionRow } from '../../api/generated/wire';
import { foldText } from '../../lib/fold';
import { once } from '../../lib/once';

const HOME = 'Türkiye';
const alphabet = once(() => new Intl.Collator('tr-TR'));

/** A country with its leagues, in the order they came. */
export interface Country {
  name: string;
  leagues: readonly CompetitionRow[];
  /** Of all these leagues. */
  matches: number;
}

/**
 * The leagues in whose country, name or code every written word stands, by country: Türkiye, then the others in alphabetical order.
 * @param rows those with most matches first
 * @param chosen ids of leagues that are shown even without matches
 */
export function leaguesByCountry(
  rows: readonly CompetitionRow[],
  wanted: string,
  chosen: ReadonlySet<number>,
): Country[] {
  const words = foldText(wanted)
    .split(' ')
    .filter((word) => word !== '');
  const countries = new Map<string, CompetitionRow[]>();
  for (const row of rows) {
    if (row.matches === 0 && !chosen.has(row.id)) continue;
    const folded = foldText(`${row.country_name} ${row.competition_name} ${row.league_code ?? ''}`);
    if (!words.every((word) => folded.includes(word))) continue;
    const leagues = countries.get(row.country_name);
    if (leagues) leagues.push(row);
    else countries.set(row.country_name, [row]);
  }
  const found = [...countries].map(([name, leagues]) => ({
    ...{ name, leagues },
    matches: leagues.reduce((sum, { matches }) => sum + matches, 0),
  }));
  return found.sort(
    (a, b) => Number(b.name === HOME) - Number(a.name === HOME) || alphabet().compare(a.name, b.name),
  );
}

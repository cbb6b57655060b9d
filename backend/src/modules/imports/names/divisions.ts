import { INTERNATIONAL } from '../../../archive/catalogue/international';
import type { League } from './league';
import { foldText } from '../../../platform/text/fold';
import { countryOf } from './countries';

/** football-data's divisions: code, country, competition; key to the codes: football-data.co.uk/notes.txt. */
const DIVISIONS: readonly (readonly [code: string, country: string, name: string])[] = [
  ['T1', 'Türkiye', 'Süper Lig'],
  ['E0', 'İngiltere', 'Premier Lig'],
  ['E1', 'İngiltere', 'Championship'],
  ['E2', 'İngiltere', 'League One'],
  ['E3', 'İngiltere', 'League Two'],
  ['EC', 'İngiltere', 'National League'],
  ['SC0', 'İskoçya', 'Premiership'],
  ['SC1', 'İskoçya', 'Championship'],
  ['SC2', 'İskoçya', 'League One'],
  ['SC3', 'İskoçya', 'League Two'],
  ['D1', 'Almanya', 'Bundesliga'],
  ['D2', 'Almanya', '2. Bundesliga'],
  ['I1', 'İtalya', 'Serie A'],
  ['I2', 'İtalya', 'Serie B'],
  ['SP1', 'İspanya', 'La Liga'],
  ['SP2', 'İspanya', 'La Liga 2'],
  ['F1', 'Fransa', 'Ligue 1'],
  ['F2', 'Fransa', 'Ligue 2'],
  ['N1', 'Hollanda', 'Eredivisie'],
  ['B1', 'Belçika', 'Pro Lig'],
  ['P1', 'Portekiz', 'Primeira Liga'],
  ['G1', 'Yunanistan', 'Süper Lig'],
];

/** The divisions of football-data by their code. */
export const DIVISION_LEAGUES: ReadonlyMap<string, League> = new Map(
  DIVISIONS.map(([code, country, name]) => [code, { country, name, code }]),
);

/** The league of a division code; an unknown code becomes an international competition of that name. */
export function leagueOfDivision(code: string): League {
  return DIVISION_LEAGUES.get(code.toUpperCase()) ?? { country: INTERNATIONAL, name: code, code };
}

/** English country names of football-data's world leagues (football-data.co.uk/all_new_data.php), in Turkish. */
const COUNTRIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Argentina: 'Arjantin',
    Austria: 'Avusturya',
    Brazil: 'Brezilya',
    China: 'Çin',
    Denmark: 'Danimarka',
    Finland: 'Finlandiya',
    Ireland: 'İrlanda',
    Japan: 'Japonya',
    Mexico: 'Meksika',
    Norway: 'Norveç',
    Poland: 'Polonya',
    Romania: 'Romanya',
    Russia: 'Rusya',
    Sweden: 'İsveç',
    Switzerland: 'İsviçre',
    USA: 'ABD',
  }).map(([english, turkish]) => [foldText(english), turkish]),
);

/**
 * The league of a file that names country and league instead of a division. A country that is known in neither
 * language becomes part of an international competition's name.
 */
export function leagueOfCountry(country: string, name: string): League {
  const folded = foldText(country);
  const turkish = COUNTRIES.get(folded) ?? countryOf(folded);
  return turkish === undefined
    ? { country: INTERNATIONAL, name: `${country} ${name}`, code: null }
    : { country: turkish, name, code: null };
}

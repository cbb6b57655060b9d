import { foldText } from '../../../common/text/fold';
import { COUNTRY_SPELLINGS } from './countries';
import { INTERNATIONAL, type League } from './league';

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

const TURKISH: ReadonlyMap<string, string> = new Map(COUNTRY_SPELLINGS);

/**
 * The league of a file that names country and league instead of a division. A country that is known in neither
 * language becomes part of an international competition's name.
 */
export function leagueOfCountry(country: string, name: string): League {
  const folded = foldText(country);
  const turkish = COUNTRIES.get(folded) ?? TURKISH.get(folded);
  return turkish === undefined
    ? { country: INTERNATIONAL, name: `${country} ${name}`, code: null }
    : { country: turkish, name, code: null };
}

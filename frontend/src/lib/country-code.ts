import { foldText } from './fold';

/** Names that no list of regions has: nations that play for themselves, and other ways to say a country. */
const FURTHER_NAMES = new Map([
  ['ingiltere', 'ENG'],
  ['england', 'ENG'],
  ['iskocya', 'SCO'],
  ['scotland', 'SCO'],
  ['galler', 'WAL'],
  ['wales', 'WAL'],
  ['kuzey irlanda', 'NIR'],
  ['northern ireland', 'NIR'],
  ['cek cumhuriyeti', 'CZ'],
  ['czech republic', 'CZ'],
  ['turkey', 'TR'],
  ['usa', 'US'],
  ['abd', 'US'],
  ['bae', 'AE'],
  ['irlanda cumhuriyeti', 'IE'],
  ['makedonya', 'MK'],
  ['holland', 'NL'],
]);

/** The countries of ISO 3166. */
const COUNTRIES =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW ' +
  'BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ' +
  'ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL ' +
  'IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA ' +
  'MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU ' +
  'NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM ' +
  'SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG ' +
  'VI VN VU WF WS XK YE YT ZA ZM ZW';

/** Turkish first: most archives need no other list. */
const LANGUAGES = ['tr', 'en'];

const lists = new Map<string, ReadonlyMap<string, string>>();

/**
 * The code of a country by its Turkish or English name, whatever its case and accents: `TR`, `DE`, and `ENG`, `SCO`,
 * `WAL`, `NIR` for the nations of the United Kingdom; null for what is no country (`Uluslararası`) or unknown.
 */
export function countryCode(name: string | null | undefined): string | null {
  if (!name) return null;
  const wanted = simplified(name);
  const further = FURTHER_NAMES.get(wanted);
  if (further !== undefined) return further;
  for (const language of LANGUAGES) {
    const code = listIn(language).get(wanted);
    if (code !== undefined) return code;
  }
  return null;
}

/** Without accents, case, dashes and what stands in brackets. */
const simplified = (name: string): string => foldText(name.replace(/\(.*\)|[-.,]/g, ' '));

/** Codes by the names that the browser itself has for the countries in a language. */
function listIn(language: string): ReadonlyMap<string, string> {
  const known = lists.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const made = new Map(COUNTRIES.split(' ').map((code) => [simplified(names.of(code) ?? code), code]));
  lists.set(language, made);
  return made;
}

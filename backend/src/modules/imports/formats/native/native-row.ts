import { foldText } from '../../../../platform/text/fold';
import { BEFORE_FIELDS } from '../../../../archive/catalogue/before-fields';
import { CODE_FIELDS, FIELD_ALIASES, ODD_FIELDS } from '../../../../archive/catalogue/columns';
import {
  HANDICAP_CODE_FIELD,
  HANDICAP_LINE_FIELDS,
  HANDICAP_ODD_FIELDS,
} from '../../../../archive/catalogue/handicap';
import { splitBulletinLeague } from '../../names/bulletin-league';
import { countryOf } from '../../names/countries';
import { DIVISION_LEAGUES } from '../../names/divisions';
import type { League } from '../../names/league';
import { cleanName, cleanText } from '../../parse/clean-text';
import { ISTANBUL } from '../../../../platform/time/zoned-time';
import { NO_PRICE } from '../../parse/price';
import { BadRow, type MatchRecord, problem, type Warn } from '../format';
import type { PriceField, Prices, Quote } from '../../record/observation';
import { takeBelieved } from '../believable-book';
import {
  type Cell,
  checkHalfTime,
  readCode,
  readEventId,
  readKickOff,
  readMbs,
  readName,
  readPrice,
  readScore,
  readScorePair,
  readSeason,
  readTeams,
  readVersion,
} from '../match-cells';
import { parseInstant } from '../../parse/date-time';

const LONGEST_COUNTRY = 60;
const LONGEST_COMPETITION = 120;
const LONGEST_LEAGUE_CODE = 20;

/** Columns of the wire that describe the match itself; the last line follows from the others and is not read. */
const MATCH_FIELDS = `
  match_date match_time country_name competition_name league_code home_team away_team season_slug code first_goal
  home_ht_score away_ht_score home_ft_score away_ft_score ht_score ft_score filter_type observed_at
  event_id odd_version mbs
  id match_name winner total_goals ht_ft_result
`
  .trim()
  .split(/\s+/);

const PRICE_COLUMNS: readonly (readonly [name: string, field: PriceField])[] = [
  ...[...ODD_FIELDS, ...HANDICAP_ODD_FIELDS].map((field) => [field, field] as const),
  ...FIELD_ALIASES,
];
/** Columns of whole numbers: bulletin codes, and the goals of the handicap. */
const NUMBER_COLUMNS: readonly PriceField[] = [...CODE_FIELDS, ...HANDICAP_LINE_FIELDS, HANDICAP_CODE_FIELD];
const KNOWN = new Set<string>([
  ...MATCH_FIELDS,
  // what follows from other matches isn't read either
  ...BEFORE_FIELDS,
  ...PRICE_COLUMNS.map(([name]) => name),
  ...NUMBER_COLUMNS,
]);

/** Whether a column name belongs to the native format. */
export const isNativeColumn = (name: string): boolean => KNOWN.has(name);

/** Whether columns of these names describe matches in the native format. */
export function isNative(names: ReadonlySet<string>): boolean {
  const needed = ['match_date', 'home_team', 'away_team'].every((name) => names.has(name));
  const league = names.has('competition_name') || names.has('league_code');
  return needed && league;
}

/** Which of the price and code columns a file has; reading only these keeps narrow files fast. */
export interface NativeColumns {
  readonly prices: readonly (readonly [name: string, field: PriceField])[];
  readonly codes: readonly PriceField[];
}

export function nativeColumns(has: (name: string) => boolean): NativeColumns {
  return { prices: PRICE_COLUMNS.filter(([name]) => has(name)), codes: NUMBER_COLUMNS.filter(has) };
}

/**
 * Reads one native row. Prices with `observed_at` are timed, others belong to the set that `filter_type` names; with
 * neither they count as taken at kick-off.
 * @param text gives the text of a column, '' when it is absent
 * @throws BadRow when the row can't be used
 */
export function readNativeRow(
  text: (name: string) => string,
  columns: NativeColumns,
  line: number,
  warn: Warn,
): MatchRecord {
  const cell = (column: string): Cell => ({ column, text: text(column) });
  const { date, time } = readKickOff(cell('match_date'), cell('match_time'), { zone: ISTANBUL }, warn);
  const teams = readTeams(cell('home_team'), cell('away_team'));
  const league = readLeague(cell);
  const fullTime =
    readScore(cell('home_ft_score'), cell('away_ft_score'), warn) ?? readScorePair(cell('ft_score'), warn);
  const halfTime =
    readScore(cell('home_ht_score'), cell('away_ht_score'), warn) ?? readScorePair(cell('ht_score'), warn);
  checkHalfTime(halfTime, fullTime, 'home_ht_score');
  const at = readWhenTaken(cell('filter_type'), cell('observed_at'));
  const prices = takeBelieved(readPrices(cell, columns, warn), (field) => field, warn);
  return {
    line,
    league,
    part: String(at),
    observation: {
      source: 'native',
      date,
      time,
      ...teams,
      halfTime,
      fullTime,
      firstGoal: readFirstGoal(cell('first_goal'), warn),
      code: readCode(cell('code'), warn),
      event: readEventId(cell('event_id'), warn) ?? undefined,
      version: readVersion(cell('odd_version'), warn) ?? undefined,
      mbs: readMbs(cell('mbs'), warn) ?? undefined,
      season: readSeason(cell('season_slug'), warn),
      quotes: Object.keys(prices).length > 0 ? [{ at, prices }] : [],
    },
  };
}

function readLeague(cell: (column: string) => Cell): League {
  const code = cleanName(cell('league_code').text) || null;
  const name = cleanName(cell('competition_name').text);
  const country = cleanName(cell('country_name').text);
  const division = name === '' && code !== null ? DIVISION_LEAGUES.get(code.toUpperCase()) : undefined;
  if (division !== undefined) return division;
  readName(cell('competition_name'), 'missingLeague', LONGEST_COMPETITION);
  if (country.length > LONGEST_COUNTRY) throw new BadRow(problem('nameTooLong', 'country_name', country));
  if (code !== null && code.length > LONGEST_LEAGUE_CODE) {
    throw new BadRow(problem('nameTooLong', 'league_code', code));
  }
  return country === ''
    ? { ...splitBulletinLeague(name), code }
    : { country: countryOf(foldText(country)) ?? country, name, code };
}

const SETS: Readonly<Record<string, 'opening' | 'closing'>> = {
  '1': 'opening',
  opening: 'opening',
  acilis: 'opening',
  '2': 'closing',
  closing: 'closing',
  kapanis: 'closing',
};

function readWhenTaken(filterType: Cell, observedAt: Cell): Quote['at'] {
  const set = foldText(filterType.text).replace(/[.,]0+$/, '');
  const named = SETS[set];
  if (set !== '' && named === undefined) throw new BadRow(problem('badFilterType', filterType.column, set));
  const instant = parseInstant(observedAt.text);
  if (instant === 'unreadable') {
    throw new BadRow(problem('badObservedAt', observedAt.column, cleanText(observedAt.text)));
  }
  return instant ?? named ?? 'kickoff';
}

function readPrices(cell: (column: string) => Cell, columns: NativeColumns, warn: Warn): Prices {
  const prices: Prices = {};
  for (const [name, field] of columns.prices) {
    const { text } = cell(name);
    const price = readPrice(text, name, warn);
    if (price !== NO_PRICE) prices[field] ??= price;
  }
  for (const field of columns.codes) {
    const code = readCode(cell(field), warn);
    if (code !== null) prices[field] = code;
  }
  return prices;
}

function readFirstGoal({ text, column }: Cell, warn: Warn): 'H' | 'A' | 'N' | null {
  const letter = cleanText(text).toUpperCase();
  if (letter === 'H' || letter === 'A' || letter === 'N') return letter;
  if (letter !== '' && letter !== '-') warn(problem('unknownResult', column, letter));
  return null;
}

import { foldText } from '../../src/platform/text/fold';
import { SeededRandom } from '../../src/demo/random';
import { BEFORE_FIELDS, type BeforeField, isSigned } from '../../src/archive/catalogue/before-fields';
import {
  CODE_FIELDS,
  isCodeField,
  isOddField,
  MARKET_FIELDS,
  ODD_FIELDS,
} from '../../src/archive/catalogue/columns';
import { FILTER_COLUMNS, SCORE_FIELDS } from '../../src/archive/catalogue/filter-columns';
import type { CodeField, OddField } from '../../src/archive/catalogue/odds-groups';
import { ALL_SOURCES, SOURCE_NAMES } from '../../src/archive/catalogue/price-sources';
import { SORT_ORDERS } from '../../src/archive/question/odds-query';
import type { FirstGoal, MatchScores } from '../../src/archive/catalogue/settlement';

/** Random numbers and choices that come again with the same seed. */
export class Random extends SeededRandom {
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
}

/** A match with both sets of odds (prices in hundredths, codes), as tests keep it beside the archive. */
export interface ArchivedMatch {
  id: number;
  match_date: string;
  match_time: string | null;
  country_name: string;
  competition_name: string;
  /** As the database numbers it; one by its names where it is left out, see {@link competitionIdOf}. */
  competition_id?: number;
  home_team: string;
  away_team: string;
  home_ht_score: number | null;
  away_ht_score: number | null;
  home_ft_score: number | null;
  away_ft_score: number | null;
  first_goal: FirstGoal | null;
  /** Whether the result was awarded; never where it is left out. */
  awarded?: boolean;
  season_slug: string;
  /** Masks of the sources that the prices of each set come from. */
  opening_sources: number;
  closing_sources: number;
  opening: Record<OddField | CodeField, number | null>;
  closing: Record<OddField | CodeField, number | null>;
}

const competitionIds = new Map<string, number>();

/** The id of a match's competition. */
export function competitionIdOf({ competition_id, country_name, competition_name }: ArchivedMatch): number {
  const key = foldText(`${country_name}/${competition_name}`);
  if (!competitionIds.has(key)) competitionIds.set(key, competitionIds.size + 1);
  return competition_id ?? competitionIds.get(key)!;
}

/** What the selections of a match are settled by. */
export const scoresOf = (match: ArchivedMatch): MatchScores =>
  match.awarded
    ? { hh: null, ha: null, fh: null, fa: null, firstGoal: null }
    : {
        hh: match.home_ht_score,
        ha: match.away_ht_score,
        fh: match.home_ft_score,
        fa: match.away_ft_score,
        firstGoal: match.first_goal,
      };

const COUNTRIES = ['Türkiye', 'İngiltere', 'İspanya', 'Çekya', 'Güney Kıbrıs', 'Şili', 'Uluslararası'];
const COMPETITIONS = ['Süper Lig', '1. Lig', 'La Liga 2', 'Premier Lig', 'Şampiyonlar Ligi', 'Kupa'];
const TEAMS = [
  ...[
    'Beşiktaş',
    'Fenerbahçe',
    'Galatasaray',
    'Göztepe',
    'Iğdır FK',
    'İstanbulspor',
    'Ümraniyespor',
    'Ankaragücü',
  ],
  ...[
    'Málaga',
    'Real Unión',
    'Bodø/Glimt',
    'Łódź',
    '100% FC',
    'Back\\slash_United',
    "O'Higgins",
    'IŞIK İdman',
  ],
];
/** Columns that no match of a random archive has a value in. */
const EMPTY_COLUMNS: ReadonlySet<string> = new Set<OddField | CodeField>(['cs_60_odd', 'home_uo_25_code']);
/** Columns with prices that don't fit 16 bits. */
const WIDE_COLUMNS: ReadonlySet<string> = new Set<OddField>(['cs_33_odd', 'cs_06_odd']);

function randomOdds(random: Random): Record<OddField | CodeField, number | null> {
  const wholeMatchEmpty = random.chance(0.05);
  return Object.fromEntries(
    MARKET_FIELDS.map((field) => {
      if (wholeMatchEmpty || EMPTY_COLUMNS.has(field) || random.chance(0.2)) return [field, null];
      if (isCodeField(field))
        return [field, random.chance(0.1) ? 70_000 + random.below(900_000) : random.below(40)];
      if (WIDE_COLUMNS.has(field) && random.chance(0.3)) return [field, 65_500 + random.below(34_501)];
      return [field, 101 + random.below(random.chance(0.7) ? 60 : 2500)];
    }),
  ) as Record<OddField | CodeField, number | null>;
}

/** Both sets of odds, by a sequence of their own: a new market changes nothing else that a seed gives. */
function randomPrices(seed: number) {
  const random = new Random(seed);
  return { opening: randomOdds(random), closing: randomOdds(random) };
}

/** Season, sources and what was awarded, by a sequence of their own: what else a seed gives stays as it was. */
function randomOrigin(seed: number) {
  const random = new Random(seed);
  const sources = (): number =>
    random.chance(0.2) ? 0 : (1 << random.below(11)) | random.below(ALL_SOURCES + 1);
  return {
    season_slug: random.pick(['2023-2024', '2023', '2024']),
    opening_sources: sources(),
    closing_sources: random.chance(0.5) ? 1 << random.below(11) : sources(),
    isAwarded: random.chance(0.06),
  };
}

/** A match with the given id; dates and times collide often, scores are missing now and then. */
export function randomMatch(random: Random, id: number): ArchivedMatch {
  const played = random.chance(0.85);
  const half = played && random.chance(0.9) ? [random.below(3), random.below(3)] : [null, null];
  const full = played ? [(half[0] ?? 0) + random.below(4), (half[1] ?? 0) + random.below(3)] : [null, null];
  const day = new Date(Date.UTC(2023, 11, 1) + random.below(70) * 86_400_000).toISOString().slice(0, 10);
  const seed = id * 100 + Date.parse(day) / 86_400_000 + (full[0] ?? 0);
  const { isAwarded, ...origin } = randomOrigin(seed);
  return {
    id,
    match_date: day,
    match_time: random.chance(0.2)
      ? null
      : `${random.pick(['00', '13', '19', '23'])}:${random.pick(['00', '30', '59'])}`,
    country_name: random.pick(COUNTRIES),
    competition_name: random.pick(COMPETITIONS),
    home_team: random.pick(TEAMS),
    away_team: random.pick(TEAMS),
    home_ht_score: half[0]!,
    away_ht_score: half[1]!,
    home_ft_score: full[0]!,
    away_ft_score: full[1]!,
    first_goal: played && random.chance(0.5) ? random.pick(['H', 'A', 'N'] as const) : null,
    ...origin,
    awarded: played && isAwarded,
    ...randomPrices(random.below(1e9)),
  };
}

const written = (hundredths: number): string => (hundredths / 100).toFixed(2);
const comma = (random: Random, text: string): string =>
  random.chance(0.3) ? text.replaceAll('.', ',') : text;

function priceFilter(random: Random, value: number | null): string {
  if (value === null || random.chance(0.05)) return random.pick(['boş', 'BOŞ', ' bos ']);
  const price = written(value);
  const form = random.below(9);
  const forms = [
    () => price,
    () => price.slice(0, -1),
    () => price.slice(0, -2),
    () => price.slice(0, -3),
    () => `${random.pick(['=', '>', '>=', '<', '<='])}${price}`,
    () => `${written(Math.max(0, value - random.below(30)))}-${written(value + random.below(30))}`,
    () => `${price}${random.pick(['±', '~', ' ± '])}${written(random.below(20))}`,
    () => `${random.pick(['>', '<'])} ${price.slice(0, -1)}`,
    () => `${price} - ${written(value + 400)}`,
  ];
  return comma(random, forms[form]!());
}

function integerFilter(random: Random, value: number | null): string {
  if (value === null) return 'boş';
  return random.pick([
    String(value),
    `=${value}`,
    `>${value}`,
    `>=${value}`,
    `<${value}`,
    `<=${value}`,
    `${Math.max(0, value - random.below(4))}-${value + random.below(4)}`,
  ]);
}

function textFilter(random: Random, text: string): string {
  const from = random.below(text.length);
  const part = text.slice(from, from + 1 + random.below(6));
  const folded = foldText(part) === '' ? text : part;
  return random.pick([folded, folded.toUpperCase(), folded.toLocaleLowerCase('tr'), foldText(folded)]);
}

function dateFilter(random: Random, date: string): string {
  const turkish = date.split('-').reverse().join('.');
  const later = new Date(Date.parse(date) + random.below(20) * 86_400_000).toISOString().slice(0, 10);
  return random.pick([
    date.slice(0, 4),
    date.slice(0, 7),
    date,
    turkish,
    `${date}..${later}`,
    `${turkish}..${later}`,
  ]);
}

function resultLetter(home: number, away: number): string {
  return home > away ? '1' : home < away ? '2' : 'X';
}

function resultFilter(random: Random, match: ArchivedMatch): string {
  const { home_ht_score: hh, away_ht_score: ha, home_ft_score: fh, away_ft_score: fa } = match;
  const half = hh === null || ha === null ? random.pick(['1', 'X', '2']) : resultLetter(hh, ha);
  const full = fh === null || fa === null ? random.pick(['1', 'X', '2']) : resultLetter(fh, fa);
  return random.pick([`${half}/${full}`, `${half}/${full}`.toLowerCase(), `${half}/`]);
}

const MATCH_FILTERS = [
  ...([
    'match_date',
    'country_name',
    'competition_name',
    'home_team',
    'away_team',
    'total_goals',
    'ht_ft_result',
  ] as const),
  ...SCORE_FIELDS,
];

function filterText(random: Random, match: ArchivedMatch, column: (typeof MATCH_FILTERS)[number]): string {
  switch (column) {
    case 'match_date':
      return dateFilter(random, match.match_date);
    case 'country_name':
    case 'competition_name':
    case 'home_team':
    case 'away_team':
      return random.chance(0.05) ? 'yok böyle takım' : textFilter(random, match[column]);
    case 'total_goals': {
      const { home_ft_score: home, away_ft_score: away } = match;
      return integerFilter(random, home === null || away === null ? null : home + away);
    }
    case 'ht_ft_result':
      return resultFilter(random, match);
    default:
      return String(match[column] ?? random.below(4));
  }
}

/** One or two movements, most of which the match made. */
function movementFilter(random: Random, { opening, closing }: ArchivedMatch): string {
  const movements = Array.from({ length: 1 + random.below(2) }, () => {
    const field = random.pick(ODD_FIELDS);
    const [first, last] = [opening[field] ?? 200, closing[field] ?? 100 + random.below(300)];
    const percent = 1 + random.below(random.chance(0.8) ? 10 : 90);
    return `${field}:${last < first ? -percent : percent}`;
  });
  return movements.join(',');
}

/** What came before is little in so few days: most of it is below six. */
function beforeFilter(random: Random, field: BeforeField): string {
  const number = random.below(isSigned(field) ? 5 : 6) - (isSigned(field) ? 2 : 0);
  return random.pick([String(number), `>=${number}`, `<${number}`, `=${number}`, 'boş']);
}

/** A text, several, or none of them. */
function alternatives(random: Random, write: () => string): string {
  const texts = Array.from({ length: random.chance(0.25) ? 2 + random.below(3) : 1 }, write);
  return `${random.chance(0.12) ? random.pick(['!', '≠', '! ']) : ''}${texts.join(random.pick([';', ' ; ', ' veya ']))}`;
}

/** A price beside another one of the match, of any set. */
function comparisonFilter(random: Random, type: 1 | 2): string {
  const sign = random.pick(['<', '<=', '=', '>=', '>']);
  const other = random.pick([...ODD_FIELDS, ...ODD_FIELDS, type === 1 ? 'kapanış' : 'açılış']);
  const factor = random.chance(0.4) ? `*${random.pick(['0,95', '1.1', '2', '0.5'])}` : '';
  return `${sign}${other}${factor}${sign === '=' ? `±${random.pick(['0,05', '1', '5'])}` : ''}`;
}

const score = (random: Random, home: number | null, away: number | null): string =>
  random.chance(0.1) ? 'boş' : `${home ?? random.below(3)}-${away ?? random.below(3)}`;

/** Texts of what a question says beside the columns, most of which fit the match. */
const OF_MATCHES: Record<string, (random: Random, match: ArchivedMatch) => string> = {
  team: (random, match) => textFilter(random, random.pick([match.home_team, match.away_team])),
  competition: (_random, match) => String(competitionIdOf(match)),
  season: (_random, { match_date }) => {
    const [year, month] = match_date.split('-').map(Number) as [number, number];
    return month < 7 ? `${year - 1}-${year}` : `${year}-${year + 1}`;
  },
  weekday: (random) => String(1 + random.below(7)),
  month: (random, { match_date }) => random.pick([match_date.slice(5, 7), 'ağustos']),
  match_time: (random, { match_time }) =>
    random.pick([match_time ?? '20:00', `${match_time ?? '13:00'}-23:30`, '21:00-13:30']),
  ht_score: (random, match) => score(random, match.home_ht_score, match.away_ht_score),
  ft_score: (random, match) => score(random, match.home_ft_score, match.away_ft_score),
  won: (random) => random.pick(ODD_FIELDS),
};

const SORTABLE = [...FILTER_COLUMNS.keys()];

/** Query parameters with up to five filters of any form, most of which fit the given match. */
export function randomParams(random: Random, match: ArchivedMatch): Record<string, string> {
  const type = random.chance(0.5) ? 1 : 2;
  const params: Record<string, string> = { filter_type: String(type) };
  for (let count = random.below(random.chance(0.5) ? 3 : 6); count > 0; count--) {
    const column = random.chance(0.45)
      ? random.pick(MATCH_FILTERS)
      : random.pick(random.chance(0.8) ? ODD_FIELDS : CODE_FIELDS);
    const odds = type === 1 ? match.opening : match.closing;
    params[column] = alternatives(random, () => {
      if (isOddField(column))
        return random.chance(0.1) ? comparisonFilter(random, type) : priceFilter(random, odds[column]);
      return isCodeField(column) ? integerFilter(random, odds[column]) : filterText(random, match, column);
    });
  }
  if (random.chance(0.3)) {
    const [name, write] = random.pick(Object.entries(OF_MATCHES));
    params[name] = alternatives(random, () => write(random, match));
  }
  if (random.chance(0.05)) {
    const field = random.pick(BEFORE_FIELDS);
    params[field] = alternatives(random, () => beforeFilter(random, field));
  }
  if (random.chance(0.2)) params.source = random.pick(SOURCE_NAMES);
  if (random.chance(0.15)) params.played = String(random.chance(0.5));
  if (random.chance(0.15)) params.movement = movementFilter(random, match);
  if (random.chance(0.4)) params.sort = random.pick(SORTABLE);
  if (random.chance(0.6)) params.order = random.pick(SORT_ORDERS);
  if (random.chance(0.5)) params.per_page = String(1 + random.below(100));
  if (random.chance(0.5)) params.page = String(1 + random.below(4));
  return params;
}

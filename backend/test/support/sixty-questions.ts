import type { BeforeField } from '../../src/archive/catalogue/before-fields';
import { foldText } from '../../src/platform/text/fold';
import { knownBefore } from './brute-before';
import { Random, randomMatch, type ArchivedMatch } from './random-archive';

export type OddsSet = 'opening' | 'closing';

/** Whether something is true of a match among others, by its prices of a set; null where the match has no such value. */
type Says = (match: ArchivedMatch, set: OddsSet, all: readonly ArchivedMatch[]) => boolean | null;
type Params = Readonly<Record<string, string>>;

/** What parameters ask, said once more in plain code. */
export interface AskedCondition {
  /** `{Türkiye/Süper Lig}` stands for the id of that competition. */
  readonly params: Params;
  readonly says: Says;
  /** Whether it can be told of a match that is to come. */
  readonly ahead: boolean;
}

export interface AskedQuestion {
  /** 1 opening odds, 2 closing odds, 3 bulletin. */
  readonly type: 1 | 2 | 3;
  readonly conditions: readonly AskedCondition[];
  /** Another order than newest first; below 0 where the first match comes first. */
  readonly order?: { readonly params: Params; readonly compare: (set: OddsSet) => Compare };
}

type Compare = (a: ArchivedMatch, b: ArchivedMatch) => number;

const ahead = (params: Params, says: Says): AskedCondition => ({ params, says, ahead: true });
const later = (params: Params, says: Says): AskedCondition => ({ params, says, ahead: false });

const any =
  (...all: readonly Says[]): Says =>
  (...asked) =>
    all.some((says) => says(...asked) === true);
const none =
  (...all: readonly Says[]): Says =>
  (...asked) =>
    all.every((says) => says(...asked) === false);

type Odd = 'ft_1_odd' | 'ft_x_odd' | 'ft_2_odd' | 'under_25_odd' | 'over_25_odd' | 'cs_33_odd';

const of = <Value>(value: Value | null, holds: (value: Value) => boolean): boolean | null =>
  value === null ? null : holds(value);
const within =
  (low: number, high: number) =>
  (value: number): boolean =>
    value >= low && value <= high;
const price =
  (field: Odd, holds: (hundredths: number) => boolean): Says =>
  (match, set) =>
    of(match[set][field], holds);
const unpriced =
  (field: Odd): Says =>
  (match, set) =>
    match[set][field] === null;
const code =
  (holds: (code: number) => boolean): Says =>
  (match, set) =>
    of(match[set].ft_code, holds);

const before =
  (field: BeforeField, holds: (value: number) => boolean): Says =>
  (match, _set, all) =>
    of(knownBefore(all, match, field), holds);

/** Percent as it is shown, of a market that is wholly priced. */
const percent =
  (field: Odd, market: readonly Odd[], holds: (percent: number) => boolean): Says =>
  (match, set) => {
    const prices = market.map((each) => match[set][each]);
    if (prices.includes(null)) return null;
    const sum = prices.reduce<number>((total, each) => total + 1 / each!, 0);
    return holds(Math.round(10_000 / match[set][field]! / sum) / 100);
  };
const FULL: readonly Odd[] = ['ft_1_odd', 'ft_x_odd', 'ft_2_odd'];
const TOTAL: readonly Odd[] = ['under_25_odd', 'over_25_odd'];

/** Two prices of a match, in hundredths. */
const prices =
  (
    field: Odd,
    other: Odd,
    holds: (price: number, other: number) => boolean,
    otherSet: OddsSet | null = null,
  ): Says =>
  (match, set) => {
    const second = match[otherSet ?? set][other];
    return second === null ? null : of(match[set][field], (first) => holds(first, second));
  };

type Score = readonly [number, number];
const pair = (home: number | null, away: number | null): Score | null =>
  home === null || away === null ? null : [home, away];
const halfOf = (match: ArchivedMatch): Score | null => pair(match.home_ht_score, match.away_ht_score);
const fullOf = (match: ArchivedMatch): Score | null => pair(match.home_ft_score, match.away_ft_score);
/** By which a selection is settled: an awarded score settles nothing. */
const settledBy = (match: ArchivedMatch): Score | null => (match.awarded ? null : fullOf(match));
const half =
  (holds: (home: number, away: number) => boolean): Says =>
  (match) =>
    of(halfOf(match), ([home, away]) => holds(home, away));
const full =
  (holds: (home: number, away: number) => boolean): Says =>
  (match) =>
    of(fullOf(match), ([home, away]) => holds(home, away));
const settled =
  (holds: (home: number, away: number) => boolean): Says =>
  (match) =>
    of(settledBy(match), ([home, away]) => holds(home, away));
const letter = ([home, away]: Score): string => (home > away ? '1' : home < away ? '2' : 'X');
const halfFull =
  (holds: (text: string) => boolean): Says =>
  (match) => {
    const [first, second] = [halfOf(match), fullOf(match)];
    return first && second && holds(`${letter(first)}/${letter(second)}`);
  };

type Name = 'country_name' | 'competition_name' | 'home_team' | 'away_team';
const name =
  (field: Name, part: string): Says =>
  (match) =>
    foldText(match[field]).includes(part);
const team = (part: string): Says => any(name('home_team', part), name('away_team', part));
const league =
  (...all: readonly string[]): Says =>
  (match) =>
    all.includes(`${match.country_name}/${match.competition_name}`);

const day =
  (holds: (day: string) => boolean): Says =>
  (match) =>
    holds(match.match_date);
const weekday =
  (...all: readonly number[]): Says =>
  (match) =>
    all.includes(new Date(`${match.match_date}T12:00:00Z`).getUTCDay());
const month =
  (...all: readonly string[]): Says =>
  (match) =>
    all.includes(match.match_date.slice(5, 7));
const time =
  (holds: (time: string) => boolean): Says =>
  (match) =>
    of(match.match_time, holds);
const fromTo =
  (from: string, to: string) =>
  (value: string): boolean =>
    value >= from && value <= to;
const moved = (field: Odd, holds: (closingByOpening: number) => boolean): Says =>
  prices(field, field, (price, opening) => holds(price / opening), 'opening');

/** A price as the bulletin shows it. */
const shown = (field: Odd, part: string): Says =>
  price(field, (value) => (value / 100).toFixed(2).includes(part));

const [SUPER, SECOND, PREMIER, LIGA] = [
  'Türkiye/Süper Lig',
  'Türkiye/1. Lig',
  'İngiltere/Premier Lig',
  'İspanya/La Liga 2',
] as const;
const LEAGUES = [SUPER, SECOND, PREMIER, LIGA];
/** Few enough to meet often: what came before a match is known. */
const CLUBS = [
  ...['Beşiktaş', 'Fenerbahçe', 'Galatasaray', 'Göztepe'],
  ...['Iğdır FK', 'İstanbulspor', 'Ümraniyespor', 'Ankaragücü'],
];

/** A bit of `football-data`, of `iddaa-wide`. */
const SOURCES = { footballData: 1 | 2 | 4 | 8 | 16, iddaaWide: 32 };
const source =
  (mask: number): Says =>
  (match, set) =>
    ((set === 'opening' ? match.opening_sources : match.closing_sources) & mask) !== 0;

const by =
  (value: (match: ArchivedMatch, set: OddsSet) => number | string | null, direction: 1 | -1) =>
  (set: OddsSet): Compare =>
  (a, b) => {
    const [first, second] = [value(a, set), value(b, set)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return first === second ? 0 : first < second ? -direction : direction;
  };

const about = (type: 1 | 2 | 3, ...conditions: readonly AskedCondition[]): AskedQuestion => ({
  type,
  conditions,
});

const HOME = 'ft_1_odd';
const OVER = 'over_25_odd';
const UNDER = 'under_25_odd';

/** Sixty questions of every kind. */
export const SIXTY_QUESTIONS: readonly AskedQuestion[] = [
  // a price
  about(2, ahead({ ft_1_odd: '1.25' }, price(HOME, within(125, 125)))),
  about(1, ahead({ ft_1_odd: '1,2' }, price(HOME, within(120, 129)))),
  about(2, ahead({ ft_x_odd: '1.' }, price('ft_x_odd', within(100, 199)))),
  about(
    1,
    ahead({ ft_2_odd: '>=1,4' }, price('ft_2_odd', within(140, 1e9))),
    ahead({ ft_1_odd: '<1.5' }, price(HOME, within(0, 149))),
  ),
  about(1, ahead({ over_25_odd: '1.10-1.30' }, price(OVER, within(110, 130)))),
  about(2, ahead({ under_25_odd: '1,30±0,05' }, price(UNDER, within(125, 135)))),
  about(2, ahead({ cs_33_odd: '>600' }, price('cs_33_odd', within(60_001, 1e9)))),
  about(2, ahead({ ft_1_odd: 'boş' }, unpriced(HOME))),
  about(
    2,
    ahead(
      { ft_1_odd: '1,25;1,3;boş' },
      any(price(HOME, within(125, 125)), price(HOME, within(130, 139)), unpriced(HOME)),
    ),
  ),
  about(2, ahead({ ft_1_odd: '!1,2' }, none(price(HOME, within(120, 129))))),
  about(
    1,
    ahead({ ft_1_odd: '≠1,25 veya 1,3' }, none(price(HOME, within(125, 125)), price(HOME, within(130, 139)))),
  ),
  about(1, ahead({ over_25_odd: '!boş' }, none(unpriced(OVER)))),
  about(
    2,
    ahead({ over_25_odd: '!>1,5;<1,1' }, none(price(OVER, within(151, 1e9)), price(OVER, within(0, 109)))),
  ),
  // a probability
  about(2, ahead({ ft_1_odd: '%30-40' }, percent(HOME, FULL, within(30, 40)))),
  about(2, ahead({ ft_1_odd: '!%>35' }, none(percent(HOME, FULL, (value) => value > 35)))),
  about(
    1,
    ahead(
      { over_25_odd: '%48±3;%<40' },
      any(
        percent(OVER, TOTAL, within(45, 51)),
        percent(OVER, TOTAL, (value) => value < 40),
      ),
    ),
  ),
  // a price against another one
  about(
    2,
    ahead(
      { ft_1_odd: '<ft_2_odd' },
      prices(HOME, 'ft_2_odd', (one, other) => one < other),
    ),
  ),
  about(
    2,
    ahead(
      { over_25_odd: '>=under_25_odd*1,1' },
      prices(OVER, UNDER, (one, other) => one * 10 >= other * 11),
    ),
  ),
  about(
    1,
    ahead(
      { ft_1_odd: '=ft_x_odd±0,05' },
      prices(HOME, 'ft_x_odd', (one, other) => Math.abs(one - other) <= 5),
    ),
  ),
  about(
    2,
    ahead(
      { ft_1_odd: '<açılış*0,95' },
      prices(HOME, HOME, (one, other) => one * 20 < other * 19, 'opening'),
    ),
  ),
  about(
    1,
    ahead({ ft_1_odd: '!<kapanış' }, none(prices(HOME, HOME, (one, other) => one < other, 'closing'))),
  ),
  about(
    2,
    ahead(
      { ft_2_odd: '<AÇILIŞ;>ft_1_odd' },
      any(
        prices('ft_2_odd', 'ft_2_odd', (one, other) => one < other, 'opening'),
        prices('ft_2_odd', HOME, (one, other) => one > other),
      ),
    ),
  ),
  // a code
  about(
    1,
    ahead(
      { ft_code: '>30;boş' },
      any(code(within(31, 1e9)), (match) => match.opening.ft_code === null),
    ),
  ),
  about(2, ahead({ ft_code: '!5-20' }, none(code(within(5, 20))))),
  // a result
  about(
    2,
    later({ total_goals: '2;4-5' }, any(full((home, away) => [2, 4, 5].includes(home + away)))),
    ahead({ country_name: 'türk' }, name('country_name', 'turk')),
  ),
  about(2, later({ total_goals: '!<3' }, none(full((home, away) => home + away < 3)))),
  about(
    1,
    later({ total_goals: 'boş' }, (match) => fullOf(match) === null),
  ),
  about(
    2,
    later(
      { ht_ft_result: '1/;0/2' },
      halfFull((text) => text[0] === '1' || text === 'X/2'),
    ),
  ),
  about(
    2,
    later({ ht_ft_result: '!1/1' }, none(halfFull((text) => text === '1/1'))),
    ahead({ ft_1_odd: '<1.5' }, price(HOME, within(0, 149))),
  ),
  about(
    2,
    later({ home_ft_score: '2' }, ({ home_ft_score: home }) => of(home, within(2, 2))),
    later({ away_ft_score: '1' }, ({ away_ft_score: away }) => of(away, within(1, 1))),
  ),
  about(
    2,
    later(
      { ft_score: '2-1;1-2' },
      full((home, away) => home + away === 3 && home * away === 2),
    ),
  ),
  about(
    1,
    later({ ft_score: '!0-0' }, none(full((home, away) => home + away === 0))),
    ahead({ team: 'göztepe' }, team('goztepe')),
  ),
  about(
    2,
    later(
      { ht_score: 'boş;1-0' },
      any(
        (match) => halfOf(match) === null,
        half((home, away) => home === 1 && away === 0),
      ),
    ),
  ),
  about(
    2,
    later({ home_ht_score: '!0' }, ({ home_ht_score: home }) => of(home, (goals) => goals !== 0)),
    later({ away_ht_score: '0;1' }, ({ away_ht_score: away }) => of(away, within(0, 1))),
  ),
  about(
    2,
    later(
      { won: 'ft_1_odd;ft_x_odd' },
      settled((home, away) => home >= away),
    ),
  ),
  about(2, later({ won: '!over_25_odd' }, none(settled((home, away) => home + away > 2)))),
  // names
  about(
    2,
    ahead(
      { country_name: 'Türkiye,İngiltere' },
      any(name('country_name', 'turkiye'), name('country_name', 'ingiltere')),
    ),
  ),
  about(1, ahead({ country_name: '!türkiye' }, none(name('country_name', 'turkiye')))),
  about(2, ahead({ home_team: 'fener;galat' }, any(name('home_team', 'fener'), name('home_team', 'galat')))),
  about(
    2,
    ahead({ away_team: '!BAHÇE' }, none(name('away_team', 'bahce'))),
    ahead({ competition_name: '1. lig' }, name('competition_name', '1. lig')),
  ),
  about(
    2,
    ahead({ home_team: '"göztepe"' }, (match) => match.home_team === 'Göztepe'),
  ),
  about(1, ahead({ team: 'IĞDIR' }, team('igdir'))),
  about(2, ahead({ team: '!beşiktaş;fenerbahçe' }, none(team('besiktas'), team('fenerbahce')))),
  about(2, ahead({ competition: `{${SUPER}};{${LIGA}}` }, league(SUPER, LIGA))),
  about(
    1,
    ahead({ competition: `!{${PREMIER}}` }, none(league(PREMIER))),
    ahead({ weekday: '!1' }, none(weekday(1))),
  ),
  // what came before
  about(
    2,
    ahead({ home_form: '>=8' }, before('home_form', within(8, 15))),
    ahead(
      { away_run: '!-3..-1;2' },
      none(before('away_run', within(-3, -1)), before('away_run', within(2, 2))),
    ),
  ),
  about(
    1,
    ahead(
      { away_rest: '<=30;boş' },
      any(
        before('away_rest', within(0, 30)),
        (match, _, all) => knownBefore(all, match, 'away_rest') === null,
      ),
    ),
    later(
      { total_goals: '<4' },
      full((home, away) => home + away < 4),
    ),
  ),
  // days
  about(
    2,
    later(
      { match_date: '2024-01-10..2024-03-20;2023-12' },
      any(
        day(fromTo('2024-01-10', '2024-03-20')),
        day((each) => each.startsWith('2023-12')),
      ),
    ),
  ),
  about(
    1,
    later(
      { season: '!2024;2022-2023' },
      none(
        day((each) => each.startsWith('2024')),
        day(fromTo('2022-07-01', '2023-06-30')),
      ),
    ),
    later({ match_date: '!2025' }, none(day((each) => each.startsWith('2025')))),
  ),
  about(
    2,
    later({ season: '2023-2024' }, day(fromTo('2023-07-01', '2024-06-30'))),
    ahead({ weekday: 'cumartesi;7' }, weekday(6, 0)),
  ),
  about(
    2,
    later({ month: 'ocak;12' }, month('01', '12')),
    ahead({ match_time: '19:00-22:00' }, time(fromTo('19:00', '22:00'))),
  ),
  about(
    2,
    ahead(
      { match_time: '!22:00-02:00;13:30' },
      none(
        time((each) => each >= '22:00' || each <= '02:00'),
        time((each) => each === '13:30'),
      ),
    ),
  ),
  // where prices come from and how they moved, which matches, another order
  {
    ...about(
      2,
      later({ source: 'iddaa-wide' }, source(SOURCES.iddaaWide)),
      later({ played: 'true' }, (match) => fullOf(match) !== null),
      ahead({ ft_1_odd: '>1.2' }, price(HOME, within(121, 1e9))),
    ),
    order: {
      params: { sort: 'ft_1_odd', order: 'desc' },
      compare: by((match, set) => match[set].ft_1_odd, -1),
    },
  },
  {
    ...about(
      2,
      ahead(
        { movement: 'ft_1_odd:-5,over_25_odd:5' },
        (...asked) =>
          moved(HOME, (ratio) => ratio < 0.95)(...asked) === true &&
          moved(OVER, (ratio) => ratio > 1.05)(...asked) === true,
      ),
    ),
    order: { params: { sort: 'home_team' }, compare: by((match) => foldText(match.home_team), 1) },
  },
  about(
    1,
    later({ played: 'false' }, (match) => fullOf(match) === null),
    ahead({ ft_2_odd: '!boş' }, none(unpriced('ft_2_odd'))),
  ),
  // the bulletin
  about(3, ahead({ ft_1_odd: '1.2;,35' }, any(shown(HOME, '1.2'), shown(HOME, '.35')))),
  about(
    3,
    ahead({ ft_1_odd: '!1.' }, none(shown(HOME, '1.'))),
    ahead({ uo_25_over_odd: '>1,5' }, price(OVER, within(151, 1e9))),
  ),
  about(
    3,
    ahead(
      { ft_1_odd: '%30-40;<uo_25_over_odd' },
      any(
        percent(HOME, FULL, within(30, 40)),
        prices(HOME, OVER, (one, other) => one < other),
      ),
    ),
  ),
  about(
    3,
    ahead({ home_team: 'beşik;göz' }, any(name('home_team', 'besik'), name('home_team', 'goz'))),
    ahead(
      { match_time: '19;:59' },
      any(
        time((each) => each.includes('19')),
        time((each) => each.includes(':59')),
      ),
    ),
    ahead({ league_code: '!premier' }, none(name('competition_name', 'premier'))),
  ),
  about(
    3,
    later(
      { ht_ft_result: '1/;x/x' },
      halfFull((text) => text.startsWith('1/') || text === 'X/X'),
    ),
    later({ total_goals: '!3' }, none(full((home, away) => String(home + away).includes('3')))),
    ahead({ weekday: 'cumartesi;pazar;1' }, weekday(6, 0, 1)),
  ),
];

/** What asks for matches of a set. */
export const setOf = ({ type }: AskedQuestion): OddsSet => (type === 2 ? 'closing' : 'opening');

/** The matches that a question finds. */
export const foundIn = (question: AskedQuestion, all: readonly ArchivedMatch[]): ArchivedMatch[] =>
  all.filter((match) => question.conditions.every(({ says }) => says(match, setOf(question), all) === true));

const DAY = 86_400_000;

/** So many matches of four leagues in four years, and so many that are to come on three days from `today` on. */
export function questionArchive(
  seed: number,
  played: number,
  coming: number,
  today: string,
): ArchivedMatch[] {
  const random = new Random(seed);
  return Array.from({ length: played + coming }, (_, n) => {
    const match = randomMatch(random, n + 1);
    const [country_name, competition_name] = random.pick(LEAGUES).split('/') as [string, string];
    const home_team = random.pick(CLUBS);
    const away_team = random.pick(CLUBS.filter((club) => club !== home_team));
    const back = n < played ? 1 + random.below(1_380) : -random.below(3);
    const match_date = new Date(Date.parse(today) - back * DAY).toISOString().slice(0, 10);
    const scores = { home_ht_score: null, away_ht_score: null, home_ft_score: null, away_ft_score: null };
    // one of those to come has its result already
    const unplayed = n >= played && n % 8 !== 0 ? { ...scores, first_goal: null, awarded: false } : {};
    return { ...match, country_name, competition_name, home_team, away_team, match_date, ...unplayed };
  });
}

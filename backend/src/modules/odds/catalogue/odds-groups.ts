import type { InfoGroup, OddColumn, OddsGroup, Period } from './column-types';
import {
  bothScoreColumns,
  correctScoreColumns,
  doubleChanceColumns,
  halfFullColumns,
  type LineSuffix,
  lineOf,
  lineTitle,
  resultAndTotalColumns,
  resultColumns,
  teamTotalColumns,
  totalColumns,
} from './market-families';
import { atFullTime, atHalfTime, firstGoalBy, inSecondHalf, type Settlement } from './settlement';

interface MarketOptions {
  readonly parent?: string;
  readonly period?: Period;
  readonly line?: LineSuffix;
  readonly winners?: 1 | 2;
  readonly defaultHidden?: boolean;
}

function market<const K extends string, const F extends string>(
  key: K,
  title: string,
  shortTitle: string,
  columns: readonly OddColumn<F>[],
  { parent = key, period = 'ft', line, winners = 1, defaultHidden = false }: MarketOptions = {},
): OddsGroup<F, `${K}_code`> {
  return {
    kind: 'odds',
    key,
    title,
    shortTitle,
    parent,
    period,
    line: line === undefined ? null : lineOf(line),
    codeField: `${key}_code`,
    codeTitle: 'Kod',
    winners,
    defaultHidden,
    columns,
  };
}

const odd = <const F extends string>(
  field: F,
  title: string,
  settle: Settlement,
  alias?: string,
): OddColumn<F> => ({
  kind: 'odd',
  field,
  title,
  settle,
  ...(alias === undefined ? {} : { alias }),
});

const fullTimeTotal = <const L extends LineSuffix>(line: L) =>
  market(
    `uo_${line}`,
    `${lineTitle(line)} Alt/Üst`,
    `A/Ü ${lineTitle(line)}`,
    totalColumns('', line, atFullTime),
    {
      parent: 'uo',
      line,
    },
  );

const halfTimeTotal = <const L extends LineSuffix>(line: L) =>
  market(
    `ht_uo_${line}`,
    `İlk Yarı ${lineTitle(line)} Alt/Üst`,
    `İY ${lineTitle(line)}`,
    totalColumns('ht_', line, atHalfTime),
    { parent: 'ht_uo', period: 'ht', line },
  );

const resultAndTotal = <const L extends LineSuffix>(line: L) =>
  market(
    `ft_uo_${line}`,
    `Maç Sonucu ve ${lineTitle(line)} Alt/Üst`,
    `MS+${lineTitle(line)}`,
    resultAndTotalColumns(line),
    { parent: 'ft_uo', line },
  );

const homeTotal = <const L extends LineSuffix>(line: L) =>
  market(
    `home_uo_${line}`,
    `Ev Sahibi ${lineTitle(line)} Alt/Üst`,
    `Ev ${lineTitle(line)}`,
    teamTotalColumns('home_', line, 'fh'),
    { parent: 'home_uo', line },
  );

const awayTotal = <const L extends LineSuffix>(line: L) =>
  market(
    `away_uo_${line}`,
    `Deplasman ${lineTitle(line)} Alt/Üst`,
    `Dep ${lineTitle(line)}`,
    teamTotalColumns('away_', line, 'fa'),
    { parent: 'away_uo', line },
  );

/**
 * The two groups that describe the match itself, in the order of the table.
 */
export const INFO_GROUPS: readonly InfoGroup[] = [
  {
    kind: 'info',
    key: 'general',
    title: 'Genel Bilgiler',
    shortTitle: 'Genel',
    parent: 'general',
    defaultHidden: false,
    columns: [
      { kind: 'date', field: 'match_date', title: 'Tarih' },
      { kind: 'text', field: 'country_name', title: 'Ülke' },
      { kind: 'text', field: 'competition_name', title: 'Lig' },
    ],
  },
  {
    kind: 'info',
    key: 'match',
    title: 'Maç Bilgileri',
    shortTitle: 'Maç',
    parent: 'match',
    defaultHidden: false,
    columns: [
      { kind: 'text', field: 'home_team', title: 'Ev Sahibi', pin: true },
      { kind: 'text', field: 'away_team', title: 'Deplasman', pin: true },
      {
        kind: 'score',
        field: 'ht_score',
        title: 'İY Skor',
        from: ['home_ht_score', 'away_ht_score'],
        queryParams: ['home_ht_score', 'away_ht_score'],
      },
      {
        kind: 'score',
        field: 'ft_score',
        title: 'MS Skor',
        from: ['home_ft_score', 'away_ft_score'],
        queryParams: ['home_ft_score', 'away_ft_score'],
      },
      {
        kind: 'integer',
        field: 'total_goals',
        title: 'Toplam Gol',
        from: ['home_ft_score', 'away_ft_score'],
      },
      {
        kind: 'ht_ft_result',
        field: 'ht_ft_result',
        title: 'İY/MS',
        from: ['home_ht_score', 'away_ht_score', 'home_ft_score', 'away_ft_score'],
      },
    ],
  },
];

/**
 * The 33 markets of the odds table, in the order of the table. This list is the one source of their
 * titles, column names, codes and settlement rules; tables, API, import and screens derive from it.
 */
export const MARKETS = [
  market('ft', 'Maç Sonucu', 'MS', resultColumns('ft', atFullTime)),
  market('ft_dc', 'Çifte Şans', 'ÇŞ', doubleChanceColumns('ft', atFullTime), { winners: 2 }),
  fullTimeTotal('05'),
  fullTimeTotal('15'),
  fullTimeTotal('25'),
  fullTimeTotal('35'),
  fullTimeTotal('45'),
  fullTimeTotal('55'),
  halfTimeTotal('05'),
  halfTimeTotal('15'),
  halfTimeTotal('25'),
  market('ht_dc', 'İlk Yarı Çifte Şans', 'İY ÇŞ', doubleChanceColumns('ht', atHalfTime), {
    period: 'ht',
    winners: 2,
  }),
  market('ht', 'İlk Yarı Sonucu', 'İY', resultColumns('ht', atHalfTime), { period: 'ht' }),
  market('sh', 'İkinci Yarı Sonucu', '2Y', resultColumns('sh', inSecondHalf), { period: 'sh' }),
  market('oe', 'Tek/Çift', 'T/Ç', [
    odd(
      'odd_odd',
      'Tek',
      atFullTime((home, away) => (home + away) % 2 === 1),
    ),
    odd(
      'even_odd',
      'Çift',
      atFullTime((home, away) => (home + away) % 2 === 0),
    ),
  ]),
  market('tgr', 'Toplam Gol Aralığı', 'TG', [
    odd(
      'tgr_01_odd',
      '0-1',
      atFullTime((home, away) => home + away <= 1),
    ),
    odd(
      'tgr_23_odd',
      '2-3',
      atFullTime((home, away) => home + away >= 2 && home + away <= 3),
    ),
    odd(
      'tgr_45_odd',
      '4-5',
      atFullTime((home, away) => home + away >= 4 && home + away <= 5),
    ),
    odd(
      'tgr_6_odd',
      '6+',
      atFullTime((home, away) => home + away >= 6),
    ),
  ]),
  market('bts', 'Karşılıklı Gol', 'KG', bothScoreColumns('bts', atFullTime)),
  market('htft', 'İlk Yarı / Maç Sonucu', 'İY/MS', halfFullColumns()),
  market('fg', 'İlk Gol', 'İlk Gol', [
    odd('fg_1_odd', 'Ev Sahibi', firstGoalBy('H')),
    odd(
      'fg_no',
      'Gol Olmaz',
      atFullTime((home, away) => home + away === 0),
      'fg_no_odd',
    ),
    odd('fg_2_odd', 'Deplasman', firstGoalBy('A')),
  ]),
  market('cs', 'Maç Skoru', 'Skor', correctScoreColumns(), { defaultHidden: true }),
  resultAndTotal('15'),
  resultAndTotal('25'),
  resultAndTotal('35'),
  resultAndTotal('45'),
  market('ht_btts', 'İlk Yarı Karşılıklı Gol', 'İY KG', bothScoreColumns('ht_btts', atHalfTime), {
    period: 'ht',
  }),
  market(
    'ht_home_uo_05',
    'İlk Yarı Ev Sahibi 0,5 Alt/Üst',
    'İY Ev 0,5',
    teamTotalColumns('ht_home_', '05', 'hh'),
    {
      parent: 'ht_team_uo',
      period: 'ht',
      line: '05',
    },
  ),
  market(
    'ht_away_uo_05',
    'İlk Yarı Deplasman 0,5 Alt/Üst',
    'İY Dep 0,5',
    teamTotalColumns('ht_away_', '05', 'ha'),
    {
      parent: 'ht_team_uo',
      period: 'ht',
      line: '05',
    },
  ),
  awayTotal('05'),
  awayTotal('15'),
  awayTotal('25'),
  homeTotal('05'),
  homeTotal('15'),
  homeTotal('25'),
] as const;

/** Name of a price column. */
export type OddField = (typeof MARKETS)[number]['columns'][number]['field'];

/** Name of a column that carries a market's bulletin code. */
export type CodeField = (typeof MARKETS)[number]['codeField'];

/** All groups of the odds table in order. */
export const ODDS_GROUPS: readonly (InfoGroup | OddsGroup<OddField, CodeField>)[] = [
  ...INFO_GROUPS,
  ...MARKETS,
];

import { BEFORE_GROUP } from './before-fields';
import type { InfoGroup, MarketPicture, MarketRank, OddColumn, OddsGroup, Period } from './column-types';
import {
  bothScoreColumns,
  correctScoreColumns,
  doubleChanceColumns,
  firstGoalColumns,
  goalRangeColumns,
  halfFullColumns,
  type LineSuffix,
  lineOf,
  lineTitle,
  oddEvenColumns,
  resultAndTotalColumns,
  resultColumns,
  teamTotalColumns,
  totalColumns,
} from './market-families';
import type { MarketSection } from './market-sections';
import { atFullTime, atHalfTime, inSecondHalf } from './settlement';

interface MarketOptions {
  readonly parent?: string;
  readonly period?: Period;
  readonly line?: LineSuffix;
  readonly winners?: 1 | 2;
  /** Unless stated, that of the period. */
  readonly section?: MarketSection;
  readonly rank?: MarketRank;
  readonly picture?: MarketPicture;
  readonly defaultHidden?: boolean;
}

function market<const K extends string, const F extends string>(
  key: K,
  title: string,
  shortTitle: string,
  columns: readonly OddColumn<F>[],
  options: MarketOptions = {},
): OddsGroup<F, `${K}_code`> {
  const { parent = key, period = 'ft', line, winners = 1, defaultHidden = false } = options;
  const { section = period === 'ft' ? 'result' : 'halves', rank = 'other', picture = null } = options;
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
    section,
    rank,
    picture,
    defaultHidden,
    columns,
  };
}

const fullTimeTotal = <const L extends LineSuffix>(line: L, rank?: MarketRank) =>
  market(
    `uo_${line}`,
    `${lineTitle(line)} Alt/Üst`,
    `A/Ü ${lineTitle(line)}`,
    totalColumns('', line, atFullTime),
    { parent: 'uo', line, section: 'goals', rank },
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

const TEAMS = {
  home: { title: 'Ev Sahibi', short: 'Ev', atHalf: 'hh', atEnd: 'fh' },
  away: { title: 'Deplasman', short: 'Dep', atHalf: 'ha', atEnd: 'fa' },
} as const;

const teamTotal = <const T extends keyof typeof TEAMS, const L extends LineSuffix>(team: T, line: L) =>
  market(
    `${team}_uo_${line}`,
    `${TEAMS[team].title} ${lineTitle(line)} Alt/Üst`,
    `${TEAMS[team].short} ${lineTitle(line)}`,
    teamTotalColumns(`${team}_`, line, TEAMS[team].atEnd),
    { parent: `${team}_uo`, line, section: 'teams' },
  );

const halfTimeTeamTotal = <const T extends keyof typeof TEAMS>(team: T) =>
  market(
    `ht_${team}_uo_05`,
    `İlk Yarı ${TEAMS[team].title} 0,5 Alt/Üst`,
    `İY ${TEAMS[team].short} 0,5`,
    teamTotalColumns(`ht_${team}_`, '05', TEAMS[team].atHalf),
    { parent: 'ht_team_uo', period: 'ht', line: '05', section: 'teams' },
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
 * The markets of the odds table, in the order of the table. This list is the one source of their
 * titles, column names, codes and settlement rules; tables, API, import and screens derive from it.
 */
export const MARKETS = [
  market('ft', 'Maç Sonucu', 'MS', resultColumns('ft', atFullTime), { rank: 'main' }),
  market('ft_dc', 'Çifte Şans', 'ÇŞ', doubleChanceColumns('ft', atFullTime), { winners: 2, rank: 'common' }),
  fullTimeTotal('05'),
  fullTimeTotal('15', 'common'),
  fullTimeTotal('25', 'main'),
  fullTimeTotal('35', 'common'),
  fullTimeTotal('45'),
  fullTimeTotal('55'),
  halfTimeTotal('05'),
  halfTimeTotal('15'),
  halfTimeTotal('25'),
  market('ht_dc', 'İlk Yarı Çifte Şans', 'İY ÇŞ', doubleChanceColumns('ht', atHalfTime), {
    period: 'ht',
    winners: 2,
  }),
  market('ht', 'İlk Yarı Sonucu', 'İY', resultColumns('ht', atHalfTime), { period: 'ht', rank: 'common' }),
  market('sh', 'İkinci Yarı Sonucu', '2Y', resultColumns('sh', inSecondHalf), { period: 'sh' }),
  market('oe', 'Tek/Çift', 'T/Ç', oddEvenColumns(), { section: 'goals' }),
  market('tgr', 'Toplam Gol Aralığı', 'TG', goalRangeColumns(), { section: 'goals' }),
  market('bts', 'Karşılıklı Gol', 'KG', bothScoreColumns('bts', atFullTime), {
    section: 'goals',
    rank: 'main',
  }),
  market('htft', 'İlk Yarı / Maç Sonucu', 'İY/MS', halfFullColumns(), {
    section: 'halves',
    rank: 'common',
    picture: 'halves',
  }),
  market('fg', 'İlk Gol', 'İlk Gol', firstGoalColumns(), { section: 'scores' }),
  market('cs', 'Maç Skoru', 'Skor', correctScoreColumns(), {
    section: 'scores',
    picture: 'scores',
    defaultHidden: true,
  }),
  resultAndTotal('15'),
  resultAndTotal('25'),
  resultAndTotal('35'),
  resultAndTotal('45'),
  market('ht_btts', 'İlk Yarı Karşılıklı Gol', 'İY KG', bothScoreColumns('ht_btts', atHalfTime), {
    period: 'ht',
  }),
  halfTimeTeamTotal('home'),
  halfTimeTeamTotal('away'),
  teamTotal('away', '05'),
  teamTotal('away', '15'),
  teamTotal('away', '25'),
  teamTotal('home', '05'),
  teamTotal('home', '15'),
  teamTotal('home', '25'),
] as const;

/** Name of a price column. @schema {"type":"string"} */
export type OddField = (typeof MARKETS)[number]['columns'][number]['field'];

/** Name of a column that carries a market's bulletin code. */
export type CodeField = (typeof MARKETS)[number]['codeField'];

/** All groups of the odds table in order. */
export const ODDS_GROUPS: readonly (InfoGroup | OddsGroup<OddField, CodeField>)[] = [
  ...INFO_GROUPS,
  ...MARKETS,
  BEFORE_GROUP,
];

import { csvCell, csvHeadLine, csvLine } from '../../../common/text/csv-cell';
import { decimalComma } from '../../../common/text/decimal-comma';
import {
  FIELD_ALIASES,
  isCodeField,
  isOddField,
  MARKET_FIELDS,
  marketOf,
  oddColumn,
} from '../catalogue/columns';
import type { CodeField, OddField } from '../catalogue/odds-groups';
import type { MatchRowField, RowField } from '../catalogue/row-fields';
import { type RawOddsRow, toWireRow, type WireValue } from '../rows/odds-row';

const MATCH_TITLES: Record<MatchRowField, string> = {
  id: 'Maç No',
  match_date: 'Tarih',
  match_time: 'Saat',
  country_name: 'Ülke',
  competition_name: 'Lig',
  season_slug: 'Sezon',
  code: 'Maç Kodu',
  match_name: 'Maç',
  home_team: 'Ev Sahibi',
  away_team: 'Deplasman',
  home_ht_score: 'İY Ev Gol',
  away_ht_score: 'İY Dep Gol',
  home_ft_score: 'MS Ev Gol',
  away_ft_score: 'MS Dep Gol',
  total_goals: 'Toplam Gol',
  ht_ft_result: 'İY/MS',
  winner: 'Kazanan',
  winners: 'Kazanan Seçimler',
  awarded: 'Hükmen',
};

/** Cell of what is so, empty where it isn't. */
const YES = 'Evet';

/** Values of a row unless others are asked for; goals one by one, as spreadsheets take `2-1` for a day. */
export const EXPORTED_FIELDS: readonly RowField[] = [
  ...([
    'match_date',
    'match_time',
    'country_name',
    'competition_name',
    'season_slug',
    'code',
    'home_team',
    'away_team',
    'home_ht_score',
    'away_ht_score',
    'home_ft_score',
    'away_ft_score',
    'total_goals',
    'ht_ft_result',
  ] as const),
  ...MARKET_FIELDS,
];

const titleOfOdds = (field: OddField | CodeField): string => {
  const market = marketOf(field);
  return `${market.title}: ${isCodeField(field) ? market.codeTitle : oddColumn(field).title}`;
};

/** Title of a value as the head of its column. */
export function exportTitle(field: RowField): string {
  const stored = FIELD_ALIASES.get(field) ?? field;
  return isOddField(stored) || isCodeField(stored)
    ? titleOfOdds(stored)
    : MATCH_TITLES[stored as MatchRowField];
}

const isPrice = (field: RowField): boolean => isOddField(FIELD_ALIASES.get(field) ?? field);

/** A value as a cell, empty where there is none. */
export function exportCell(field: RowField, value: WireValue): string {
  if (value === null || value === false) return '';
  if (value === true) return YES;
  if (typeof value === 'number') return isPrice(field) ? decimalComma(value, 2) : String(value);
  if (typeof value !== 'string')
    return csvCell(value.map((each) => titleOfOdds(each as OddField)).join(', '));
  return csvCell(field === 'match_date' ? value.split('-').reverse().join('.') : value);
}

/** The head of the file. */
export const csvHead = (fields: readonly RowField[]): string => csvHeadLine(fields.map(exportTitle));

/** One match as a line of the file. */
export function csvRow(row: RawOddsRow, fields: readonly RowField[]): string {
  const wire = toWireRow(row, fields);
  return csvLine(fields.map((field) => exportCell(field, wire[field] ?? null)));
}

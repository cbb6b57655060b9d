import { csvCell, csvHeadLine, csvLine, looksLikeFormula } from '../../platform/text/csv-cell';
import { decimalComma } from '../../platform/text/decimal-comma';
import { beforeTitle, isBeforeField } from '../catalogue/before-fields';
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
import type { FilterType, ShownValues } from '../question/odds-query';
import type { Calibration } from '../statistics/calibration/calibration';
import { toProbabilityRow } from './probability-row';
import { type OddsRow, toWireRow, type WireValue } from './odds-row';

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
/** What only whole exports tell, so that they can be read back: whose prices the row has, and who scored first. */
const EXPORT_TITLES = { odds_set: 'Oran türü', first_goal: 'İlk Gol' } as const;

/** A column of an export. */
export type ExportField = RowField | keyof typeof EXPORT_TITLES;

/** Names of the two sets of odds, by the number that the wire has for them. */
export const SET_TITLES = { 1: 'Açılış', 2: 'Kapanış' } as const;
/** Names of who scored first, by what is stored. */
export const FIRST_GOAL_TITLES = { H: 'Ev', A: 'Dep', N: 'Yok' } as const;

/** Values of a row unless others are asked for; goals one by one, as spreadsheets take `2-1` for a day. */
export const EXPORTED_FIELDS: readonly ExportField[] = [
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
    'first_goal',
    'odds_set',
  ] as const),
  ...MARKET_FIELDS,
];

const titleOfOdds = (field: OddField | CodeField): string => {
  const market = marketOf(field);
  return `${market.title}: ${isCodeField(field) ? market.codeTitle : oddColumn(field).title}`;
};

/** Title of a value as the head of its column. */
export function exportTitle(field: ExportField): string {
  if (isExportOnly(field)) return EXPORT_TITLES[field];
  if (isBeforeField(field)) return beforeTitle(field);
  const stored = FIELD_ALIASES.get(field) ?? field;
  return isOddField(stored) || isCodeField(stored)
    ? titleOfOdds(stored)
    : MATCH_TITLES[stored as MatchRowField];
}

const isExportOnly = (field: ExportField): field is keyof typeof EXPORT_TITLES =>
  Object.hasOwn(EXPORT_TITLES, field);
const isPrice = (field: RowField): boolean => isOddField(FIELD_ALIASES.get(field) ?? field);

/** Names come as sources write them; a spreadsheet would make a day of `2-1` or `05.06`. */
const NAMES: ReadonlySet<RowField> = new Set<RowField>([
  'country_name',
  'competition_name',
  'home_team',
  'away_team',
]);
const LIKE_A_DAY = /^\d{1,4}(?:\s*[-./:]\s*\d{1,4}){1,2}$/;

/** A value as a cell, empty where there is none. */
export function exportCell(field: RowField, value: WireValue, values: ShownValues = 'price'): string {
  if (value === null || value === false) return '';
  if (value === true) return YES;
  if (typeof value === 'number') {
    if (!isPrice(field)) return String(value);
    return decimalComma(value, values === 'price' ? 2 : 4);
  }
  if (typeof value !== 'string')
    return csvCell(value.map((each) => titleOfOdds(each as OddField)).join(', '));
  if (field === 'match_date') return csvCell(value.split('-').reverse().join('.'));
  // spreadsheets take `1/2` for a day
  if (field === 'ht_ft_result') return csvCell(value.replace(/^(.)\/(.)$/, 'İY $1 / MS $2'));
  return csvCell(NAMES.has(field) && LIKE_A_DAY.test(value) ? `'${value}` : value);
}

/** A name as it was before it was written so that spreadsheets leave it alone. */
export function nameInExport(cell: string): string {
  const name = cell.slice(1);
  return cell.startsWith("'") && (LIKE_A_DAY.test(name) || looksLikeFormula(name)) ? name : cell;
}

/** The head of the file. */
export const csvHead = (fields: readonly ExportField[], values: ShownValues = 'price'): string =>
  csvHeadLine(fields.map((field) => titleOf(field, values)));

/** A column of probabilities must not be read back as one of odds. */
const titleOf = (field: ExportField, values: ShownValues): string =>
  values === 'probability' && !isExportOnly(field) && isPrice(field)
    ? `${exportTitle(field)} (olasılık)`
    : exportTitle(field);

/** Writes matches with one set of their odds as lines of a file. */
export class MatchLines {
  private readonly ofRow: readonly RowField[];

  /**
   * @param type 1 opening, 2 closing odds
   * @param calibration for probabilities in place of prices
   */
  constructor(
    private readonly fields: readonly ExportField[],
    private readonly type: FilterType,
    private readonly calibration: Calibration | null = null,
  ) {
    this.ofRow = rowFieldsOf(fields);
  }

  /** One match as a line of the file. */
  line(row: OddsRow): string {
    const { calibration, type } = this;
    const wire =
      calibration === null
        ? toWireRow(row, this.ofRow)
        : toProbabilityRow(row, type, this.ofRow, calibration);
    const values = calibration === null ? 'price' : 'probability';
    const cells = this.fields.map((field) => {
      if (field === 'odds_set') return SET_TITLES[this.type];
      if (field === 'first_goal') return row.first_goal === null ? '' : FIRST_GOAL_TITLES[row.first_goal];
      return exportCell(field, wire[field] ?? null, values);
    });
    return csvLine(cells);
  }
}

/** Those of the columns that rows on the wire have. */
export const rowFieldsOf = (fields: readonly ExportField[]): readonly RowField[] =>
  fields.filter((field) => !isExportOnly(field));

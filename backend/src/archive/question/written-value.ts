import { isOddField } from '../catalogue/columns';
import { HANDICAP_ODD_FIELDS, type HandicapField } from '../catalogue/handicap';
import type { CodeField, OddField } from '../catalogue/odds-groups';
import { resultOf } from '../catalogue/settlement';
import { writtenScore } from '../rows/match-results';

/** Values about the match itself that a search may look into as they are written. */
export const WRITTEN_MATCH_FIELDS = [
  'match_date',
  'match_time',
  'half_time',
  'full_time',
  'ft_result',
  'total_goals',
  'ht_ft_result',
] as const;

export type WrittenMatchField = (typeof WRITTEN_MATCH_FIELDS)[number];

/** Values that a search may look into as they are written. */
export type WrittenField = WrittenMatchField | OddField | CodeField | HandicapField;

const matchFields: ReadonlySet<string> = new Set(WRITTEN_MATCH_FIELDS);

export const isWrittenMatchField = (field: WrittenField): field is WrittenMatchField =>
  matchFields.has(field);

const handicapPrices: ReadonlySet<string> = new Set(HANDICAP_ODD_FIELDS);

/** Whether the stored numbers of a column are hundredths. */
export const isPriceField = (field: OddField | CodeField | HandicapField): boolean =>
  isOddField(field) || handicapPrices.has(field);

/** A stored number as it is written: prices with two decimals and a point. */
export function writtenNumber(value: number, isPrice: boolean): string {
  if (!isPrice) return String(value);
  const digits = String(value).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A day in both ways to write it: `2026-05-17` and `17.05.2026`. */
export function writtenDays(date: string): readonly [string, string] {
  return [date, date.split('-').reverse().join('.')];
}

/** The text of a value of a score column in lower case; null while it isn't known. */
export function writtenOfScores(
  field: Exclude<WrittenMatchField, 'match_date' | 'match_time'>,
  { hh, ha, fh, fa }: Record<'hh' | 'ha' | 'fh' | 'fa', number | null>,
): string | null {
  switch (field) {
    case 'half_time':
      return writtenScore(hh, ha);
    case 'full_time':
      return writtenScore(fh, fa);
    case 'ft_result':
      return resultOf(fh, fa)?.toLowerCase() ?? null;
    case 'total_goals':
      return fh === null || fa === null ? null : String(fh + fa);
    case 'ht_ft_result': {
      const [half, full] = [resultOf(hh, ha), resultOf(fh, fa)];
      return half && full && `${half}/${full}`.toLowerCase();
    }
  }
}

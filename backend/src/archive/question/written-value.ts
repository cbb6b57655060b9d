import { isOddField } from '../catalogue/columns';
import { HANDICAP_ODD_FIELDS, type HandicapField } from '../catalogue/handicap';
import type { CodeField, OddField } from '../catalogue/odds-groups';
import type { ResultLetter } from '../catalogue/settlement';

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

/** A score as it is written: `2-1`. */
const writtenScore = (home: number, away: number): string => `${home}-${away}`;

/** The winner of a score, in lower case. */
const writtenResult = (home: number, away: number): Lowercase<ResultLetter> =>
  home > away ? '1' : home < away ? '2' : 'x';

/** The text of a value of a score column in lower case; null while it isn't known. */
export function writtenOfScores(
  field: Exclude<WrittenMatchField, 'match_date' | 'match_time'>,
  { hh, ha, fh, fa }: Record<'hh' | 'ha' | 'fh' | 'fa', number | null>,
): string | null {
  const half = hh === null || ha === null ? null : { home: hh, away: ha };
  const full = fh === null || fa === null ? null : { home: fh, away: fa };
  switch (field) {
    case 'half_time':
      return half && writtenScore(half.home, half.away);
    case 'full_time':
      return full && writtenScore(full.home, full.away);
    case 'ft_result':
      return full && writtenResult(full.home, full.away);
    case 'total_goals':
      return full && String(full.home + full.away);
    case 'ht_ft_result':
      return half && full && `${writtenResult(half.home, half.away)}/${writtenResult(full.home, full.away)}`;
  }
}

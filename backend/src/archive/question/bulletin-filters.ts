import { BULLETIN_COLUMNS, type BulletinColumn } from '../catalogue/bulletin-groups';
import { isOddField } from '../catalogue/columns';
import { readColumnFilter, readDates, readNamePart } from './column-filter';
import { conditionText } from './condition-text';
import type { FilterTable } from './filter-table';
import type { ColumnPredicate } from './odds-query';
import { isPercentText } from './percent-filter';
import { read, type Reading } from './reading';
import { isPriceField, isWrittenMatchField, type WrittenField, writtenNumber } from './written-value';

/** What one filter text of the bulletin asks for; the competitions of a league code are looked up later. */
export type BulletinFilter = ColumnPredicate | { readonly kind: 'league'; readonly text: string };

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** A filter text in the way that the values of its field are written. */
function asWritten(field: WrittenField, text: string): string {
  if (!isWrittenMatchField(field))
    return isPriceField(field) ? withoutSpaces(text).replaceAll(',', '.') : text;
  switch (field) {
    case 'match_time':
      return text.replaceAll('.', ':');
    case 'half_time':
    case 'full_time':
      return withoutSpaces(text).replace(/[–—−:]/g, '-');
    case 'ht_ft_result':
      return withoutSpaces(text);
    default:
      return text;
  }
}

/** The filter for values that contain a text as they are written, whatever the case. */
const writtenFilter = (field: WrittenField, text: string): ColumnPredicate => ({
  kind: 'written',
  field,
  text: asWritten(field, text.toLowerCase()),
});

/** No price contains this sign: a text with it is a price and how far from it. */
const TOLERANCE_SIGN = '±';

/** What no part of a written day has: a word, or two days joined. */
const DATE_WORDS = /[^\d.-]|\.\./;

/**
 * Reads a filter that matches a part of the column, regardless of case, and in names regardless of accents. `1.85±0.05`
 * and `%58` in a column of prices, a date in words (`bugün`, `17 Mayıs`) and a range of days are read as in the odds tables.
 */
function readPart({ kind, source }: BulletinColumn, text: string, today: string): Reading<BulletinFilter> {
  const { field } = source;
  if (kind === 'odd' && isOddField(field) && (text.includes(TOLERANCE_SIGN) || isPercentText(text)))
    return readColumnFilter({ kind, field }, text, today);
  switch (field) {
    case 'league_code': {
      const part = readNamePart(text);
      return part.ok ? read({ kind: 'league', text: part.value }) : part;
    }
    case 'home_team':
    case 'away_team':
      return readColumnFilter({ kind: 'text', field }, text, today);
    case 'match_date': {
      const days = readDates(text, today);
      return days.ok && DATE_WORDS.test(text) ? days : read(writtenFilter(field, text));
    }
    default:
      return read(writtenFilter(field, text));
  }
}

/** Prices from one to another stand for a price with a tolerance, as no other text of the bulletin means a range. */
function writeFilter(filter: BulletinFilter): string {
  if (filter.kind === 'league') return filter.text;
  if (filter.kind !== 'range') return conditionText(filter);
  const middle = Math.floor((filter.min + filter.max) / 2);
  const [price, tolerance] = [middle, filter.max - middle].map((value) => writtenNumber(value, true));
  return `${price}${TOLERANCE_SIGN}${tolerance}`;
}

/** The filters of the bulletin, under its own names of the columns. */
export const BULLETIN_FILTERS: FilterTable<BulletinFilter> = {
  filters: new Map(
    BULLETIN_COLUMNS.map((column) => [
      column.field,
      (text: string, today: string) => readPart(column, text, today),
    ]),
  ),
  shown: new Set([...BULLETIN_COLUMNS.map(({ field }) => field), 'id', 'winners']),
  write: writeFilter,
};

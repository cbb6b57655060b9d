import { isOddField } from '../../../archive/catalogue/columns';
import { readColumnFilter, readDates, readNamePart } from '../../../archive/question/column-filter';
import type { FilterTable } from '../../../archive/question/filter-table';
import type { Predicate } from '../../../archive/question/odds-query';
import { read, type Reading } from '../../../archive/question/reading';
import { writtenFilter } from '../../../archive/question/written-filter';
import { BULLETIN_COLUMNS, type BulletinColumn } from '../catalogue/bulletin-groups';

/** What one filter text of the bulletin asks for; the competitions of a league code are looked up later. */
export type BulletinFilter = Predicate | { readonly kind: 'league'; readonly text: string };

/** No price contains this sign: a text with it is a price and how far from it. */
const TOLERANCE_SIGN = '±';

/** What no part of a written day has: a word, or two days joined. */
const DATE_WORDS = /[^\d.-]|\.\./;

/**
 * Reads a filter that matches a part of the column, regardless of case, and in names regardless of accents. `1.85±0.05`
 * in a column of prices, a date in words (`bugün`, `17 Mayıs`) and a range of days are read as in the odds tables.
 */
function readPart({ kind, source }: BulletinColumn, text: string, today: string): Reading<BulletinFilter> {
  const { field } = source;
  if (kind === 'odd' && isOddField(field) && text.includes(TOLERANCE_SIGN))
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

/** The filters of the bulletin, under its own names of the columns. */
export const BULLETIN_FILTERS: FilterTable<BulletinFilter> = {
  filters: new Map(
    BULLETIN_COLUMNS.map((column) => [
      column.field,
      (text: string, today: string) => readPart(column, text, today),
    ]),
  ),
  shown: new Set([...BULLETIN_COLUMNS.map(({ field }) => field), 'id', 'winners']),
};

import { BULLETIN_COLUMNS, type BulletinColumn, bulletinColumn } from '../catalogue/bulletin-groups';
import { isCodeField, isOddField, oddFieldNamed } from '../catalogue/columns';
import type { FilterColumn } from '../catalogue/filter-columns';
import type { OddField } from '../catalogue/odds-groups';
import { partsOf, readAlternatives, readNames } from './alternatives';
import { readDates, readOne } from './column-filter';
import { conditionText, simpleText } from './condition-text';
import type { FilterTable } from './filter-table';
import { MATCH_FILTERS, OF_BULLETIN } from './match-filters';
import { readName } from './name-filter';
import { type ColumnPredicate, NO_UPPER_BOUND, type SimplePredicate } from './odds-query';
import { read, type Reading } from './reading';
import { isPriceField, isWrittenMatchField, type WrittenField, writtenNumber } from './written-value';

/** Competitions whose code contains one of the folded texts, or none; they are looked up later. */
export interface LeagueFilter {
  readonly kind: 'league';
  readonly texts: readonly string[];
  readonly negated: boolean;
}

/** What one filter text of the bulletin asks for. */
export type BulletinFilter = ColumnPredicate | LeagueFilter;

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
const writtenFilter = (field: WrittenField, text: string): Reading<SimplePredicate> =>
  read({ kind: 'written', field, text: asWritten(field, text.toLowerCase()) });

/** No price contains these signs: a text that begins so, or has a tolerance, is no part of one. */
const SIGNS = /^[<>=]/;
const SIGNS_OF_ODDS = /^[%<>=]|±/;

/** What no part of a written day has: a word, or two days joined. */
const DATE_WORDS = /[^\d.-]|\.\./;

/** The column of odds of that name here, or in the odds tables. */
function oddNamed(name: string): OddField | null {
  const field = bulletinColumn(name)?.source.field ?? name;
  return oddFieldNamed(field);
}

function readLeagues(text: string): Reading<LeagueFilter> {
  const names = readNames(text, (name) => readName('competition_name', name));
  if (!names.ok) return names;
  const texts = partsOf(names.value).map((each) => (each as { text: string }).text);
  return read({ kind: 'league', texts, negated: names.value.kind === 'none' });
}

/** The column of the odds tables whose filters a text is read as; null where it is a part of what is written. */
function readAs({ kind, source: { field } }: BulletinColumn, text: string): NumberColumn | null {
  if (kind === 'odd' && isOddField(field)) return SIGNS_OF_ODDS.test(text) ? { kind, field } : null;
  if (!SIGNS.test(text)) return null;
  if (kind === 'code' && isCodeField(field)) return { kind, field };
  return field === 'total_goals' ? { kind: 'integer', field } : null;
}

type NumberColumn = Extract<FilterColumn, { kind: 'odd' | 'code' | 'integer' }>;

/**
 * Reads a filter that matches a part of the column, regardless of case, and in names regardless of accents. Texts with a
 * sign in columns of numbers (`>1.85`, `1.85±0.05`, `%58`), a date in words (`bugün`, `17 Mayıs`) and a range of days are
 * read as in the odds tables.
 */
function readPart(column: BulletinColumn, text: string, today: string): Reading<BulletinFilter> {
  const { field } = column.source;
  if (field === 'league_code') return readLeagues(text);
  if (field === 'home_team' || field === 'away_team') return readNames(text, (name) => readName(field, name));
  return readAlternatives(text, (part) => {
    const number = readAs(column, part);
    if (number !== null) return readOne(number, part, today, oddNamed);
    if (field === 'match_date' && DATE_WORDS.test(part)) {
      const days = readDates(part, today);
      if (days.ok) return days;
    }
    return writtenFilter(field, part);
  });
}

/**
 * What stands for a part elsewhere: prices from one to another are a price with a tolerance, as no other text of the
 * bulletin means a range.
 */
function writeSimple(filter: SimplePredicate): string {
  if (filter.kind !== 'range') return simpleText(filter);
  const { field, min, max } = filter;
  const written = (value: number): string => writtenNumber(value, isOddField(field));
  if (min > max || max === NO_UPPER_BOUND) return min === 0 ? `>=${written(0)}` : simpleText(filter);
  if (min === max) return `=${written(min)}`;
  if (min === 0) return `<=${written(max)}`;
  const middle = Math.floor((min + max) / 2);
  return `${written(middle)}${'±'}${written(max - middle)}`;
}

function writeFilter(filter: BulletinFilter): string {
  if (filter.kind !== 'league') return conditionText(filter, writeSimple);
  const texts = [...new Set(filter.texts)].sort().join(';');
  return filter.negated ? `!${texts}` : texts;
}

/** The filters of the bulletin, under its own names of the columns. */
export const BULLETIN_FILTERS: FilterTable<BulletinFilter> = {
  filters: new Map<string, (text: string, today: string) => Reading<BulletinFilter>>([
    ...BULLETIN_COLUMNS.map(
      (column) => [column.field, (text: string, today: string) => readPart(column, text, today)] as const,
    ),
    ...OF_BULLETIN.map((name) => [name, MATCH_FILTERS[name]] as const),
  ]),
  shown: new Set([...BULLETIN_COLUMNS.map(({ field }) => field), 'id', 'winners']),
  write: writeFilter,
};

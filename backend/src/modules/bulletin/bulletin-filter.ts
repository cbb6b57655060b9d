import { tr } from '../../common/locale/tr';
import { foldText } from '../../common/text/fold';
import { MOST_FILTER_CHARACTERS } from '../odds/query/column-filter';
import type { Predicate } from '../odds/query/odds-query';
import { read, type Reading, unreadable } from '../odds/query/reading';
import type { WrittenField } from '../odds/query/written-value';
import { type BulletinColumn, bulletinColumn, type BulletinKind } from './catalogue/bulletin-groups';

/** What one filter text of the bulletin asks for; which competitions a code belongs to is looked up later. */
export type BulletinFilter = Predicate | { readonly kind: 'league'; readonly text: string };

const FREE_OF_SPACES = (text: string): string => text.replace(/\s+/g, '');

/** A filter text in the way that the values of a kind of column are written. */
const AS_WRITTEN: Record<Exclude<BulletinKind, 'text'>, (text: string) => string> = {
  date: (text) => text,
  time: (text) => text.replace('.', ':'),
  score: (text) => FREE_OF_SPACES(text).replace(/[–—−:]/, '-'),
  result: (text) => text,
  integer: (text) => text,
  ht_ft_result: FREE_OF_SPACES,
  code: (text) => text,
  odd: (text) => FREE_OF_SPACES(text).replace(',', '.'),
  line: (text) => text,
};

/**
 * Reads the filter text of a bulletin's column: values that contain it, whatever the case, and in names whatever the
 * accents. An empty text is no filter.
 */
export function readBulletinFilter(name: string, text: string): Reading<BulletinFilter | null> {
  const column = bulletinColumn(name);
  if (column === undefined) return unreadable(tr.filters.unknownColumn);
  const written = text.trim();
  if (written === '') return read(null);
  if (written.length > MOST_FILTER_CHARACTERS) return unreadable(tr.filters.tooLong);
  if (column.kind === 'text') return readName(column, written);
  return read({
    kind: 'written',
    field: column.source.field as WrittenField,
    text: AS_WRITTEN[column.kind](written.toLowerCase()),
  });
}

function readName({ field }: BulletinColumn, written: string): Reading<BulletinFilter> {
  const text = foldText(written);
  if (text === '') return unreadable(tr.filters.noLetters);
  if (field === 'league_code') return read({ kind: 'league', text });
  return read({ kind: 'contains', field: field as 'home_team' | 'away_team', text });
}

import { readColumnFilter, readNamePart } from '../../odds/query/column-filter';
import type { FilterTable } from '../../odds/query/filter-table';
import type { Predicate } from '../../odds/query/odds-query';
import { read, type Reading } from '../../odds/query/reading';
import { writtenFilter } from '../../odds/query/written-filter';
import { BULLETIN_COLUMNS, type BulletinColumn } from '../catalogue/bulletin-groups';

/** What one filter text of the bulletin asks for; the competitions of a league code are looked up later. */
export type BulletinFilter = Predicate | { readonly kind: 'league'; readonly text: string };

/** Reads a filter that matches a part of the column, regardless of case, and in names regardless of accents. */
function readPart({ source: { field } }: BulletinColumn, text: string): Reading<BulletinFilter> {
  switch (field) {
    case 'league_code': {
      const part = readNamePart(text);
      return part.ok ? read({ kind: 'league', text: part.value }) : part;
    }
    case 'home_team':
    case 'away_team':
      return readColumnFilter({ kind: 'text', field }, text);
    default:
      return read(writtenFilter(field, text));
  }
}

/** The filters of the bulletin, under its own names of the columns. */
export const BULLETIN_FILTERS: FilterTable<BulletinFilter> = {
  filters: new Map(
    BULLETIN_COLUMNS.map((column) => [column.field, (text: string) => readPart(column, text)]),
  ),
  shown: new Set([...BULLETIN_COLUMNS.map(({ field }) => field), 'id', 'winners']),
};

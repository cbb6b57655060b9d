import { tr } from '../../common/locale/tr';
import { DEFAULT_PER_PAGE, readPage, readPerPage } from '../odds/query/parse-odds-query';
import { type BulletinFilter, readBulletinFilter } from './bulletin-filter';

/** A page of the bulletin as it was asked for. */
export interface BulletinQuery {
  readonly filters: readonly BulletinFilter[];
  readonly page: number;
  readonly perPage: number;
}

/** The query, or one Turkish sentence per parameter that can't be read. */
export type ParsedBulletinQuery =
  | { readonly ok: true; readonly query: BulletinQuery }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> };

/** Reads `page`, `per_page` and one filter text per column; an unknown or repeated parameter is an error. */
export function parseBulletinQuery(params: Readonly<Record<string, unknown>>): ParsedBulletinQuery {
  const errors: Record<string, string> = Object.create(null) as Record<string, string>;
  const filters: BulletinFilter[] = [];
  let page = 1;
  let perPage = DEFAULT_PER_PAGE;
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) continue;
    if (typeof value !== 'string') {
      errors[name] = tr.filters.repeated;
      continue;
    }
    if (name === 'page' || name === 'per_page') {
      const count = name === 'page' ? readPage(value) : readPerPage(value);
      if (!count.ok) errors[name] = count.error;
      else if (name === 'page') page = count.value;
      else perPage = count.value;
      continue;
    }
    const filter = readBulletinFilter(name, value);
    if (!filter.ok) errors[name] = filter.error;
    else if (filter.value !== null) filters.push(filter.value);
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors: { ...errors } };
  return { ok: true, query: { filters, page, perPage } };
}

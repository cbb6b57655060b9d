import { PAGE_PARAM, readPage } from '../../lib/page-param';

/** Which posts are listed. */
export interface PickListQuery {
  page: number;
  /** Null for everybody's. */
  author: string | null;
}

const AUTHOR_PARAM = 'yazar';

/** Longest author that the server takes. */
const MAX_AUTHOR = 60;

/** Which posts an address asks for (`?yazar=editor&sayfa=2`). */
export function readPicksUrl(params: URLSearchParams): PickListQuery {
  const author = params.get(AUTHOR_PARAM)?.trim().slice(0, MAX_AUTHOR);
  return { page: readPage(params), author: author || null };
}

/** The address query for another author, or for all: always from the first page. */
export function withAuthor(params: URLSearchParams, author: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(PAGE_PARAM);
  if (author) next.set(AUTHOR_PARAM, author);
  else next.delete(AUTHOR_PARAM);
  return next;
}

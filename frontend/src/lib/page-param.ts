/** Name of the page number in addresses. */
export const PAGE_PARAM = 'sayfa';

/** The page of an address (`?sayfa=2`); 1 where it names none or nonsense. */
export function readPage(params: URLSearchParams): number {
  const text = params.get(PAGE_PARAM) ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** The address query of another page, everything else as it is; the first page is not named. */
export function withPage(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  if (page === 1) next.delete(PAGE_PARAM);
  else next.set(PAGE_PARAM, String(page));
  return `?${next}`;
}

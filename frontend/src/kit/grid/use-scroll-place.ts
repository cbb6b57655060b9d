import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Where a table was left. */
interface Place {
  scrollKey: string;
  /** How many rows were loaded. */
  rows: number;
  top: number;
  left: number;
  /** How far the page around the table was scrolled. */
  page: number;
}

/** By history entry, the latest last. */
const places = new Map<string, Place>();
const MOST_PLACES = 50;

interface Options {
  /** The history entry that the table belongs to. */
  place: string;
  /** What is searched: something else begins at the top. */
  scrollKey: string;
  /** How many rows of this search are there; none while they are on their way. */
  rows: number;
}

/**
 * Leads back to where a table was left, for as long as the rows up to there are still at hand, before anything is
 * painted. Another search begins at the top. Returns what remembers the place, for the element's scroll event.
 */
export function useScrollPlace(scrollerRef: RefObject<HTMLElement | null>, options: Options): () => void {
  const { place, scrollKey, rows } = options;
  const ready = rows > 0;
  const shown = useRef<string | null>(null);
  const page = useRef<number | null>(null);
  const latest = useRef(options);

  const remember = useCallback(() => {
    const box = scrollerRef.current;
    const { rows: loaded, place: entry, scrollKey: searched } = latest.current;
    // what is not shown yet has no place
    if (!box || loaded === 0 || shown.current !== searched) return;
    places.delete(entry);
    const { scrollTop: top, scrollLeft: left } = box;
    places.set(entry, { scrollKey: searched, rows: loaded, top, left, page: window.scrollY });
    if (places.size > MOST_PLACES) places.delete(places.keys().next().value!);
  }, [scrollerRef]);

  useLayoutEffect(() => {
    latest.current = options;
  });

  useLayoutEffect(() => {
    const box = scrollerRef.current;
    if (!box || shown.current === scrollKey || (shown.current === null && !ready)) return;
    const first = shown.current === null;
    shown.current = scrollKey;
    const kept = places.get(place);
    if (kept?.scrollKey === scrollKey && rows >= kept.rows) {
      box.scrollTop = kept.top;
      box.scrollLeft = kept.left;
      page.current = kept.page;
      // what draws the rows in view hears of it now, not after an empty frame
      box.dispatchEvent(new Event('scroll'));
    } else if (!first) box.scrollTop = 0;
  }, [scrollerRef, place, scrollKey, ready, rows]);

  // after the screen has made its own start
  useEffect(() => {
    if (page.current !== null) window.scrollTo(0, page.current);
    page.current = null;
  }, [scrollKey, ready]);

  // the entry was replaced by one for the same table, or its page is scrolled
  useEffect(() => {
    if (!places.has(place)) remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [place, remember]);

  return remember;
}

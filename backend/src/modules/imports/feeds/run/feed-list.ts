import { createHash } from 'node:crypto';

/** An address from which match files are fetched. */
export interface Feed {
  url: string;
  /** Minutes between the beginnings of two runs. */
  every_minutes: number;
  /** null = found out by content. */
  format: string | null;
  /** football-data: whose prices come first. */
  bookmaker: string | null;
  enabled: boolean;
}

export const MOST_FEEDS = 50;
export const SHORTEST_PAUSE_MINUTES = 5;
export const LONGEST_PAUSE_MINUTES = 7 * 24 * 60;

/** Name of the setting that holds the feeds. */
export const FEEDS_SETTING = 'feeds';

/** What is remembered of a feed is remembered under this; the address itself may hold a secret. */
export function feedKey(url: string): string {
  return createHash('sha256').update(url).digest('hex');
}

/** An address as the history shows it: without the values of its query, which may be keys. */
export function shownAddress(url: string): string {
  const { origin, pathname, search } = new URL(url);
  return `${origin}${pathname}${search === '' ? '' : '?…'}`;
}

/** The name that an address gives its file. */
export function fileNameOf(url: string): string {
  const { hostname, pathname } = new URL(url);
  const last = pathname.split('/').filter(Boolean).pop() ?? '';
  try {
    return decodeURIComponent(last) || hostname;
  } catch {
    return last || hostname;
  }
}

import type { APIRequestContext } from '@playwright/test';
import { login } from './site';

/** What the journeys read of the scan of a day. */
export interface Scan {
  comparisons: number;
  standing_out: number;
  found: number;
  matches: {
    match_name: string;
    country_name: string;
    competition_name: string;
    results: {
      group: string;
      past: number;
      closeness?: number | null;
      tolerance?: number;
      selections: { direction: string | null; found: boolean; rate: number; expected: number }[];
    }[];
  }[];
}

const DAY = 24 * 60 * 60_000;
/** Fixtures of the demo archive stand this far ahead (backend/src/demo/roll-matches.ts). */
const DAYS_AHEAD = 14;

/**
 * The first day from today on, `YYYY-MM-DD` in Istanbul, whose scan suits: which fixtures a day has depends on the
 * calendar, and a Tuesday has few.
 * @param options further parameters of the scan, and how many days from today it may be at the earliest
 * @throws Error when no day of the demo's fixtures suits
 */
export async function dayOfScan(
  request: APIRequestContext,
  suits: (scan: Scan) => boolean,
  { parameters = '', from = 0 } = {},
): Promise<string> {
  const { session_token } = await login(request, 'uye');
  const headers = { Authorization: `Bearer ${session_token}` };
  const today = Date.now();
  for (let ahead = from; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = new Date(today + ahead * DAY).toLocaleDateString('sv-SE', { timeZone: 'Europe/Istanbul' });
    const answer = await request.get(`/api/scan?date=${date}${parameters}`, { headers });
    if (suits((await answer.json()) as Scan)) return date;
  }
  throw new Error('No day of the demo archive has such a scan.');
}

/** What a match has come to: a selection that chance hardly explains, one beyond its interval, or neither. */
export function comeOf({ results }: Scan['matches'][number]): 'found' | 'chance' | 'none' {
  const selections = results.flatMap((market) => market.selections);
  if (selections.some(({ found }) => found)) return 'found';
  return selections.some(({ direction }) => direction !== null) ? 'chance' : 'none';
}

/** A day after today on which chance gives something, and not in every match. */
export function dayThatStandsOut(request: APIRequestContext): Promise<string> {
  const suits = ({ matches }: Scan): boolean => {
    const come = matches.map(comeOf);
    return come.includes('chance') && come.includes('none');
  };
  return dayOfScan(request, suits, { from: 1 });
}

import type { APIRequestContext } from '@playwright/test';
import { login } from './site';

/** What the journeys read of the scan of a day. */
export interface Scan {
  comparisons: number;
  standing_out: number;
  matches: {
    match_name: string;
    country_name: string;
    competition_name: string;
    results: { selections: { direction: string | null; rate: number; expected: number }[] }[];
  }[];
}

const DAY = 24 * 60 * 60_000;
/** Fixtures of the demo archive stand this far ahead (backend/src/demo/roll-matches.ts). */
const DAYS_AHEAD = 14;

/**
 * The first day from today on, `YYYY-MM-DD` in Istanbul, whose scan suits: which fixtures a day has depends on the
 * calendar, and a Tuesday has few.
 * @param options further parameters of the scan
 * @throws Error when no day of the demo's fixtures suits
 */
export async function dayOfScan(
  request: APIRequestContext,
  suits: (scan: Scan) => boolean,
  options = '',
): Promise<string> {
  const { session_token } = await login(request, 'uye');
  const headers = { Authorization: `Bearer ${session_token}` };
  const today = Date.now();
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = new Date(today + ahead * DAY).toLocaleDateString('sv-SE', { timeZone: 'Europe/Istanbul' });
    const answer = await request.get(`/api/scan?date=${date}${options}`, { headers });
    if (suits((await answer.json()) as Scan)) return date;
  }
  throw new Error('No day of the demo archive has such a scan.');
}

/** A day on which something stands out, and something doesn't. */
export const dayThatStandsOut = (request: APIRequestContext): Promise<string> =>
  dayOfScan(request, ({ matches }) => matches.some(hasDeviation) && !matches.every(hasDeviation));

const hasDeviation = ({ results }: Scan['matches'][number]): boolean =>
  results.some(({ selections }) => selections.some(({ direction }) => direction !== null));

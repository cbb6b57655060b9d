import { type APIRequestContext, expect } from '@playwright/test';

/** Day and time in Istanbul, so many milliseconds from now. */
export const kickOff = (fromNow: number) =>
  new Date(Date.now() + fromNow).toLocaleString('sv-SE', { timeZone: 'Europe/Istanbul' }).slice(0, 16);

/** A match with closing prices; a score once it was played, where it is known with that at half-time. */
export interface Match {
  kickOff: string;
  home: string;
  away: string;
  half?: readonly [home: number, away: number];
  score?: readonly [home: number, away: number];
  /** Of the match result; the usual ones are those that other journeys look for. */
  prices?: readonly [home: number, draw: number, away: number];
  /** Of 2.5 goals; none when not given. */
  goals?: readonly [under: number, over: number];
}

const USUAL = [1.85, 3.4, 4.2] as const;

/** Uploads matches as a file and waits until they are in the archive. */
export async function importMatches(
  request: APIRequestContext,
  headers: Record<string, string>,
  matches: Match[],
) {
  const rows = matches.map(
    ({ kickOff: when, home, away, half = ['', ''], score = ['', ''], prices = USUAL, goals = ['', ''] }) => {
      const about = [...when.split(' '), 'Deneme Ülkesi', 'Haber Ligi', home, away];
      return [...about, ...half, ...score, 2, ...prices, ...goals].join(',');
    },
  );
  const text = [
    'match_date,match_time,country_name,competition_name,home_team,away_team,home_ht_score,away_ht_score,home_ft_score,away_ft_score,filter_type,ft_1_odd,ft_x_odd,ft_2_odd,under_25_odd,over_25_odd',
    ...rows,
  ].join('\n');
  const file = { name: 'maclar.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  const sent = await request.post('/api/imports', { headers, multipart: { file } });
  expect(sent.status()).toBe(202);
  const { id } = (await sent.json()) as { id: number };
  const status = async () =>
    ((await (await request.get(`/api/imports/${id}`, { headers })).json()) as { status: string }).status;
  await expect.poll(status, { timeout: 30_000 }).toBe('done');
}

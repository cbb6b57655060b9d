import { type APIRequestContext, expect } from '@playwright/test';
import { png } from './files';

/**
 * Publishes a post with selections of a day's fixtures and returns its id.
 * @param headers of an editor
 * @param day `YYYY-MM-DD`
 * @param picks each by the fixture's home side and a column of odds
 */
export async function publishPost(
  request: APIRequestContext,
  headers: Readonly<Record<string, string>>,
  {
    title,
    day,
    picks,
  }: { title: string; day: string; picks: readonly (readonly [home: string, column: string])[] },
): Promise<number> {
  const answer = await request.get('/api/pick-fixtures', { headers, params: { date: day } });
  const fixtures = (await answer.json()) as { match_id: number; home_team: string }[];
  const wanted = picks.map(([home, column]) => ({
    match_id: fixtures.find(({ home_team }) => home_team === home)!.match_id,
    column,
  }));
  const sent = await request.post('/api/editor', {
    headers,
    multipart: {
      blogname: title,
      feedback: 'Deneme metni',
      selections: JSON.stringify(wanted),
      imageFile: { name: 'kupon.png', mimeType: 'image/png', buffer: png(400, 500) },
    },
  });
  expect(sent.status(), await sent.text()).toBe(201);
  return ((await sent.json()) as { id: number }).id;
}

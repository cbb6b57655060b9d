import { createTestSite, type TestSite } from '../support/create-test-site';
import { addMatches } from '../support/matches';

describe('what a rating screen learns from the server', () => {
  let site: TestSite;
  let token: string;

  beforeAll(async () => {
    site = await createTestSite();
    token = (await site.member('user')).token;
  });
  afterAll(() => site?.close());

  const ask = async <T>(path: string): Promise<T> => {
    const answer = await site.http(token).get(`/api/Rating/${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.body as T;
  };

  it('are the columns of its table, every one a value of its rows, and what was compared and summed up', async () => {
    const prices = { ft_1_odd: 1.85, bts_yes_odd: 1.7, bts_no_odd: 2.1 };
    const [match] = await addMatches(site.database, [
      { date: '2030-05-17', home: 'Iğdır FK', away: 'Göztepe', opening: prices },
      { date: '2024-05-17', home: 'Bodrum', away: 'Adana', half: [1, 0], full: [2, 1], opening: prices },
    ]);
    const recipe = {
      label: 'Gol',
      type: 1,
      columns: 'bts_no_odd, ft_1_odd, bts_yes_odd',
      tolerance: 0,
      order: 9,
    };
    const added = await site
      .http((await site.member('admin')).token)
      .post('/api/rating-recipes')
      .send(recipe);
    const { id } = added.body as { id: number };

    const { groups } = await ask<{ groups: { columns: { field: string; min_chars: number }[] }[] }>(
      'Columns',
    );
    const answer = await ask<{
      table: object[];
      columns: string[];
      compared: string[];
      markets: { key: string; title: string }[];
      summary: { selections: { group: string }[] };
    }>(`Filter/${match}/${id}`);

    const columns = groups.flatMap((group) => group.columns);
    expect(answer.table).toHaveLength(1);
    expect(columns.map(({ field }) => field).sort()).toEqual(
      Object.keys(answer.table[0]!)
        .filter((field) => field !== 'id' && field !== 'winners')
        .sort(),
    );
    expect(columns.filter(({ min_chars }) => min_chars !== 1)).toEqual([]);
    // a market that the table doesn't show is compared, too
    expect([answer.columns, answer.compared]).toEqual([['ft_1_odd'], ['Maç Sonucu', 'Karşılıklı Gol']]);
    expect(answer.markets.map(({ title }) => title)).toEqual([
      ...['Maç Sonucu', 'İlk Yarı Sonucu', 'İkinci Yarı Sonucu', '2,5 Alt/Üst', '3,5 Alt/Üst'],
      ...['Karşılıklı Gol', 'İlk Yarı / Maç Sonucu'],
    ]);
    expect(new Set(answer.summary.selections.map(({ group }) => group))).toEqual(
      new Set(answer.markets.map(({ key }) => key)),
    );
  });
});

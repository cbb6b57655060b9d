import { createTestSite } from '../support/create-test-site';
import { afterKickOff, DAY, KICK_OFF, MINUTE, PickDesk } from '../support/pick-desk';
import { DATABASE_NAME } from '../support/test-database';

const NO_RETURN = { return_rate: null, return_low: null, return_high: null };
const NOTHING = {
  ...{ picks: 0, settled: 0, won: 0, mean_odd: null, profit: 0 },
  ...NO_RETURN,
  plays: 'singles',
  coupons: { settled: 0, won: 0, profit: 0, ...NO_RETURN },
};
const NO_CLOSING_LINE = {
  ...{ n: 0, mean: null, low: null, high: null },
  ...{ against_price: null, against_low: null, against_high: null },
};
const BEFORE = '2026-05-17T12:00:00.000Z';

describe(`editors on the ${DATABASE_NAME}`, () => {
  let desk: PickDesk;

  beforeEach(async () => {
    desk = await PickDesk.open(await createTestSite());
    await desk.at(BEFORE);
  });
  afterEach(() => desk?.site.close());

  const of = (author: string, part: string): string => `/api/editors/${encodeURIComponent(author)}/${part}`;
  const asMember = (path: string) => desk.site.http(desk.member.token).get(path);
  const record = async () => (await asMember(of(desk.editor.username, 'record'))).body;
  const picks = async (query = '') => (await asMember(of(desk.editor.username, `picks${query}`))).body;

  /** A coupon of two matches, both won after it is settled. */
  async function wonCoupon(): Promise<{ post: number; matches: number[] }> {
    const matches = await desk.add({ home: 'Rize' }, { home: 'Bursa' });
    const post = await desk.post([matches[0]!, 'ft_1_odd'], [matches[1]!, 'over_25_odd']);
    await desk.follow(afterKickOff(MINUTE));
    for (const id of matches) await desk.result(id, { half: [1, 0], full: [2, 1] });
    await desk.follow(afterKickOff(3 * 60 * MINUTE));
    return { post, matches };
  }

  it('have an empty record before their first selection', async () => {
    await desk.send(undefined);
    const { username } = desk.editor;
    expect(await record()).toEqual({
      author: username,
      ...NOTHING,
      ...{ curve: [], months: [], closing_line: NO_CLOSING_LINE, evidence: { value: 1, needed: 20 } },
      ...{ withdrawn: 0, repeated: 0, untimed: 0 },
    });
    expect((await asMember(of(username, 'summary'))).body).toEqual({
      author: username,
      ...NOTHING,
      curve: [],
    });
    expect(await picks()).toEqual({ picks: [], total: 0 });
    expect((await asMember('/api/editors')).body).toEqual({ editors: [] });
  });

  it.each(['summary', 'record', 'picks'])('that nobody knows have no %s', async (part) => {
    expect((await asMember(of('kimse', part))).status).toBe(404);
  });

  it('count an open selection at once, in the month of its match', async () => {
    const [match] = await desk.add({});
    const post = await desk.post([match!, 'ft_1_odd']);
    expect(await record()).toMatchObject({
      ...NOTHING,
      picks: 1,
      curve: [],
      months: [{ month: '2026-05', picks: 1, settled: 0, won: 0, profit: 0 }],
    });
    const [open] = (await picks()).picks;
    expect(open).toMatchObject({
      seq: null,
      post_id: post,
      state: 'bekliyor',
      odd: 1.85,
      column: 'ft_1_odd',
    });
    await desk.follow(KICK_OFF);
    expect((await picks()).picks).toEqual([{ ...open, seq: 1 }]);
    expect(await record()).toMatchObject({ picks: 1, settled: 0 });
  });

  it('have one settled selection without an interval', async () => {
    const [match] = await desk.add({});
    await desk.post([match!, 'ft_1_odd']);
    await desk.follow(KICK_OFF);
    await desk.result(match!, { half: [0, 0], full: [1, 0] });
    await desk.follow(afterKickOff(2 * 60 * MINUTE));
    expect(await record()).toMatchObject({
      ...{ picks: 1, settled: 1, won: 1, mean_odd: 1.85, profit: 0.85, return_low: null, return_high: null },
      curve: [{ date: '2026-05-18', bets: 1, profit: 0.85 }],
      coupons: { settled: 0, won: 0 },
    });
  });

  it('have their void selection left out of the coupon, until a late result replaces it', async () => {
    const [won, postponed] = await desk.add({ home: 'Rize' }, { home: 'Bursa' });
    await desk.post([won!, 'ft_1_odd'], [postponed!, 'ft_1_odd']);
    await desk.follow(KICK_OFF);
    await desk.result(won!, { half: [1, 0], full: [2, 0] });
    await desk.follow(afterKickOff(2 * 60 * MINUTE));
    expect(await record()).toMatchObject({ picks: 2, settled: 1, coupons: { settled: 0, won: 0 } });
    await desk.follow(afterKickOff(3 * DAY + MINUTE));
    expect(await record()).toMatchObject({ picks: 2, settled: 1, coupons: { settled: 1, won: 1 } });
    expect((await record()).closing_line.n).toBe(1);
    await desk.result(postponed!, { half: [0, 1], full: [0, 1] });
    await desk.follow(afterKickOff(4 * DAY));
    expect(await record()).toMatchObject({ settled: 2, won: 1, coupons: { settled: 1, won: 0 } });
    expect((await record()).closing_line.n).toBe(2);
  });

  it('keep the selections of a deleted post, which has no address any more', async () => {
    const { post } = await wonCoupon();
    const before = await record();
    expect(before).toMatchObject({ picks: 2, settled: 2, won: 2, coupons: { settled: 1, won: 1 } });
    expect((await picks()).picks.map((pick: { post_id: number }) => pick.post_id)).toEqual([post, post]);
    await desk.site.http(desk.admin.token).delete(`/api/blogs/${post}`).expect(200);
    expect(await record()).toEqual(before);
    expect((await picks()).picks.map((pick: { post_id: number | null }) => pick.post_id)).toEqual([
      null,
      null,
    ]);
  });

  it('are one author however the name is spelled', async () => {
    const rename = (id: number, author: string) =>
      desk.site
        .http(desk.admin.token)
        .put(`/api/blogs/${id}`)
        .send({ blogname: 'Kupon', feedback: 'Metin', author })
        .expect(200);
    const { post } = await wonCoupon();
    await rename(post, 'Çağla Işık');
    const [match] = await desk.add({ date: '2026-05-30' });
    const other = await desk.post([match!, 'ft_1_odd']);
    await rename(other, 'CAGLA IŞIK');
    expect((await asMember(of('cagla isik', 'summary'))).body).toMatchObject({ picks: 1, settled: 0 });
    await rename(other, desk.editor.username.toUpperCase());
    expect(await record()).toMatchObject({ picks: 3, settled: 2 });
    expect((await picks()).total).toBe(3);
  });

  it('are listed with their figures, the one with most selections first', async () => {
    await wonCoupon();
    const [match] = await desk.add({ date: '2026-05-30' });
    await desk.send([{ match_id: match, column: 'ft_1_odd' }], { token: desk.admin.token });
    const { editors } = (await asMember('/api/editors')).body;
    expect(editors).toEqual([
      expect.objectContaining({ author: desk.editor.username, picks: 2, settled: 2, won: 2 }),
      { author: desk.admin.username, ...NOTHING, picks: 1 },
    ]);
  });

  it('have prices held against the fair closing ones once the match has kicked off', async () => {
    const [first, later] = await desk.add({}, { date: '2026-05-19', home: 'Bursa' });
    await desk.post([first!, 'over_25_odd'], [later!, 'over_25_odd']);
    await desk.price(first!, 'over_25_odd', 1.6);
    await desk.price(first!, 'under_25_odd', 2.4);
    // while neither a selection nor the archive changes
    await desk.follow(KICK_OFF);
    // nothing is learned: fair are 1.6 and 2.4 without the margin, which is 4.1667 %
    const fair = 1.6 * (1 / 1.6 + 1 / 2.4);
    expect((await record()).closing_line).toEqual({
      ...NO_CLOSING_LINE,
      ...{ n: 1, mean: expect.closeTo(1.9 / fair - 1, 12) },
      against_price: expect.closeTo(1.9 / 1.6 - 1, 12),
    });
    await desk.at(afterKickOff(DAY));
    expect((await record()).closing_line.n).toBe(2);
    await desk.price(later!, 'under_25_odd', null);
    expect((await record()).closing_line.n).toBe(1);
  });

  it('have a page of their own for visitors, on which no match, selection or single price stands', async () => {
    await wonCoupon();
    const visitor = () => desk.site.http();
    const { username } = desk.editor;
    const { body: summary } = await visitor().get(of(username, 'summary')).expect(200);
    expect(Object.keys(summary).sort()).toEqual([...Object.keys({ author: '', ...NOTHING }), 'curve'].sort());
    expect(summary.curve).toEqual([{ date: '2026-05-18', bets: 2, profit: expect.closeTo(1.75, 12) }]);
    const { body: list } = await visitor().get('/api/editors').expect(200);
    expect(list.editors.map((each: object) => Object.keys(each).sort())).toEqual([
      Object.keys({ author: '', ...NOTHING }).sort(),
    ]);
    for (const part of ['record', 'picks'])
      expect((await visitor().get(of(username, part))).status).toBe(401);
    const { token } = await desk.site.member('wait');
    for (const part of ['record', 'picks'])
      expect((await desk.site.http(token).get(of(username, part))).body.code).toBe('MEMBERSHIP_REQUIRED');
  });

  it.each([
    ['page=0', { page: expect.any(String) }],
    ['per_page=101', { per_page: expect.any(String) }],
  ])('have no page of selections for ?%s', async (query, fields) => {
    await desk.send(undefined);
    const { status, body } = await asMember(of(desk.editor.username, `picks?${query}`));
    expect([status, body.fields]).toEqual([400, fields]);
  });
});

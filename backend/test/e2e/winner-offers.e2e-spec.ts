import { addRecorded } from '../support/recorded-picks';
import { createTestSite } from '../support/create-test-site';
import { storedImages } from '../support/images';
import { afterKickOff, MINUTE, PickDesk } from '../support/pick-desk';
import { DATABASE_NAME } from '../support/test-database';

const BEFORE = '2026-05-17T12:00:00.000Z';

describe(`won coupons on the ${DATABASE_NAME}`, () => {
  let desk: PickDesk;

  beforeEach(async () => {
    desk = await PickDesk.open(await createTestSite());
    await desk.at(BEFORE);
  });
  afterEach(() => desk?.site.close());

  const admin = () => desk.site.http(desk.admin.token);
  const offers = async () => (await admin().get('/api/winnersclub/offers').expect(200)).body.offers;
  const take = (blog_id: unknown) => admin().post('/api/winnersclub/offers').send({ blog_id });
  const club = async () =>
    (await desk.site.http(desk.member.token).get('/api/winnersclub').expect(200)).body.winnersclub;

  /** A post with a selection in each of these matches, all of them over by the score. */
  async function coupon(
    ...scores: ([number, number] | null)[]
  ): Promise<{ post: number; matches: number[] }> {
    await desk.at(BEFORE);
    const matches = await desk.add(...scores.map((_, at) => ({ home: `Ev ${at + 1}`, away: 'Bursa' })));
    const post = await desk.post(...matches.map((id): [number, string] => [id, 'ft_1_odd']));
    await desk.follow(afterKickOff(MINUTE));
    for (const [at, full] of scores.entries())
      if (full !== null) await desk.result(matches[at]!, { half: [0, 0], full });
    await desk.follow(afterKickOff(3 * 60 * MINUTE));
    return { post, matches };
  }

  it('are offered as their entry would be, and none else is', async () => {
    const { post } = await coupon([2, 1], [1, 0]);
    await coupon([2, 1], [0, 0]);
    await coupon([2, 1], null);
    await coupon([2, 1]);
    const { blogname, author, date, image_filename } = await desk.read(post);
    expect(await offers()).toEqual([
      {
        ...{ blog_id: post, blogname, author, date, image_filename },
        feedback: 'Ev 1 2-1 Bursa · MS 1 · 1,85\nEv 2 1-0 Bursa · MS 1 · 1,85',
      },
    ]);
  });

  it('enter the club with one click, linked to their post, and are not offered again', async () => {
    const { post } = await coupon([2, 1], [1, 0]);
    const [offer] = await offers();
    const taken = await take(String(post));
    expect([taken.status, taken.body]).toEqual([201, { ...offer, id: expect.any(Number) }]);
    expect(await club()).toEqual([taken.body]);
    expect(await offers()).toEqual([]);
    const again = await take(post);
    expect([again.status, again.body.error]).toEqual([409, 'Bu kupon zaten kazananlar kulübünde.']);
  });

  it('enter the club once when two admins click together', async () => {
    const { post } = await coupon([2, 1], [1, 0]);
    const answers = await Promise.all([take(post), take(post), take(post)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await club()).toHaveLength(1);
  });

  it('keep their entry, its image and its address when the post is deleted', async () => {
    const { post } = await coupon([2, 1], [1, 0]);
    const { body: entry } = await take(post);
    await admin().delete(`/api/blogs/${post}`).expect(200);
    expect(await club()).toEqual([entry]);
    expect(storedImages(desk.site)).toEqual([entry.image_filename]);
    await admin().delete(`/api/winnersclub/${entry.id}`).expect(200);
    expect(storedImages(desk.site)).toEqual([]);
    expect(await offers()).toEqual([]);
    expect((await take(post)).status).toBe(404);
  });

  it('stay linked to their post when the entry is edited, and are offered again when it is deleted', async () => {
    const { post } = await coupon([2, 1], [1, 0]);
    const { body: entry } = await take(post);
    const { id, blog_id: _, ...form } = entry;
    const changed = await admin()
      .put(`/api/winnersclub/${id}`)
      .send({ ...form, blogname: 'Altın kupon' });
    expect(changed.body).toEqual({ ...entry, blogname: 'Altın kupon' });
    await admin().delete(`/api/winnersclub/${id}`).expect(200);
    expect((await offers()).map((offer: { blog_id: number }) => offer.blog_id)).toEqual([post]);
  });

  it('are refused while lost, open, of one selection, of no post, or unreadable', async () => {
    const { post: lost } = await coupon([2, 1], [0, 0]);
    const { post: open } = await coupon([2, 1], null);
    const { post: single } = await coupon([2, 1]);
    const statuses: number[] = [];
    for (const id of [lost, open, single, 999_999, 0, 'x', null]) statuses.push((await take(id)).status);
    expect(statuses).toEqual([409, 409, 409, 404, 400, 400, 400]);
    expect(await club()).toEqual([]);
  });

  it('are offered no longer when a corrected result loses them', async () => {
    const { matches } = await coupon([2, 1], [1, 0]);
    await desk.result(matches[1]!, { half: [0, 0], full: [1, 1] });
    await desk.follow();
    expect(await offers()).toEqual([]);
  });

  it('are offered fifty at a time, the latest on record first', async () => {
    const ids: number[] = [];
    const post = { blogname: 'Kupon', feedback: 'Metin', author: 'Şule', date: '2026-05-17' };
    for (let made = 0; made < 53; made++)
      ids.push((await admin().post('/api/blogs').send(post).expect(201)).body.id);
    const match = { match_id: 1, match_date: '2026-05-16', match_time: null };
    const pick = { ...match, home_team: 'Rize', away_team: 'Bursa', odd: 185, author: 'Şule' };
    await addRecorded(
      desk.site.database,
      ids.flatMap((post_id) => [
        { ...pick, post_id, odds_column: 'ft_1_odd', state: 'won' as const },
        { ...pick, post_id, odds_column: 'over_25_odd', state: 'void' as const },
      ]),
    );
    const offered = async () => (await offers()).map((offer: { blog_id: number }) => offer.blog_id);
    expect(await offered()).toEqual(ids.toReversed().slice(0, 50));
    await take(ids.at(-1)).expect(201);
    expect(await offered()).toEqual(ids.toReversed().slice(1, 51));
  });
});

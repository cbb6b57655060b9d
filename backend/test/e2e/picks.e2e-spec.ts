import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImportsService } from '../../src/modules/imports/imports.service';
import { PickRecordRow } from '../../src/modules/blogs/picks/entities/pick-record-row.entity';
import { writeSnapshot } from '../support/bulletin-snapshot';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { afterKickOff, DAY, FIXTURE, KICK_OFF, MINUTE, PickDesk } from '../support/pick-desk';
import { DATABASE_NAME } from '../support/test-database';

const NOW = '2026-05-17T12:00:00.000Z';

describe(`selections on posts on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let desk: PickDesk;

  beforeAll(async () => {
    site = await createTestSite();
    desk = await PickDesk.open(site);
  });
  afterAll(() => site?.close());
  beforeEach(() => desk.at(NOW));

  const states = (post: { selections: { state: string }[] }) => post.selections.map(({ state }) => state);

  describe('when they are posted', () => {
    it('lock the latest price of the archive and stand on the post', async () => {
      const [one, other] = await desk.add(
        { home: 'Fener', away: 'Rize' },
        { home: 'Gaziantep', away: 'Konya', time: null, date: '2026-05-19' },
      );
      const selections = [
        { match_id: one!, column: 'ft_1_odd' },
        { match_id: other!, column: 'over_25_odd', odd: 1.9 },
      ];
      const { status, body } = await desk.send(selections);
      expect(status).toBe(201);
      expect(body).toMatchObject({
        blogname: 'Kupon',
        edited_at: null,
        selection_changes: [],
        settlement_changes: [],
      });
      expect(body.selections).toEqual([
        {
          match_id: one,
          column: 'ft_1_odd',
          odd: 1.85,
          ...{ odd_at: null, source: null, repeated: false },
          state: 'bekliyor',
          locked_at: NOW,
          match_date: '2026-05-18',
          match_time: '20:00',
          home_team: 'Fener',
          away_team: 'Rize',
          home_ft_score: null,
          away_ft_score: null,
        },
        {
          match_id: other,
          column: 'over_25_odd',
          odd: 1.9,
          ...{ odd_at: null, source: null, repeated: false },
          state: 'bekliyor',
          locked_at: NOW,
          match_date: '2026-05-19',
          match_time: null,
          home_team: 'Gaziantep',
          away_team: 'Konya',
          home_ft_score: null,
          away_ft_score: null,
        },
      ]);
      const list = await site.http(desk.member.token).get('/api/blogs');
      expect(list.body.blogs[0]).toEqual(await desk.read(body.id));
    });

    it('keep the locked price when the archive’s price changes', async () => {
      const [match] = await desk.add({});
      const id = await desk.post([match!, 'ft_1_odd']);
      await desk.price(match!, 'ft_1_odd', 1.5);
      expect((await desk.read(id)).selections[0].odd).toBe(1.85);
    });

    it('take the opening price where there is no closing one', async () => {
      const [match] = await desk.add({ opening: { ft_1_odd: 1.95, bts_no_odd: 2.05 } });
      const id = await desk.post([match!, 'bts_no_odd'], [match!, 'ft_1_odd']);
      expect((await desk.read(id)).selections.map(({ odd }: { odd: number }) => odd)).toEqual([2.05, 1.85]);
    });

    it('are not needed: a post without any is as before', async () => {
      for (const none of [undefined, [], '']) {
        const { status, body } = await desk.send(none);
        expect([status, body.selections, body.selection_changes]).toEqual([201, [], []]);
      }
    });

    it('are refused together, with a sentence for each that can’t be picked, and nothing is saved', async () => {
      const [begun, finished, unpriced] = await desk.add(
        { date: '2026-05-17', time: '15:00', home: 'Başlamış', away: 'Maç' },
        { full: [1, 0], home: 'Bitmiş', away: 'Maç' },
        { home: 'Oransız', away: 'Maç' },
      );
      const before = await site.http(desk.member.token).get('/api/blogs');
      const { status, body } = await desk.send([
        { match_id: begun!, column: 'ft_1_odd' },
        { match_id: finished!, column: 'ft_1_odd' },
        { match_id: unpriced!, column: 'ht_1_odd' },
        { match_id: 999_999, column: 'ft_1_odd' },
      ]);
      expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
      expect(body.fields.selections).toBe(
        'Başlamış - Maç maçı başladı: artık seçilemez. Bitmiş - Maç maçı başladı: artık seçilemez.' +
          ' Oransız - Maç maçında İY 1 için oran yok. Seçimlerde 999999 numaralı maç arşivde yok.',
      );
      const after = await site.http(desk.member.token).get('/api/blogs');
      expect(after.body.total).toBe(before.body.total);
    });

    it('of a match at an unknown time are taken up to the day before only', async () => {
      const [today, tomorrow] = await desk.add(
        { date: '2026-05-17', time: null },
        { date: '2026-05-18', time: null },
      );
      expect((await desk.send([{ match_id: today, column: 'ft_1_odd' }])).status).toBe(400);
      expect((await desk.send([{ match_id: tomorrow, column: 'ft_1_odd' }])).status).toBe(201);
    });

    it.each<[string, unknown]>([
      ['no list', '{"match_id":1}'],
      ['no JSON', 'maç 1'],
      ['a text in the list', ['ft_1_odd']],
      ['a list in the list', [[]]],
      ['no match', [{ column: 'ft_1_odd' }]],
      ['a match that is no id', [{ match_id: 1.5, column: 'ft_1_odd' }]],
      ['a column that is none', [{ match_id: 1, column: 'ft_code' }]],
      ['an unknown name', [{ match_id: 1, column: 'ft_1_odd', stake: 3 }]],
      ['21 of them', Array.from({ length: 21 }, (_, at) => ({ match_id: at + 1, column: 'ft_1_odd' }))],
      [
        'two of one market',
        [
          { match_id: 1, column: 'ft_1_odd' },
          { match_id: 1, column: 'ft_2_odd' },
        ],
      ],
      ['a price that is none', [{ match_id: 1, column: 'ft_1_odd', odd: '1,85' }]],
    ])('are refused where there is %s', async (_, selections) => {
      const { status, body } = await desk.send(selections);
      expect([status, Object.keys(body.fields)]).toEqual([400, ['selections']]);
    });

    it('know the second name of a column', async () => {
      const [match] = await desk.add({ closing: { fg_no: 9.5 } });
      const id = await desk.post([match!, 'fg_no_odd']);
      expect((await desk.read(id)).selections[0]).toMatchObject({ column: 'fg_no', odd: 9.5 });
    });

    it('are refused when the editor saw another price, and taken with the new one', async () => {
      const [match] = await desk.add({ home: 'Fener', away: 'Rize' });
      await desk.price(match!, 'ft_1_odd', 1.8);
      const seen = (odd: number) => desk.send([{ match_id: match, column: 'ft_1_odd', odd }]);
      const { status, body } = await seen(1.85);
      expect([status, body.code]).toEqual([409, 'PRICE_CHANGED']);
      expect(body.fields.selections).toBe('Fener - Rize maçında MS 1 oranı değişti: 1,85 değil 1,80.');
      expect((await seen(1.8)).status).toBe(201);
    });
  });

  describe('in the minutes after their publication', () => {
    it('can be changed, each change kept with its time; what stays keeps its price', async () => {
      const [one, other] = await desk.add({ home: 'Bir' }, { home: 'İki' });
      const id = await desk.post([one!, 'ft_1_odd']);
      site.clock.advance(MINUTE);
      await desk.price(one!, 'ft_1_odd', 1.6);
      const { status, body } = await desk.change(id, [
        [other!, 'bts_yes_odd'],
        [one!, 'ft_1_odd'],
      ]);
      expect(status).toBe(200);
      expect(body.selections).toMatchObject([
        { match_id: other, odd: 1.7, locked_at: '2026-05-17T12:01:00.000Z' },
        { match_id: one, odd: 1.85, locked_at: NOW },
      ]);
      site.clock.advance(MINUTE);
      await desk.change(id, [[other!, 'bts_yes_odd']]);
      // the same list again is no change
      await desk.change(id, [[other!, 'bts_yes_odd']]);
      const post = await desk.read(id);
      expect(post.edited_at).toBeNull();
      expect(post.selection_changes).toEqual([
        {
          changed_at: '2026-05-17T12:01:00.000Z',
          removed: [],
          added: [
            { match_id: other, column: 'bts_yes_odd', odd: 1.7, home_team: 'İki', away_team: 'Göztepe' },
          ],
        },
        {
          changed_at: '2026-05-17T12:02:00.000Z',
          removed: [{ match_id: one, column: 'ft_1_odd', odd: 1.85, home_team: 'Bir', away_team: 'Göztepe' }],
          added: [],
        },
      ]);
    });

    it('stay as they are when the text alone is changed, which the post says', async () => {
      const [match] = await desk.add({});
      const id = await desk.post([match!, 'ft_1_odd']);
      site.clock.advance(MINUTE);
      const words = { blogname: 'Yeni başlık', feedback: 'Metin' };
      await site.http(desk.editor.token).put(`/api/blogs/${id}`).send(words);
      site.clock.advance(MINUTE);
      await site.http(desk.editor.token).put(`/api/blogs/${id}`).send(words);
      expect(await desk.read(id)).toMatchObject({
        edited_at: '2026-05-17T12:01:00.000Z',
        selections: [{ match_id: match }],
        selection_changes: [],
      });
    });

    it('stay in the record when their post is deleted', async () => {
      const [match] = await desk.add({});
      const id = await desk.post([match!, 'ft_1_odd']);
      const { count } = await desk.head();
      expect((await site.http(desk.admin.token).delete(`/api/blogs/${id}`)).status).toBe(200);
      expect((await desk.head()).count).toBe(count + 1);
      await desk.follow(afterKickOff(DAY));
      expect(await site.database.getRepository(PickRecordRow).countBy({ post_id: id })).toBe(1);
    });

    it('have their first price again when they are put back, and are counted while they are out', async () => {
      const [match, other] = await desk.add({}, { home: 'Bursa' });
      const id = await desk.post([match!, 'ft_1_odd'], [other!, 'bts_yes_odd']);
      const withdrawn = async (): Promise<number> => {
        const path = `/api/editors/${encodeURIComponent(desk.editor.username)}/record`;
        return ((await site.http(desk.member.token).get(path)).body as { withdrawn: number }).withdrawn;
      };
      const before = await withdrawn();
      site.clock.advance(MINUTE);
      await desk.change(id, [[other!, 'bts_yes_odd']]);
      expect(await withdrawn()).toBe(before + 1);
      await desk.price(match!, 'ft_1_odd', 2.4);
      site.clock.advance(MINUTE);
      const { body } = await desk.change(id, [
        [match!, 'ft_1_odd'],
        [other!, 'bts_yes_odd'],
      ]);
      expect(body.selections).toMatchObject([
        { match_id: match, odd: 1.85, locked_at: NOW },
        { match_id: other, odd: 1.7 },
      ]);
      expect(await withdrawn()).toBe(before);
      // whoever takes all of them out begins no new quarter of an hour
      await desk.change(id, []);
      await desk.at('2026-05-17T12:15:00.000Z');
      expect((await desk.change(id, [[match!, 'ft_1_odd']])).body.code).toBe('PICK_LOCKED');
    });

    it('may come to a post that had none', async () => {
      const [match] = await desk.add({});
      const { body } = await desk.send(undefined);
      await desk.at(afterKickOff(-60 * MINUTE));
      expect((await desk.change(body.id, [[match!, 'ft_1_odd']])).status).toBe(200);
      await desk.at(afterKickOff(-45 * MINUTE));
      expect((await desk.change(body.id, [])).body.code).toBe('PICK_LOCKED');
    });

    it('follow a kick-off that the archive moves', async () => {
      const [later, sooner] = await desk.add({}, {});
      const ids = [await desk.post([later!, 'ft_1_odd']), await desk.post([sooner!, 'ft_1_odd'])];
      await desk.alter(later!, { match_date: '2026-05-19', match_time: '21:30' });
      await desk.alter(sooner!, { match_date: '2026-05-17', match_time: '15:05', home_team: 'Yeni Ad' });
      await desk.follow();
      expect((await desk.read(ids[0]!)).selections[0]).toMatchObject({
        match_date: '2026-05-19',
        match_time: '21:30',
      });
      expect((await desk.read(ids[1]!)).selections[0]).toMatchObject({
        match_time: '15:05',
        home_team: 'Yeni Ad',
      });
      await desk.at('2026-05-17T12:05:00.000Z');
      expect((await desk.change(ids[1]!, [])).status).toBe(409);
      expect((await desk.change(ids[0]!, [])).status).toBe(200);
    });
  });

  describe('a quarter of an hour after their publication, or from the first kick-off on,', () => {
    it('can’t be changed, by admins neither, from that very millisecond on', async () => {
      const [first, second] = await desk.add({}, { date: '2026-05-20' });
      const id = await desk.post([second!, 'ft_1_odd'], [first!, 'ft_1_odd']);
      await desk.at('2026-05-17T12:14:59.999Z');
      expect(
        (
          await desk.change(id, [
            [second!, 'ft_1_odd'],
            [first!, 'ft_2_odd'],
          ])
        ).status,
      ).toBe(200);
      for (const who of [desk.editor, desk.admin])
        for (const instant of ['2026-05-17T12:15:00.000Z', KICK_OFF, afterKickOff(DAY)]) {
          await desk.at(instant);
          for (const selections of [[], [[second!, 'ft_x_odd']]] as [number, string][][]) {
            const { status, body } = await desk.change(id, selections, who.token);
            expect([status, body.code]).toEqual([409, 'PICK_LOCKED']);
          }
          await desk.follow();
        }
      const words = { blogname: 'Düzeltme', feedback: 'Metin' };
      expect((await site.http(desk.editor.token).put(`/api/blogs/${id}`).send(words)).status).toBe(200);
      expect(await desk.read(id)).toMatchObject({ edited_at: expect.any(String), selections: [{}, {}] });
    });

    it('can’t be changed after a kick-off that comes before', async () => {
      const [soon, later] = await desk.add({ date: '2026-05-17', time: '15:10' }, {});
      const id = await desk.post([soon!, 'ft_1_odd'], [later!, 'ft_1_odd']);
      await desk.at('2026-05-17T12:09:59.999Z');
      expect((await desk.change(id, [[soon!, 'ft_1_odd']])).status).toBe(200);
      await desk.at('2026-05-17T12:10:00.000Z');
      expect((await desk.change(id, [])).body.code).toBe('PICK_LOCKED');
      const { count } = await desk.head();
      await desk.follow();
      expect((await desk.head()).count).toBe(count + 1);
    });

    it('stand in the record, all of the post in their order, with the author of that moment', async () => {
      const [first, second] = await desk.add({ home: 'Önce' }, { date: '2026-05-20', home: 'Sonra' });
      const id = await desk.post([second!, 'ft_1_odd'], [first!, 'bts_yes_odd']);
      const { count } = await desk.head();
      await desk.follow('2026-05-17T12:14:59.999Z');
      expect((await desk.head()).count).toBe(count);
      await desk.follow('2026-05-17T12:15:00.000Z');
      const rows = await site.database
        .getRepository(PickRecordRow)
        .find({ where: { post_id: id }, order: { seq: 'ASC' } });
      expect(rows).toMatchObject([
        { seq: count + 1, author: desk.editor.username, match_id: second, home_team: 'Sonra', odd: 185 },
        { seq: count + 2, author: desk.editor.username, match_id: first, home_team: 'Önce', odd: 170 },
      ]);
      const author = { blogname: 'Kupon', feedback: 'Metin', author: 'Başkası' };
      expect((await site.http(desk.admin.token).put(`/api/blogs/${id}`).send(author)).status).toBe(200);
      await desk.follow();
      expect((await desk.read(id)).selections).toHaveLength(2);
      expect((await desk.head()).count).toBe(count + 2);
    });

    it('stay in the record when the post is deleted, in the same second too', async () => {
      const [match] = await desk.add({});
      const id = await desk.post([match!, 'ft_1_odd']);
      const { count } = await desk.head();
      await desk.at(KICK_OFF);
      // nothing has followed the kick-off yet
      expect((await site.http(desk.admin.token).delete(`/api/blogs/${id}`)).status).toBe(200);
      expect((await desk.head()).count).toBe(count + 1);
    });

    it('count as kicked off with a result before its time', async () => {
      const [match] = await desk.add({});
      const id = await desk.post([match!, 'ft_1_odd']);
      await desk.result(match!, { full: [2, 1] });
      expect((await desk.change(id, [])).status).toBe(409);
      await desk.follow();
      expect((await desk.read(id)).selections).toMatchObject([
        { state: 'kazandı', home_ft_score: 2, away_ft_score: 1 },
      ]);
    });
  });

  describe('have a price that was seen', () => {
    let folder: string;
    let files = 0;

    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'pick-prices-'));
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    /** A snapshot of the bulletin, taken at an instant. */
    async function see(at: string, home: string, price: number): Promise<void> {
      const path = writeSnapshot(folder, `s${(files += 1)}`, {
        ...{ at, kickOff: KICK_OFF.replace('.000Z', 'Z'), home, away: 'Gençlerbirliği' },
        markets: { '1': [[price, 3.4, 4.2]] },
      });
      const { status } = await site.app.get(ImportsService).importFile(path);
      expect(status).toBe('done');
    }

    async function seen(home: string): Promise<number> {
      const rows = await site.database.query<{ id: number }[]>('SELECT id FROM matches WHERE home_team = ?', [
        home,
      ]);
      return rows[0]!.id;
    }

    it('by its source, at an instant, and what it stated then', async () => {
      await see('2026-05-17T11:00:00Z', 'Zaman', 1.85);
      const match = await seen('Zaman');
      const fixture = await site.http(desk.editor.token).get(`/api/pick-fixtures/${match}`);
      expect(fixture.body.seen[0]).toEqual({
        column: 'ft_1_odd',
        ...{ odd_at: '2026-05-17T11:00:00.000Z', source: 'nesine-snapshot', age: 60, too_old: false },
      });
      const id = await desk.post([match, 'ft_1_odd']);
      expect((await desk.read(id)).selections).toMatchObject([
        { odd_at: '2026-05-17T11:00:00.000Z', source: 'nesine-snapshot' },
      ]);
      await desk.follow(KICK_OFF);
      const row = await site.database.getRepository(PickRecordRow).findOneByOrFail({ post_id: id });
      expect(row).toMatchObject({
        source: 'nesine-snapshot',
        odd_at: new Date('2026-05-17T11:00:00Z'),
        rules: 2,
      });
      // nothing is learned: without the margin of 10.8 %
      expect(row.probability).toBeCloseTo(1 / 1.85 / (1 / 1.85 + 1 / 3.4 + 1 / 4.2), 9);
    });

    it('no more than six hours ago, or is refused with its age', async () => {
      await see('2026-05-17T05:40:00Z', 'Bayat', 1.85);
      const match = await seen('Bayat');
      // other matches were seen an hour ago by the same source: it had nothing new of this one
      expect((await desk.send([{ match_id: match, column: 'ft_1_odd' }])).status).toBe(201);
      await desk.at('2026-05-17T17:00:01.000Z');
      const { status, body } = await desk.send([{ match_id: match, column: 'ft_1_odd' }]);
      expect([status, body.code]).toEqual([409, 'PRICE_TOO_OLD']);
      expect(body.fields.selections).toBe(
        'Bayat - Gençlerbirliği maçında MS 1 oranı 6 saat 0 dakika önce görülmüş: en çok 6 saat öncesinin oranı seçilebilir.',
      );
    });

    it('at a time that nobody knows, which is said', async () => {
      const [match] = await desk.add({ home: 'Zamansız' });
      const id = await desk.post([match!, 'ft_1_odd']);
      expect((await desk.read(id)).selections).toMatchObject([{ odd_at: null }]);
      const path = `/api/editors/${encodeURIComponent(desk.editor.username)}/record`;
      expect((await site.http(desk.member.token).get(path)).body.untimed).toBeGreaterThan(0);
    });
  });

  it('that repeat an opinion say so, on the post and among the picks of their author', async () => {
    const [match] = await desk.add({ home: 'Yine' });
    const first = await desk.post([match!, 'ft_1_odd']);
    site.clock.advance(MINUTE);
    const again = await desk.post([match!, 'ft_1_odd'], [match!, 'over_25_odd']);
    const by = await desk.send([{ match_id: match, column: 'ft_1_odd' }], { token: desk.admin.token });
    const repeatedOf = async (id: number) =>
      (await desk.read(id)).selections.map(({ repeated }: { repeated: boolean }) => repeated);
    expect(await repeatedOf(first)).toEqual([false]);
    expect(await repeatedOf(again)).toEqual([true, false]);
    expect(await repeatedOf(by.body.id)).toEqual([false]);
    await desk.follow(KICK_OFF);
    expect(await repeatedOf(again)).toEqual([true, false]);
    const path = `/api/editors/${encodeURIComponent(desk.editor.username)}/picks`;
    const { picks } = (await site.http(desk.member.token).get(path)).body as {
      picks: { match_id: number; repeated: boolean }[];
    };
    const ofMatch = picks.filter((pick) => pick.match_id === match).map(({ repeated }) => repeated);
    expect(ofMatch.toSorted()).toEqual([false, false, true]);
  });

  describe('are settled', () => {
    it('by the catalogue’s rules as results come, a coupon line by line', async () => {
      const [one, other] = await desk.add({}, { date: '2026-05-20' });
      const id = await desk.post([one!, 'ft_1_odd'], [one!, 'over_25_odd'], [other!, 'bts_yes_odd']);
      await desk.follow(KICK_OFF);
      expect(states(await desk.read(id))).toEqual(['bekliyor', 'bekliyor', 'bekliyor']);
      await desk.result(one!, { half: [1, 0], full: [2, 0] });
      await desk.follow();
      expect(await desk.read(id)).toMatchObject({
        selections: [
          { state: 'kazandı', home_ft_score: 2, away_ft_score: 0 },
          { state: 'kaybetti', home_ft_score: 2, away_ft_score: 0 },
          { state: 'bekliyor', home_ft_score: null },
        ],
        settlement_changes: [],
      });
    });

    it('as void without a result three days after kick-off, and anew when it comes late', async () => {
      const [match] = await desk.add({});
      const id = await desk.post([match!, 'ft_1_odd']);
      await desk.follow(afterKickOff(3 * DAY - 1));
      expect(states(await desk.read(id))).toEqual(['bekliyor']);
      await desk.follow(afterKickOff(3 * DAY));
      expect(states(await desk.read(id))).toEqual(['iade']);
      await desk.result(match!, { full: [0, 0] });
      await desk.follow(afterKickOff(9 * DAY));
      expect(await desk.read(id)).toMatchObject({
        selections: [{ state: 'kaybetti' }],
        settlement_changes: [
          { from: 'iade', to: 'kaybetti', home_ft_score: 0, changed_at: afterKickOff(9 * DAY).toISOString() },
        ],
      });
    });

    it('three days after the day to which the archive has moved a match', async () => {
      const [match] = await desk.add({});
      const id = await desk.post([match!, 'ft_1_odd']);
      await desk.follow(KICK_OFF);
      await desk.alter(match!, { match_date: '2026-05-19' });
      await desk.follow(afterKickOff(3 * DAY));
      expect(states(await desk.read(id))).toEqual(['bekliyor']);
      await desk.follow(afterKickOff(4 * DAY));
      expect(states(await desk.read(id))).toEqual(['iade']);
    });

    it('anew when a score is corrected, and that is told', async () => {
      const [match] = await desk.add({ home: 'Fener', away: 'Rize' });
      const id = await desk.post([match!, 'over_25_odd']);
      await desk.follow(KICK_OFF);
      const head = await desk.head();
      for (const full of [
        [2, 1],
        [2, 0],
        [1, 0],
        [2, 0],
      ] as [number, number][]) {
        await desk.result(match!, { full });
        await desk.follow();
      }
      const change = { match_id: match, column: 'over_25_odd', home_team: 'Fener', away_team: 'Rize' };
      expect((await desk.read(id)).settlement_changes).toMatchObject([
        { ...change, from: 'kazandı', to: 'kaybetti', home_ft_score: 2, away_ft_score: 0 },
        { ...change, from: 'kaybetti', to: 'kaybetti', home_ft_score: 1 },
        { ...change, from: 'kaybetti', to: 'kaybetti', home_ft_score: 2 },
      ]);
      expect(await desk.head()).toEqual(head);
    });

    it('as open again when a result is taken back', async () => {
      const [match] = await desk.add({});
      const id = await desk.post([match!, 'ft_1_odd']);
      await desk.result(match!, { full: [1, 0] });
      await desk.follow(KICK_OFF);
      await desk.result(match!, {});
      await desk.follow();
      expect(await desk.read(id)).toMatchObject({
        selections: [{ state: 'bekliyor', home_ft_score: null }],
        settlement_changes: [{ from: 'kazandı', to: 'bekliyor' }],
      });
    });

    it('by the score at half-time only where it is known', async () => {
      const [match] = await desk.add({ closing: { ht_1_odd: 2.4 } });
      const id = await desk.post([match!, 'ht_1_odd']);
      await desk.result(match!, { full: [3, 0] });
      await desk.follow(KICK_OFF);
      expect((await desk.read(id)).selections).toMatchObject([{ state: 'bekliyor', home_ft_score: 3 }]);
      await desk.result(match!, { half: [1, 0], full: [3, 0] });
      await desk.follow();
      expect(await desk.read(id)).toMatchObject({
        selections: [{ state: 'kazandı' }],
        settlement_changes: [],
      });
    });

    it('from the same match when it was imported again under another id', async () => {
      const [match] = await desk.add({ home: 'Yitik', away: 'Bulunan' });
      const id = await desk.post([match!, 'ft_1_odd']);
      await desk.follow(KICK_OFF);
      await site.database.query('DELETE FROM matches WHERE id = ?', [match]);
      await desk.add({ home: 'YİTİK', away: 'Bulunan', date: '2026-05-19', full: [1, 0] });
      await desk.follow();
      expect(states(await desk.read(id))).toEqual(['kazandı']);
      await site.database.query("DELETE FROM matches WHERE home_team = 'YİTİK'");
      await desk.follow(afterKickOff(9 * DAY));
      // what was known stays
      expect(states(await desk.read(id))).toEqual(['kazandı']);
    });
  });

  describe('are found among the fixtures', () => {
    it('of a day that haven’t kicked off, with the prices that would be locked', async () => {
      const day = { date: '2026-06-01' };
      const ids = await desk.add(
        { ...day, time: '15:00' },
        { ...day, time: '13:00', opening: { bts_no_odd: 2.2 } },
        { ...day, time: null },
        { ...day, time: '20:00', full: [0, 0] },
      );
      await desk.at('2026-06-01T11:00:00.000Z');
      const list = await site.http(desk.editor.token).get('/api/pick-fixtures?date=2026-06-01');
      expect(list.body.map((each: { match_id: number }) => each.match_id)).toEqual([ids[0]]);
      await desk.at('2026-05-31T20:59:59.000Z');
      const before = await site.http(desk.editor.token).get('/api/pick-fixtures?date=2026-06-01');
      expect(before.body.map((each: { match_id: number }) => each.match_id)).toEqual([
        ids[1],
        ids[0],
        ids[2],
      ]);
      const fixture = await site.http(desk.editor.token).get(`/api/pick-fixtures/${ids[1]}`);
      expect(fixture.body).toMatchObject({ match_id: ids[1], match_time: '13:00', country_name: 'Türkiye' });
      expect(fixture.body.odds).toEqual({ ...FIXTURE.closing, bts_no_odd: 2.2 });
    });

    it('or not, with the reason', async () => {
      const [begun] = await desk.add({ date: '2026-05-17', time: '14:59' });
      const { status, body } = await site.http(desk.editor.token).get(`/api/pick-fixtures/${begun}`);
      expect([status, body.code]).toEqual([409, 'PICK_LOCKED']);
      expect((await site.http(desk.editor.token).get('/api/pick-fixtures/999999')).status).toBe(404);
    });
  });
});

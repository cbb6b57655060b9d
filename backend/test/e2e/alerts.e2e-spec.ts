import { hostname } from 'node:os';
import { Jobs } from '../../src/platform/background/jobs';
import { AlertHit } from '../../src/modules/alerts/entities/alert-hit.entity';
import { SavedFilter } from '../../src/modules/filters/entities/saved-filter.entity';
import { User } from '../../src/modules/users/entities/user.entity';
import { AlertDesk, matchesIn } from '../support/alert-desk';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { ANOTHER, leaseTo } from '../support/leases';
import { outboxOf } from '../support/outbox';
import { DATABASE_NAME } from '../support/test-database';

/** 12:00 in Istanbul. */
const NOON = '2026-05-17T09:00:00Z';
const TODAY = '2026-05-17';
const TOMORROW = '2026-05-18';
const FITS = { ft_1_odd: 1.85 };
const FILTER = { ft_1_odd: '1.85' };

describe(`alerts on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  const desk = new AlertDesk(() => site, TODAY);

  beforeAll(async () => {
    site = await createTestSite({ PUBLIC_URL: 'https://oran.example' });
    await site.app.get(Jobs).stop('alerts', 'mail');
  });

  afterAll(() => site?.close());

  beforeEach(() => site.clock.set(NOON));
  afterEach(async () => {
    for (const table of ['saved_filters', 'matches', 'imports'])
      await site.database.query(`DELETE FROM ${table}`);
  });

  const hits = () => site.database.getRepository(AlertHit).count();

  describe('tell of a match', () => {
    it('of today or tomorrow that fits, once, in one mail with all others', async () => {
      const member = await site.member('user');
      await desk.filter(member, 'Ev', FILTER);
      const id = await desk.import(
        { home: 'Altay', prices: FITS },
        { home: 'Bursa', prices: { ft_1_odd: 1.86 } },
        { home: 'Yarın', date: TOMORROW, prices: FITS },
        { home: 'Sonra', date: '2026-05-19', prices: FITS },
        { home: 'Başladı', time: '11:00', prices: FITS },
      );
      expect(await desk.toldTo(member)).toEqual([[id.Altay, id.Yarın]]);
      expect(await desk.toldTo(member)).toHaveLength(1);
    });

    it('once when its file comes again', async () => {
      const member = await site.member('user');
      await desk.filter(member, 'Ev', FILTER);
      const { Altay } = await desk.import({ home: 'Altay', prices: FITS });
      expect(await desk.toldTo(member)).toEqual([[Altay]]);
      await desk.import({ home: 'Altay', prices: FITS });
      expect(await desk.toldTo(member)).toEqual([[Altay]]);
    });

    it('when its price moves into the filter, and not again when it comes back', async () => {
      const member = await site.member('user');
      await desk.filter(member, 'Ev', FILTER);
      const { Altay } = await desk.import({ home: 'Altay', prices: { ft_1_odd: 1.9 } });
      expect(await desk.toldTo(member)).toEqual([]);
      await desk.import({ home: 'Altay', prices: FITS });
      expect(await desk.toldTo(member)).toEqual([[Altay]]);
      await desk.import({ home: 'Altay', prices: { ft_1_odd: 1.9 } });
      await desk.import({ home: 'Altay', prices: FITS });
      expect(await desk.toldTo(member)).toEqual([[Altay]]);
    });

    it('under each filter that it fits, and under a further one later', async () => {
      const member = await site.member('user');
      await desk.filter(member, 'Ev', FILTER);
      await desk.filter(member, 'Takım', { home_team: 'altay' });
      const { Altay } = await desk.import({ home: 'Altay', prices: FITS });
      expect(await desk.toldTo(member)).toEqual([[Altay, Altay]]);
      await desk.filter(member, 'Düşük', { ft_1_odd: '<2' });
      const mails = await desk.mailsTo(member);
      expect(mails.map(matchesIn)).toEqual([[Altay, Altay], [Altay]]);
      expect(mails[1]!.text).toContain('Düşük (1 maç)');
      expect(mails[1]!.text).not.toContain('Ev (');
    });

    it('not again when the alert was switched off and on', async () => {
      const member = await site.member('user');
      const filter = await desk.filter(member, 'Ev', FILTER);
      const { Altay } = await desk.import({ home: 'Altay', prices: FITS });
      expect(await desk.toldTo(member)).toEqual([[Altay]]);
      await desk.setAlert(member, filter, false);
      const { Bursa } = await desk.import({ home: 'Bursa', prices: FITS });
      expect(await desk.toldTo(member)).toHaveLength(1);
      await desk.setAlert(member, filter, true);
      expect(await desk.toldTo(member)).toEqual([[Altay], [Bursa]]);
    });

    it('with the prices of the filter’s columns and its selection, where it is played, and how to stop', async () => {
      const member = await site.member('user', { name: 'gokce' });
      const saved = await site
        .http(member.token)
        .post('/api/save-filter')
        .send({ filter_name: 'Üst & <b>', filter_type: 2, filter_data: FILTER, selection: 'over_25_odd' })
        .expect(201);
      await desk.setAlert(member, (saved.body as { id: number }).id, true);
      const { Altay } = await desk.import({ home: 'Altay', prices: { ft_1_odd: 1.85, over_25_odd: 2.1 } });
      const [mail] = await desk.mailsTo(member);
      expect(mail!.subject).toBe('Filtrelerinize uyan 1 maç');
      expect(mail!.text).toContain(
        [
          ...['Merhaba gokce,', '', 'Bildirimini açtığınız filtrelere uyan, henüz başlamamış maçlar:', ''],
          ...['Üst & <b> (1 maç)', '', 'Altay - Altay Konuk', '17 Mayıs Pazar 20:00 · Türkiye, Süper Lig'],
          ...['Maç Sonucu 1: 1,85 · 2,5 Alt/Üst Üst: 2,10', `https://oran.example/mac/${Altay}`],
        ].join('\n'),
      );
      expect(mail!.html).toContain(`href="https://oran.example/mac/${Altay}"`);
      const header = (name: string) => mail!.headers.find((each) => each.key === name)?.value;
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      const [, address] = /^<https:\/\/oran\.example(\/api\/unsubscribe\?token=[\w.-]+)>$/.exec(
        header('list-unsubscribe')!,
      )!;
      await site.http().post(address!).type('form').send('List-Unsubscribe=One-Click').expect(200);
      await desk.import({ home: 'Bursa', prices: FITS });
      expect(await desk.toldTo(member)).toEqual([[Altay]]);
    });

    it('of a filter of the bulletin, by its names of columns', async () => {
      const member = await site.member('user');
      await desk.filter(member, 'Bülten', { home_team: 'alt' }, 3);
      const { Altay } = await desk.import({ home: 'Altay', prices: FITS });
      expect(await desk.toldTo(member)).toEqual([[Altay]]);
    });

    it('whatever is wrong with another filter', async () => {
      const [member, other] = [await site.member('user'), await site.member('user')];
      const broken = await desk.filter(other, 'Eski', FILTER);
      await site.database
        .getRepository(SavedFilter)
        .update({ id: broken }, { filter_data: JSON.stringify({ no_such_column: '1' }) });
      await desk.filter(member, 'Ev', FILTER);
      const { Altay } = await desk.import({ home: 'Altay', prices: FITS });
      expect(await desk.toldTo(member)).toEqual([[Altay]]);
      expect(await desk.toldTo(other)).toEqual([]);
    });
  });

  describe('are for members alone:', () => {
    it('nothing is told without membership, and what is still to come as soon as there is one', async () => {
      const [waiting, expired] = [
        await site.member('user'),
        await site.member('user', { end: new Date(Date.parse(NOON) + 60_000) }),
      ];
      await desk.filter(waiting, 'Ev', FILTER);
      await desk.filter(expired, 'Ev', FILTER);
      const users = site.database.getRepository(User);
      await users.update({ id: waiting.id }, { role: 'wait' });
      const { Altay } = await desk.import({ home: 'Altay', prices: FITS });
      site.clock.advance(60_000);
      expect(await desk.toldTo(waiting)).toEqual([]);
      expect(await desk.toldTo(expired)).toEqual([]);
      expect(await hits()).toBe(0);
      await users.update({ id: waiting.id }, { role: 'user' });
      expect(await desk.toldTo(waiting)).toEqual([[Altay]]);
      expect(await desk.toldTo(expired)).toEqual([]);
    });

    it.each<[string, Partial<User>]>([
      ['whose membership ends', { subscription_end_date: new Date(NOON) }],
      ['who waits again', { role: 'wait' }],
      ['who has another address', { email: 'tasindi@example.com', email_key: 'tasindi@example.com' }],
    ])('a mail in the queue is dropped for somebody %s before it is sent', async (_, changes) => {
      const [same, changed] = [await site.member('user'), await site.member('user')];
      for (const member of [same, changed]) await desk.filter(member, 'Ev', FILTER);
      const { Altay } = await desk.import({ home: 'Altay', prices: FITS });
      await site.run('alerts');
      expect(await hits()).toBe(2);
      await site.database.getRepository(User).update({ id: changed.id }, changes);
      expect((await outboxOf(site, same.email)).map(matchesIn)).toEqual([[Altay]]);
      expect(await outboxOf(site, changed.email)).toEqual([]);
      const { token } = await site.member('admin');
      const { body } = await site.http(token).get(`/api/mails?q=${changed.email}`);
      expect(body).toMatchObject([{ template: 'filter-matches', status: 'dropped' }]);
      await site.database.getRepository(User).delete({ id: changed.id });
    });
  });

  describe('in quiet hours', () => {
    const memberAt = async (instant: string) => {
      const member = await site.member('user');
      await desk.filter(member, 'Ev', FILTER);
      site.clock.set(instant);
      return member;
    };

    it('wait until these end, over midnight, and never come for a match that has begun by then', async () => {
      const member = await memberAt('2026-05-17T20:00:00Z');
      const id = await desk.import(
        { home: 'Gece', date: TOMORROW, time: '04:00', prices: FITS },
        { home: 'Akşam', date: TOMORROW, time: '20:00', prices: FITS },
      );
      expect(await desk.toldTo(member)).toEqual([]);
      // midnight and the last quiet minute, in Istanbul; each look takes a minute
      for (const instant of ['2026-05-17T20:59:00Z', '2026-05-18T04:58:00Z']) {
        site.clock.set(instant);
        expect(await desk.toldTo(member)).toEqual([]);
      }
      expect(await hits()).toBe(0);
      expect(await desk.toldTo(member)).toEqual([[id.Akşam]]);
      expect(await desk.toldTo(member)).toHaveLength(1);
    });

    it('of one’s own choice wait within the day, and equal times mean none', async () => {
      const member = await memberAt('2026-05-17T10:59:00Z');
      await desk.choose(member, { quiet_from: '14:00', quiet_to: '15:30' });
      const { Altay } = await desk.import({ home: 'Altay', prices: FITS });
      expect(await desk.toldTo(member)).toEqual([]);
      site.clock.set('2026-05-17T12:28:00Z');
      expect(await desk.toldTo(member)).toEqual([]);
      expect(await desk.toldTo(member)).toEqual([[Altay]]);

      await desk.choose(member, { quiet_from: '23:00', quiet_to: '23:00' });
      site.clock.set('2026-05-17T20:00:00Z');
      const { Gece } = await desk.import({ home: 'Gece', date: TOMORROW, prices: FITS });
      expect(await desk.toldTo(member)).toEqual([[Altay], [Gece]]);
    });

    it('wait in the queue too, and then leave out what has begun', async () => {
      const member = await memberAt('2026-05-17T19:58:00Z');
      const id = await desk.import(
        { home: 'Gece', date: TOMORROW, time: '07:00', prices: FITS },
        { home: 'Akşam', date: TOMORROW, prices: FITS },
      );
      await site.run('alerts');
      expect(await hits()).toBe(2);
      // the queue comes to it only now
      site.clock.set('2026-05-17T20:00:00Z');
      expect(await outboxOf(site, member.email)).toEqual([]);
      site.clock.set('2026-05-18T04:59:00Z');
      expect(await outboxOf(site, member.email)).toEqual([]);
      site.clock.set('2026-05-18T05:00:00Z');
      expect((await outboxOf(site, member.email)).map(matchesIn)).toEqual([[id.Akşam]]);
    });
  });

  it('are searched by one process at a time: another one’s turn comes when it has died, or says nothing for a minute', async () => {
    const member = await site.member('user');
    await desk.filter(member, 'Ev', FILTER);
    const { Altay } = await desk.import({ home: 'Altay', prices: FITS });
    await leaseTo(site, ANOTHER, 'alerts', 2 * 60_000);
    expect(await desk.toldTo(member)).toEqual([]);
    expect(await desk.toldTo(member)).toEqual([[Altay]]);
    const { Bursa } = await desk.import({ home: 'Bursa', prices: FITS });
    await leaseTo(site, `${hostname()}|999999|gone`, 'alerts', 60 * 60_000);
    expect(await desk.toldTo(member)).toEqual([[Altay], [Bursa]]);
  });

  it('use nothing up without a channel: switched on later, it tells of what is still to come', async () => {
    const member = await site.member('user');
    await desk.filter(member, 'Ev', FILTER);
    await desk.choose(member, { email: false });
    const id = await desk.import(
      { home: 'Altay', time: '13:00', prices: FITS },
      { home: 'Bursa', prices: FITS },
    );
    expect(await desk.toldTo(member)).toEqual([]);
    expect(await hits()).toBe(0);
    site.clock.set('2026-05-17T10:00:00Z');
    await desk.choose(member, { email: true });
    expect(await desk.toldTo(member)).toEqual([[id.Bursa]]);
  });

  it('in the queue are dropped when their filter, its alert or the match is gone', async () => {
    const [gone, off, undone] = [
      await site.member('user'),
      await site.member('user'),
      await site.member('user'),
    ];
    const deleted = await desk.filter(gone, 'Ev', FILTER);
    const silent = await desk.filter(off, 'Ev', FILTER);
    await desk.filter(undone, 'Bursa', { home_team: 'bursa' });
    const { Bursa } = await desk.import({ home: 'Altay', prices: FITS }, { home: 'Bursa' });
    await site.run('alerts');
    expect(await hits()).toBe(3);
    await site.http(gone.token).delete(`/api/delete-filter?id=${deleted}`).expect(200);
    await desk.setAlert(off, silent, false);
    await site.database.query('DELETE FROM matches WHERE id = ?', [Bursa]);
    expect(await hits()).toBe(1);
    for (const { email } of [gone, off, undone]) expect(await outboxOf(site, email)).toEqual([]);
  });

  it('are part of what a member can export, and go with the account', async () => {
    const member = await site.member('user');
    const filter_id = await desk.filter(member, 'Ev', FILTER);
    const { Altay } = await desk.import({ home: 'Altay', prices: FITS });
    await desk.toldTo(member);
    const { body } = await site.http(member.token).get('/api/profile/export').expect(200);
    expect(body.alerts_sent).toEqual([{ filter_id, match_id: Altay, found_at: expect.any(String) }]);
    await site.database.getRepository(User).delete({ id: member.id });
    expect(await hits()).toBe(0);
  });

  it('are forgotten 90 days after they were found', async () => {
    const member = await site.member('user');
    await desk.filter(member, 'Ev', FILTER);
    await desk.import({ home: 'Altay', prices: FITS });
    await desk.toldTo(member);
    site.clock.advance(89 * 24 * 60 * 60_000);
    await site.run('old-alerts');
    expect(await hits()).toBe(1);
    site.clock.advance(24 * 60 * 60_000 + 1);
    await site.run('old-alerts');
    expect(await hits()).toBe(0);
  });
});

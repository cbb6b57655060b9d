import { HttpAdapterHost } from '@nestjs/core';
import { Jobs } from '../../src/platform/background/jobs';
import { MailService } from '../../src/modules/delivery/mail/mail.service';
import { UnsubscribeService } from '../../src/modules/delivery/newsletter/unsubscribe.service';
import { Reminders } from '../../src/modules/subscriptions/reminders/reminders';
import { SubscriptionsRepository } from '../../src/modules/subscriptions/entities/subscriptions.repository';
import { User } from '../../src/modules/users/entities/user.entity';
import { UsersService } from '../../src/modules/users/users.service';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { outboxOf } from '../support/outbox';
import { TestSmtp } from '../support/smtp';
import { DATABASE_NAME } from '../support/test-database';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const THREE_DAYS = 'Üyeliğinizin bitmesine 3 gün kaldı';
const ONE_DAY = 'Üyeliğinizin bitmesine 1 gün kaldı';
const ENDED = 'Üyeliğiniz sona erdi';

describe(`reminders of the end of a membership on the ${DATABASE_NAME}`, () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await createTestSite({ PUBLIC_URL: 'https://oran.example' });
  });

  afterAll(() => site?.close());

  const ending = (milliseconds: number) =>
    site.member('user', { end: new Date(site.clock.now().getTime() + milliseconds) });
  /** Subjects of the reminders that a member has got so far. */
  const got = async ({ email }: TestMember) => {
    await site.run('reminders');
    const subjects = (await outboxOf(site, email)).map((mail) => mail.subject);
    return subjects.filter((subject) => subject !== 'Üyeliğiniz aktif');
  };
  const grant = async ({ id }: TestMember, minutes: number) => {
    const { token } = await site.member('admin');
    await site.http(token).post('/api/subscriptions').send({ user_id: id, duration_minutes: minutes });
  };

  it('come three days and one day before and at the end, once each however often the site looks', async () => {
    const member = await ending(4 * DAY);
    expect(await got(member)).toEqual([]);
    site.clock.advance(DAY - 1);
    expect(await got(member)).toEqual([]);
    site.clock.advance(1);
    expect(await got(member)).toEqual([THREE_DAYS]);
    site.clock.advance(DAY);
    expect(await got(member)).toEqual([THREE_DAYS]);
    site.clock.advance(DAY);
    expect(await got(member)).toEqual([THREE_DAYS, ONE_DAY]);
    site.clock.advance(DAY);
    expect(await got(member)).toEqual([THREE_DAYS, ONE_DAY, ENDED]);
    site.clock.advance(2 * DAY);
    expect(await got(member)).toEqual([THREE_DAYS, ONE_DAY, ENDED]);
  });

  it('name the end in Istanbul’s time and lead to the purchase', async () => {
    site.clock.set('2026-05-17T12:00:00Z');
    const member = await site.member('user', { end: new Date('2026-05-19T21:30:00Z') });
    await got(member);
    const [mail] = await outboxOf(site, member.email);
    expect(mail!.text).toContain('20 Mayıs 2026 00:30');
    expect(mail!.text).toContain('https://oran.example/satinal');
  });

  it('come once when several processes look at the same moment, and after a restart', async () => {
    const member = await ending(2 * DAY);
    const others = Array.from({ length: 3 }, () => {
      const jobs = new Jobs(site.app.get(HttpAdapterHost));
      new Reminders(
        site.app.get(UsersService),
        site.app.get(SubscriptionsRepository),
        site.app.get(MailService),
        site.app.get(UnsubscribeService),
        site.clock,
        jobs,
      );
      return jobs;
    });
    await Promise.all(others.map((jobs) => jobs.run('reminders')));
    await others[0]!.run('reminders');
    expect(await got(member)).toEqual([THREE_DAYS]);
  });

  it('make up for what came due while the site was down, but only for the last one', async () => {
    const [ended, long] = [await ending(DAY), await ending(DAY)];
    site.clock.advance(DAY + HOUR);
    expect(await got(ended)).toEqual([ENDED]);
    site.clock.advance(3 * DAY);
    expect(await got(long)).toEqual([ENDED]);
    const forgotten = await ending(-4 * DAY);
    expect(await got(forgotten)).toEqual([]);
  });

  it('start again for a new end after a renewal', async () => {
    const member = await ending(3 * DAY);
    expect(await got(member)).toEqual([THREE_DAYS]);
    await grant(member, 30 * 24 * 60);
    site.clock.advance(3 * DAY);
    expect(await got(member)).toEqual([THREE_DAYS]);
    site.clock.advance(27 * DAY);
    expect(await got(member)).toEqual([THREE_DAYS, THREE_DAYS]);
  });

  it('leave out the days that a short grant never had', async () => {
    const member = await site.member('wait');
    await grant(member, 1440);
    expect(await got(member)).toEqual([]);
    site.clock.advance(DAY);
    expect(await got(member)).toEqual([ENDED]);
  });

  it('go to no one without an end to come: open-ended, waiting, editors and admins', async () => {
    const end = new Date(site.clock.now().getTime() + HOUR);
    const people = [
      await site.member('user'),
      await site.member('wait', { end }),
      await site.member('editor', { end }),
      await site.member('admin', { end }),
    ];
    for (const each of people) expect(await got(each)).toEqual([]);
  });

  it('carry a one-click link, after which no more come, and no newsletter either', async () => {
    const member = await ending(3 * DAY);
    await site
      .http()
      .post('/api/subscribe')
      .send({ email: member.email, phonenumber: '0555 111 22 33' })
      .expect(201);
    await got(member);
    const [mail] = await outboxOf(site, member.email);
    const header = (name: string) => mail!.headers.find((each) => each.key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, address] = /^<https:\/\/oran\.example(\/api\/unsubscribe\?token=[\w.-]+)>$/.exec(
      header('list-unsubscribe')!,
    )!;
    expect(mail!.text).toMatch(/https:\/\/oran\.example\/abonelik-iptal\?token=[\w.-]+/);
    expect(mail!.html).toMatch(/href="https:\/\/oran\.example\/abonelik-iptal\?token=[\w.-]+"/);

    const click = await site.http().post(address!).type('form').send('List-Unsubscribe=One-Click');
    expect(click.status).toBe(200);
    site.clock.advance(2 * DAY);
    expect(await got(member)).toEqual([THREE_DAYS]);
    const { token } = await site.member('admin');
    const [row] = (await site.http(token).get(`/api/subscribers?q=${member.email}`)).body;
    expect(row.unsubscribed_at).not.toBeNull();
  });
});

describe(`reminders that a mail server held up on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  const smtp = new TestSmtp();

  beforeAll(async () => {
    await smtp.start();
    site = await createTestSite({ SMTP_URL: smtp.url });
    await smtp.stop();
  });

  afterAll(async () => {
    await site?.close();
    await smtp.remove();
  });

  it('are not sent to somebody who has renewed, unsubscribed, moved or left meanwhile', async () => {
    const end = new Date(site.clock.now().getTime() + DAY);
    const member = () => site.member('user', { end });
    const [same, renewed, quiet, moved, left] = [
      await member(),
      await member(),
      await member(),
      await member(),
      await member(),
    ];
    await site.run('reminders');
    for (let turn = 0; turn < 5; turn += 1) await site.run('mail');

    const users = site.database.getRepository(User);
    await users.update({ id: renewed.id }, { subscription_end_date: new Date(end.getTime() + 30 * DAY) });
    await users.update({ id: quiet.id }, { reminders_off_at: site.clock.now() });
    await users.update({ id: moved.id }, { email: 'tasindi@example.com', email_key: 'tasindi@example.com' });
    await users.delete({ id: left.id });
    await smtp.start();
    site.clock.advance(MINUTE);
    await site.run('mail');

    expect(smtp.received().map((mail) => mail.to)).toEqual([same.email]);
    const { token } = await site.member('admin');
    const rows = (await site.http(token).get('/api/mails')).body as { recipient: string; status: string }[];
    expect(rows.map((row) => [row.recipient, row.status]).sort()).toEqual(
      [
        [same.email, 'sent'],
        [renewed.email, 'dropped'],
        [quiet.email, 'dropped'],
        [moved.email, 'dropped'],
      ].sort(),
    );
  });
});

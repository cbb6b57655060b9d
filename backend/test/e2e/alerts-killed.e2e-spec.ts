import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addAlertingMembers, type AlertingPlan, randomFixtures } from '../../bench/archive/alerting-members';
import { fixtureFile, type ImportedFixture } from '../../bench/archive/fixture-file';
import { Jobs } from '../../src/platform/background/jobs';
import { addDays, istanbulDate } from '../../src/platform/time/istanbul';
import { AlertChoices } from '../../src/modules/alerts/entities/alert-choices.entity';
import { AlertHit } from '../../src/modules/alerts/entities/alert-hit.entity';
import { TelegramLink } from '../../src/modules/alerts/entities/telegram-link.entity';
import { ImportsService } from '../../src/modules/imports/imports.service';
import { OutboxMessage } from '../../src/modules/delivery/outbox/entities/outbox-message.entity';
import { User } from '../../src/modules/users/entities/user.entity';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { Random } from '../support/random-archive';
import { until } from '../support/site-archive';
import { SiteProcess } from '../support/site-process';
import { TestSmtp } from '../support/smtp';
import { TestTelegram } from '../support/telegram';
import { DATABASE_NAME } from '../support/test-database';
import { toldMail, toldPairs } from '../support/told-pairs';

const SEED = process.env.KILL_SEED ?? String(Date.now());
const KILLS = Number(process.env.ALERT_KILLS ?? (process.env.TEST_DATABASE_URL ? 8 : 4));
/** On a server several processes share the work; an embedded database belongs to one. */
const PROCESSES = process.env.TEST_DATABASE_URL ? 3 : 1;
/** Longest time after an import at which a process dies: by then most of its messages are out. */
const LONGEST_LIFE = 3_000;
const MEMBERS = 15;
/** Far more than it takes, a minute's claims of dead processes included. */
const PATIENCE = 200_000 + KILLS * 10_000;

jest.setTimeout(2 * PATIENCE + KILLS * 30_000);

describe(`alerts of ${PROCESSES} processes under ${KILLS} kill -9 on the ${DATABASE_NAME} (seed ${SEED})`, () => {
  const random = new Random(SEED);
  const smtp = new TestSmtp();
  const telegram = new TestTelegram();
  const processes: SiteProcess[] = [];
  let site: TestSite;

  beforeAll(async () => {
    await smtp.start();
    await telegram.start();
    site = await createTestSite();
    // the processes have the real clock, and the work
    site.clock.set(new Date());
    await site.app.get(Jobs).stop('alerts', 'mail');
  });
  afterAll(async () => {
    await Promise.all(processes.map((running) => running.kill()));
    await site?.close();
    await smtp.remove();
    await telegram.stop();
  });

  const start = () =>
    SiteProcess.start(site, {
      ...telegram.settings,
      SMTP_URL: smtp.url,
      ODDS_ENGINE: random.pick(['index', 'sql']),
    });
  const rowsOf = <Row extends object>(entity: new () => Row) => site.database.getRepository(entity);

  async function imported(fixtures: readonly ImportedFixture[]): Promise<void> {
    const path = join(site.settings.dataDir, 'fixtures.csv');
    writeFileSync(path, fixtureFile(fixtures, addDays(istanbulDate(new Date()), 1)));
    const { status, error } = await site.app.get(ImportsService).importFile(path);
    expect([status, error]).toEqual(['done', null]);
  }

  /** Every second member hears by Telegram too. */
  async function linkChats(plans: readonly AlertingPlan[]): Promise<Map<number, string>> {
    const linked = [...new Set(plans.map(({ userId }) => userId))].filter((_, n) => n % 2 === 0);
    const chats = new Map(linked.map((id) => [id, String(5_000 + id)]));
    for (const [user_id, chat_id] of chats) {
      await rowsOf(AlertChoices).update({ user_id }, { telegram: true });
      await rowsOf(TelegramLink).insert({ user_id, chat_id, linked_at: new Date() });
      await telegram.join(chat_id);
    }
    return chats;
  }

  it('are neither lost nor doubled', async () => {
    const size = { members: MEMBERS, each: 3, now: new Date() };
    const plans = await site.database.transaction((manager) => addAlertingMembers(manager, random, size));
    const chats = await linkChats(plans);
    for (let n = 0; n < PROCESSES; n += 1) processes.push(await start());
    const fixtures: ImportedFixture[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const more = randomFixtures(random, `Tur ${kill}`, 30);
      fixtures.push(...more);
      const before = await rowsOf(AlertHit).count();
      await imported(more);
      // most die while they send, the others at any moment up to then
      if (random.chance(0.75))
        await until('the first pairs', async () => (await rowsOf(AlertHit).count()) > before, PATIENCE);
      await sleep(random.below(LONGEST_LIFE));
      const [victim] = processes.splice(random.below(PROCESSES), 1);
      await victim!.kill();
      processes.push(await start());
    }

    const rows = (await site.database.query('SELECT id, home_team FROM matches')) as {
      id: number;
      home_team: string;
    }[];
    const ids = new Map(rows.map(({ id, home_team }) => [home_team, id]));
    const wanted = plans.flatMap((plan) =>
      fixtures.filter(plan.fits).map(({ home }) => ({ ...plan, match: ids.get(home)! })),
    );
    await until('all pairs', async () => (await rowsOf(AlertHit).count()) >= wanted.length, PATIENCE);
    // what a process was sending when it died is sent by another one after a minute
    await until(
      'all messages',
      async () => (await rowsOf(OutboxMessage).countBy({ status: 'queued' })) === 0,
      PATIENCE,
    );
    const hits = await rowsOf(AlertHit).find();
    expect(hits.map(({ filter_id, match_id }) => `${filter_id}|${match_id}`).sort()).toEqual(
      wanted.map(({ id, match }) => `${id}|${match}`).sort(),
    );

    const names = new Map(plans.map(({ id }, n) => [id, `Filtre ${n % size.each}`]));
    const emails = new Map((await rowsOf(User).find()).map(({ id, email }) => [id, email]));
    const told = (addresses: ReadonlyMap<number, string>) =>
      wanted
        .filter(({ userId }) => addresses.has(userId))
        .map(({ id, userId, match }) => `${addresses.get(userId)!}|${names.get(id)!}|${match}`)
        .sort();

    const delivered = await Promise.all(smtp.received().map(({ to, message }) => toldMail(to, message)));
    const mails = new Map(delivered.map(({ messageId, pairs }) => [messageId, pairs]));
    expect([...mails.values()].flat().sort()).toEqual(told(emails));
    expect(await rowsOf(OutboxMessage).countBy({ channel: 'mail', status: 'sent' })).toBe(mails.size);

    const { messages } = await telegram.state();
    const texts = new Map(
      messages.map(({ chat_id, text }) => [`${chat_id} ${text}`, toldPairs(chat_id, text)]),
    );
    expect([...texts.values()].flat().sort()).toEqual(told(chats));

    // what a process was just handing over when it died may come once more, the mail with the same id
    const again = [delivered.length - mails.size, messages.length - texts.size] as const;
    expect(again[0] + again[1]).toBeLessThanOrEqual(2 * KILLS);
    process.stdout.write(
      `${KILLS} kills: ${wanted.length} pairs in ${mails.size} mails and ${texts.size} Telegram messages, ${again.join(' and ')} of them handed over once more\n`,
    );
  });
});

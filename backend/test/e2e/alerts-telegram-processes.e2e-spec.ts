import { Like } from 'typeorm';
import { Jobs } from '../../src/platform/background/jobs';
import { istanbulDate } from '../../src/platform/time/istanbul';
import { TelegramLinks } from '../../src/modules/alerts/telegram/telegram-links';
import { AlertChoicesRepository } from '../../src/modules/alerts/entities/alert-choices.repository';
import { OutboxMessage } from '../../src/modules/delivery/outbox/entities/outbox-message.entity';
import { alerted, fitting } from '../support/alerted';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { queueAlert } from '../support/queue-alert';
import { SiteProcess } from '../support/site-process';
import { BOT_TOKEN, TestTelegram } from '../support/telegram';
import { DATABASE_NAME } from '../support/test-database';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds: processes start slowly on a machine that has much else to do. */
const PATIENCE = 300_000;

describe(`several processes with one Telegram bot on the ${DATABASE_NAME}`, () => {
  const telegram = new TestTelegram(4);
  let site: TestSite;
  const processes: SiteProcess[] = [];
  /** What killed processes had printed. */
  const outputs: string[] = [];

  beforeAll(async () => {
    await telegram.start();
    // it only prepares what the processes do
    site = await createTestSite(telegram.settings);
    await site.app.get(Jobs).stop('telegram', 'telegram-results', 'telegram-updates');
    site.clock.set(new Date());
  });
  afterAll(async () => {
    await Promise.all(processes.map((each) => each.kill()));
    await site?.close();
    await telegram.stop();
  });

  async function start(): Promise<SiteProcess> {
    const started = await SiteProcess.start(site, { ...telegram.settings, LOG_LEVEL: 'trace' });
    processes.push(started);
    return started;
  }
  /** Kills one of the processes; what it was sending is free at once, as a minute after the last sign of life. */
  async function kill(pid: number): Promise<void> {
    const at = processes.findIndex((each) => each.pid === pid);
    const [victim] = processes.splice(at, 1);
    await victim!.kill();
    outputs.push(victim!.output());
    const held = { claimed_by: Like(`%|${pid}|%`) };
    await site.database.manager.update(OutboxMessage, held, { claimed_until: new Date(0) });
  }
  /** Which process listens. */
  const leases = () =>
    site.database.query<{ owner: string }[]>("SELECT owner FROM leases WHERE name LIKE 'telegram %'");
  /** The process that holds a row. */
  const pidOf = (claimed_by: string | null | undefined) => Number(claimed_by?.split('|')[1] ?? 0);
  async function poller(): Promise<number> {
    for (;;) {
      const pid = pidOf((await leases())[0]?.owner);
      if (pid > 0 && processes.some((each) => each.pid === pid)) return pid;
      await pause(10);
    }
  }

  /** A member with a chat who sleeps at no hour. */
  async function linked(chat: string): Promise<number> {
    const { id } = await site.member('user', { end: new Date(Date.now() + 30 * DAY) });
    await telegram.join(chat);
    await site.app.get(TelegramLinks).open(id, chat);
    await site.app.get(AlertChoicesRepository).set(id, { quiet_from: '00:00', quiet_to: '00:00' });
    return id;
  }
  const queue = (userId: number, count: number) => {
    const date = istanbulDate(new Date(Date.now() + 2 * DAY));
    const matches = Array.from({ length: count }, (_, at) => alerted(at + 1, { date }));
    return queueAlert(site, userId, [fitting(matches)], `to ${userId}`);
  };
  const chatOf = (texts: { chat_id: string; text: string }[], chat: string) =>
    texts.filter(({ chat_id }) => chat_id === chat).map(({ text }) => text);

  it(
    'listens in one of them at a time, and in another one when that one is killed: no word is lost',
    async () => {
      await Promise.all([start(), start()]);
      for (let round = 0; round < 3; round += 1) {
        const member = await site.member('user');
        const chat = String(93_000_000_000 + round);
        const { body } = await site.http(member.token).post('/api/profile/telegram');
        const victim = await poller();
        await telegram.say(chat, `/start ${new URL(body.url as string).searchParams.get('start')}`);
        await pause(round * 15);
        await kill(victim);
        const restarted = start();
        const { messages } = await telegram.until((state) => chatOf(state.messages, chat).length > 0);
        await restarted;
        // the answer that was on its way may come twice
        expect(chatOf(messages, chat).length).toBeLessThanOrEqual(2);
        for (const text of chatOf(messages, chat)) expect(text).toContain(`Merhaba ${member.username}`);
        const { body: profile } = await site.http(member.token).get('/api/profile');
        expect(profile.alerts).toMatchObject({ telegram: true, telegram_linked: true });
      }
      expect((await telegram.state()).conflicts).toBe(0);
    },
    PATIENCE,
  );

  it('sends what was on its way at a kill -9 at most twice, and all else once', async () => {
    const [userId, behind] = [await linked('94000000001'), await linked('94000000002')];
    await queue(userId, 80);
    await telegram.until(({ messages }) => chatOf(messages, '94000000001').length === 1);
    await telegram.hold();
    await telegram.until(({ held }) => held === 1);
    const [row] = await site.database.manager.findBy(OutboxMessage, { channel: 'telegram', user_id: userId });
    await kill(pidOf(row!.claimed_by));
    await queue(behind, 1);
    await telegram.release();
    await start();
    const isSettled = async () =>
      (await site.database.manager.findBy(OutboxMessage, { channel: 'telegram' })).every(
        ({ status }) => status === 'sent',
      );
    while (!(await isSettled())) await pause(50);
    const { messages } = await telegram.state();
    const texts = chatOf(messages, '94000000001');
    const [first, second, third, ...rest] = texts;
    expect(second).toBe(third);
    expect(new Set(texts).size).toBe(texts.length - 1);
    expect([first === second, rest.length > 0]).toEqual([false, true]);
    expect(chatOf(messages, '94000000002')).toHaveLength(1);
  });

  it('goes on without Telegram, says so once, and never names the token', async () => {
    await telegram.stop();
    for (const each of [...processes]) await kill(each.pid);
    const alone = await start();
    await pause(4_000);
    const said = () => alone.output().match(/can’t be used at present/g) ?? [];
    expect(said()).toHaveLength(1);
    expect(await alone.get('/api/health')).toMatchObject({ status: 'ok' });
    await telegram.start();
    await linked('95000000001');
    await telegram.say('95000000001', '/dur');
    await telegram.until(({ messages }) => chatOf(messages, '95000000001').length > 0);
    expect(alone.output()).toContain('Telegram answers again');
    expect(said()).toHaveLength(1);
    const printed = [...outputs, alone.output()].join('\n');
    expect(printed).toContain('Listens to what is written to the bot');
    expect(printed).not.toContain(BOT_TOKEN.split(':')[1]);
  });

  it('ends at once when it is asked to, in the middle of waiting for words', async () => {
    const pid = await poller();
    const at = processes.findIndex((each) => each.pid === pid);
    const [ended] = processes.splice(at, 1);
    const began = Date.now();
    await ended!.stop();
    expect(Date.now() - began).toBeLessThan(10_000);
    expect(await leases()).toEqual([]);
  });
});

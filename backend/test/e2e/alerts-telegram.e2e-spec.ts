import { Logger } from '@nestjs/common';
import { AlertChoicesRepository } from '../../src/modules/alerts/entities/alert-choices.repository';
import { TelegramBot } from '../../src/modules/alerts/entities/telegram-bot.entity';
import { TelegramLink } from '../../src/modules/alerts/entities/telegram-link.entity';
import { Recipients } from '../../src/modules/alerts/finding/recipients';
import { TelegramLinks } from '../../src/modules/alerts/telegram/telegram-links';
import { OutboxMessage } from '../../src/modules/delivery/outbox/entities/outbox-message.entity';
import { alerted, fitting } from '../support/alerted';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { queueAlert } from '../support/queue-alert';
import { BOT_NAME, TestTelegram } from '../support/telegram';
import { DATABASE_NAME } from '../support/test-database';

const MINUTE = 60_000;
const invite = (site: TestSite, { token }: TestMember) => site.http(token).post('/api/profile/telegram');
const alertsOf = async (site: TestSite, { token }: TestMember) =>
  (await site.http(token).get('/api/profile')).body.alerts as Record<string, unknown>;

describe(`a site without a bot on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let member: TestMember;
  beforeAll(async () => {
    site = await createTestSite();
    member = await site.member('user');
  });
  afterAll(() => site?.close());

  it('offers no Telegram, but keeps the choice', async () => {
    expect(await alertsOf(site, member)).toEqual({
      email: true,
      telegram: false,
      telegram_available: false,
      telegram_linked: false,
      quiet_from: '23:00',
      quiet_to: '08:00',
    });
    const { status, body } = await invite(site, member);
    expect([status, body.code, body.error]).toEqual([
      409,
      'CONFLICT',
      'Bu sitede Telegram bildirimi açık değil.',
    ]);
    const choices = { email: false, telegram: true, quiet_from: '22:15', quiet_to: '22:15' };
    const { body: changed } = await site.http(member.token).put('/api/profile/alerts').send(choices);
    expect(changed).toEqual({ ...choices, telegram_available: false, telegram_linked: false });
    expect(await alertsOf(site, member)).toEqual(changed);
  });

  it.each([
    [{ quiet_from: '24:00' }, 'quiet_from'],
    [{ quiet_to: '8:00' }, 'quiet_to'],
    [{ quiet_to: undefined }, 'quiet_to'],
    [{ email: 'yes' }, 'email'],
    [{ telegram: undefined }, 'telegram'],
    [{ more: 1 }, 'more'],
  ])('refuses choices with %j', async (change, field) => {
    const choices = { email: true, telegram: false, quiet_from: '23:00', quiet_to: '08:00', ...change };
    const { status, body } = await site.http(member.token).put('/api/profile/alerts').send(choices);
    expect([status, Object.keys(body.fields as object)]).toEqual([400, [field]]);
  });

  it('says of itself that there is none', async () => {
    expect((await site.http().get('/api/health').expect(200)).body.telegram).toBe('off');
    const { token } = await site.member('admin');
    expect((await site.http(token).get('/api/telegram').expect(200)).body).toEqual({
      available: false,
      failing_since: null,
      reason: null,
    });
  });

  it('tells nobody by it', async () => {
    const choices = { email: true, telegram: true, quiet_from: '00:00', quiet_to: '00:00' };
    await site.app.get(AlertChoicesRepository).set(member.id, choices);
    await site.database.manager.insert(TelegramLink, {
      ...{ user_id: member.id, chat_id: '5', linked_at: site.clock.now() },
    });
    expect([...(await site.app.get(Recipients).among([member.id])).values()]).toEqual([
      expect.objectContaining({ email: true, telegram: false }),
    ]);
  });
});

describe(`the Telegram bot on the ${DATABASE_NAME}`, () => {
  const telegram = new TestTelegram();
  let site: TestSite;
  let nextChat = 90_000_000_000;

  beforeAll(async () => {
    await telegram.start();
    site = await createTestSite({ ...telegram.settings, PUBLIC_URL: 'https://oran.example' });
  });
  afterAll(async () => {
    await site?.close();
    await telegram.stop();
  });

  const newChat = () => String((nextChat += 1));
  const codeOf = async (member: TestMember) => {
    const { status, body } = await invite(site, member);
    expect(status).toBe(201);
    return new URL(body.url as string).searchParams.get('start')!;
  };
  /** Writes to the bot, and waits for its next answer. */
  async function ask(chat: string, text: string): Promise<string> {
    const before = (await telegram.texts(chat)).length;
    await telegram.say(chat, text);
    const { messages } = await telegram.until(
      (state) => state.messages.filter(({ chat_id }) => chat_id === chat).length > before,
    );
    return messages.filter(({ chat_id }) => chat_id === chat).at(-1)!.text;
  }
  async function linked(role: 'user' | 'wait' = 'user') {
    const member = await site.member(role);
    const chat = newChat();
    expect(await ask(chat, `/start ${await codeOf(member)}`)).toContain(`Merhaba ${member.username}`);
    return { member, chat };
  }

  it('has its commands in the menu, and a link to it works once', async () => {
    const member = await site.member('user');
    const { body } = await invite(site, member);
    expect(body.url).toMatch(new RegExp(`^https://t\\.me/${BOT_NAME}\\?start=[\\w-]{20,64}$`));
    expect(body.expires_at).toBe(new Date(site.clock.now().getTime() + 10 * MINUTE).toISOString());
    const code = new URL(body.url as string).searchParams.get('start')!;
    const chat = newChat();
    expect(await ask(chat, `/start ${code}`)).toContain(`Merhaba ${member.username}, bu sohbet`);
    expect(await alertsOf(site, member)).toMatchObject({ telegram: true, telegram_linked: true });
    expect(await ask(newChat(), `/start ${code}`)).toContain('süresi dolmuş ya da daha önce kullanılmış');
    const { commands } = await telegram.state();
    expect(commands.map(({ command }) => command)).toEqual(['start', 'dur']);
    const stored = JSON.stringify(await site.database.query('SELECT * FROM telegram_invitations'));
    expect(stored).not.toContain(await codeOf(member));
  });

  it('takes no code that is old, replaced, wrong or withdrawn', async () => {
    const member = await site.member('user');
    const replaced = await codeOf(member);
    const old = await codeOf(member);
    expect(await ask(newChat(), `/start ${replaced}`)).toContain('yeni bir bağlantı');
    site.clock.advance(10 * MINUTE);
    expect(await ask(newChat(), `/start ${old}`)).toContain('yeni bir bağlantı');
    expect(await ask(newChat(), '/start yanlış')).toContain('yeni bir bağlantı');
    const withdrawn = await codeOf(member);
    await site.http(member.token).delete('/api/profile/telegram');
    expect(await ask(newChat(), `/start ${withdrawn}`)).toContain('yeni bir bağlantı');
    expect(await alertsOf(site, member)).toMatchObject({ telegram: false, telegram_linked: false });
  });

  it('limits how often a link is asked for', async () => {
    const member = await site.member('user');
    for (let at = 0; at < 10; at += 1) expect((await invite(site, member)).status).toBe(201);
    const { status, headers } = await invite(site, member);
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  });

  it('says where links are, and what it is for', async () => {
    const chat = newChat();
    expect(await ask(chat, '/start')).toContain('Telegram’a bağlan');
    expect(await ask(chat, 'merhaba')).toContain('Telegram’a bağlan');
    expect(await ask(chat, '/dur')).toContain('bir hesaba bağlı değil');
    const { chat: own } = await linked();
    expect(await ask(own, 'merhaba')).toContain('/dur');
    expect(await ask(own, `/start@${BOT_NAME}`)).toContain('/dur');
  });

  it('leaves groups alone', async () => {
    const chat = '-100200300';
    const member = await site.member('user');
    await telegram.say(chat, `/start ${await codeOf(member)}`, 'group');
    await ask(newChat(), 'sonraki');
    expect(await telegram.texts(chat)).toEqual([]);
    expect(await alertsOf(site, member)).toMatchObject({ telegram_linked: false });
  });

  it('stops and forgets the chat at /dur, also for those whose membership is over', async () => {
    for (const role of ['user', 'wait'] as const) {
      const { member, chat } = await linked(role);
      expect(await ask(chat, '/dur')).toContain('Bildirimler durduruldu');
      expect(await alertsOf(site, member)).toMatchObject({ telegram: false, telegram_linked: false });
    }
  });

  it('is one account’s in a chat, and one chat’s of an account', async () => {
    const first = await linked();
    const second = await site.member('user');
    await ask(first.chat, `/start ${await codeOf(second)}`);
    expect(await alertsOf(site, first.member)).toMatchObject({ telegram_linked: false });
    expect(await alertsOf(site, second)).toMatchObject({ telegram_linked: true });
    const other = newChat();
    await ask(other, `/start ${await codeOf(second)}`);
    expect(await ask(first.chat, '/dur')).toContain('bir hesaba bağlı değil');
    expect(await ask(other, '/dur')).toContain('durduruldu');
  });

  it('answers a flood of words a few times only', async () => {
    const chat = newChat();
    const bot = async () => (await site.database.manager.find(TelegramBot))[0]!;
    const handled = async () => (await bot()).next_update;
    const rests = async () => (await bot()).next_call_at! > new Date(site.clock.now().getTime() + MINUTE / 2);
    const parameters = { retry_after: 60 };
    await telegram.fail({ method: 'sendMessage', code: 429, description: 'Too Many Requests', parameters });
    const before = await handled();
    for (let at = 0; at < 12; at += 1) await telegram.say(chat, `söz ${at}`);
    while ((await handled()) < before + 12 || !(await rests()))
      await new Promise((resolve) => setTimeout(resolve, 50));
    site.clock.advance(MINUTE);
    await telegram.until(({ messages }) => messages.filter(({ chat_id }) => chat_id === chat).length === 3);
    expect(await site.database.manager.countBy(OutboxMessage, { recipient: chat })).toBe(3);
    expect(await ask(chat, 'yeniden')).toContain('Telegram’a bağlan');
  });

  it('listens on when Telegram numbers its updates anew after a quiet time', async () => {
    site.clock.advance(4 * 24 * 60 * MINUTE);
    await ask(newChat(), 'önce');
    // Telegram knows that this one has been handled
    await telegram.until(({ calls }) => calls.at(-1)!.method === 'getUpdates' && calls.at(-1)!.code === 0);
    site.clock.advance(4 * 24 * 60 * MINUTE);
    await telegram.renumber(17);
    expect(await ask(newChat(), 'sonra')).toContain('Telegram’a bağlan');
  });

  it('is part of what an account exports, and goes with it', async () => {
    const { member, chat } = await linked();
    const { body } = await site.http(member.token).get('/api/profile/export');
    expect(body.alerts).toMatchObject({
      telegram: true,
      quiet_from: '23:00',
      telegram_chat: { chat_id: chat, linked_at: site.clock.now().toISOString() },
    });
    await site.http(member.token).delete('/api/profile').send({ password: 'saha-içi-4-4-2' }).expect(200);
    for (const table of ['alert_choices', 'telegram_links', 'outbox'])
      expect([
        table,
        await site.database.query(`SELECT * FROM ${table} WHERE user_id = ${member.id}`),
      ]).toEqual([table, []]);
    expect(await site.database.query(`SELECT * FROM outbox WHERE recipient = '${chat}'`)).toEqual([]);
  });
});

describe(`a Telegram bot that others or nobody may use on the ${DATABASE_NAME}`, () => {
  const telegram = new TestTelegram(1);
  let site: TestSite;
  let admin: TestMember;

  beforeAll(async () => {
    await telegram.start();
    site = await createTestSite({ ...telegram.settings, PUBLIC_URL: 'https://oran.example' });
    admin = await site.member('admin');
    await telegram.until(({ calls }) =>
      calls.some(({ method, code }) => method === 'getUpdates' && code === 200),
    );
  });
  afterAll(async () => {
    await site?.close();
    await telegram.stop();
  });

  const health = async () => (await site.http().get('/api/health').expect(200)).body.telegram as string;
  const explained = async () => (await site.http(admin.token).get('/api/telegram').expect(200)).body;
  const becomes = async (state: string) => {
    while ((await health()) !== state) await new Promise((resolve) => setTimeout(resolve, 100));
  };
  const times = async (method: string) =>
    (await telegram.state()).calls.filter((call) => call.method === method).length;
  const warnings = () => {
    const lines: string[] = [];
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation((_: unknown, line?: string) => {
      if (line) lines.push(line);
    });
    return { lines, end: () => warn.mockRestore() };
  };

  it('deletes the webhook that another program has set, and hears what was written meanwhile', async () => {
    const { lines, end } = warnings();
    const deleted = await times('deleteWebhook');
    await telegram.call('setWebhook', { url: 'https://baska.example/bot' });
    await telegram.say('95000000001', 'merhaba');
    await telegram.until(({ messages }) => messages.some(({ chat_id }) => chat_id === '95000000001'));
    expect((await times('deleteWebhook')) - deleted).toBe(1);
    expect([await health(), await explained()]).toEqual([
      'ok',
      { available: true, failing_since: null, reason: null },
    ]);

    // set again and again: the bot is left to the other for longer and longer, and one line says so
    const before = await times('getUpdates');
    for (let at = 0; at < 30; at += 1) {
      await telegram.call('setWebhook', { url: 'https://baska.example/bot' });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect((await times('deleteWebhook')) - deleted).toBeLessThanOrEqual(3);
    expect((await times('getUpdates')) - before).toBeLessThanOrEqual(4);
    expect(lines).toEqual(['Another program uses the bot’s token']);
    end();
    await telegram.call('deleteWebhook', {});
  });

  it('is offered to nobody while its token is revoked, and again afterwards', async () => {
    const member = await site.member('user');
    await site.app.get(TelegramLinks).open(member.id, '95000000002');
    await telegram.join('95000000002');
    await site.app.get(AlertChoicesRepository).set(member.id, { quiet_from: '00:00', quiet_to: '00:00' });

    await telegram.revoke();
    await becomes('token');
    expect((await site.http(admin.token).get('/api/site-state')).body.failing).toEqual(['telegram']);
    expect(await alertsOf(site, member)).toMatchObject({
      telegram: true,
      telegram_available: false,
      telegram_linked: true,
    });
    const { status, body } = await invite(site, await site.member('user'));
    expect([status, body.error]).toEqual([
      409,
      expect.stringMatching(/^Telegram bildirimi şu anda kullanılamıyor/),
    ]);
    expect([...(await site.app.get(Recipients).among([member.id])).values()]).toEqual([
      expect.objectContaining({ email: true, telegram: false }),
    ]);
    expect(await explained()).toEqual({
      available: false,
      failing_since: site.clock.now().toISOString(),
      reason: expect.stringMatching(/TELEGRAM_BOT_TOKEN.*BotFather/),
    });

    await telegram.restore();
    await becomes('ok');
    expect(await alertsOf(site, member)).toMatchObject({ telegram_available: true });
    await queueAlert(site, member.id, [fitting([alerted(1)])], 'afterwards');
    await telegram.until(({ messages }) => messages.some(({ chat_id }) => chat_id === '95000000002'));
  });

  it('is called unreachable while Telegram gives no answer, and still offered', async () => {
    const member = await site.member('user');
    await telegram.fail({ method: 'getUpdates', times: 1 });
    await becomes('unreachable');
    expect(await alertsOf(site, member)).toMatchObject({ telegram_available: true });
    expect(await explained()).toMatchObject({ available: true, reason: expect.stringMatching(/ulaşamıyor/) });
    await becomes('ok');
  });

  it('names a second program that listens, and asks for updates less and less', async () => {
    const { lines, end } = warnings();
    const listening = setInterval(
      () => void telegram.call('getUpdates', { timeout: 1 }).catch(() => null),
      200,
    );
    const explains = async () => {
      const { reason } = (await explained()) as { reason: string | null };
      return reason?.startsWith('Botun anahtarını başka bir program da kullanıyor') ?? false;
    };
    while (!(await explains())) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await health()).toBe('ok');
    clearInterval(listening);
    expect(lines.filter((line) => line !== 'Another program uses the bot’s token')).toEqual([]);
    end();
  });
});

import { TelegramBot } from '../../src/modules/alerts/entities/telegram-bot.entity';
import { TelegramMessage } from '../../src/modules/alerts/entities/telegram-message.entity';
import { TelegramQueue } from '../../src/modules/alerts/telegram/telegram-queue';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
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

  it('queues nothing', async () => {
    await site.app.get(TelegramQueue).add(member.id, { onceKey: 'x', filters: [] });
    expect(await site.database.manager.count(TelegramMessage)).toBe(0);
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
    expect(await site.database.manager.countBy(TelegramMessage, { chat_id: chat })).toBe(3);
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
    for (const table of ['alert_choices', 'telegram_links', 'telegram_messages'])
      expect([
        table,
        await site.database.query(`SELECT * FROM ${table} WHERE user_id = ${member.id}`),
      ]).toEqual([table, []]);
    expect(await site.database.query(`SELECT * FROM telegram_messages WHERE chat_id = '${chat}'`)).toEqual(
      [],
    );
  });
});

import { nextRevision } from '../../src/platform/database/archive-revision';
import { deleteMatches } from '../../src/platform/database/delete-matches';
import { moveMatch } from '../../src/platform/database/match-moves';
import { Jobs } from '../../src/platform/background/jobs';
import type { FilterMatches } from '../../src/modules/alerts/message/alert-message';
import { TelegramLinks } from '../../src/modules/alerts/telegram/telegram-links';
import { Match } from '../../src/modules/odds/entities/match.entity';
import { OutboxMessage } from '../../src/modules/delivery/outbox/entities/outbox-message.entity';
import { alerted, fitting } from '../support/alerted';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { addMatches } from '../support/matches';
import { queueAlert } from '../support/queue-alert';
import { TestTelegram } from '../support/telegram';
import { DATABASE_NAME } from '../support/test-database';

const NOON = new Date('2026-05-17T09:00:00Z');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

describe(`messages of the Telegram bot on the ${DATABASE_NAME}`, () => {
  const telegram = new TestTelegram(1);
  let site: TestSite;
  let other: TestSite;
  let nextChat = 91_000_000_000;
  let nextKey = 0;

  beforeAll(async () => {
    await telegram.start();
    const settings = { ...telegram.settings, PUBLIC_URL: 'https://oran.example' };
    site = await createTestSite(settings);
    other = await createTestSite(settings, site);
    for (const each of [site, other])
      await each.app.get(Jobs).stop('alerts', 'telegram', 'telegram-results', 'telegram-updates');
  });
  afterAll(async () => {
    await other?.close();
    await site?.close();
    await telegram.stop();
  });
  beforeEach(async () => {
    setClocks(NOON);
    for (const table of ['outbox', 'alert_hits']) await site.database.query(`DELETE FROM ${table}`);
    await site.database.query('UPDATE telegram_bots SET next_call_at = NULL');
  });

  function setClocks(at: Date): void {
    for (const each of [site, other]) each.clock.set(at);
  }
  const pass = (milliseconds: number) => setClocks(new Date(site.clock.now().getTime() + milliseconds));
  const until = (days: number) => new Date(NOON.getTime() + days * DAY);
  const queue = (member: TestMember, filters: FilterMatches[], message = `${(nextKey += 1)}`) =>
    queueAlert(site, member.id, filters, message);
  const send = (by = site) => by.run('telegram');
  const rows = () =>
    site.database.manager.find(OutboxMessage, { where: { channel: 'telegram' }, order: { id: 'ASC' } });
  const stateOf = async () => (await rows()).map(({ status }) => status);
  const sends = async () => (await telegram.state()).calls.filter(({ method }) => method === 'sendMessage');

  async function linked(end: Date = until(30)): Promise<{ member: TestMember; chat: string }> {
    const member = await site.member('user', { end });
    const chat = String((nextChat += 1));
    await telegram.join(chat);
    await site.app.get(TelegramLinks).open(member.id, chat);
    return { member, chat };
  }
  const alertsOf = async ({ token }: TestMember) =>
    (await site.http(token).get('/api/profile')).body.alerts as Record<string, unknown>;

  it('go to the member’s chat once, however often they are queued', async () => {
    const { member, chat } = await linked();
    for (const _ of [1, 2]) await queue(member, [fitting([alerted(7)])], 'once');
    await Promise.all([send(site), send(other)]);
    await send();
    expect(await telegram.texts(chat)).toEqual([
      expect.stringContaining('Ev 7 - Konuk 7\n17 Mayıs Pazar 20:00'),
    ]);
    expect(await stateOf()).toEqual(['sent']);
  });

  it('go to nobody who is no member any more, has stopped, or has no chat by then', async () => {
    const gone = await linked(until(1));
    const stopped = await linked();
    const unlinked = await linked();
    for (const { member } of [gone, stopped, unlinked])
      await queue(member, [fitting([alerted(7, { date: '2026-05-19' })])]);
    const choices = { email: true, telegram: false, quiet_from: '23:00', quiet_to: '08:00' };
    await site.http(stopped.member.token).put('/api/profile/alerts').send(choices).expect(200);
    await site.app.get(TelegramLinks).close(unlinked.member.id);
    pass(DAY);
    await send();
    expect(await stateOf()).toEqual(['dropped', 'dropped', 'dropped']);
    for (const { chat } of [gone, stopped, unlinked]) expect(await telegram.texts(chat)).toEqual([]);
  });

  it('leave out what has kicked off meanwhile, and are dropped when nothing is left', async () => {
    const { member, chat } = await linked();
    const early = alerted(1, { time: '13:00' });
    await queue(member, [fitting([early], { name: 'Erken' })]);
    await queue(member, [fitting([early, alerted(2, { time: null })]), fitting([early], { name: 'Boş' })]);
    pass(60 * MINUTE);
    await send();
    expect(await stateOf()).toEqual(['dropped', 'sent']);
    const [text] = await telegram.texts(chat);
    expect(text).toContain('Ev 2');
    expect(text).not.toContain('Ev 1');
    expect(text).not.toContain('Boş');
  });

  it('wait in quiet hours, and are told after them if not yet kicked off', async () => {
    const { member, chat } = await linked();
    setClocks(new Date('2026-05-17T20:30:00Z'));
    const night = alerted(1, { date: '2026-05-18', time: '03:00' });
    await queue(member, [fitting([night, alerted(2, { date: '2026-05-18' })])]);
    await queue(member, [fitting([night], { name: 'Gece' })]);
    await send();
    expect(await stateOf()).toEqual(['queued', 'queued']);
    setClocks(new Date('2026-05-18T04:59:00Z'));
    await send();
    expect(await telegram.texts(chat)).toEqual([]);
    setClocks(new Date('2026-05-18T05:00:00Z'));
    await send();
    expect(await stateOf()).toEqual(['sent', 'dropped']);
    expect((await rows())[0]!.attempts).toBe(0);
    const [text, ...more] = await telegram.texts(chat);
    expect([text!.includes('Ev 2'), text!.includes('Ev 1'), more]).toEqual([true, false, []]);
  });

  it('close the channel of a chat that has blocked the bot', async () => {
    const { member, chat } = await linked();
    await telegram.block(chat);
    await queue(member, [fitting([alerted(7)])]);
    await send();
    expect(await stateOf()).toEqual(['dropped']);
    expect(await alertsOf(member)).toMatchObject({ telegram: false, telegram_linked: false, email: true });
  });

  it('all wait, of every process, for as long as Telegram says', async () => {
    const two = [await linked(), await linked()];
    for (const { member } of two) await queue(member, [fitting([alerted(7)])]);
    const before = (await sends()).length;
    const parameters = { retry_after: 7 };
    await telegram.fail({ method: 'sendMessage', code: 429, description: 'Too Many Requests', parameters });
    await send(site);
    const count = async () => (await sends()).length - before;
    expect(await count()).toBe(1);
    await send(other);
    // what nobody has tried yet waits too
    const third = await linked();
    await queue(third.member, [fitting([alerted(8)])]);
    pass(7 * SECOND - 1 - 5 * SECOND - 1);
    await Promise.all([send(site), send(other)]);
    expect([await count(), await stateOf()]).toEqual([1, ['queued', 'queued', 'queued']]);
    pass(5 * SECOND + 2);
    await Promise.all([send(site), send(other)]);
    expect([await count(), await stateOf()]).toEqual([4, ['sent', 'sent', 'sent']]);
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([0, 0, 0]);
  });

  it.each([
    ['an error of its own', { code: 502, description: 'Bad Gateway' }],
    ['a broken connection', {}],
    ['a token that it doesn’t know', { code: 401, description: 'Unauthorized' }],
  ])('are tried again later after %s', async (_, failure) => {
    const { member, chat } = await linked();
    await queue(member, [fitting([alerted(7)])]);
    await telegram.fail({ method: 'sendMessage', ...failure });
    await send();
    const [row] = await rows();
    expect(row).toMatchObject({ status: 'queued', attempts: 1 });
    expect(row!.next_attempt_at).toEqual(new Date(NOON.getTime() + MINUTE));
    expect(row!.last_error).toBeTruthy();
    await send();
    expect(await telegram.texts(chat)).toEqual([]);
    pass(MINUTE);
    await send();
    expect([await stateOf(), (await telegram.texts(chat)).length]).toEqual([['sent'], 1]);
  });

  it('are given up when Telegram will never take them, without holding up others', async () => {
    const [bad, good] = [await linked(), await linked()];
    for (const { member } of [bad, good]) await queue(member, [fitting([alerted(7)])]);
    await telegram.fail({ method: 'sendMessage', code: 400, description: 'Bad Request: x' });
    await send();
    expect(await stateOf()).toEqual(['failed', 'sent']);
  });

  it('are divided where they are too long, one part a second, and go on where they stopped', async () => {
    const { member, chat } = await linked();
    const matches = Array.from({ length: 90 }, (_, at) => alerted(at + 1));
    await queue(member, [fitting(matches.slice(0, 50)), fitting(matches.slice(50), { name: 'İkinci' })]);
    await send();
    await send();
    expect((await telegram.texts(chat)).length).toBe(1);
    pass(1_100);
    await telegram.fail({ method: 'sendMessage', code: 500 });
    await send();
    expect(await stateOf()).toEqual(['queued']);
    for (let turn = 0; turn < 6; turn += 1) {
      pass(MINUTE);
      await send(turn % 2 === 0 ? other : site);
    }
    expect(await stateOf()).toEqual(['sent']);
    const texts = await telegram.texts(chat);
    expect(texts.length).toBeGreaterThan(2);
    const told = texts.flatMap((text) => [...text.matchAll(/^Ev (\d+) - /gm)].map(([, id]) => Number(id)));
    expect(told).toEqual(matches.map(({ id }) => id));
    expect(texts.filter((text) => text.includes('/dur'))).toHaveLength(1);
    expect((await sends()).filter((call) => call.chat_id === chat && call.code === 400)).toEqual([]);
  });

  it('are forgotten after a while', async () => {
    const { member } = await linked();
    await queue(member, [fitting([alerted(7)])]);
    await send();
    pass(91 * DAY);
    await site.run('old-messages');
    expect(await rows()).toEqual([]);
    expect(await site.database.query('SELECT * FROM telegram_sent_parts')).toEqual([]);
  });

  describe('after full time', () => {
    const edits = async () =>
      (await telegram.state()).calls.filter(({ method }) => method === 'editMessageText');
    const enter = (by = site) => by.run('telegram-results');

    async function toldOf(count: number, selection: string | null = 'ft_1_odd') {
      const { member, chat } = await linked();
      const day = { date: '2026-05-17', time: '20:00' };
      const ids = await addMatches(
        site.database,
        Array.from({ length: count }, (_, at) => ({ ...day, home: `Ev ${at}`, away: `Konuk ${at}` })),
      );
      await queue(member, [
        fitting(
          ids.map((id) => alerted(id)),
          { selection },
        ),
      ]);
      await send();
      return { member, chat, ids };
    }
    const play = (id: number, changes: Partial<Match>) =>
      site.database.transaction(async (manager) => {
        const revision = await nextRevision(manager);
        await manager.update(Match, { id }, { ...changes, revision });
      });
    const score = (full: [number, number], half: [number, number] = [0, 0]) => ({
      home_ht_score: half[0],
      away_ht_score: half[1],
      home_ft_score: full[0],
      away_ft_score: full[1],
    });

    it('show the result, its correction, and whether the selection came in', async () => {
      const { chat, ids } = await toldOf(2);
      pass(12 * 60 * MINUTE);
      await enter();
      const before = (await edits()).length;
      await play(ids[0]!, score([2, 1], [1, 0]));
      await Promise.all([enter(site), enter(other)]);
      await Promise.all([enter(site), enter(other)]);
      let [text] = await telegram.texts(chat);
      expect(text).toContain('Sonuç: 2-1 (ilk yarı 1-0)\nMaç Sonucu 1: gerçekleşti\n');
      expect(text!.match(/Sonuç/g)).toHaveLength(1);
      expect((await edits()).length - before).toBe(1);

      await play(ids[0]!, score([2, 2], [1, 0]));
      await play(ids[1]!, score([0, 0]));
      await enter();
      [text] = await telegram.texts(chat);
      expect(text).toContain('Sonuç: 2-2 (ilk yarı 1-0)\nMaç Sonucu 1: gerçekleşmedi\n');
      expect(text).toContain('Sonuç: 0-0 (ilk yarı 0-0)');
      expect((await edits()).length - before).toBe(2);

      // a price changes, and the other process looks too
      await play(ids[0]!, { code: 17 });
      await Promise.all([enter(site), enter(other)]);
      expect((await edits()).length - before).toBe(2);

      // the import of the result is taken back
      await play(ids[0]!, {
        home_ht_score: null,
        away_ht_score: null,
        home_ft_score: null,
        away_ft_score: null,
      });
      await enter();
      expect((await telegram.texts(chat))[0]!.match(/Sonuç/g)).toHaveLength(1);
    });

    it('show an awarded result as such, without a word about the selection', async () => {
      const { chat, ids } = await toldOf(1);
      await play(ids[0]!, { ...score([3, 0]), awarded: true });
      await enter();
      const [text] = await telegram.texts(chat);
      expect(text).toContain('Sonuç: 3-0 (hükmen)');
      expect(text).not.toContain('gerçekleş');
    });

    it('are those of the match that theirs has become or was played as', async () => {
      const { chat, ids } = await toldOf(2);
      const [game, whole] = await addMatches(site.database, [{ date: '2026-05-17' }, { date: '2026-05-17' }]);
      await site.database.transaction(async (manager) => {
        const revision = await nextRevision(manager);
        const place = { pairKey: '1|a|b', date: '2026-05-17' };
        await manager.update(Match, { id: ids[0]! }, { retired: true, revision });
        await moveMatch(manager, { ...place, from: ids[0]!, into: game!, reason: 'retired' });
        await moveMatch(manager, { ...place, from: ids[1]!, into: whole!, reason: 'merged' });
        await deleteMatches(manager, revision, 'id = ?', [ids[1]!]);
      });
      await play(game!, score([2, 1]));
      await enter();
      await play(whole!, score([0, 2]));
      await enter();
      const [text] = await telegram.texts(chat);
      expect(text).toMatch(/Sonuç: 2-1 .*\n.*: gerçekleşti\n[^]*Sonuç: 0-2 .*\n.*: gerçekleşmedi\n/);
      await play(whole!, score([1, 0]));
      await enter();
      expect((await telegram.texts(chat))[0]).toContain('Sonuç: 1-0');
    });

    it('are changed in the chat where they stand, also after its member went elsewhere', async () => {
      const { member, chat, ids } = await toldOf(1, null);
      await telegram.join('92000000001');
      await site.app.get(TelegramLinks).open(member.id, '92000000001');
      await play(ids[0]!, score([3, 0]));
      await enter();
      const [text] = await telegram.texts(chat);
      expect(text).toContain('Sonuç: 3-0');
      expect(text).not.toContain('gerçekleş');
    });

    it('are let be when they can’t be changed', async () => {
      const { ids } = await toldOf(1);
      const description = 'Bad Request: message to edit not found';
      await telegram.fail({ method: 'editMessageText', code: 400, description });
      await play(ids[0]!, score([1, 0]));
      const before = (await edits()).length;
      await enter();
      await play(ids[0]!, score([2, 0]));
      pass(DAY);
      await enter();
      await enter(other);
      expect((await edits()).length - before).toBe(1);
    });

    it('are tried again after a failure, and wait with everything else', async () => {
      const { chat, ids } = await toldOf(1);
      await play(ids[0]!, score([1, 0]));
      await telegram.fail({ method: 'editMessageText', code: 500 });
      await enter();
      await enter();
      expect((await telegram.texts(chat))[0]).not.toContain('Sonuç');
      pass(MINUTE);
      const parameters = { retry_after: 60 };
      await telegram.fail({ method: 'editMessageText', code: 429, parameters });
      await enter();
      const before = (await edits()).length;
      pass(50 * SECOND);
      await Promise.all([enter(site), enter(other)]);
      expect((await edits()).length).toBe(before);
      pass(10 * SECOND);
      await enter();
      expect((await telegram.texts(chat))[0]).toContain('Sonuç: 1-0');
    });

    it('take a text that stands there already for done', async () => {
      const { ids } = await toldOf(1);
      await play(ids[0]!, score([1, 0]));
      const description = 'Bad Request: message is not modified: the same';
      await telegram.fail({ method: 'editMessageText', code: 400, description });
      await enter();
      const before = (await edits()).length;
      await enter(other);
      expect((await edits()).length).toBe(before);
      await play(ids[0]!, score([2, 0]));
      await enter();
      expect((await edits()).length).toBe(before + 1);
    });

    it('stay as they are a week later', async () => {
      const { chat, ids } = await toldOf(1);
      pass(10 * DAY);
      await play(ids[0]!, score([1, 0]));
      await enter();
      await enter(other);
      expect((await telegram.texts(chat))[0]).not.toContain('Sonuç');
    });
  });
});

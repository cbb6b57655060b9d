import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RecordChecker } from '../../src/modules/blogs/picks/chain/record-checker';
import { RECORD_COLUMNS } from '../../src/modules/blogs/picks/chain/record-file';
import { PickRecordRow } from '../../src/modules/blogs/picks/entities/pick-record-row.entity';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { afterKickOff, DAY, KICK_OFF, MINUTE, PickDesk } from '../support/pick-desk';
import { statedRoutes } from '../support/routes';
import { runCli } from '../support/run-cli';
import { DATABASE_NAME } from '../support/test-database';

/** 20:00 in Istanbul on Wednesday the 20th, two days after {@link KICK_OFF}. */
const LATER = { date: '2026-05-20', kickOff: afterKickOff(2 * DAY) };

const PRICE = 37.19;

describe(`selections on the record whose match has not kicked off, on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let desk: PickDesk;
  let waiting: TestMember;

  beforeAll(async () => {
    site = await createTestSite();
    desk = await PickDesk.open(site);
    waiting = await site.member('wait');
  });
  afterAll(() => site?.close());
  beforeEach(async () => {
    await desk.at('2026-05-17T12:00:00.000Z');
  });

  const exported = async (token?: string): Promise<string> =>
    (await site.http(token).get('/api/pick-record.csv').buffer(true).expect(200)).text;

  /** The lines of a post's selections as everybody gets them. */
  const linesOf = async (postId: number): Promise<string[][]> =>
    (await exported())
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(';'))
      .filter(([, post]) => post === String(postId));

  const isOpen = (line: readonly string[] | undefined): boolean => line![2] !== '';

  function checkOf(text: string): RecordChecker {
    const checker = new RecordChecker();
    const [titles, ...lines] = text.slice(1).trimEnd().split('\r\n');
    expect(checker.begin(titles!.split(';'))).toBe(true);
    for (const line of lines) checker.add(line.split(';'));
    return checker;
  }

  /** A post with a match of the 18th and another one, on the record since the first kick-off. */
  async function sealed(later: Parameters<PickDesk['add']>[0] = { date: LATER.date }) {
    const closing = { ft_1_odd: 1.05, ft_x_odd: 11, ft_2_odd: PRICE };
    const [first, second] = await desk.add({ home: 'Açık' }, { home: 'Gizli', closing, ...later });
    const id = await desk.post([first!, 'over_25_odd'], [second!, 'ft_2_odd']);
    await desk.follow(KICK_OFF);
    return { id, first: first!, second: second! };
  }

  it('show their number, post and hash alone, to everybody, until their own kick-off', async () => {
    const { id } = await sealed();
    const [open, closed] = await linesOf(id);
    expect([open![6], open![9], open![11]]).toEqual([
      'Açık',
      '1.90',
      expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    ]);
    const between = RECORD_COLUMNS.slice(2, -1).map(() => '');
    expect(closed).toEqual([String(Number(open![0]) + 1), String(id), ...between, closed!.at(-1)]);
    expect(closed!.at(-1)).toBe((await desk.head()).hash);
    const text = await exported();
    const tokens = [waiting, desk.member, desk.editor, desk.admin].map(({ token }) => token);
    for (const token of tokens) expect(await exported(token)).toBe(text);

    await desk.follow(new Date(LATER.kickOff.getTime() - 1));
    expect((await linesOf(id)).map(isOpen)).toEqual([true, false]);
    await desk.follow(LATER.kickOff);
    const [, opened] = await linesOf(id);
    expect([opened![6], opened![9], opened!.at(-1)]).toEqual(['Gizli', '37.19', closed!.at(-1)]);
  });

  it('are counted by the check, which takes their hashes as they stand and holds the others against them', async () => {
    const [before, [third]] = [await sealed(), await desk.add({ home: 'Sonraki' })];
    await desk.at('2026-05-17T12:00:00.000Z');
    const after = await desk.post([third!, 'over_25_odd']);
    await desk.follow(KICK_OFF);
    expect((await linesOf(after)).map(isOpen)).toEqual([true]);
    const text = await exported();
    const { count, hash } = await desk.head();
    const closed = text.split('\r\n').filter((line) => line.includes(';;;;;;;;;;;;')).length;
    expect(closed).toBeGreaterThan(0);
    expect(checkOf(text)).toMatchObject({ count, closed, head: hash, problem: null });
    const folder = mkdtempSync(join(tmpdir(), 'oran-closed-'));
    writeFileSync(join(folder, 'sicil.csv'), text);
    const place = { databaseUrl: null, dataDir: folder };
    expect(await runCli('picks-verify', place, join(folder, 'sicil.csv'))).toEqual({
      code: 0,
      output:
        `${count} satır tutuyor. Son parmak izi: ${hash}\n` +
        `Bunlardan ${closed} satır henüz kapalı: maçı başlayana kadar içeriği yazılmaz, parmak izi olduğu gibi alındı.\n`,
    });
    rmSync(folder, { recursive: true });

    // what was changed behind a closed hash shows when the row opens
    const [[, hidden], { seq }] = [
      await linesOf(before.id),
      await site.database.manager.findOneByOrFail(PickRecordRow, { post_id: before.id, home_team: 'Gizli' }),
    ];
    expect(hidden![0]).toBe(String(seq));
    await site.database.manager.update(PickRecordRow, { seq }, { odd: 1_200 });
    expect(checkOf(await exported()).problem).toBeNull();
    await desk.follow(LATER.kickOff);
    expect(checkOf(await exported()).problem).toEqual({ kind: 'different', seq });
    await site.database.manager.update(PickRecordRow, { seq }, { odd: PRICE * 100 });
    expect(checkOf(await exported())).toMatchObject({ closed: 0, problem: null });
  });

  it('have a text of their own in their hash, so that nobody finds them by trying', async () => {
    await sealed();
    const rows = await site.database.manager.find(PickRecordRow);
    expect(rows.filter(({ nonce }) => !/^[0-9a-f]{32}$/.test(nonce!))).toEqual([]);
    expect(new Set(rows.map(({ nonce }) => nonce)).size).toBe(rows.length);
  });

  it('stay closed until the match is played where it is moved, and open with it where it is brought forward', async () => {
    const { id, second } = await sealed();
    await desk.alter(second, { match_date: '2026-05-27' });
    await desk.follow(LATER.kickOff);
    expect((await linesOf(id)).map(isOpen)).toEqual([true, false]);
    await desk.follow(new Date(LATER.kickOff.getTime() + 7 * DAY - 1));
    expect((await linesOf(id)).map(isOpen)).toEqual([true, false]);
    await desk.alter(second, { match_date: '2026-05-26', match_time: '19:00' });
    expect((await linesOf(id)).map(isOpen)).toEqual([true, true]);
  });

  it('of unknown time stay closed until their day is over', async () => {
    const [match] = await desk.add({ time: null, home: 'Saatsiz' });
    const id = await desk.post([match!, 'over_25_odd']);
    await desk.follow('2026-05-17T21:00:00.000Z');
    expect((await linesOf(id)).map(isOpen)).toEqual([false]);
    await desk.follow('2026-05-18T20:59:59.999Z');
    expect((await linesOf(id)).map(isOpen)).toEqual([false]);
    await desk.follow('2026-05-18T21:00:00.000Z');
    expect((await linesOf(id)).map(isOpen)).toEqual([true]);
  });

  it('are open once their match has a result, and go by what they say themselves when it is gone', async () => {
    const played = await sealed();
    await desk.result(played.second, { full: [0, 1] });
    expect((await linesOf(played.id)).map(isOpen)).toEqual([true, true]);
    await desk.at('2026-05-17T12:00:00.000Z');
    const gone = await sealed({ date: LATER.date, home: 'Silinen' });
    await site.database.query('DELETE FROM matches WHERE id = ?', [gone.second]);
    await desk.follow(new Date(LATER.kickOff.getTime() - MINUTE));
    expect((await linesOf(gone.id)).map(isOpen)).toEqual([true, false]);
    await desk.follow(LATER.kickOff);
    expect((await linesOf(gone.id)).map(isOpen)).toEqual([true, true]);
  });

  it('are told by no route that everybody or a waiting account may use', async () => {
    // a price that nothing else on the site has
    const { id, second } = await sealed({ date: LATER.date, closing: { ft_2_odd: 91.57 } });
    const told = (text: string) => /(?<![\d.])(?:91[.,]57|9157)(?!\d)/.test(text);
    const post = await site.http(desk.member.token).get(`/api/blogs/${id}`);
    expect(told(post.text)).toBe(true);
    const parameters: Record<string, string | number> = { author: desk.editor.username, match_id: second };
    const open = statedRoutes(site.app).filter(
      ({ method, rule }) => method === 'GET' && (rule === 'public' || rule?.includes('wait')),
    );
    expect(open.map(({ name }) => name)).toContain('GET /api/editors/:author/summary');
    for (const { name, path } of open)
      for (const number of [id, second]) {
        const address = path.replace(/:(\w+)/g, (_, parameter: string) =>
          String(parameters[parameter] ?? number),
        );
        for (const token of [undefined, waiting.token]) {
          const { text = '', body } = await site.http(token).get(address).buffer(true);
          expect([name, told(text + JSON.stringify(body))]).toEqual([name, false]);
        }
      }
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PickSettlement } from '../../src/modules/blogs/picks/entities/pick-settlement.entity';
import { PickRecordRow } from '../../src/modules/blogs/picks/entities/pick-record-row.entity';
import { ClosedRows } from '../../src/modules/blogs/picks/chain/closed-rows';
import { NO_HASH } from '../../src/modules/blogs/picks/chain/row-hash';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { addToRecord } from '../support/pick-record';
import { runCli } from '../support/run-cli';
import { DATABASE_NAME } from '../support/test-database';

const VISITORS = 20;

describe(`the exported record on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let folder: string;

  beforeAll(async () => {
    site = await createTestSite();
    folder = mkdtempSync(join(tmpdir(), 'oran-record-'));
  });
  afterAll(async () => {
    await site?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await site.database.manager.clear(PickRecordRow);
    await site.database.manager.clear(PickSettlement);
  });

  const exported = async (): Promise<string> => {
    const { status, text, headers } = await site.http().get('/api/pick-record.csv').buffer(true);
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers['content-disposition']).toBe('attachment; filename="editor-sicili-2026-05-17.csv"');
    return text;
  };
  const head = async () => (await site.http().get('/api/pick-record/head')).body;
  const settle = (seq: number, number: number, state: 'won' | 'lost' | 'void', is_current: boolean) =>
    site.database.manager.insert(PickSettlement, {
      ...{ seq, number, state, is_current },
      ...{ home_ft_score: null, away_ft_score: null, settled_at: site.clock.now() },
    });
  /** Writes the file with changes of its lines, and verifies it. */
  const verify = (text: string, ...args: string[]) => {
    const file = join(folder, 'sicil.csv');
    writeFileSync(file, text);
    return runCli('picks-verify', { databaseUrl: null, dataDir: folder }, file, ...args);
  };
  const HEAD_LINE =
    '\ufeffseq;post_id;author;match_id;match_date;match_time;home_team;away_team;column;odd;locked_at;nonce;state;hash\r\n';

  it('is its first line alone while there is nothing on it', async () => {
    expect(await exported()).toBe(HEAD_LINE);
    expect(await head()).toEqual({ count: 0, hash: NO_HASH });
    expect(await verify(await exported())).toEqual({
      code: 0,
      output: `0 satır tutuyor. Son parmak izi: ${NO_HASH}\n`,
    });
  });

  it('says what was picked at which price, how it stands now, and its hash', async () => {
    const rows = await addToRecord(site, 5);
    await settle(1, 1, 'won', false);
    await settle(1, 2, 'lost', true);
    await settle(2, 1, 'void', true);
    await settle(4, 1, 'won', true);
    const lines = (await exported()).split('\r\n');
    expect(lines[1]).toBe(
      `1;1;Şule;1001;2026-05-16;20:00;Ev 1;Konuk 1;over_25_odd;1.51;2026-05-01T09:00:00.000Z;${rows[0]!.nonce};kaybetti;${rows[0]!.hash}`,
    );
    expect(lines[5]!.split(';')[5]).toBe('');
    const states = lines.slice(1, 6).map((line) => line.split(';')[12]);
    expect(states).toEqual(['kaybetti', 'iade', 'bekliyor', 'kazandı', 'bekliyor']);
    expect(lines.slice(6)).toEqual(['']);
  });

  it('holds with names that need quotes or would be formulas, behind any separator', async () => {
    await addToRecord(site, 2, { author: '=SUM(1;2)', home_team: 'Ev "A"; Ev "B"', away_team: '@konuk' });
    await addToRecord(site, 2, { author: "'=x", home_team: 'Iğdır, Ağrı', away_team: '-' });
    const text = await exported();
    expect(text).toContain(';"\'=SUM(1;2)";');
    const good = { code: 0, output: `4 satır tutuyor. Son parmak izi: ${(await head()).hash}\n` };
    expect(await verify(text)).toEqual(good);
    await site.database.manager.update(PickRecordRow, { seq: 1 }, { home_team: 'Ev' });
    expect(await verify(await exported())).toEqual({
      code: 1,
      output: `0 satır tutuyor. Son parmak izi: ${NO_HASH}\nSıra 1: satır parmak izini tutmuyor; satır ya da parmak izi değiştirilmiş.\n`,
    });
  });

  it('may be checked with commas between its cells, without its mark, and with other line ends', async () => {
    await addToRecord(site, 3);
    const text = (await exported()).slice(1).replaceAll(';', ',').replaceAll('\r\n', '\n');
    expect(await verify(text)).toMatchObject({ code: 0 });
  });

  it('tells in which row a printed hash stands, and that a record cut off does not have it', async () => {
    const rows = await addToRecord(site, 6);
    const text = await exported();
    const [early, late] = [rows[2]!.hash, rows[5]!.hash];
    const found = await verify(text, '--head', early, '--head', late.toUpperCase());
    expect(found.code).toBe(0);
    expect(found.output).toContain(`${early} parmak izi 3. satırda duruyor.\n`);
    expect(found.output).toContain(`${late} parmak izi 6. satırda duruyor.\n`);
    const cutOff = await verify(text.split('\r\n').slice(0, 5).join('\r\n'), '--head', early, '--head', late);
    expect(cutOff.code).toBe(1);
    expect(cutOff.output).toContain(`4 satır tutuyor. Son parmak izi: ${rows[3]!.hash}\n`);
    expect(cutOff.output).toContain(`${early} parmak izi 3. satırda duruyor.\n`);
    expect(cutOff.output).toContain(`${late} parmak izi dosyanın tutan satırlarında yok`);
  });

  it.each([
    ['a price', '1.53', '9.53', 'Sıra 3: satır parmak izini tutmuyor'],
    ['a line', /3;2;[^\r]*\r\n/, '', 'Sıra 3: satır eksik.'],
    ['a quote that never closes', 'Konuk 3', '"Konuk 3', 'Sıra 3: satır okunamadı.'],
    ['a number', '4;2;', '2;2;', 'Sıra 2: satır yineleniyor ya da yanlış yerde.'],
  ])('does not hold with %s changed, and the row is named', async (_, what, by, said) => {
    await addToRecord(site, 5);
    const { code, output } = await verify((await exported()).replace(what, by));
    expect([code, output]).toEqual([1, expect.stringContaining(said)]);
  });

  it('is not taken for one when it is another file', async () => {
    for (const text of ['a;b\r\n1;2\r\n', HEAD_LINE.replace('seq', 'no'), 'metin']) {
      const { code, output } = await verify(text);
      expect([code, output]).toEqual([1, expect.stringContaining('Bu dosya bir editör sicili değil.')]);
    }
    const missing = await runCli('picks-verify', { databaseUrl: null, dataDir: folder }, 'yok.csv');
    expect([missing.code, missing.output]).toEqual([1, 'yok.csv okunamadı. Adını ve yerini denetleyin.\n']);
    for (const args of [[], ['--head']]) {
      const usage = await runCli('picks-verify', { databaseUrl: null, dataDir: folder }, ...args);
      expect([usage.code, usage.output]).toEqual([2, expect.stringContaining('npm run picks:verify')]);
    }
    const badHead = await verify(HEAD_LINE, '--head', 'abc');
    expect([badHead.code, badHead.output]).toEqual([2, expect.stringContaining('64 haneli')]);
  });

  it('goes to many visitors at once while others are answered quickly', async () => {
    await addToRecord(site, 10_000);
    const { count, hash } = await head();
    let running = true;
    const parts = jest.spyOn(ClosedRows.prototype, 'among');
    /** Parts of files that were made while each of the others waited. */
    const waits: number[] = [];
    const asking = (async () => {
      while (running) {
        const before = parts.mock.calls.length;
        await site.http().get('/api/pick-record/head').expect(200);
        waits.push(parts.mock.calls.length - before);
      }
    })();
    const texts = await Promise.all(Array.from({ length: VISITORS }, () => exported()));
    running = false;
    await asking;
    parts.mockRestore();
    for (const text of texts)
      expect(text.trimEnd().split('\r\n').at(-1)).toMatch(new RegExp(`^${count};.*;${hash}$`));
    expect(waits.length).toBeGreaterThan(20);
    const quickly = waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.9)]!;
    expect(quickly).toBeLessThan(VISITORS);
  });
});

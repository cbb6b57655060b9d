import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Jobs } from '../../src/platform/background/jobs';
import { istanbulParts } from '../../src/platform/time/istanbul';
import { restoreBackup } from '../../src/platform/database/backup/restore-backup';
import { RowCheck } from '../../src/platform/database/backup/table-values';
import { writeBackup } from '../../src/platform/database/backup/write-backup';
import { RecordChecker } from '../../src/modules/blogs/picks/chain/record-checker';
import { RECORD_COLUMNS } from '../../src/modules/blogs/picks/chain/record-file';
import { NO_HASH, rowHash } from '../../src/modules/blogs/picks/chain/row-hash';
import { PickRecordRow } from '../../src/modules/blogs/picks/entities/pick-record-row.entity';
import { createTestSite, TEST_PASSWORD, type TestMember, type TestSite } from '../support/create-test-site';
import { importRequests } from '../support/import-requests';
import { DAY, MINUTE, PickDesk } from '../support/pick-desk';
import { Random } from '../support/random-archive';
import { DATABASE_NAME } from '../support/test-database';

const ATTEMPTS = 200;
const SEED = 20_260_517;

/** 20:00 in Istanbul, when the first matches of the record kick off. */
const FIRST_KICK_OFF = new Date('2026-05-18T17:00:00.000Z');
const MATCHES = 30;
/** With prices as a bookmaker offers them: others aren't believed. */
const PRICES = { ft_1_odd: 2.1, ft_x_odd: 3.4, ft_2_odd: 3.6, over_25_odd: 1.85, under_25_odd: 1.95 };
const COLUMNS = Object.keys(PRICES) as (keyof typeof PRICES)[];

/**
 * What becomes of an attempt: `kept`, the record says what it said, or `found`, it says something else and whoever has
 * the hashes that were printed before finds it.
 */
type Outcome = 'kept' | 'found';

describe(`attempts to change the past on the ${DATABASE_NAME}`, () => {
  const random = new Random(SEED);
  let site: TestSite;
  let desk: PickDesk;
  let folder: string;
  let now: Date;
  /** Editors whose accounts are deleted by and by. */
  const editors: TestMember[] = [];
  /** Posts whose selections are on the record. */
  const posts: number[] = [];
  const heads: { count: number; hash: string }[] = [];
  const backups: string[] = [];
  const requests = importRequests(
    () => site,
    () => desk.admin,
  );

  beforeAll(async () => {
    site = await createTestSite();
    // a restore has the database to itself
    await site.app.get(Jobs).stop('alerts');
    desk = await PickDesk.open(site);
    folder = mkdtempSync(join(tmpdir(), 'oran-tampering-'));
    await requests.imported(
      native(() => ({})),
      'fikstur.csv',
    );
    for (let count = 0; count < 6; count += 1) editors.push(await site.member('editor'));
    const ids = (await site.database.query('SELECT id FROM matches ORDER BY id')) as { id: number }[];
    for (let at = 0; at < MATCHES; at += 2) {
      const token = editors[at % editors.length]!.token;
      const chosen = [ids[at]!, ids[at + 1]!].map(({ id }) => ({
        match_id: id,
        column: random.pick(COLUMNS),
      }));
      posts.push(((await desk.send(chosen, { token })).body as { id: number }).id);
    }
    for (let day = 0; day < 5; day += 1) {
      await moveTo(new Date(FIRST_KICK_OFF.getTime() + day * DAY));
      await site.run('picks');
      heads.push(await desk.head());
      await keepBackup();
    }
    await requests.imported(native(randomScore), 'sonuc.csv');
    await site.run('picks');
    expect(heads.at(-1)!.count).toBe(MATCHES);
  });
  afterAll(async () => {
    await site?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function moveTo(instant: Date): Promise<void> {
    now = instant;
    await desk.at(now);
  }

  async function keepBackup(): Promise<void> {
    const path = join(folder, `${backups.length}.backup`);
    await writeBackup(site.database, site.settings.dataDir, path, now);
    backups.push(path);
  }

  /** The matches of the record as an import brings them. */
  function native(changes: (at: number) => Record<string, string | number>): string {
    const rows = Array.from({ length: MATCHES }, (_, at) => ({
      match_date: `2026-05-${18 + Math.floor(at / 6)}`,
      match_time: '20:00',
      country_name: 'Türkiye',
      competition_name: 'Süper Lig',
      home_team: `Ev ${at}`,
      away_team: `Konuk ${at}`,
      filter_type: 2,
      ...PRICES,
      home_ft_score: '',
      away_ft_score: '',
      ...changes(at),
    }));
    return [Object.keys(rows[0]!).join(), ...rows.map((row) => Object.values(row).join())].join('\n');
  }

  const randomScore = () => ({ home_ft_score: random.below(4), away_ft_score: random.below(4) });

  /** The record as everybody may download it: what is hashed and its hashes, and whether it holds. */
  async function download() {
    const { text } = await site.http().get('/api/pick-record.csv').buffer(true).expect(200);
    const cells = text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(';'));
    const checker = new RecordChecker(new Set(heads.map(({ hash }) => hash)));
    for (const each of cells) checker.add(each);
    const holds =
      checker.problem === null && heads.every(({ count, hash }) => checker.rowWith(hash) === count);
    const state = RECORD_COLUMNS.indexOf('state');
    return { holds, hashed: cells.map((each) => each.toSpliced(state, 1).join(';')) };
  }

  const rows = () => site.database.manager.find(PickRecordRow, { order: { seq: 'ASC' } });
  const change = (seq: number, values: Partial<PickRecordRow>) =>
    site.database.manager.update(PickRecordRow, { seq }, values);
  const putRows = async (all: readonly PickRecordRow[]) => {
    await site.database.manager.clear(PickRecordRow);
    await site.database.manager.insert(PickRecordRow, [...all]);
  };
  const anyRow = async () => random.pick(await rows());
  const anyPost = () => random.pick(posts);
  const put = (id: number, body: object, { token } = desk.admin) =>
    site
      .http(token)
      .put(`/api/blogs/${id}`)
      .send({ blogname: 'Kupon', feedback: 'Metin', ...body });

  /** A new post one of whose matches kicks off a moment later, before the site has noticed; what is tried then. */
  async function inTheSameSecond(attempt: (id: number, match: number) => Promise<unknown>): Promise<Outcome> {
    const kickOff = new Date(now.getTime() + 2 * MINUTE);
    const { date, time } = istanbulParts(kickOff);
    const [match] = await desk.add({ date, time, home: `Ev ${now.getTime()}` });
    const id = await desk.post([match!, 'over_25_odd']);
    await moveTo(kickOff);
    await attempt(id, match!);
    await site.run('picks');
    const { hashed } = await download();
    expect(hashed.at(-1)).toContain(`;${id};${desk.editor.username};${match};`);
    expect(hashed.at(-1)).toContain(';over_25_odd;1.90;');
    heads.push(await desk.head());
    posts.push(id);
    return 'kept';
  }

  /** A backup of now with other rows of the record in it, put back. */
  async function throughBackup(
    withChecksum: boolean,
    column: string,
    tampered: (value: unknown) => unknown,
  ): Promise<Outcome> {
    await keepBackup();
    const lines = gunzipSync(readFileSync(backups.at(-1)!))
      .toString()
      .split('\n');
    const first = lines.findIndex((line) => line.startsWith('{"table":"pick_record"')) + 1;
    const end = lines.findIndex((line, at) => at >= first && line.startsWith('{"rows":'));
    const place = first + random.below(end - first);
    const row = JSON.parse(lines[place]!) as unknown[];
    const { columns } = JSON.parse(lines[first - 1]!) as { columns: string[] };
    const at = columns.indexOf(column);
    row[at] = tampered(row[at]);
    lines[place] = JSON.stringify(row);
    const check = new RowCheck();
    for (const line of lines.slice(first, end)) check.add(line);
    if (withChecksum) lines[end] = JSON.stringify(check.result());
    const path = join(folder, 'tampered.backup');
    writeFileSync(path, gzipSync(lines.join('\n')));
    const restored = restoreBackup(site.database, site.settings.dataDir, path);
    if (withChecksum) await restored;
    else await expect(restored).rejects.toMatchObject({ reason: 'damaged' });
    return withChecksum ? 'found' : 'kept';
  }

  const ATTEMPTED: Record<string, () => Promise<Outcome>> = {
    'other selections by an editor': async () => {
      const { match_id } = await anyRow();
      const selections = random.chance(0.3) ? [] : [{ match_id, column: random.pick(COLUMNS) }];
      const { status, body } = await put(anyPost(), { selections }, desk.editor);
      expect([404, 409]).toContain(status);
      if (status === 409) expect(body.code).toBe('PICK_LOCKED');
      return 'kept';
    },
    'other selections by an admin': async () => {
      const { status } = await put(anyPost(), { selections: JSON.stringify([]) });
      expect([404, 409]).toContain(status);
      return 'kept';
    },
    'another text': async () => {
      await put(anyPost(), { blogname: `Başka ${random.below(99)}` }, desk.editor);
      return 'kept';
    },
    'another author and date in the panel': async () => {
      await put(anyPost(), { author: random.pick(['Başkası', 'admin2']), date: '2026-01-01 20:00' });
      return 'kept';
    },
    'a deleted post': async () => {
      await site.http(desk.admin.token).delete(`/api/blogs/${anyPost()}`);
      return 'kept';
    },
    'an account renamed or deleted by an admin': async () => {
      const one = editors.pop();
      if (one === undefined) return 'kept';
      const path = `/api/users/${one.id}`;
      const body = { username: `yeni${one.id}`, email: one.email, role: 'user' };
      if (random.chance(0.5)) await site.http(desk.admin.token).put(path).send(body).expect(200);
      else await site.http(desk.admin.token).delete(path).expect(200);
      return 'kept';
    },
    'an account deleted by its owner': async () => {
      const one = await site.member('editor');
      editors.splice(0, 1);
      await site.http(one.token).delete('/api/profile').send({ password: TEST_PASSWORD }).expect(200);
      return 'kept';
    },
    'imported scores': async () => {
      await requests.imported(native(randomScore), 'skor.csv');
      return 'kept';
    },
    'imported prices': async () => {
      const prices = () =>
        Object.fromEntries(COLUMNS.map((column) => [column, (1.1 + random.below(300) / 100).toFixed(2)]));
      await requests.imported(native(prices), 'oran.csv');
      return 'kept';
    },
    'imported kick-offs': async () => {
      const match_time = `1${random.below(10)}:30`;
      await requests.imported(
        native(() => ({ match_time, ...randomScore() })),
        'saat.csv',
      );
      return 'kept';
    },
    'an import taken back': async () => {
      const list = (await requests.http().get('/api/imports').expect(200)).body as { id: number }[];
      if (list.length > 0) await requests.http().delete(`/api/imports/${random.pick(list).id}`);
      await site.run('imports');
      return 'kept';
    },
    'a post deleted at kick-off': () =>
      inTheSameSecond((id) => site.http(desk.admin.token).delete(`/api/blogs/${id}`).expect(200)),
    'selections taken back at kick-off': () =>
      inTheSameSecond((id) => put(id, { selections: [] }, desk.editor).expect(409)),
    'another author at kick-off': () => inTheSameSecond((id) => put(id, { author: 'Başkası' })),
    'another price at kick-off': () =>
      inTheSameSecond((_, match) => desk.price(match, 'over_25_odd', 1.1 + random.below(99) / 100)),
    'a result before the site noticed the kick-off': () =>
      inTheSameSecond((_, match) => desk.result(match, { full: [random.below(4), random.below(4)] })),
    'an older backup put back': async () => {
      const path = random.pick(backups.slice(0, 4));
      await restoreBackup(site.database, site.settings.dataDir, path);
      return 'found';
    },
    'a backup with another price': () => throughBackup(false, 'odd', (odd) => Number(odd) + 1),
    'a backup with another price and its checksum': () =>
      throughBackup(true, 'odd', (odd) => Number(odd) + 1),
    'a backup with another author and its checksum': () => throughBackup(true, 'author', () => 'Başkası'),
    'a row deleted in the database': async () => {
      await site.database.manager.delete(PickRecordRow, { seq: (await anyRow()).seq });
      return 'found';
    },
    'the last rows deleted': async () => {
      const all = await rows();
      await putRows(all.slice(0, random.below(all.length)));
      return 'found';
    },
    'two rows exchanged': async () => {
      const [one, other] = random.shuffled(await rows()) as [PickRecordRow, PickRecordRow];
      await change(one.seq, { ...other, seq: one.seq });
      await change(other.seq, { ...one, seq: other.seq });
      return 'found';
    },
    'a row inserted': async () => {
      const all = await rows();
      const at = random.below(all.length);
      const inserted = { ...all[at]!, odd: all[at]!.odd + 10, odds_column: 'bts_yes_odd' };
      await putRows(all.toSpliced(at, 0, inserted).map((row, place) => ({ ...row, seq: place + 1 })));
      return 'found';
    },
    'the whole record written anew': async () => {
      const all = await rows();
      const at = random.below(all.length);
      const changed = all.with(at, { ...all[at]!, odd: all[at]!.odd + 25 });
      let hash = NO_HASH;
      await putRows(
        changed.map((row) => {
          hash = rowHash(hash, { ...row, locked_at: row.locked_at.toISOString() });
          return { ...row, hash };
        }),
      );
      return 'found';
    },
  };

  /** Another value for each column of the record that is hashed. */
  type Hashed = Exclude<keyof PickRecordRow, 'rules' | 'odd_at' | 'source' | 'probability'>;
  const CHANGED: { [Name in Hashed]: (row: PickRecordRow) => PickRecordRow[Name] } = {
    seq: ({ seq }) => seq + 1_000,
    post_id: ({ post_id }) => post_id + 1,
    author: ({ author }) => `${author}1`,
    match_id: ({ match_id }) => match_id + 1,
    match_date: () => '2026-05-01',
    // one that is still to come would close the row until then, where its match is gone
    match_time: ({ match_date, match_time }) => {
      const earlier = match_time === '00:00' ? '00:01' : '00:00';
      return match_date < istanbulParts(now).date ? random.pick([earlier, null]) : earlier;
    },
    home_team: ({ away_team }) => away_team,
    away_team: ({ home_team }) => home_team,
    odds_column: ({ odds_column }) => (odds_column === 'bts_no_odd' ? 'bts_yes_odd' : 'bts_no_odd'),
    odd: ({ odd }) => odd + 1 + random.below(200),
    locked_at: ({ locked_at }) => new Date(locked_at.getTime() - 1 - random.below(DAY)),
    nonce: ({ nonce }) => random.pick([nonce!.replace(/.$/, (last) => (last === '0' ? '1' : '0')), null]),
    hash: ({ hash }) => hash.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
  };
  for (const name of Object.keys(CHANGED) as Hashed[])
    ATTEMPTED[`another ${name} in the database`] = async () => {
      const row = await anyRow();
      await change(row.seq, { [name]: CHANGED[name](row) });
      return 'found';
    };

  it(`are refused, leave the record as it is, or are found: ${ATTEMPTS} of them`, async () => {
    const names = Object.keys(ATTEMPTED);
    const tried = Array.from({ length: ATTEMPTS }, (_, at) => names[at % names.length]!);
    const found: string[] = [];
    for (const name of random.shuffled(tried)) {
      const before = await rows();
      const known = await download();
      expect([name, known.holds]).toEqual([name, true]);
      const outcome = await ATTEMPTED[name]!();
      await site.run('picks');
      const after = await download();
      const isSame = known.hashed.every((row, at) => after.hashed[at] === row);
      expect([name, isSame, after.holds]).toEqual([name, outcome === 'kept', outcome === 'kept']);
      if (outcome === 'kept') continue;
      found.push(name);
      await putRows(before);
      // a restore brings back old sessions too
      await moveTo(now);
    }
    expect(found.length).toBeGreaterThan(80);
    expect(new Set(tried).size).toBe(names.length);
  });
});

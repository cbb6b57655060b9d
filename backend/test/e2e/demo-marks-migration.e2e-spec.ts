import type { DataSource, QueryRunner } from 'typeorm';
import { DEMO_COMPETITIONS } from '../../src/platform/database/invented/demo-competitions';
import { DemoMarks1764040020000 } from '../../src/platform/database/migrations/1764040020000-demo-marks';
import { placeOf } from '../../src/modules/blogs/picks/chain/chains';
import { INVENTED_AFTER } from '../../src/platform/database/invented/invented';
import { RecordChecker } from '../../src/modules/blogs/picks/chain/record-checker';
import { recordLine } from '../../src/modules/blogs/picks/chain/record-file';
import { NO_HASH, rowHash } from '../../src/modules/blogs/picks/chain/row-hash';
import { PickRecordRow } from '../../src/modules/blogs/picks/entities/pick-record-row.entity';
import { PickSettlement } from '../../src/modules/blogs/picks/entities/pick-settlement.entity';
import { User } from '../../src/modules/users/entities/user.entity';
import { createTestPlace, DATABASE_NAME, openTestDatabase, type TestPlace } from '../support/test-database';

const AT = '2026-05-01 09:00:00.000';
const LOCKED_AT = '2026-05-01T09:00:00.000Z';
const [LEAGUE] = DEMO_COMPETITIONS;
/** Two clubs that exist nowhere. */
const INVENTED = [LEAGUE!.teams[0]!, LEAGUE!.teams[1]!] as const;
const REAL = ['Galatasaray', 'Fenerbahçe'] as const;

describe(`a database from before demo data were marked, on the ${DATABASE_NAME}`, () => {
  let place: TestPlace;
  let database: DataSource;
  const userIds: Record<string, number> = {};

  beforeAll(async () => {
    place = await createTestPlace();
    database = await openTestDatabase(place);
    for (const [username, email] of [
      ['uye', 'uye@demo.local'],
      ['ali', 'ali@example.com'],
    ] as const) {
      const { identifiers } = await database.manager.insert(User, {
        ...{ username, email, username_key: username, email_key: email, role: 'user' },
        ...{ password_hash: 'x', created_at: new Date(LOCKED_AT) },
      });
      userIds[username] = identifiers[0]!.id as number;
    }
  });
  beforeEach(goBack);
  afterAll(async () => {
    await database?.destroy();
    place?.remove();
  });

  async function withRunner<T>(work: (runner: QueryRunner) => Promise<T>): Promise<T> {
    const runner = database.createQueryRunner();
    try {
      return await work(runner);
    } finally {
      await runner.release();
    }
  }

  /** Takes the empty tables back to the schema before. */
  async function goBack(): Promise<void> {
    for (const table of [
      'comments',
      'blogs',
      'winnersclub',
      'saved_filters',
      'pick_record',
      'pick_settlements',
    ])
      await database.query(`DELETE FROM ${table}`);
    while (await withRunner((runner) => runner.hasColumn('pick_record', 'nonce')))
      await database.undoLastMigration();
    expect(await withRunner((runner) => runner.hasColumn('blogs', 'is_demo'))).toBe(false);
  }

  const insert = (table: string, row: Record<string, string | number | null>) =>
    database.query(
      `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
        .map(() => '?')
        .join(', ')})`,
      Object.values(row),
    );
  const post = (id: number, blogname: string) => ({
    ...{ id, blogname, blogname_folded: 'x', author: 'editor', author_folded: 'editor', date: AT },
    ...{ image_filename: null, search_text: 'x', feedback: 'Metin' },
  });

  /** Puts settled rows about these pairs of clubs on the record, as versions before nonces did. */
  async function record(...pairs: (readonly [string, string])[]): Promise<string[]> {
    let hash = NO_HASH;
    const hashes: string[] = [];
    for (const [at, [home_team, away_team]] of pairs.entries()) {
      const row = {
        ...{ seq: at + 1, post_id: 7, author: 'editor', match_id: 100 + at, match_date: '2026-05-02' },
        ...{ match_time: '20:00', home_team, away_team, odds_column: 'over_25_odd', odd: 185 },
      };
      hash = rowHash(hash, { ...row, locked_at: LOCKED_AT, nonce: null });
      hashes.push(hash);
      await insert('pick_record', { ...row, locked_at: AT, hash });
      await insert('pick_settlements', {
        ...{ seq: row.seq, number: 1, state: 'won', home_ft_score: 2, away_ft_score: 1, settled_at: AT },
        is_current: 1,
      });
    }
    return hashes;
  }

  const rows = () => database.manager.find(PickRecordRow, { order: { seq: 'ASC' } });
  const settledSeqs = async () =>
    (await database.manager.find(PickSettlement, { order: { seq: 'ASC' } })).map(({ seq }) => seq);
  const marked = async (table: string, column: string) =>
    (
      await database.query<Record<string, string>[]>(
        `SELECT ${column} FROM ${table} WHERE is_demo = 1 ORDER BY id`,
      )
    ).map((row) => row[column]);
  const PLACES = [1, 2, 3].map((at) => INVENTED_AFTER + at);

  it('has the posts, comments, winners and filters marked that the demo made', async () => {
    for (const table of ['blogs', 'winnersclub'])
      for (const [at, name] of ['DEMO · Hafta sonu kuponu', 'Pazar kuponu', 'DEMO için değil'].entries())
        await insert(table, post(at + 1, name));
    const comment = (blog_id: number, content: string, is_deleted = 0) =>
      insert('comments', {
        ...{ blog_id, parent_id: null, user_id: null, author: 'uye', author_folded: 'uye', content },
        ...{ date: AT, is_deleted, search_text: 'x' },
      });
    await comment(1, 'Örnek yorum: elinize sağlık.');
    await comment(1, '[silindi]', 1);
    await comment(1, 'Teşekkürler');
    await comment(2, 'Örnek yorum: bu benim.');
    for (const owner of ['uye', 'ali'])
      for (const name of ['Favori ev sahibi', 'Benim'])
        await insert('saved_filters', {
          ...{ user_id: userIds[owner]!, filter_type: 2, name, name_folded: name, filter_data: '{}' },
          ...{ hidden_groups: '[]', alert_enabled: 0, created_at: AT },
        });
    await database.runMigrations();
    for (const table of ['blogs', 'winnersclub'])
      expect(await marked(table, 'blogname')).toEqual(['DEMO · Hafta sonu kuponu']);
    expect(await marked('comments', 'content')).toEqual(['Örnek yorum: elinize sağlık.', '[silindi]']);
    expect(await marked('saved_filters', 'user_id')).toEqual([userIds.uye]);
  });

  it('has a record of nothing but demo matches as the invented chain, whose hashes hold', async () => {
    const hashes = await record(INVENTED, INVENTED, INVENTED);
    await database.runMigrations();
    const moved = await rows();
    expect(moved.map(({ seq, hash, nonce }) => [seq, hash, nonce])).toEqual(
      PLACES.map((seq, at) => [seq, hashes[at], null]),
    );
    expect(await settledSeqs()).toEqual(PLACES);
    const checker = new RecordChecker();
    for (const row of moved) {
      const line = {
        ...row,
        seq: placeOf(row.seq),
        locked_at: row.locked_at.toISOString(),
        state: 'kazandı',
      };
      checker.add(recordLine(line).trimEnd().split(';'));
    }
    expect([checker.count, checker.problem]).toEqual([3, null]);
  });

  it('keeps its record as it is where any row is about a match that exists', async () => {
    const hashes = await record(INVENTED, REAL, INVENTED);
    await database.runMigrations();
    expect((await rows()).map(({ seq, hash }) => [seq, hash])).toEqual(
      [1, 2, 3].map((seq, at) => [seq, hashes[at]]),
    );
    expect(await settledSeqs()).toEqual([1, 2, 3]);
  });

  it('ends the same when the migration was cut off after any statement, and when it runs twice', async () => {
    await record(INVENTED, INVENTED, INVENTED);
    await insert('blogs', post(1, 'DEMO · Cuma kuponu'));
    await database.query('ALTER TABLE blogs ADD COLUMN is_demo boolean NOT NULL DEFAULT 0');
    await database.query(`UPDATE pick_settlements SET seq = seq + ${INVENTED_AFTER}`);
    await database.runMigrations();
    await withRunner((runner) => new DemoMarks1764040020000().up(runner));
    expect([(await rows()).map(({ seq }) => seq), await settledSeqs()]).toEqual([PLACES, PLACES]);
    expect(await marked('blogs', 'blogname')).toEqual(['DEMO · Cuma kuponu']);
  });

  it('has its record back where it was when the migration is undone', async () => {
    await record(INVENTED, INVENTED, INVENTED);
    await database.runMigrations();
    await withRunner((runner) => new DemoMarks1764040020000().down(runner));
    const seqs = await database.query<{ seq: number }[]>('SELECT seq FROM pick_record ORDER BY seq');
    expect(seqs.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    await withRunner((runner) => new DemoMarks1764040020000().up(runner));
    expect([(await rows()).map(({ seq }) => seq), await settledSeqs()]).toEqual([PLACES, PLACES]);
  });
});

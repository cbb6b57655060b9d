import type { DataSource, EntityManager } from 'typeorm';
import { ArchiveRevision } from '../../src/modules/odds/entities/archive-revision.entity';
import { Competition } from '../../src/modules/odds/entities/competition.entity';
import { DATABASE_NAME, createTestPlace, openTestDatabase, type TestPlace } from '../support/test-database';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe(`the database schema and transactions on the ${DATABASE_NAME}`, () => {
  let place: TestPlace;
  let database: DataSource;

  beforeAll(async () => {
    place = await createTestPlace();
    database = await openTestDatabase(place);
  });

  afterAll(async () => {
    await database?.destroy();
    place?.remove();
  });

  const competition = (name: string) => ({
    country_name: 'Türkiye',
    country_folded: 'turkiye',
    name,
    name_folded: name,
    league_code: null,
  });
  const insert = (manager: EntityManager, name: string) => manager.insert(Competition, competition(name));
  const names = async (prefix: string) =>
    (await database.manager.find(Competition))
      .map((row) => row.name)
      .filter((name) => name.startsWith(prefix));

  const drift = async () =>
    (await database.driver.createSchemaBuilder().log()).upQueries.map((each) => each.query.slice(0, 200));

  it('has no drift between entities and migrations', async () => {
    expect(await drift()).toEqual([]);
  });

  it('has nothing left to migrate, and migrating again changes nothing', async () => {
    expect(await database.showMigrations()).toBe(false);
    expect(await database.runMigrations()).toEqual([]);
  });

  it('undoes and redoes every migration', async () => {
    const count = database.migrations.length;
    for (let undone = 0; undone < count; undone += 1) await database.undoLastMigration();
    await database.runMigrations();
    expect(await drift()).toEqual([]);
    expect(await database.manager.find(ArchiveRevision)).toEqual([{ id: 1, revision: 0 }]);
  });

  it('finishes a migration that was cut off after its first tables', async () => {
    await database.query('DELETE FROM migrations');
    await database.query('DROP TABLE repeated_observations');
    await database.query('DROP TABLE match_observations');
    await database.runMigrations();
    expect(await drift()).toEqual([]);
  });

  it('keeps and compares text by code point, Turkish letters and emoji included', async () => {
    await insert(database.manager, 'Bin İıŞğ ⚽');
    await insert(database.manager, 'bin İıŞğ ⚽');
    expect(await names('Bin')).toEqual(['Bin İıŞğ ⚽']);
    expect(await database.manager.countBy(Competition, { name: 'bin İıŞğ ⚽' })).toBe(1);
  });

  it('binds a null that stands alone', async () => {
    const [row] = await database.query('SELECT COALESCE(?, 7) AS seven', [null]);
    expect(Number(row.seven)).toBe(7);
    await insert(database.manager, 'null');
    await database.query('UPDATE competitions SET league_code = ?', [null]);
  });

  it('loses nothing and leaks nothing in 20 parallel transactions of which half roll back', async () => {
    const attempts = Array.from({ length: 20 }, (_, index) =>
      database.transaction(async (manager) => {
        await insert(manager, `tx-${index}-a`);
        await pause((index * 7) % 13);
        await insert(manager, `tx-${index}-b`);
        const own = await manager.countBy(Competition, { name: `tx-${index}-a` });
        expect(own).toBe(1);
        if (index % 2 === 1) throw new Error('roll back');
      }),
    );
    const bystanders = Array.from({ length: 10 }, async (_, index) => {
      await pause(index * 3);
      const seen = await names('tx-');
      // never half a transaction
      for (const name of seen)
        expect(seen).toContain(name.endsWith('a') ? name.replace(/a$/, 'b') : name.replace(/b$/, 'a'));
      await insert(database.manager, `alone-${index}`);
    });
    const results = await Promise.allSettled(attempts);
    await Promise.all(bystanders);

    expect(results.map((result) => result.status)).toEqual(
      attempts.map((_, index) => (index % 2 === 1 ? 'rejected' : 'fulfilled')),
    );
    const expected = Array.from({ length: 10 }, (_, index) => [
      `tx-${index * 2}-a`,
      `tx-${index * 2}-b`,
    ]).flat();
    expect((await names('tx-')).sort()).toEqual(expected.sort());
    expect((await names('alone-')).length).toBe(10);
  });

  it('rolls back only the inner part when a nested transaction fails', async () => {
    await database.transaction(async (manager) => {
      await insert(manager, 'nest-outer');
      await manager
        .transaction(async (inner) => {
          await insert(inner, 'nest-inner');
          throw new Error('inner');
        })
        .catch(() => undefined);
    });
    expect(await names('nest-')).toEqual(['nest-outer']);
  });

  it('counts up without a lost step when transactions read before they write', async () => {
    const lock = place.databaseUrl ? ' FOR UPDATE' : '';
    const step = () =>
      database.transaction(async (manager) => {
        const [row] = await manager.query(`SELECT revision FROM archive_revision WHERE id = 1${lock}`);
        await pause(2);
        await manager.update(ArchiveRevision, { id: 1 }, { revision: Number(row.revision) + 1 });
      });
    const before = (await database.manager.findOneByOrFail(ArchiveRevision, { id: 1 })).revision;
    await Promise.all(Array.from({ length: 15 }, step));
    expect((await database.manager.findOneByOrFail(ArchiveRevision, { id: 1 })).revision).toBe(before + 15);
  });

  it('keeps instants in UTC to the millisecond, whatever the zone of the process', async () => {
    const at = new Date('2026-03-29T01:30:00.123Z');
    await database.query(
      'INSERT INTO imports (file_name, status, progress, rows_read, inserted, updated, unchanged, skipped, warnings, created_at, claimed_until)' +
        " VALUES ('x', 'done', 1, 0, 0, 0, 0, 0, 0, ?, ?)",
      place.databaseUrl ? [at, at] : ['2026-03-29 01:30:00.123', '2026-03-29 01:30:00.123'],
    );
    const [row] = await database.getRepository('Import').find();
    expect((row as { created_at: Date }).created_at.toISOString()).toBe(at.toISOString());
  });

  const embeddedOnly = process.env.TEST_DATABASE_URL ? it.skip : it;
  embeddedOnly(
    'refuses a statement that would wait for the transaction it stands in (embedded only)',
    async () => {
      await expect(database.transaction(() => insert(database.manager, 'dead-lock'))).rejects.toThrow(
        /only its own manager/,
      );
      await insert(database.manager, 'after');
      expect(await names('dead-lock')).toEqual([]);
    },
  );
});

import type { DataSource } from 'typeorm';
import { FilterRecords1763930000000 } from '../../src/platform/database/migrations/1763930000000-filter-records';
import { SavedFilter } from '../../src/modules/filters/entities/saved-filter.entity';
import { User } from '../../src/modules/users/entities/user.entity';
import { createTestPlace, DATABASE_NAME, openTestDatabase, type TestPlace } from '../support/test-database';

const OLD = '2024-02-29 12:00:00.000';

describe(`filters saved before records were kept, on the ${DATABASE_NAME}`, () => {
  let place: TestPlace;
  let database: DataSource;
  let userId: number;

  beforeAll(async () => {
    place = await createTestPlace();
    database = await openTestDatabase(place);
    const account = { username: 'eski', email: 'eski@example.com', role: 'user' as const };
    const [first] = (
      await database.manager.insert(User, {
        ...account,
        ...{ username_key: 'eski', email_key: 'eski@example.com', password_hash: 'x' },
        created_at: new Date(OLD),
      })
    ).identifiers as { id: number }[];
    userId = first!.id;
  });
  beforeEach(goBack);
  afterAll(async () => {
    await database?.destroy();
    place?.remove();
  });

  const hasColumn = (column: string): Promise<boolean> =>
    withRunner((runner) => runner.hasColumn('saved_filters', column));

  async function withRunner<T>(work: (runner: ReturnType<DataSource['createQueryRunner']>) => Promise<T>) {
    const runner = database.createQueryRunner();
    try {
      return await work(runner);
    } finally {
      await runner.release();
    }
  }

  /** Takes the database back to the schema before, with two filters as the program of that time saved them. */
  async function goBack(): Promise<void> {
    while (await hasColumn('alert_enabled')) await database.undoLastMigration();
    expect(await hasColumn('selection')).toBe(false);
    await database.query('DELETE FROM saved_filters');
    for (const name of ['a', 'b'])
      await database.query(
        'INSERT INTO saved_filters (user_id, filter_type, name, name_folded, filter_data, hidden_groups, created_at) VALUES (?, 2, ?, ?, ?, ?, ?)',
        [userId, name, name, '{"ft_1_odd":"1.80"}', '[]', OLD],
      );
  }

  const filters = () => database.manager.find(SavedFilter, { order: { name: 'ASC' } });
  const up = () => withRunner((runner) => new FilterRecords1763930000000().up(runner));

  it('begin at the migration, without a selection and without alerts', async () => {
    const from = Date.now();
    await database.runMigrations();
    const rows = await filters();
    expect(rows).toMatchObject(
      ['a', 'b'].map((name) => ({
        ...{ name, user_id: userId, filter_type: 2, filter_data: '{"ft_1_odd":"1.80"}' },
        ...{ selection: null, alert_enabled: false },
      })),
    );
    for (const { created_at } of rows) {
      expect(created_at.getTime()).toBeGreaterThanOrEqual(from);
      expect(created_at.getTime()).toBeLessThanOrEqual(Date.now());
    }
  });

  it('keep what was changed since when the migration is run once more', async () => {
    await database.runMigrations();
    const changed = {
      selection: 'over_25_odd',
      alert_enabled: true,
      created_at: new Date('2026-05-17T12:00:00.123Z'),
    };
    await database.manager.update(SavedFilter, { name: 'a' }, changed);
    const before = await filters();
    await up();
    expect(await filters()).toEqual(before);
    expect(before[0]).toMatchObject(changed);
  });

  it('are complete after a migration that was cut off between its columns', async () => {
    await database.query('ALTER TABLE saved_filters ADD COLUMN selection varchar(40) NULL');
    await database.runMigrations();
    expect(await filters()).toMatchObject([
      { name: 'a', selection: null, alert_enabled: false },
      { name: 'b', selection: null, alert_enabled: false },
    ]);
  });

  it('are still there when it is undone, twice over', async () => {
    await database.runMigrations();
    const down = () => withRunner((runner) => new FilterRecords1763930000000().down(runner));
    await database.manager.update(
      SavedFilter,
      { name: 'a' },
      { selection: 'over_25_odd', alert_enabled: true },
    );
    await down();
    await down();
    expect([await hasColumn('selection'), await hasColumn('alert_enabled')]).toEqual([false, false]);
    expect(await database.query('SELECT name, filter_data FROM saved_filters ORDER BY name')).toEqual([
      { name: 'a', filter_data: '{"ft_1_odd":"1.80"}' },
      { name: 'b', filter_data: '{"ft_1_odd":"1.80"}' },
    ]);
    await up();
    expect(await filters()).toMatchObject([
      { name: 'a', selection: null },
      { name: 'b', selection: null },
    ]);
  });
});

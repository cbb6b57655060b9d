import type { DataSource } from 'typeorm';
import { DATABASE_NAME, createTestPlace, openTestDatabase, type TestPlace } from '../support/test-database';

// the embedded database undoes the whole of a migration that was cut off
const onServer = process.env.TEST_DATABASE_URL ? describe : describe.skip;

class CutOff extends Error {}

/**
 * Migrates with one connection until `most` statements have changed something, and is cut off before the next one.
 * @returns the statement that changed something first, and whether everything was migrated
 */
async function migrateUntil(
  database: DataSource,
  most: number,
): Promise<{ first: string; isWhole: boolean }> {
  const changing: string[] = [];
  const runner = database.createQueryRunner();
  const query = runner.query.bind(runner);
  runner.query = ((...given: Parameters<typeof query>) => {
    const [statement] = given;
    if (/^\s*(CREATE|ALTER|DROP|RENAME|INSERT|UPDATE|DELETE|REPLACE)\b/i.test(statement)) {
      if (changing.length === most) throw new CutOff(statement);
      changing.push(statement);
    }
    return query(...given);
  }) as typeof runner.query;
  const createQueryRunner = database.createQueryRunner.bind(database);
  database.createQueryRunner = () => runner;
  try {
    await database.runMigrations();
    return { first: changing[0] ?? '', isWhole: true };
  } catch (error) {
    if (error instanceof CutOff) return { first: changing[0]!, isWhole: false };
    const before = changing.slice(-3).map((statement) => statement.slice(0, 200));
    throw new Error(`After ${before.join('\n')}`, { cause: error });
  } finally {
    database.createQueryRunner = createQueryRunner;
    await runner.release();
  }
}

onServer(`migrations that are cut off, on the ${DATABASE_NAME}`, () => {
  let place: TestPlace;

  beforeAll(async () => {
    place = await createTestPlace();
    // TypeORM says of every attempt that it failed
    jest.spyOn(console, 'log').mockImplementation();
  });
  afterAll(() => {
    jest.restoreAllMocks();
    place?.remove();
  });

  it('are finished by the next start, after whichever statement it was', async () => {
    const database = await openTestDatabase(place);
    try {
      for (let undone = 0; undone < database.migrations.length; undone += 1)
        await database.undoLastMigration();
      const beginnings = new Set<string>();
      let most = 1;
      for (;;) {
        const { first, isWhole } = await migrateUntil(database, most);
        if (isWhole) break;
        // what was cut off within a transaction is undone with it: then further than last time, or it would never end
        most = beginnings.has(first) ? most + 1 : 1;
        beginnings.add(first);
      }
      expect(beginnings.size).toBeGreaterThan(database.migrations.length);
      const { upQueries } = await database.driver.createSchemaBuilder().log();
      expect(upQueries.map(({ query: statement }) => statement.slice(0, 200))).toEqual([]);
    } finally {
      await database.destroy();
    }
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { withMigrationLease } from '../../src/platform/database/data-source';
import { createMigratedPlace, openTestDatabase, type TestPlace } from '../support/test-database';

// the embedded database is one process's own
const describeServer = process.env.TEST_DATABASE_URL ? describe : describe.skip;

describeServer('the right to migrate a database server', () => {
  let place: TestPlace;
  let first: DataSource;
  let second: DataSource;

  beforeAll(async () => {
    place = await createMigratedPlace();
    first = await openTestDatabase(place);
    second = await openTestDatabase(place);
  });

  afterAll(async () => {
    await first?.destroy();
    await second?.destroy();
    place?.remove();
  });

  it('is held by one process at a time, for as long as its work takes', async () => {
    let working = 0;
    let most = 0;
    const work = async () => {
      working += 1;
      most = Math.max(most, working);
      await pause(300);
      working -= 1;
    };
    await Promise.all([first, second, first, second].map((each) => withMigrationLease(each, work)));
    expect(most).toBe(1);
  });

  it('passes on after work that failed', async () => {
    const failing = withMigrationLease(first, () => Promise.reject(new Error('the work')));
    await expect(failing).rejects.toThrow('the work');
    await withMigrationLease(second, () => Promise.resolve());
  });

  it('passes on when a process has died with it, once its term is over', async () => {
    await first.query(
      "INSERT INTO leases VALUES ('migrations', 'another-host|1|x', UTC_TIMESTAMP(3) + INTERVAL 2 SECOND)",
    );
    const begun = performance.now();
    await withMigrationLease(second, () => Promise.resolve());
    expect(performance.now() - begun).toBeGreaterThan(1_500);
  });
});

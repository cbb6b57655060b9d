import 'reflect-metadata';
import { createDataSource, migrate } from '../../src/platform/database/data-source';

/**
 * Migrates the database of DATABASE_URL and DATA_DIR, and kills itself before statement number KILL_AT, as a power
 * cut would. Run by a suite as a process of its own; prints the number of statements when it got through. How often the
 * lease is renewed depends on how long it takes: that isn't counted.
 */
async function main(): Promise<void> {
  const killAt = Number(process.env.KILL_AT);
  const dataSource = await createDataSource({
    databaseUrl: process.env.DATABASE_URL ?? null,
    dataDir: process.env.DATA_DIR!,
  });
  await dataSource.initialize();
  let statements = 0;
  const createQueryRunner = dataSource.createQueryRunner.bind(dataSource);
  dataSource.createQueryRunner = (mode) => {
    const runner = createQueryRunner(mode);
    const query = runner.query.bind(runner);
    runner.query = ((...given: Parameters<typeof query>) => {
      if (/(FROM|INTO|UPDATE) .?leases/.test(given[0])) return query(...given);
      statements += 1;
      if (statements === killAt) process.kill(process.pid, 'SIGKILL');
      return query(...given);
    }) as typeof runner.query;
    return runner;
  };
  await migrate(dataSource);
  await dataSource.destroy();
  process.stdout.write(String(statements));
}

// a failure ends the process with its stack and exit code 1
void main();

import type { DataSource } from 'typeorm';
import type { Metrics } from '../telemetry/metrics';
import type { Telemetry } from '../telemetry/telemetry';

/** Seconds. */
const BUCKETS = [0.0005, 0.002, 0.01, 0.05, 0.2, 1, 5];

const SYSTEMS: Partial<Record<string, string>> = { 'better-sqlite3': 'sqlite' };

/**
 * Measures every statement of a data source, the wait for a connection included, and makes it a span. Of the statement
 * only its kind and its first table are told: values may stand in its text.
 */
export function watchQueries(dataSource: DataSource, telemetry: Telemetry, metrics: Metrics): void {
  const durations = metrics.histogram({
    name: 'database_query_duration_seconds',
    help: 'Statements by kind, with their wait for a connection.',
    labelNames: ['operation'],
    buckets: BUCKETS,
  });
  let running = 0;
  metrics.gauge(
    'database_queries_running',
    'Statements under way, or waiting for a connection.',
    () => running,
  );
  const { driver } = dataSource;
  const system = SYSTEMS[driver.options.type] ?? driver.options.type;
  const createQueryRunner = driver.createQueryRunner.bind(driver);
  driver.createQueryRunner = (mode) => {
    const runner = createQueryRunner(mode);
    // `never` fits whatever TypeORM's interface promises
    const query = runner.query.bind(runner) as (...args: unknown[]) => Promise<never>;
    runner.query = async (sql: string, ...rest: unknown[]) => {
      const startedAt = performance.now();
      const { operation, table } = partsOf(sql);
      const attributes = {
        'db.system.name': system,
        'db.operation.name': operation,
        ...(table ? { 'db.collection.name': table } : {}),
      };
      const name = table ? `${operation} ${table}` : operation;
      running += 1;
      try {
        return await telemetry.inSpan({ name, kind: 'client', attributes }, () => query(sql, ...rest));
      } finally {
        running -= 1;
        durations.observe({ operation }, (performance.now() - startedAt) / 1000);
      }
    };
    return runner;
  };
}

/** Kind of a statement, and the table that it names first. */
export function partsOf(sql: string): { operation: string; table: string | null } {
  const [, operation = 'OTHER'] = /^\s*([A-Za-z]+)/.exec(sql) ?? [];
  const [, table = null] = /\b(?:FROM|INTO|UPDATE|TABLE)\s+[`"]?(\w+)/i.exec(sql) ?? [];
  return { operation: operation.toUpperCase(), table };
}

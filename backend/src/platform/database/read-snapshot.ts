import type { DataSource } from 'typeorm';
import { snapshotStatements } from './dialects';

/** Runs a statement with `?` for its parameters; answers the rows. */
export type RunQuery = <Row>(sql: string, params?: readonly unknown[]) => Promise<Row[]>;

/**
 * Lets several reads see one state of the database, whatever is committed meanwhile. Locks nothing.
 * @param dataSource used by this read alone: on the embedded database it has a single connection
 */
export async function readSnapshot<T>(
  dataSource: DataSource,
  work: (query: RunQuery) => Promise<T>,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.connect();
    for (const statement of snapshotStatements(dataSource.options.type)) await runner.query(statement);
    try {
      return await work((sql, params = []) => runner.query(sql, [...params]));
    } finally {
      await runner.query('ROLLBACK');
    }
  } finally {
    await runner.release();
  }
}

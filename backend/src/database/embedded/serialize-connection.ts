import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityManager } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver';
import { ConnectionGate } from './connection-gate';
import { type EmbeddedConnection, EmbeddedQueryRunner } from './embedded-query-runner';

/** Makes an embedded data source safe for overlapping transactions; call it before `initialize()`. */
export function serializeConnection(dataSource: DataSource): void {
  const connection: EmbeddedConnection = {
    gate: new ConnectionGate(),
    owner: null,
    context: new AsyncLocalStorage(),
    statements: new Map(),
  };
  const driver = dataSource.driver as BetterSqlite3Driver;
  driver.createQueryRunner = () => new EmbeddedQueryRunner(driver, connection);

  const { manager } = dataSource;
  const transaction = manager.transaction.bind(manager) as (...args: unknown[]) => Promise<unknown>;
  manager.transaction = ((...args: unknown[]) =>
    connection.context.run({ runner: null }, () => transaction(...args))) as EntityManager['transaction'];
}

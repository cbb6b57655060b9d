import type { DataSource } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver';
import { transactionOf } from '../transaction';
import { ConnectionGate } from './connection-gate';
import { type EmbeddedConnection, EmbeddedQueryRunner } from './embedded-query-runner';

/** Makes an embedded data source safe for overlapping transactions; call it before `initialize()`. */
export function serializeConnection(dataSource: DataSource): void {
  const connection: EmbeddedConnection = {
    gate: new ConnectionGate(),
    isInTransaction: () => transactionOf(dataSource) !== null,
    statements: new Map(),
  };
  const driver = dataSource.driver as BetterSqlite3Driver;
  driver.createQueryRunner = () => new EmbeddedQueryRunner(driver, connection);
}

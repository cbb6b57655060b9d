import type { DataSource } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver';
import { transactionOf } from '../transaction';
import { ConnectionGate } from './connection-gate';
import { type EmbeddedConnection, EmbeddedQueryRunner } from './embedded-query-runner';
import { FileLock } from './file-lock';

/**
 * Makes an embedded data source safe for overlapping transactions, and one that never sleeps while another process has the
 * file locked; call it before `initialize()`.
 */
export function serializeConnection(dataSource: DataSource): void {
  const connection: EmbeddedConnection = {
    gate: new ConnectionGate(),
    fileLock: new FileLock(),
    isInTransaction: () => transactionOf(dataSource) !== null,
    statements: new Map(),
  };
  const driver = dataSource.driver as BetterSqlite3Driver;
  const connect = driver.connect.bind(driver);
  driver.connect = async () => {
    await connect();
    const connection: { exec(sql: string): void } = driver.databaseConnection;
    connection.exec('PRAGMA busy_timeout = 0');
  };
  driver.createQueryRunner = () => new EmbeddedQueryRunner(driver, connection);
}

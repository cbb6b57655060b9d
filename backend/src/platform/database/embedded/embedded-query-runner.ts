import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner';
import type { DataSource } from 'typeorm';
import { isRepeatable } from './durability';
import { ConnectionGate, FileLock } from './file-lock';
import { transactionOf } from '../transaction';

/** Raised instead of waiting for ever when code inside a transaction uses something else than its manager. */
export class OutsideTransactionError extends Error {
  constructor() {
    super(
      'Inside a transaction only its own manager may be used: this statement would wait for the transaction it is part of.',
    );
  }
}

/** Shared by all runners of one embedded database. */
export interface EmbeddedConnection {
  gate: ConnectionGate;
  fileLock: FileLock;
  /** Whether the calling code runs in an open transaction. */
  isInTransaction: () => boolean;
  statements: Map<string, unknown>;
}

const isBoolean = (value: unknown): boolean => typeof value === 'boolean';
const bindable = (value: unknown): unknown => (isBoolean(value) ? Number(value) : value);

const READS = /^\s*(SELECT|WITH|PRAGMA|EXPLAIN)\b/i;

/**
 * TypeORM's SQLite driver hands out one shared runner, so overlapping transactions would become one.
 * Here every caller has a runner of its own on the one connection: a transaction holds the gate from BEGIN to its
 * end, every other statement waits for its turn. While another process has the file locked nobody holds the gate.
 */
export class EmbeddedQueryRunner extends BetterSqlite3QueryRunner {
  private holdsGate = false;
  private isSynced = true;

  constructor(
    driver: BetterSqlite3Driver,
    private readonly shared: EmbeddedConnection,
  ) {
    super(driver);
    // one cache for all runners: a runner lives for a single statement most of the time
    Object.assign(this, { stmtCache: shared.statements });
  }

  override async startTransaction(
    ...args: Parameters<BetterSqlite3QueryRunner['startTransaction']>
  ): Promise<void> {
    // a savepoint of the transaction that is open
    if (this.holdsGate) return super.startTransaction(...args);
    this.refuseInTransaction();
    if (isRepeatable()) await this.shared.fileLock.makeWay();
    await this.shared.fileLock.write(async () => {
      await this.shared.gate.acquire();
      this.holdsGate = true;
      try {
        if (isRepeatable()) await this.setSynced(false);
        await super.startTransaction(...args);
      } catch (error) {
        this.isTransactionActive = false;
        await this.letGo();
        throw error;
      }
    });
  }

  override async commitTransaction(): Promise<void> {
    await super.commitTransaction();
    if (!this.isTransactionActive) await this.letGo();
  }

  override async rollbackTransaction(): Promise<void> {
    await super.rollbackTransaction();
    if (!this.isTransactionActive) await this.letGo();
  }

  override async release(): Promise<void> {
    if (this.holdsGate) {
      if (this.isTransactionActive) await super.query('ROLLBACK').catch(() => undefined);
      this.isTransactionActive = false;
      this.transactionDepth = 0;
      await this.letGo();
    }
    await super.release();
  }

  // `never` fits what TypeORM's interface promises with and without `useStructuredResult`
  override async query(query: string, parameters?: unknown[], useStructuredResult?: boolean): Promise<never> {
    // IMMEDIATE takes the write lock at once: another process can't get between our reads and writes
    const sql = query === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE' : query;
    // as one array: a long list of arguments would be copied, and may be longer than the stack
    const bound = parameters && [parameters.some(isBoolean) ? parameters.map(bindable) : parameters];
    const run = () => super.query(sql, bound, useStructuredResult) as Promise<never>;
    if (this.holdsGate) return run();
    this.refuseInTransaction();
    const inTurn = async () => {
      await this.shared.gate.acquire();
      try {
        return await run();
      } finally {
        this.shared.gate.release();
      }
    };
    const { fileLock } = this.shared;
    return READS.test(sql) ? fileLock.read(inTurn) : fileLock.write(inTurn);
  }

  private refuseInTransaction(): void {
    if (this.shared.isInTransaction()) throw new OutsideTransactionError();
  }

  private async setSynced(synced: boolean): Promise<void> {
    await super.query(`PRAGMA synchronous = ${synced ? 'FULL' : 'NORMAL'}`);
    this.isSynced = synced;
  }

  private async letGo(): Promise<void> {
    try {
      if (!this.isSynced) await this.setSynced(true);
    } finally {
      this.holdsGate = false;
      this.shared.gate.release();
    }
  }
}

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

import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner';
import type { ConnectionGate } from './connection-gate';

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
  /** Whether the calling code runs in an open transaction. */
  isInTransaction: () => boolean;
  statements: Map<string, unknown>;
}

/**
 * TypeORM's SQLite driver hands out one shared runner, so overlapping transactions would become one.
 * Here every caller has a runner of its own on the one connection: a transaction holds the gate from BEGIN to its
 * end, every other statement waits for its turn.
 */
export class EmbeddedQueryRunner extends BetterSqlite3QueryRunner {
  private holdsGate = false;

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
    if (!this.holdsGate) {
      await this.waitForGate();
      this.holdsGate = true;
    }
    try {
      await super.startTransaction(...args);
    } catch (error) {
      if (this.transactionDepth === 0) {
        this.isTransactionActive = false;
        this.letGo();
      }
      throw error;
    }
  }

  override async commitTransaction(): Promise<void> {
    await super.commitTransaction();
    if (!this.isTransactionActive) this.letGo();
  }

  override async rollbackTransaction(): Promise<void> {
    await super.rollbackTransaction();
    if (!this.isTransactionActive) this.letGo();
  }

  override async release(): Promise<void> {
    if (this.holdsGate) {
      if (this.isTransactionActive) await super.query('ROLLBACK').catch(() => undefined);
      this.isTransactionActive = false;
      this.transactionDepth = 0;
      this.letGo();
    }
    await super.release();
  }

  // `never` fits what TypeORM's interface promises with and without `useStructuredResult`
  override async query(query: string, parameters?: unknown[], useStructuredResult?: boolean): Promise<never> {
    // IMMEDIATE takes the write lock at once: another process can't get between our reads and writes
    const sql = query === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE' : query;
    // as one array: the driver takes a lone null for a missing object of named values, and would copy a long list twice
    const bound = parameters && [parameters.map((each) => (typeof each === 'boolean' ? Number(each) : each))];
    if (this.holdsGate) return super.query(sql, bound, useStructuredResult) as Promise<never>;
    await this.waitForGate();
    try {
      // eslint-disable-next-line no-restricted-syntax -- see above
      return (await super.query(sql, bound, useStructuredResult)) as never;
    } finally {
      this.shared.gate.release();
    }
  }

  private async waitForGate(): Promise<void> {
    if (this.shared.isInTransaction()) throw new OutsideTransactionError();
    await this.shared.gate.acquire();
  }

  private letGo(): void {
    this.holdsGate = false;
    this.shared.gate.release();
  }
}

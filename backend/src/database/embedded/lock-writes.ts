const WRITE = /^\s*(INSERT|UPDATE|DELETE|REPLACE|CREATE|ALTER|DROP)\b/i;
const TAKE_LOCK = 'BEGIN IMMEDIATE';

/** A connection of the driver, as far as it is used here. */
export interface EmbeddedDriverConnection {
  readonly inTransaction: boolean;
  exec(sql: string): void;
  prepare(sql: string): Statement;
}
interface Statement {
  readonly reader: boolean;
  run(...values: unknown[]): { changes: number; lastInsertRowid: number | bigint };
  all(...values: unknown[]): unknown[];
}

/**
 * Lets writes wait for other processes before their statement runs, and transactions before they begin. The driver
 * leaves a prepared statement that fails as busy unfinished, and from then on the connection would read the state of that
 * moment and write nothing more; `exec` finishes what it runs.
 */
export function lockWrites(connection: EmbeddedDriverConnection): void {
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => {
    if (sql === TAKE_LOCK) return beginning(connection);
    const statement = prepare(sql);
    return WRITE.test(sql) ? locked(connection, statement) : statement;
  };
}

function beginning(connection: EmbeddedDriverConnection): Statement {
  const run = () => {
    connection.exec(TAKE_LOCK);
    return { changes: 0, lastInsertRowid: 0 };
  };
  return { reader: false, run, all: () => [] };
}

function locked(connection: EmbeddedDriverConnection, statement: Statement): Statement {
  const withLock = <T>(write: () => T): T => {
    if (connection.inTransaction) return write();
    connection.exec(TAKE_LOCK);
    try {
      const result = write();
      connection.exec('COMMIT');
      return result;
    } catch (error) {
      if (connection.inTransaction) connection.exec('ROLLBACK');
      throw error;
    }
  };
  return {
    reader: statement.reader,
    run: (...values) => withLock(() => statement.run(...values)),
    all: (...values) => withLock(() => statement.all(...values)),
  };
}

import type { Pool, PoolConnection, PoolOptions } from 'mysql2';
import { repeat } from '../repeat';
import { isReadOnly, isTurnedAway } from './refusals';
import { beginSession } from './session';

/** Milliseconds within which a connection is new: when it meets a server that takes no writes, the others would too. */
const NEW = 1_000;

type Callback = Parameters<Pool['getConnection']>[0];

/** mysql2 as TypeORM makes its pools with it, but no connection is given out before its session is set. */
export async function serverDriver(): Promise<{ createPool(options: PoolOptions): Pool }> {
  const { createPool } = await import('mysql2');
  return {
    createPool(options) {
      const pool = createPool(options);
      const connections = new Connections(pool);
      pool.getConnection = (callback: Callback) => {
        connections.take().then(
          (connection) => callback(null, connection),
          // mysql2's type wants a connection beside an error, its code gives none
          (error: NodeJS.ErrnoException) => (callback as (error: NodeJS.ErrnoException) => void)(error),
        );
      };
      return pool;
    },
  };
}

/**
 * The connections of one pool. One that met a server which takes no writes is not used again, nor are those older than
 * that: behind an address that now leads elsewhere they are all with the server that was left.
 */
class Connections {
  private readonly madeAt = new WeakMap<PoolConnection, number>();
  private usableSince = 0;
  private readonly next: () => Promise<PoolConnection>;

  constructor(pool: Pool) {
    const getConnection = pool.getConnection.bind(pool);
    this.next = () =>
      new Promise((resolve, reject) => {
        getConnection((error, connection) => (error ? reject(error) : resolve(connection)));
      });
  }

  /** A connection to do anything with. A server that lets nobody else in is asked again for some seconds. */
  take(): Promise<PoolConnection> {
    return repeat(() => this.usable(), isTurnedAway);
  }

  private async usable(): Promise<PoolConnection> {
    for (;;) {
      const connection = await this.next();
      const madeAt = this.madeAt.get(connection);
      if (madeAt === undefined) return this.begun(connection);
      if (madeAt >= this.usableSince) return connection;
      connection.destroy();
    }
  }

  private async begun(connection: PoolConnection): Promise<PoolConnection> {
    // what a lost connection says to nobody in particular; whoever waits for an answer hears of it there
    connection.on('error', () => undefined);
    try {
      await beginSession(connection.promise());
    } catch (error) {
      connection.destroy();
      throw error;
    }
    this.madeAt.set(connection, performance.now());
    this.watch(connection);
    return connection;
  }

  private watch(connection: PoolConnection): void {
    const query = connection.query.bind(connection) as (...args: unknown[]) => Command;
    connection.query = ((...args: unknown[]) => {
      const command = query(...args);
      const { onResult } = command;
      if (onResult) {
        command.onResult = (error, ...result) => {
          if (isReadOnly(error)) this.dismiss(connection);
          onResult(error, ...result);
        };
      }
      return command;
    }) as PoolConnection['query'];
  }

  private dismiss(connection: PoolConnection): void {
    const now = performance.now();
    if (now - this.madeAt.get(connection)! > NEW) this.usableSince = now;
    connection.destroy();
  }
}

/** A statement under way, as mysql2 keeps it; its types leave this out. */
interface Command {
  onResult?: (error: unknown, ...result: unknown[]) => void;
}

import type { Connection, ConnectionOptions } from 'mysql2/promise';
import { repeat } from '../repeat';
import { isTurnedAway } from './refusals';
import { beginSession } from './session';

/** Opens a single connection to a server, its session set. One that lets nobody else in is asked again for some seconds. */
export async function openServerConnection(options: ConnectionOptions): Promise<Connection> {
  const { createConnection } = await import('mysql2/promise');
  const connection = await repeat(() => createConnection(options), isTurnedAway);
  try {
    await beginSession(connection);
    return connection;
  } catch (error) {
    connection.destroy();
    throw error;
  }
}

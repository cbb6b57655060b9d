import type { Connection, ConnectionOptions } from 'mysql2/promise';
import { beginSession } from './session';

/** Opens a single connection to a server, its session set. */
export async function openServerConnection(options: ConnectionOptions): Promise<Connection> {
  const { createConnection } = await import('mysql2/promise');
  const connection = await createConnection(options);
  try {
    await beginSession(connection);
    return connection;
  } catch (error) {
    connection.destroy();
    throw error;
  }
}

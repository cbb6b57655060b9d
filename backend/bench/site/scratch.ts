import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverAddress } from '../../src/platform/config/server-address';
import { loadSettings, type Settings } from '../../src/platform/config/settings';
import { openServerConnection } from '../../src/platform/database/server/server-connection';

/** A database and a folder for one run, gone after it. */
export interface Scratch {
  readonly settings: Settings;
  remove(): Promise<void>;
}

/**
 * Makes an empty place for a run: a folder, and on a server a database `<name>_bench` that is emptied first.
 * @param server address of a server; null = the embedded database
 */
export async function makeScratch(server: string | null): Promise<Scratch> {
  const dataDir = mkdtempSync(join(tmpdir(), 'oran-bench-'));
  const databaseUrl = server === null ? null : beside(server);
  if (databaseUrl !== null) await onServer(databaseUrl, (name) => [dropped(name), created(name)]);
  const settings = loadSettings({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DEMO_DATA: '0',
    LOG_LEVEL: 'warn',
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  });
  return {
    settings,
    remove: async () => {
      if (databaseUrl !== null) await onServer(databaseUrl, (name) => [dropped(name)]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The scratch database: on the same server, its name with an ending. */
function beside(server: string): string {
  const url = new URL(server);
  url.pathname += '_bench';
  return url.toString();
}

const dropped = (name: string): string => `DROP DATABASE IF EXISTS \`${name}\``;
const created = (name: string): string =>
  `CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`;

async function onServer(databaseUrl: string, statements: (name: string) => string[]): Promise<void> {
  const address = serverAddress(databaseUrl);
  const url = new URL(address.url);
  const name = decodeURIComponent(url.pathname.slice(1));
  url.pathname = '/';
  const connection = await openServerConnection({ uri: url.toString(), ssl: address.ssl });
  try {
    for (const statement of statements(name)) await connection.query(statement);
  } finally {
    await connection.end();
  }
}

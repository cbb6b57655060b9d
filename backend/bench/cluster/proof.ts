import { setTimeout as pause } from 'node:timers/promises';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { openServerConnection } from '../../src/platform/database/server/server-connection';
import type { Ledger } from './ledger';

/** Everything older has been imported while machines failed; see `season-file.ts`. */
const ARCHIVE_BEGINS = '2000-01-01';

/** What the nodes hold, against what the clients were told. */
export interface Proof {
  /** Name and version of the database. */
  readonly database: string;
  readonly lost: number;
  readonly doubled: number;
  /** Tables whose checksum is not the same on all nodes. */
  readonly different: readonly string[];
}

/** @param urls of the nodes; every one is asked for its checksums, the first for the rows */
export async function prove(urls: readonly string[], ledger: Ledger): Promise<Proof> {
  const nodes = await Promise.all(urls.map((uri) => openServerConnection({ uri })));
  try {
    const rows = await counted(nodes[0]!, ledger);
    const [version] = await nodes[0]!.query<RowDataPacket[]>('SELECT VERSION() AS version');
    const database = String(version[0]!['version']);
    return { database, ...rows, different: await differentTables(nodes) };
  } finally {
    await Promise.all(nodes.map((node) => node.end()));
  }
}

async function counted(node: Connection, ledger: Ledger): Promise<{ lost: number; doubled: number }> {
  let lost = 0;
  let doubled = 0;
  const hold = (acknowledged: Iterable<string>, found: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const name of found) counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const name of acknowledged) if (!counts.has(name)) lost++;
    for (const count of counts.values()) doubled += count - 1;
  };
  const texts = async (sql: string) =>
    (await node.query<RowDataPacket[]>(sql))[0].map((row) => String(row['text']));
  hold(ledger.comments, await texts("SELECT content AS text FROM comments WHERE content LIKE 'yorum %'"));
  hold(ledger.receipts, await texts('SELECT file_name AS text FROM receipts'));
  const granted = await texts('SELECT user_id AS text FROM subscriptions');
  for (const [id, acknowledged] of ledger.grants) {
    const found = granted.filter((user) => user === String(id)).length;
    lost += Math.max(0, acknowledged - found);
    doubled += Math.max(0, found - acknowledged);
  }
  const imported = await texts(
    `SELECT CONCAT(pair_key, ' ', match_date) AS text FROM matches WHERE match_date < '${ARCHIVE_BEGINS}'`,
  );
  const acknowledged = [...ledger.seasons.values()].reduce((sum, matches) => sum + matches, 0);
  lost += acknowledged - new Set(imported).size;
  doubled += imported.length - new Set(imported).size;
  return { lost, doubled };
}

async function differentTables(nodes: readonly Connection[]): Promise<string[]> {
  const [tables] = await nodes[0]!.query<RowDataPacket[]>('SHOW FULL TABLES WHERE Table_type = "BASE TABLE"');
  const names = tables.map((row) => String(Object.values(row)[0]));
  const checksums = (node: Connection) =>
    Promise.all(
      names.map(async (name) => {
        const [rows] = await node.query<RowDataPacket[]>(`CHECKSUM TABLE \`${name}\``);
        return String(rows[0]!['Checksum']);
      }),
    );
  // what the site itself still writes reaches the others within a moment
  for (let attempt = 0; ; attempt++) {
    const [first, ...others] = await Promise.all(nodes.map(checksums));
    const different = names.filter((_, n) => others.some((other) => other[n] !== first![n]));
    if (different.length === 0 || attempt === 10) return different;
    await pause(500);
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { openServerConnection } from '../../src/platform/database/server/server-connection';

/** Tables that only grow while the clients are at work. */
const TABLES = ['users', 'matches', 'comments', 'receipts', 'subscriptions'] as const;
const PAUSE = 200;
const PATIENCE = 5_000;
/** MySQL's errors of a database or table that isn't there. */
const MISSING = new Set(['ER_BAD_DB_ERROR', 'ER_NO_SUCH_TABLE']);

type Counts = readonly number[];

/** Counts rows through the site's own door to the database, again and again: whichever node answers, none has fewer. */
export class RowWatch {
  /** What was seen of tables that had fewer rows than before. */
  readonly falls: string[] = [];
  private most: Counts = TABLES.map(() => 0);
  private stopped = false;
  private running: Promise<void> | null = null;

  /**
   * @param door `mysql://…`
   * @param upToDate statement after which a connection sees everything that was acknowledged before
   */
  constructor(
    private readonly door: string,
    private readonly upToDate: string,
  ) {}

  start(): void {
    this.running = this.watch();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  /** Whether a node has at least the rows that were counted so far. */
  async isCompleteAt(url: string): Promise<boolean> {
    const most = this.most;
    const connection = await this.connect(url).catch(() => null);
    try {
      const counts = connection && (await countRows(connection));
      return counts !== null && most.every((count, table) => counts[table]! >= count);
    } catch {
      return false;
    } finally {
      connection?.destroy();
    }
  }

  private async watch(): Promise<void> {
    let connection: Connection | null = null;
    while (!this.stopped) {
      try {
        connection ??= await this.connect(this.door);
        this.note(await countRows(connection));
      } catch (error) {
        const { code = '' } = error as { code?: string };
        if (MISSING.has(code)) this.falls.push((error as Error).message);
        // a node that died or hangs: the next connection leads to another one
        connection?.destroy();
        connection = null;
      }
      await pause(PAUSE);
    }
    connection?.destroy();
  }

  private async connect(uri: string): Promise<Connection> {
    const connection = await openServerConnection({ uri, connectTimeout: PATIENCE });
    try {
      await connection.query(this.upToDate);
      return connection;
    } catch (error) {
      connection.destroy();
      throw error;
    }
  }

  private note(counts: Counts): void {
    counts.forEach((count, table) => {
      const before = this.most[table]!;
      if (count < before) this.falls.push(`${TABLES[table]!}: ${before} → ${count}`);
    });
    this.most = counts.map((count, table) => Math.max(count, this.most[table]!));
  }
}

async function countRows(connection: Connection): Promise<Counts> {
  const counts = TABLES.map((table) => `(SELECT COUNT(*) FROM ${table}) AS ${table}`).join();
  const [rows] = await connection.query<RowDataPacket[]>({ sql: `SELECT ${counts}`, timeout: 30_000 });
  return TABLES.map((table) => Number(rows[0]![table]));
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from './database';

/**
 * Has nothing leave the site from the next start on: no mail, no message, no feed. A restored copy must not do again what
 * the live site does, nor what that one did since the backup. The table is no entity: backups don't have it.
 * @param since when the copy was made
 */
export async function holdOutgoing(manager: EntityManager, since: Date): Promise<void> {
  await manager.query('DELETE FROM outgoing_hold');
  await manager.query('INSERT INTO outgoing_hold (since) VALUES (?)', [since.toISOString()]);
}

/** Milliseconds for which the answer that something is held counts. */
const KNOWN_FOR = 1_000;

/** Whether anything may leave the site, and the end of that. */
@Injectable()
export class OutgoingHold {
  /** A restore needs a site that is stopped: what has been released stays so for the life of the process. */
  private isReleased = false;
  /** On the monotonic clock. */
  private heldUntil = -Infinity;

  constructor(private readonly database: Database) {}

  /** What jobs ask before each run. */
  async isHeld(): Promise<boolean> {
    if (this.isReleased || performance.now() < this.heldUntil) return !this.isReleased;
    this.isReleased = (await this.since()) === null;
    this.heldUntil = performance.now() + KNOWN_FOR;
    return !this.isReleased;
  }

  /** When the restored copy was made that is held; null where nothing is. */
  async since(): Promise<Date | null> {
    const [row] = await this.database.manager.query<{ since: string }[]>('SELECT since FROM outgoing_hold');
    return row ? new Date(row.since) : null;
  }

  async release(): Promise<void> {
    await this.database.manager.query('DELETE FROM outgoing_hold');
    this.heldUntil = -Infinity;
  }
}

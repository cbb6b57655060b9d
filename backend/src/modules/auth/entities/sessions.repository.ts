import { Injectable } from '@nestjs/common';
import type { Role } from '../../../platform/access/role';
import { Database } from '../../../platform/database/database';
import { epochOfStored } from '../../../platform/database/stored-instant';

/** A session and what its owner may do, as stored. */
export interface OwnedSession {
  readonly userId: number;
  readonly expiresAt: Date;
  /** Last use, as far as noted; the session's beginning before any is. */
  readonly usedAt: Date;
  /** Until when its owner counts as having confirmed it; null: never. */
  readonly confirmedUntil: Date | null;
  readonly username: string;
  /** The stored role. */
  readonly role: Role;
  readonly subscriptionEndDate: Date | null;
  readonly isBlocked: boolean;
  readonly blockedReason: string | null;
}

/** A row of {@link SELECT_OWNED}: instants are text in the embedded database, booleans numbers in all. */
interface StoredSession {
  readonly user_id: number;
  readonly expires_at: string | Date;
  readonly used_at: string | Date;
  readonly confirmed_until: string | Date | null;
  readonly username: string;
  readonly role: Role;
  readonly subscription_end_date: string | Date | null;
  readonly is_blocked: number;
  readonly blocked_reason: string | null;
}

const SELECT_OWNED = [
  'SELECT s.user_id, s.expires_at, COALESCE(s.last_used_at, s.created_at) AS used_at, s.confirmed_until,',
  'u.username, u.role, u.subscription_end_date, u.is_blocked, u.blocked_reason',
  'FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.id = ?',
].join(' ');

/** Reads sessions on every request: TypeORM's query builder takes fifteen times as long. */
@Injectable()
export class SessionsRepository {
  constructor(private readonly database: Database) {}

  /** A session with its owner; null when there is none such. */
  async findOwned(id: string): Promise<OwnedSession | null> {
    const [row] = await this.database.manager.query<StoredSession[]>(SELECT_OWNED, [id]);
    if (row === undefined) return null;
    return {
      userId: row.user_id,
      expiresAt: instant(row.expires_at),
      usedAt: instant(row.used_at),
      confirmedUntil: instantOrNull(row.confirmed_until),
      username: row.username,
      role: row.role,
      subscriptionEndDate: instantOrNull(row.subscription_end_date),
      isBlocked: row.is_blocked !== 0,
      blockedReason: row.blocked_reason,
    };
  }
}

const instant = (stored: string | Date): Date => new Date(epochOfStored(stored));

const instantOrNull = (stored: string | Date | null): Date | null =>
  stored === null ? null : instant(stored);

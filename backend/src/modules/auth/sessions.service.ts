import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { createHash, randomBytes } from 'node:crypto';
import { In, IsNull, LessThan, Not } from 'typeorm';
import type { Identity, Role } from '../../platform/access/role';
import { Jobs } from '../../platform/background/jobs';
import { AppError } from '../../platform/errors/app-error';
import { Clock } from '../../platform/time/clock';
import { Database } from '../../platform/database/database';
import { epochOfStored } from '../../platform/database/stored-instant';
import { effectiveRole } from '../subscriptions/membership/membership';
import { columnsOf, PersonalData } from '../users/personal-data/personal-data';
import type { OwnSessionRow } from './dto/own-sessions.dto';
import { Session } from './entities/session.entity';

/** How long a login lasts, in milliseconds. */
const SESSION_LENGTH = 12 * 60 * 60 * 1000;

/** How long a session that may change what others see lies idle before it ends, in milliseconds. */
const IDLE_LENGTH = 60 * 60 * 1000;

/** How long a confirmation lasts, in milliseconds. */
const CONFIRMATION_LENGTH = 10 * 60 * 1000;

/** Sessions of one account at a time; one more ends the oldest. */
const MOST_SESSIONS = 100;

/** Uses are noted to within this many milliseconds. */
const USE_STEP = 5 * 60 * 1000;

/** Milliseconds between two looks for sessions that have ended. */
const CLEAN_UP_EVERY = 60 * 60 * 1000;

/** A row of {@link SELECT_OWNED}: instants are text in the embedded database, booleans numbers in all. */
interface OwnedSession {
  readonly user_id: number;
  readonly expires_at: string | Date;
  /** Last use, as far as noted; the session's beginning before any is. */
  readonly used_at: string | Date;
  /** Until when its owner counts as having confirmed it; null: never. */
  readonly confirmed_until: string | Date | null;
  readonly username: string;
  /** The stored role. */
  readonly role: Role;
  readonly subscription_end_date: string | Date | null;
  readonly is_blocked: number;
  readonly blocked_reason: string | null;
}

/** Asked on every request: TypeORM's query builder takes fifteen times as long. */
const SELECT_OWNED = [
  'SELECT s.user_id, s.expires_at, COALESCE(s.last_used_at, s.created_at) AS used_at, s.confirmed_until,',
  'u.username, u.role, u.subscription_end_date, u.is_blocked, u.blocked_reason',
  'FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.id = ?',
].join(' ');

/** What a token carries besides its beginning: ids and its end. Role and membership come from the database. */
export interface TokenPayload {
  /** Id of the account. */
  sub: number;
  /** Id of the session. */
  sid: string;
  /** Seconds since 1970. */
  exp: number;
}

/** Logins that can be ended at any moment. */
@Injectable()
export class SessionsService {
  /** When the session behind an identity was last used, as far as noted. */
  private readonly usedAt = new WeakMap<Identity, Date>();

  constructor(
    private readonly database: Database,
    private readonly jwt: JwtService,
    personalData: PersonalData,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.add({
      name: 'old-sessions',
      irreversible: true,
      every: CLEAN_UP_EVERY,
      atOnce: true,
      run: () => this.forgetOld(),
    });
    personalData.add({
      name: 'sessions',
      collect: async (userId) =>
        columnsOf(await this.ofUser(userId), 'created_at', 'expires_at', 'last_used_at', 'device'),
    });
  }

  /**
   * Begins a session and returns its token.
   * @param device what it begins on, in words for its owner
   */
  async begin(userId: number, device: string | null = null): Promise<string> {
    const now = this.clock.now();
    const id = randomBytes(16).toString('hex');
    const expires = new Date(now.getTime() + SESSION_LENGTH);
    await this.database.manager.insert(Session, {
      id,
      user_id: userId,
      created_at: now,
      expires_at: expires,
      last_used_at: null,
      device,
      confirmed_until: null,
    });
    await this.makeRoom(userId, id);
    const payload: TokenPayload & { iat: number } = {
      sub: userId,
      sid: id,
      iat: Math.floor(now.getTime() / 1000),
      exp: Math.floor(expires.getTime() / 1000),
    };
    return this.jwt.signAsync(payload);
  }

  /** Who is behind a token right now, or null when the session has ended. */
  async identify({ sub, sid }: Omit<TokenPayload, 'exp'>): Promise<Identity | null> {
    const [session] = await this.database.manager.query<OwnedSession[]>(SELECT_OWNED, [sid]);
    const now = this.clock.now();
    if (session?.user_id !== sub || epochOfStored(session.expires_at) <= now.getTime()) return null;
    const { role, username } = session;
    const usedAt = instant(session.used_at);
    if (endsWhenIdle(role) && now.getTime() - usedAt.getTime() >= IDLE_LENGTH) return null;
    const subscriptionEndDate = instantOrNull(session.subscription_end_date);
    const identity: Identity = {
      userId: sub,
      sessionId: sid,
      username,
      role: effectiveRole({ role, subscription_end_date: subscriptionEndDate }, now),
      subscriptionEndDate,
      confirmedUntil: instantOrNull(session.confirmed_until),
      isBlocked: session.is_blocked !== 0,
      blockedReason: session.blocked_reason,
    };
    this.usedAt.set(identity, usedAt);
    return identity;
  }

  /** What is to be done to note that a session is used right now; null when that is known well enough. */
  noteUse(identity: Identity): (() => Promise<void>) | null {
    const now = this.clock.now();
    const known = this.usedAt.get(identity);
    if (known === undefined || now.getTime() - known.getTime() < USE_STEP) return null;
    return () => this.markUsed(identity.sessionId, now);
  }

  /** The valid sessions of an account, the latest used first. */
  async ofOwner({ userId, sessionId, role }: Identity): Promise<OwnSessionRow[]> {
    const now = this.clock.now().getTime();
    const rows = (await this.ofUser(userId)).map((row) => ({
      ...row,
      last_used_at: row.last_used_at ?? row.created_at,
    }));
    return rows
      .filter(({ expires_at }) => expires_at.getTime() > now)
      .filter(({ last_used_at }) => !endsWhenIdle(role) || now - last_used_at.getTime() < IDLE_LENGTH)
      .sort((a, b) => b.last_used_at.getTime() - a.last_used_at.getTime())
      .map(({ id, device, created_at, last_used_at, expires_at }) => ({
        id: publicId(id),
        device,
        created_at: created_at.toISOString(),
        last_used_at: last_used_at.toISOString(),
        expires_at: expires_at.toISOString(),
        current: id === sessionId,
      }));
  }

  /** Ends one session of an account by the name its owner sees; false when there is none such. */
  async endOfOwner(userId: number, id: string): Promise<boolean> {
    const row = (await this.ofUser(userId)).find((each) => publicId(each.id) === id);
    if (row) await this.end(row.id);
    return row !== undefined;
  }

  /**
   * Marks a session as confirmed from now on.
   * @returns until when
   * @throws AppError UNAUTHENTICATED when it has ended meanwhile
   */
  async confirm(sessionId: string): Promise<Date> {
    const confirmed_until = new Date(this.clock.now().getTime() + CONFIRMATION_LENGTH);
    const { affected } = await this.database.manager.update(Session, { id: sessionId }, { confirmed_until });
    if (affected !== 1) throw new AppError('UNAUTHENTICATED');
    return confirmed_until;
  }

  async end(sessionId: string): Promise<void> {
    await this.database.manager.delete(Session, { id: sessionId });
  }

  /** Ends all sessions of an account at once, but for `exceptId`. */
  async endAll(userId: number, exceptId: string | null = null): Promise<void> {
    const others = exceptId === null ? {} : { id: Not(exceptId) };
    await this.database.manager.delete(Session, { user_id: userId, ...others });
  }

  private async forgetOld(): Promise<void> {
    await this.database.manager.delete(Session, { expires_at: LessThan(this.clock.now()) });
  }

  /** Oldest first. */
  private ofUser(userId: number): Promise<Session[]> {
    const order = { created_at: 'ASC', id: 'ASC' } as const;
    return this.database.manager.find(Session, { where: { user_id: userId }, order });
  }

  /** Notes a use, unless a later one is known already. */
  private async markUsed(id: string, at: Date): Promise<void> {
    const earlier = [IsNull(), LessThan(at)].map((last_used_at) => ({ id, last_used_at }));
    await this.database.manager.update(Session, earlier, { last_used_at: at });
  }

  /** Ends the oldest sessions but for the new one, so that no more are left than an account may have. */
  private async makeRoom(userId: number, newId: string): Promise<void> {
    const others = (await this.ofUser(userId)).filter(({ id }) => id !== newId);
    const tooMany = others.length + 1 - MOST_SESSIONS;
    if (tooMany <= 0) return;
    const oldest = others.slice(0, tooMany).map(({ id }) => id);
    await this.database.manager.delete(Session, { id: In(oldest) });
  }
}

/** Members of the site read; these write what others see. */
const endsWhenIdle = (role: Role): boolean => role === 'admin' || role === 'editor';

const instant = (stored: string | Date): Date => new Date(epochOfStored(stored));

const instantOrNull = (stored: string | Date | null): Date | null =>
  stored === null ? null : instant(stored);

const publicId = (sessionId: string): string =>
  createHash('sha256').update(sessionId).digest('hex').slice(0, 16);

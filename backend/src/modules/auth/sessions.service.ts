import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Identity } from '../../common/access/role';
import { Clock } from '../../common/time/clock';
import { effectiveRole } from '../subscriptions/membership';
import { PersonalData } from '../users/personal-data';
import { SessionsRepository } from './sessions.repository';

/** How long a login lasts, in milliseconds. */
export const SESSION_LENGTH = 12 * 60 * 60 * 1000;

/** What a token carries: ids only. Role and membership are read from the database on each request. */
export interface TokenPayload {
  sub: number;
  sid: string;
}

/** Logins that can be ended at any moment. */
@Injectable()
export class SessionsService implements OnModuleInit {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly jwt: JwtService,
    private readonly personalData: PersonalData,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'sessions',
      collect: async (userId) =>
        (await this.sessions.ofUser(userId)).map(({ created_at, expires_at }) => ({
          created_at,
          expires_at,
        })),
    });
  }

  /** Begins a session and returns its token. */
  async begin(userId: number): Promise<string> {
    const now = this.clock.now();
    await this.sessions.removeExpired(now);
    const id = randomBytes(16).toString('hex');
    const expires = new Date(now.getTime() + SESSION_LENGTH);
    await this.sessions.insert({ id, user_id: userId, created_at: now, expires_at: expires });
    const payload: TokenPayload & { iat: number; exp: number } = {
      sub: userId,
      sid: id,
      iat: Math.floor(now.getTime() / 1000),
      exp: Math.floor(expires.getTime() / 1000),
    };
    return this.jwt.signAsync(payload);
  }

  /** Who is behind a token right now, or null when the session has ended. */
  async identify({ sub, sid }: TokenPayload): Promise<Identity | null> {
    const session = await this.sessions.findWithUser(sid);
    const now = this.clock.now();
    if (!session || session.user_id !== sub || session.expires_at.getTime() <= now.getTime()) return null;
    const { user } = session;
    return {
      userId: user.id,
      sessionId: session.id,
      username: user.username,
      role: effectiveRole(user, now),
      subscriptionEndDate: user.subscription_end_date,
      isBlocked: user.is_blocked,
      blockedReason: user.blocked_reason,
    };
  }

  async end(sessionId: string): Promise<void> {
    await this.sessions.remove(sessionId);
  }

  /** Ends all sessions of an account at once, but for `exceptId`. */
  async endAll(manager: EntityManager, userId: number, exceptId: string | null = null): Promise<void> {
    await this.sessions.removeOfUser(manager, userId, exceptId);
  }
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, LessThan, Not, Repository } from 'typeorm';
import { Session } from './session.entity';

@Injectable()
export class SessionsRepository {
  constructor(@InjectRepository(Session) private readonly sessions: Repository<Session>) {}

  async insert(session: Omit<Session, 'user'>): Promise<void> {
    await this.sessions.insert(session);
  }

  /** The session with its account, in one query; null when it was ended. */
  findWithUser(id: string): Promise<Session | null> {
    return this.sessions.findOne({ where: { id }, relations: { user: true } });
  }

  async remove(id: string): Promise<void> {
    await this.sessions.delete({ id });
  }

  async removeExpired(now: Date): Promise<void> {
    await this.sessions.delete({ expires_at: LessThan(now) });
  }

  /** Ends all sessions of an account, but for `exceptId`. */
  async removeOfUser(manager: EntityManager, userId: number, exceptId: string | null): Promise<void> {
    const others = exceptId === null ? {} : { id: Not(exceptId) };
    await manager.delete(Session, { user_id: userId, ...others });
  }

  ofUser(userId: number): Promise<Session[]> {
    return this.sessions.find({ where: { user_id: userId }, order: { created_at: 'ASC' } });
  }
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, LessThan, Not, Repository } from 'typeorm';
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

  /** Oldest first. */
  ofUser(userId: number): Promise<Session[]> {
    return this.sessions.find({ where: { user_id: userId }, order: { created_at: 'ASC', id: 'ASC' } });
  }

  async removeAll(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.sessions.delete({ id: In([...ids]) });
  }

  /** Notes a use, unless a later one is known already. */
  async markUsed(id: string, at: Date): Promise<void> {
    await this.sessions
      .createQueryBuilder()
      .update()
      .set({ last_used_at: at })
      .where('id = :id AND (last_used_at IS NULL OR last_used_at < :at)', { id, at })
      .execute();
  }
}

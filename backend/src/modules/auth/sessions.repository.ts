import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
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
}

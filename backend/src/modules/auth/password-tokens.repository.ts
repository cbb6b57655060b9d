import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, LessThanOrEqual, MoreThan, Repository } from 'typeorm';
import { PasswordToken } from './password-token.entity';

@Injectable()
export class PasswordTokensRepository {
  constructor(@InjectRepository(PasswordToken) private readonly tokens: Repository<PasswordToken>) {}

  async insert(token: Omit<PasswordToken, 'user'>): Promise<void> {
    await this.tokens.insert(token);
  }

  /** The token when it is known and not over. */
  findValid(tokenHash: string, now: Date): Promise<PasswordToken | null> {
    return this.tokens.findOneBy({ token_hash: tokenHash, expires_at: MoreThan(now) });
  }

  /** Uses a token up; false when another request was faster. */
  async consume(manager: EntityManager, tokenHash: string): Promise<boolean> {
    const { affected } = await manager.delete(PasswordToken, { token_hash: tokenHash });
    return affected === 1;
  }

  async removeOfUser(userId: number, manager: EntityManager = this.tokens.manager): Promise<void> {
    await manager.delete(PasswordToken, { user_id: userId });
  }

  async removeExpired(now: Date): Promise<void> {
    await this.tokens.delete({ expires_at: LessThanOrEqual(now) });
  }
}

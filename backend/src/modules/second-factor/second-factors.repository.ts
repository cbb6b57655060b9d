import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Not, Repository } from 'typeorm';
import { SecondFactor } from './second-factor.entity';

@Injectable()
export class SecondFactorsRepository {
  constructor(@InjectRepository(SecondFactor) private readonly factors: Repository<SecondFactor>) {}

  find(userId: number, manager: EntityManager = this.factors.manager): Promise<SecondFactor | null> {
    return manager.findOneBy(SecondFactor, { user_id: userId });
  }

  findConfirmed(userId: number, manager: EntityManager = this.factors.manager): Promise<SecondFactor | null> {
    return manager.findOneBy(SecondFactor, { user_id: userId, confirmed_at: Not(IsNull()) });
  }

  async insert(manager: EntityManager, factor: Omit<SecondFactor, 'user'>): Promise<void> {
    await manager.insert(SecondFactor, factor);
  }

  /** Confirms what was begun with this secret; false when it has been confirmed or begun anew meanwhile. */
  async confirm(
    manager: EntityManager,
    { user_id, sealed_secret }: SecondFactor,
    values: Pick<SecondFactor, 'confirmed_at' | 'last_step' | 'recovery_salt' | 'recovery_hashes'>,
  ): Promise<boolean> {
    const { affected } = await manager.update(
      SecondFactor,
      { user_id, sealed_secret, confirmed_at: IsNull() },
      values,
    );
    return affected === 1;
  }

  /** Uses up the codes of a step and of all before it; false when another request was faster. */
  async takeStep({ user_id, sealed_secret }: SecondFactor, step: number): Promise<boolean> {
    const { affected } = await this.factors
      .createQueryBuilder()
      .update()
      .set({ last_step: step })
      .where('user_id = :user_id AND sealed_secret = :sealed_secret AND confirmed_at IS NOT NULL', {
        user_id,
        sealed_secret,
      })
      .andWhere('(last_step IS NULL OR last_step < :step)', { step })
      .execute();
    return affected === 1;
  }

  async setRecoveryHashes(manager: EntityManager, userId: number, hashes: string): Promise<void> {
    await manager.update(SecondFactor, { user_id: userId }, { recovery_hashes: hashes });
  }

  async remove(manager: EntityManager, userId: number): Promise<void> {
    await manager.delete(SecondFactor, { user_id: userId });
  }
}

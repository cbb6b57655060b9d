import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { Clock } from '../../common/time/clock';
import { Consent, type ConsentKind } from './consent.entity';
import { PersonalData } from './personal-data';

/** Keeps the proof of what the owner of an account agreed to. */
@Injectable()
export class ConsentsService implements OnModuleInit {
  constructor(
    @InjectRepository(Consent) private readonly consents: Repository<Consent>,
    private readonly personalData: PersonalData,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'consents',
      collect: async (userId) =>
        (await this.consents.findBy({ user_id: userId })).map(
          ({ kind, text_version, address, given_at }) => ({ kind, text_version, address, given_at }),
        ),
    });
  }

  /** @param address from where the consent came (IP) */
  async give(
    manager: EntityManager,
    userId: number,
    consent: { kind: ConsentKind; version: string; address: string },
  ): Promise<void> {
    await manager.insert(Consent, {
      user_id: userId,
      kind: consent.kind,
      text_version: consent.version,
      address: consent.address.slice(0, 45),
      given_at: this.clock.now(),
    });
  }
}

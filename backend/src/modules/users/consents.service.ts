import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/time/clock';
import { Database } from '../../platform/database/database';
import { Consent, type ConsentKind } from './entities/consent.entity';
import { columnsOf, PersonalData } from './personal-data/personal-data';

/** Keeps the proof of what the owner of an account agreed to. */
@Injectable()
export class ConsentsService {
  constructor(
    private readonly database: Database,
    personalData: PersonalData,
    private readonly clock: Clock,
  ) {
    personalData.add({
      name: 'consents',
      collect: async (user_id) => {
        const consents = await this.database.manager.findBy(Consent, { user_id });
        return columnsOf(consents, 'kind', 'text_version', 'address', 'given_at');
      },
    });
  }

  /** @param address from where the consent came (IP) */
  async give(
    userId: number,
    consent: { kind: ConsentKind; version: string; address: string },
  ): Promise<void> {
    await this.database.manager.insert(Consent, {
      user_id: userId,
      kind: consent.kind,
      text_version: consent.version,
      address: consent.address.slice(0, 45),
      given_at: this.clock.now(),
    });
  }
}

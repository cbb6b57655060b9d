import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../users/personal-data/personal-data';
import { AlertHitsRepository } from '../entities/alert-hits.repository';

/** What members were told of as personal data: it is in the export; with the account it goes by itself. */
@Injectable()
export class ToldToMembers implements OnModuleInit {
  constructor(
    private readonly hits: AlertHitsRepository,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'alerts_sent',
      collect: async (userId) =>
        (await this.hits.ofUser(userId)).map(({ filter_id, match_id, found_at }) => ({
          filter_id,
          match_id,
          found_at,
        })),
    });
  }
}

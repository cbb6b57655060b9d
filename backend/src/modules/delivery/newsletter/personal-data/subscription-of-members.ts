import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import { UndeliverableAddresses } from '../../mail/undeliverable/undeliverable-addresses';
import { PersonalData } from '../../../users/personal-data/personal-data';
import { UsersService } from '../../../users/users.service';
import { NewsletterRepository } from '../entities/newsletter.repository';
import { Subscriber } from '../entities/subscriber.entity';

/** A member's newsletter subscription as personal data: it is in the export, and goes with the account. */
@Injectable()
export class SubscriptionOfMembers {
  constructor(
    database: Database,
    private readonly subscribers: NewsletterRepository,
    private readonly users: UsersService,
    personalData: PersonalData,
    undeliverable: UndeliverableAddresses,
  ) {
    undeliverable.askSubscribers((emailKeys) => this.subscribers.holders(emailKeys));
    personalData.add({
      name: 'newsletter',
      collect: (userId) => this.collect(userId),
      erase: async (userId) => {
        const row = await this.find(userId);
        if (row) await database.manager.delete(Subscriber, { id: row.id });
      },
    });
  }

  private async collect(userId: number): Promise<unknown> {
    const row = await this.find(userId);
    if (!row) return null;
    const { email_key: _, id: __, ...subscription } = row;
    return subscription;
  }

  private async find(userId: number): Promise<Subscriber | null> {
    const { email } = await this.users.require(userId);
    return this.subscribers.findByEmail(email);
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../users/personal-data/personal-data';
import { UsersService } from '../../users/users.service';
import { UndeliverableAddresses } from '../undeliverable/undeliverable-addresses';

/** The mark of a member's address as personal data: it is in the export, and goes with the account. */
@Injectable()
export class MarksOfMembers implements OnModuleInit {
  constructor(
    private readonly addresses: UndeliverableAddresses,
    private readonly users: UsersService,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'undeliverable_address',
      collect: async (userId) => {
        const { email_key } = await this.users.require(userId);
        const mark = await this.addresses.find(email_key);
        return mark && { email: email_key, since: mark.since, reason: mark.reason };
      },
      erase: async (userId) => this.addresses.unmark((await this.users.require(userId)).email_key),
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Outbox } from '../../outbox/queue/outbox';
import { columnsOf, PersonalData } from '../../../users/personal-data/personal-data';
import { UsersService } from '../../../users/users.service';
import { UndeliverableAddresses } from '../undeliverable/undeliverable-addresses';

/**
 * Mails to a member, and the mark of an address that refused one, as personal data: both are in the export. The mails
 * go with the account by themselves.
 */
@Injectable()
export class MailsOfMembers {
  constructor(
    outbox: Outbox,
    addresses: UndeliverableAddresses,
    users: UsersService,
    personalData: PersonalData,
  ) {
    personalData.add({
      name: 'mails',
      collect: async (userId) => {
        const mails = await outbox.ofUser('mail', userId);
        return columnsOf(mails, 'template', 'recipient', 'status', 'created_at', 'sent_at');
      },
    });
    personalData.add({
      name: 'undeliverable_address',
      collect: async (userId) => {
        const { email_key } = await users.require(userId);
        const mark = await addresses.find(email_key);
        return mark && { email: email_key, since: mark.since, reason: mark.reason };
      },
      erase: async (userId) => addresses.unmark((await users.require(userId)).email_key),
    });
  }
}

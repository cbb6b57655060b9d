import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../users/personal-data/personal-data';
import { MailsRepository } from '../entities/mails.repository';

/** Mails to a member as personal data: they are in the export; with the account they go by themselves. */
@Injectable()
export class MailsToMembers implements OnModuleInit {
  constructor(
    private readonly mails: MailsRepository,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'mails',
      collect: async (userId) =>
        (await this.mails.ofUser(userId)).map(({ template, recipient, status, created_at, sent_at }) => ({
          template,
          recipient,
          status,
          created_at,
          sent_at,
        })),
    });
  }
}

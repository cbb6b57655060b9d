import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../users/personal-data/personal-data';
import { AlertChoicesRepository } from '../entities/alert-choices.repository';
import { TelegramLinksRepository } from '../entities/telegram-links.repository';
import { TelegramMessagesRepository } from '../entities/telegram-messages.repository';

/** How a member hears of fitting matches, as personal data; all but the answers in a chat goes with the account. */
@Injectable()
export class AlertsOfMembers implements OnModuleInit {
  constructor(
    private readonly choices: AlertChoicesRepository,
    private readonly links: TelegramLinksRepository,
    private readonly messages: TelegramMessagesRepository,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'alerts',
      collect: async (userId) => {
        const link = await this.links.of(userId);
        return {
          ...(await this.choices.of(userId)),
          telegram_chat: link && { chat_id: link.chat_id, linked_at: link.linked_at },
        };
      },
      erase: async (userId) => {
        const link = await this.links.of(userId);
        if (link !== null) await this.messages.removeAnswers(link.chat_id);
      },
    });
    this.personalData.add({
      name: 'telegram_messages',
      collect: async (userId) =>
        (await this.messages.ofUser(userId)).map(({ status, created_at, sent_at }) => ({
          status,
          created_at,
          sent_at,
        })),
    });
  }
}

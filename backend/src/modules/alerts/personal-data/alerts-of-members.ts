import { Injectable } from '@nestjs/common';
import { Outbox } from '../../delivery/outbox/queue/outbox';
import { columnsOf, PersonalData } from '../../users/personal-data/personal-data';
import { AlertChoicesRepository } from '../entities/alert-choices.repository';
import { AlertHitsRepository } from '../entities/alert-hits.repository';
import { TelegramLinks } from '../telegram/telegram-links';

/**
 * How a member hears of fitting matches and of which they were told, as personal data; all but the answers in a chat goes
 * with the account by itself.
 */
@Injectable()
export class AlertsOfMembers {
  constructor(
    choices: AlertChoicesRepository,
    links: TelegramLinks,
    hits: AlertHitsRepository,
    outbox: Outbox,
    personalData: PersonalData,
  ) {
    personalData.add({
      name: 'alerts',
      collect: async (userId) => {
        const link = await links.of(userId);
        return {
          ...(await choices.of(userId)),
          telegram_chat: link && { chat_id: link.chat_id, linked_at: link.linked_at },
        };
      },
      erase: async (userId) => {
        const link = await links.of(userId);
        if (link !== null) await outbox.removeAnswers(link.chat_id);
      },
    });
    personalData.add({
      name: 'telegram_messages',
      collect: async (userId) =>
        columnsOf(await outbox.ofUser('telegram', userId), 'status', 'created_at', 'sent_at'),
    });
    personalData.add({
      name: 'alerts_sent',
      collect: async (userId) => columnsOf(await hits.ofUser(userId), 'filter_id', 'match_id', 'found_at'),
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock';
import { TelegramMessagesRepository } from '../entities/telegram-messages.repository';
import type { AlertMessage } from '../message/alert-message';
import { BotApi } from './bot-api';
import { TelegramState } from './bot-state';
import { inRows } from './in-rows';

/** A message to a member; one whose key the queue has seen is not sent again. */
export interface QueuedAlert extends AlertMessage {
  /** At most 90 characters. */
  onceKey: string;
}

/**
 * The queue of Telegram messages. Queuing is one insert in the caller's transaction: the message goes out if, and only
 * if, that commits, to members who then still want it.
 */
@Injectable()
export class TelegramQueue {
  constructor(
    private readonly messages: TelegramMessagesRepository,
    private readonly api: BotApi,
    private readonly state: TelegramState,
    private readonly clock: Clock,
  ) {}

  /** Does nothing on a site without a bot that works. */
  async add(userId: number, { onceKey, filters }: QueuedAlert): Promise<void> {
    if (!(await this.state.isAvailable())) return;
    const now = this.clock.now();
    for (const [at, data] of inRows({ filters }).entries())
      await this.messages.add({
        user_id: userId,
        chat_id: null,
        once_key: at === 0 ? onceKey : `${onceKey}/${at + 1}`,
        data: JSON.stringify(data),
        created_at: now,
      });
  }

  /** Queues the answer to an update; one that is there already is not queued again. */
  async answer(chatId: string, { updateId, text }: { updateId: number; text: string }): Promise<void> {
    await this.messages.add({
      user_id: null,
      chat_id: chatId,
      once_key: `answer/${this.api.botId}/${updateId}`,
      data: JSON.stringify({ text }),
      created_at: this.clock.now(),
    });
  }
}

import { Injectable } from '@nestjs/common';
import { tr } from '../../../platform/locale/tr';
import { Outbox } from '../../delivery/outbox/queue/outbox';
import { PRIORITY } from '../../delivery/outbox/queue/message-state';
import { UsersService } from '../../users/users.service';
import { BotApi, type ChatHandlers, type ChatMessage } from './bot-api';
import { TelegramLinks } from './telegram-links';
import { ANSWER } from './telegram-sender';

const said = tr.alerts.telegram;

/** Answers that may wait for one chat: whoever floods the bot doesn't fill its queue. */
const MOST_WAITING = 3;

/** What the bot does about what is written to it; answers go through the outbox, with the change that they confirm. */
@Injectable()
export class ChatCommands implements ChatHandlers {
  constructor(
    private readonly users: UsersService,
    private readonly links: TelegramLinks,
    private readonly outbox: Outbox,
    private readonly api: BotApi,
  ) {}

  async start(message: ChatMessage, code: string): Promise<void> {
    if (code === '') return this.other(message);
    const userId = await this.links.redeem(code);
    const user = userId === null ? null : await this.users.find(userId);
    if (user === null) return this.answer(message, said.badCode);
    await this.links.open(user.id, message.chatId);
    await this.answer(message, said.linked(user.username));
  }

  async stop(message: ChatMessage): Promise<void> {
    const link = await this.links.ofChat(message.chatId);
    if (link !== null) await this.links.close(link.user_id);
    await this.answer(message, link === null ? said.notLinked : said.stopped);
  }

  async other(message: ChatMessage): Promise<void> {
    const link = await this.links.ofChat(message.chatId);
    await this.answer(message, link === null ? said.howToLink : said.help);
  }

  private async answer({ chatId, updateId }: ChatMessage, text: string): Promise<void> {
    if ((await this.outbox.countWaiting('telegram', { recipient: chatId })) >= MOST_WAITING) return;
    await this.outbox.add({
      channel: 'telegram',
      template: ANSWER,
      recipient: chatId,
      priority: PRIORITY.awaited,
      data: { text },
      // one answer to each update
      once_key: `answer/${this.api.botId}/${updateId}`,
    });
  }
}

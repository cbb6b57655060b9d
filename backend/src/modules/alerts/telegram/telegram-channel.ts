import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { AlertChoicesRepository } from '../entities/alert-choices.repository';
import { TelegramLinksRepository } from '../entities/telegram-links.repository';

/** A member's Telegram: opened by a chat, closed by the member or by a chat that doesn't want the bot any more. */
@Injectable()
export class TelegramChannel {
  constructor(
    private readonly database: Database,
    private readonly links: TelegramLinksRepository,
    private readonly choices: AlertChoicesRepository,
  ) {}

  /** Makes a chat the member's, and switches the channel on. */
  open(userId: number, chatId: string): Promise<void> {
    return this.database.transaction(async () => {
      await this.links.set(userId, chatId);
      await this.choices.set(userId, { telegram: true });
    });
  }

  /** Takes the member's chat away, and with it a code that could bring another; switches the channel off. */
  close(userId: number): Promise<void> {
    return this.database.transaction(async () => {
      await this.links.remove({ user_id: userId });
      await this.links.revoke(userId);
      await this.choices.set(userId, { telegram: false });
    });
  }
}

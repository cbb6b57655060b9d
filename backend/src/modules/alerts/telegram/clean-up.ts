import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../common/background/jobs';
import { Clock } from '../../../common/time/clock';
import { TelegramLinksRepository } from '../entities/telegram-links.repository';
import { TelegramMessagesRepository } from '../entities/telegram-messages.repository';

const DAY = 24 * 60 * 60_000;
/** Days after which a sent message, and an answer in a chat, are forgotten. */
const KEPT = { messages: 90, answers: 1 };

/** Forgets what the bot no longer needs. */
@Injectable()
export class TelegramCleanUp {
  constructor(
    private readonly messages: TelegramMessagesRepository,
    private readonly links: TelegramLinksRepository,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.add({
      name: 'old-telegram',
      irreversible: true,
      pause: DAY,
      atOnce: true,
      work: () => this.forgetOld(),
    });
  }

  private async forgetOld(): Promise<void> {
    const before = (days: number) => new Date(this.clock.now().getTime() - days * DAY);
    await this.messages.removeOld({ messages: before(KEPT.messages), answers: before(KEPT.answers) });
    await this.links.removeExpired();
  }
}

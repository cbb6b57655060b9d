import { Module } from '@nestjs/common';
import { FiltersModule } from '../filters/filters.module';
import { MailModule } from '../delivery/mail/mail.module';
import { NewsletterModule } from '../delivery/newsletter/newsletter.module';
import { OddsModule } from '../odds/odds.module';
import { OutboxModule } from '../delivery/outbox/outbox.module';
import { UsersModule } from '../users/users.module';
import { AlertsController, TelegramStateController } from './alerts.controller';
import { AlertsService } from './alerts.service';
import { AlertChoicesRepository } from './entities/alert-choices.repository';
import { AlertHitsRepository } from './entities/alert-hits.repository';
import { AlertStateRepository } from './entities/alert-state.repository';
import { TelegramPartsRepository } from './entities/telegram-parts.repository';
import { AlertSearch } from './finding/alert-search';
import { AlertTeller } from './finding/alert-teller';
import { Recipients } from './finding/recipients';
import { AlertMails } from './message/alert-mail';
import { AlertMessages } from './message/alert-messages';
import { AlertsOfMembers } from './personal-data/alerts-of-members';
import { AlertParts } from './telegram/alert-parts';
import { BotApi } from './telegram/bot-api';
import { ChatCommands } from './telegram/chat-commands';
import { Pace } from './telegram/pace';
import { ResultEditor } from './telegram/result-editor';
import { SiteBot } from './telegram/site-bot';
import { TelegramLinks } from './telegram/telegram-links';
import { TelegramSender } from './telegram/telegram-sender';
import { UpdatePoller } from './telegram/update-poller';

/** Tells members of matches that fit their saved filters, by e-mail and Telegram. */
@Module({
  imports: [FiltersModule, MailModule, NewsletterModule, OddsModule, OutboxModule, UsersModule],
  controllers: [AlertsController, TelegramStateController],
  providers: [
    AlertsService,
    AlertChoicesRepository,
    AlertHitsRepository,
    AlertStateRepository,
    AlertSearch,
    Recipients,
    AlertTeller,
    AlertMessages,
    AlertMails,
    AlertsOfMembers,
    AlertParts,
    BotApi,
    ChatCommands,
    Pace,
    ResultEditor,
    TelegramLinks,
    TelegramPartsRepository,
    TelegramSender,
    SiteBot,
    UpdatePoller,
  ],
  exports: [AlertsService, SiteBot],
})
export class AlertsModule {}

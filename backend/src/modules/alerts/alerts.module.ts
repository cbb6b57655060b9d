import { Module } from '@nestjs/common';
import { FiltersModule } from '../filters/filters.module';
import { MailModule } from '../mail/mail.module';
import { NewsletterModule } from '../newsletter/newsletter.module';
import { OddsModule } from '../odds/odds.module';
import { UsersModule } from '../users/users.module';
import { AlertsController } from './alerts.controller';
import { AlertsService } from './alerts.service';
import { AlertChoicesRepository } from './entities/alert-choices.repository';
import { AlertHitsRepository } from './entities/alert-hits.repository';
import { AlertStateRepository } from './entities/alert-state.repository';
import { AlertSearch } from './finding/alert-search';
import { AlertTeller } from './finding/alert-teller';
import { FixturePrices } from './finding/fixture-prices';
import { Recipients } from './finding/recipients';
import { AlertMails } from './message/alert-mails';
import { AlertMessages } from './message/alert-messages';
import { AlertsOfMembers } from './personal-data/alerts-of-members';
import { ToldToMembers } from './personal-data/told-to-members';
import { TelegramStateController } from './telegram-state.controller';
import { TELEGRAM } from './telegram/providers';

/** Tells members of matches that fit their saved filters, by e-mail and Telegram. */
@Module({
  imports: [FiltersModule, MailModule, NewsletterModule, OddsModule, UsersModule],
  controllers: [AlertsController, TelegramStateController],
  providers: [
    AlertsService,
    AlertChoicesRepository,
    AlertHitsRepository,
    AlertStateRepository,
    AlertSearch,
    Recipients,
    FixturePrices,
    AlertTeller,
    AlertMessages,
    AlertMails,
    AlertsOfMembers,
    ToldToMembers,
    ...TELEGRAM,
  ],
  exports: [AlertsService],
})
export class AlertsModule {}

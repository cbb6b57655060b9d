import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module';
import { MailModule } from '../mail/mail.module';
import { OutboxModule } from '../outbox/outbox.module';
import { PicksModule } from '../../blogs/picks/picks.module';
import { UsersModule } from '../../users/users.module';
import { NewsletterController } from './newsletter.controller';
import { NewsletterRepository } from './entities/newsletter.repository';
import { NewsletterService } from './newsletter.service';
import { NewsletterSender } from './sending/newsletter-sender';
import { NewslettersController } from './sending/newsletters.controller';
import { NewslettersService } from './sending/newsletters.service';
import { SubscriptionOfMembers } from './personal-data/subscription-of-members';
import { UnsubscribeTokens } from './consent/unsubscribe-tokens';
import { UnsubscribeService } from './unsubscribe.service';

/** Newsletter subscriptions, newsletters, and the unsubscribe links of all mails. */
@Module({
  imports: [AuditModule, MailModule, OutboxModule, PicksModule, UsersModule],
  controllers: [NewsletterController, NewslettersController],
  providers: [
    NewsletterService,
    SubscriptionOfMembers,
    UnsubscribeService,
    UnsubscribeTokens,
    NewsletterRepository,
    NewslettersService,
    NewsletterSender,
  ],
  exports: [NewsletterService, NewslettersService, UnsubscribeService],
})
export class NewsletterModule {}

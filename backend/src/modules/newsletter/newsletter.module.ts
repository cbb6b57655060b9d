import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { UsersModule } from '../users/users.module';
import { NewsletterController } from './newsletter.controller';
import { NewsletterRepository } from './newsletter.repository';
import { NewsletterService } from './newsletter.service';
import { SubscribersAdminService } from './subscribers-admin.service';
import { SubscriptionOfMembers } from './subscription-of-members';
import { UnsubscribeTokens } from './unsubscribe-tokens';
import { UnsubscribeService } from './unsubscribe.service';

/** Newsletter subscriptions, and the unsubscribe links of all mails. */
@Module({
  imports: [AuditModule, UsersModule],
  controllers: [NewsletterController],
  providers: [
    NewsletterService,
    SubscribersAdminService,
    SubscriptionOfMembers,
    UnsubscribeService,
    UnsubscribeTokens,
    NewsletterRepository,
  ],
  exports: [NewsletterService, UnsubscribeService],
})
export class NewsletterModule {}

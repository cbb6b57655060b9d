import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { NewsletterController } from './newsletter.controller';
import { NewsletterRepository } from './newsletter.repository';
import { NewsletterService } from './newsletter.service';
import { SubscribersAdminService } from './subscribers-admin.service';
import { UnsubscribeTokens } from './unsubscribe-tokens';
import { UnsubscribeService } from './unsubscribe.service';

/** Newsletter subscriptions, and the unsubscribe links of all mails. */
@Module({
  imports: [AuditModule],
  controllers: [NewsletterController],
  providers: [
    NewsletterService,
    SubscribersAdminService,
    UnsubscribeService,
    UnsubscribeTokens,
    NewsletterRepository,
  ],
  exports: [NewsletterService, UnsubscribeService],
})
export class NewsletterModule {}

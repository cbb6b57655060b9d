import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { MailModule } from '../delivery/mail/mail.module';
import { NewsletterModule } from '../delivery/newsletter/newsletter.module';
import { UsersModule } from '../users/users.module';
import { IdempotencyService } from './idempotency/idempotency.service';
import { MembershipService } from './membership.service';
import { Reminders } from './reminders/reminders';
import { SubscriptionsController } from './subscriptions.controller';
import { SubscriptionsRepository } from './entities/subscriptions.repository';
import { SubscriptionsService } from './subscriptions.service';

/** Membership time: who has how much of it, and until when. */
@Module({
  imports: [AuditModule, MailModule, NewsletterModule, UsersModule],
  controllers: [SubscriptionsController],
  providers: [
    SubscriptionsRepository,
    SubscriptionsService,
    MembershipService,
    IdempotencyService,
    Reminders,
  ],
  exports: [MembershipService],
})
export class SubscriptionsModule {}

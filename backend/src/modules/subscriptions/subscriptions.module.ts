import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module';
import { MailModule } from '../mail/mail.module';
import { NewsletterModule } from '../newsletter/newsletter.module';
import { UsersModule } from '../users/users.module';
import { IdempotencyKey } from './idempotency-key.entity';
import { IdempotencyService } from './idempotency.service';
import { MembershipService } from './membership.service';
import { Reminders } from './reminders';
import { Subscription } from './subscription.entity';
import { SubscriptionsController } from './subscriptions.controller';
import { SubscriptionsRepository } from './subscriptions.repository';
import { SubscriptionsService } from './subscriptions.service';

/** Membership time: who has how much of it, and until when. */
@Module({
  imports: [
    AuditModule,
    MailModule,
    NewsletterModule,
    UsersModule,
    TypeOrmModule.forFeature([Subscription, IdempotencyKey]),
  ],
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

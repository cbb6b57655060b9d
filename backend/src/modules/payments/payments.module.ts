import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { MailModule } from '../delivery/mail/mail.module';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module';
import { UsersModule } from '../users/users.module';
import { PaymentsController } from './payments.controller';
import { PaymentsService } from './payments.service';
import { ReceiptDecisions } from './receipt-decisions.service';
import { ReceiptFiles } from './receipt-file/receipt-files';
import { ReceiptsRepository } from './entities/receipts.repository';

/** Membership paid by bank transfer: receipts and the decisions on them. */
@Module({
  imports: [AuditModule, MailModule, SubscriptionsModule, UsersModule],
  controllers: [PaymentsController],
  providers: [PaymentsService, ReceiptDecisions, ReceiptFiles, ReceiptsRepository],
})
export class PaymentsModule {}

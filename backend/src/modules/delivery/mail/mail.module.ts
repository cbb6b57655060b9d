import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module';
import { OutboxModule } from '../outbox/outbox.module';
import { SiteSettingsModule } from '../../settings/site-settings.module';
import { UsersModule } from '../../users/users.module';
import { MailController, UndeliverableController } from './mail.controller';
import { MailService } from './mail.service';
import { AdminNotices } from './notices/admin-notices';
import { MailsOfMembers } from './personal-data/mails-of-members';
import { MailServer } from './server/mail-server';
import { UndeliverableAddresses } from './undeliverable/undeliverable-addresses';
import { MailChannel } from './worker/mail-channel';
import { MailClaims } from './worker/mail-claims';
import { MailDelivery } from './worker/mail-delivery';

/** Outgoing mail: what is written, and the channel that sends it. */
@Module({
  imports: [AuditModule, OutboxModule, SiteSettingsModule, UsersModule],
  controllers: [MailController, UndeliverableController],
  providers: [
    AdminNotices,
    MailChannel,
    MailClaims,
    MailDelivery,
    MailServer,
    MailService,
    MailsOfMembers,
    UndeliverableAddresses,
  ],
  exports: [AdminNotices, MailServer, MailService, UndeliverableAddresses],
})
export class MailModule {}

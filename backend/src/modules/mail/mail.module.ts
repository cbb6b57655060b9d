import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { SiteSettingsModule } from '../settings/site-settings.module';
import { UsersModule } from '../users/users.module';
import { MailsRepository } from './entities/mails.repository';
import { MailController } from './mail.controller';
import { MailService } from './mail.service';
import { AdminNotices } from './notices/admin-notices';
import { MailsToMembers } from './personal-data/mails-to-members';
import { MarksOfMembers } from './personal-data/marks-of-members';
import { MailServer } from './server/mail-server';
import { MailServerRepository } from './server/mail-server.repository';
import { UndeliverableAddresses } from './undeliverable/undeliverable-addresses';
import { UndeliverableController } from './undeliverable/undeliverable.controller';
import { MailClaims } from './worker/mail-claims';
import { MailCleanUp } from './worker/mail-clean-up';
import { MailDelivery } from './worker/mail-delivery';
import { MailWorker } from './worker/mail-worker';

/** Outgoing mail: a queue in the database and the worker that empties it. */
@Module({
  imports: [AuditModule, SiteSettingsModule, UsersModule],
  controllers: [MailController, UndeliverableController],
  providers: [
    AdminNotices,
    MailClaims,
    MailCleanUp,
    MailDelivery,
    MailServer,
    MailServerRepository,
    MailService,
    MailsRepository,
    MailsToMembers,
    MailWorker,
    MarksOfMembers,
    UndeliverableAddresses,
  ],
  exports: [AdminNotices, MailServer, MailService, UndeliverableAddresses],
})
export class MailModule {}

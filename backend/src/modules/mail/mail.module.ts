import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { SiteSettingsModule } from '../settings/site-settings.module';
import { UsersModule } from '../users/users.module';
import { MailWorker } from './worker/mail-worker';
import { MailController } from './mail.controller';
import { MailService } from './mail.service';
import { MailsRepository } from './entities/mails.repository';
import { AdminNotices } from './notices/admin-notices';
import { MailsToMembers } from './personal-data/mails-to-members';

/** Outgoing mail: a queue in the database and the worker that empties it. */
@Module({
  imports: [AuditModule, SiteSettingsModule, UsersModule],
  controllers: [MailController],
  providers: [AdminNotices, MailService, MailsRepository, MailsToMembers, MailWorker],
  exports: [AdminNotices, MailService],
})
export class MailModule {}

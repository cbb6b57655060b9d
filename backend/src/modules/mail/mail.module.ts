import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module';
import { SiteSettingsModule } from '../settings/site-settings.module';
import { MailWorker } from './mail-worker';
import { MailController } from './mail.controller';
import { Mail } from './mail.entity';
import { MailService } from './mail.service';
import { MailsRepository } from './mails.repository';

/** Outgoing mail: a queue in the database and the worker that empties it. */
@Module({
  imports: [AuditModule, SiteSettingsModule, TypeOrmModule.forFeature([Mail])],
  controllers: [MailController],
  providers: [MailService, MailsRepository, MailWorker],
  exports: [MailService],
})
export class MailModule {}

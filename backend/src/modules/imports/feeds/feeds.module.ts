import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module';
import { ImportsModule } from '../imports.module';
import { MailModule } from '../../delivery/mail/mail.module';
import { SiteSettingsModule } from '../../settings/site-settings.module';
import { FeedRunner } from './run/feed-runner';
import { FeedStatesRepository } from './entities/feed-states.repository';
import { FeedsController } from './feeds.controller';
import { FeedsService } from './feeds.service';
import { Inbox } from './run/inbox';
import { StaleNotices } from './run/stale-notices';

/** Match files that arrive by themselves: from addresses and in the inbox folder. */
@Module({
  imports: [AuditModule, MailModule, ImportsModule, SiteSettingsModule],
  controllers: [FeedsController],
  providers: [FeedRunner, FeedStatesRepository, FeedsService, Inbox, StaleNotices],
})
export class FeedsModule {}

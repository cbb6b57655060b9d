import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { ImportRoomModule } from '../imports/import-room.module';
import { FeedRunner } from './feed-runner';
import { FeedStates } from './feed-states';
import { FeedsController } from './feeds.controller';
import { FeedsService } from './feeds.service';
import { Inbox } from './inbox';

/** Match files that arrive by themselves: from addresses and in the inbox folder. */
@Module({
  imports: [AuditModule, ImportRoomModule],
  controllers: [FeedsController],
  providers: [FeedRunner, FeedStates, FeedsService, Inbox],
})
export class FeedsModule {}

import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../../platform/access/access';
import type { Identity } from '../../../platform/access/role';
import { MessageAnswer } from '../../../platform/http/message-answer';
import { tr } from '../../../platform/locale/tr';
import { FeedListDto, FeedsAnswer } from './dto/feeds.dto';
import { FeedsService } from './feeds.service';

@ApiTags('imports')
@Roles('admin')
@Controller('feeds')
export class FeedsController {
  constructor(private readonly feeds: FeedsService) {}

  /** Addresses from which match files are fetched, and when. */
  @Get()
  readFeeds(): Promise<FeedsAnswer> {
    return this.feeds.answer();
  }

  /** Replaces the list of addresses. */
  @Put()
  async changeFeeds(@CurrentUser() who: Identity, @Body() { feeds }: FeedListDto): Promise<FeedsAnswer> {
    await this.feeds.replace(who, feeds);
    return this.feeds.answer();
  }

  /** Runs a feed within moments instead of when it is due. */
  @Post(':key/run')
  @HttpCode(200)
  async runFeed(@CurrentUser() who: Identity, @Param('key') key: string): Promise<MessageAnswer> {
    await this.feeds.runSoon(who, key);
    return { message: tr.feeds.runsSoon };
  }
  /**
   * Declares that versions of bulletins count anew from now on, where their source has begun to count from the beginning:
   * all it gives is taken for old copies otherwise. The key `inbox` stands for files that arrive in the inbox.
   */
  @Post(':key/restart-versions')
  @HttpCode(200)
  async restartVersions(@CurrentUser() who: Identity, @Param('key') key: string): Promise<MessageAnswer> {
    await this.feeds.restartVersions(who, key);
    return { message: tr.feeds.versionsRestarted };
  }
}

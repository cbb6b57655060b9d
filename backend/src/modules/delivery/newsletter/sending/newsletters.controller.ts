import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../../../platform/access/access';
import type { Identity } from '../../../../platform/access/role';
import { ApiErrors } from '../../../../platform/errors/api-errors';
import { IdPipe } from '../../../../platform/http/id.pipe';
import { MessageAnswer } from '../../../../platform/http/message-answer';
import { TableList, TableListQuery } from '../../../../platform/http/table-list';
import type { TablePage } from '../../../../platform/http/table-page';
import { NewsletterAudience, NewsletterDto, NewsletterRow } from '../dto/newsletters.dto';
import { NewslettersService } from './newsletters.service';

@ApiTags('newsletter')
@Roles('admin')
@Controller('newsletters')
export class NewslettersController {
  constructor(private readonly newsletters: NewslettersService) {}

  /** Newsletters with what has become of them, newest first; always paged. */
  @Get()
  @TableList(NewsletterRow)
  listNewsletters(@Query() query: TableListQuery): Promise<TablePage<NewsletterRow>> {
    return this.newsletters.list(query);
  }

  /** How many would get a newsletter now. */
  @Get('audience')
  readAudience(): Promise<NewsletterAudience> {
    return this.newsletters.audience();
  }

  /** Sends a newsletter to everybody who agreed to get one. The same words again within ten minutes are the same one. */
  @Post()
  @ApiErrors('CONFLICT')
  sendNewsletter(@CurrentUser() who: Identity, @Body() words: NewsletterDto): Promise<NewsletterRow> {
    return this.newsletters.send(who, words);
  }

  /** Sends it to the admin who asks, alone. */
  @Post('test')
  @HttpCode(202)
  sendTestNewsletter(@CurrentUser() who: Identity, @Body() words: NewsletterDto): Promise<MessageAnswer> {
    return this.newsletters.sendTest(who, words);
  }

  /** What has not been sent yet is not sent any more. */
  @Post(':id/stop')
  @HttpCode(200)
  stopNewsletter(@CurrentUser() who: Identity, @Param('id', IdPipe) id: number): Promise<NewsletterRow> {
    return this.newsletters.stop(who, id);
  }
}

import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Ip,
  Param,
  Post,
  Put,
  Query,
  Res,
  UseInterceptors,
} from '@nestjs/common';
import { NoFilesInterceptor } from '@nestjs/platform-express';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser, Public, Roles } from '../../common/access/access';
import type { Identity } from '../../common/access/role';
import { ApiErrors } from '../../common/errors/api-errors';
import { IdPipe } from '../../common/http/id.pipe';
import { FromAnySite } from '../../common/http/own-pages-only';
import { MessageAnswer } from '../../common/http/message-answer';
import { TableList, TableListQuery } from '../../common/http/table-list';
import type { TablePage } from '../../common/http/table-page';
import {
  SubscribeDto,
  SubscriberFormDto,
  SubscriberListRow,
  SubscriberTableRow,
  UnsubscribeDto,
  UnsubscribeQuery,
} from './dto/newsletter.dto';
import { NewsletterService } from './newsletter.service';
import { SubscribersAdminService } from './subscribers-admin.service';
import { unsubscribePath, UnsubscribeService } from './unsubscribe.service';

@ApiTags('newsletter')
@Roles('admin')
@Controller()
export class NewsletterController {
  constructor(
    private readonly newsletter: NewsletterService,
    private readonly unsubscribing: UnsubscribeService,
    private readonly table: SubscribersAdminService,
  ) {}

  @Public()
  @Post('subscribe')
  @ApiCreatedResponse({ type: MessageAnswer })
  @ApiErrors('TOO_MANY_REQUESTS')
  subscribe(@Body() form: SubscribeDto, @Ip() address: string): Promise<MessageAnswer> {
    return this.newsletter.subscribe(form, address);
  }

  /** Mail programs without one-click unsubscribing, and people, open the address of the mail's header. */
  @Public()
  @Get('unsubscribe')
  @HttpCode(302)
  @ApiFoundResponse({ description: 'To the page that asks once more; nothing is changed.' })
  openUnsubscribePage(
    @Query() { token = '' }: UnsubscribeQuery,
    @Res({ passthrough: true }) response: Response,
  ): void {
    response.location(unsubscribePath(token));
  }

  /** The parts of an unsubscribe link, sent by its page or by a mail program, which may be a page too (RFC 8058). */
  @Public()
  @FromAnySite()
  @Post('unsubscribe')
  @HttpCode(200)
  @UseInterceptors(NoFilesInterceptor({ limits: { fields: 4, fieldSize: 4_096 } }))
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded', 'multipart/form-data')
  @ApiBody({ type: UnsubscribeDto, required: false })
  @ApiOkResponse({ type: MessageAnswer })
  unsubscribe(@Body() body: UnsubscribeDto, @Query() query: UnsubscribeQuery): Promise<MessageAnswer> {
    return this.unsubscribing.unsubscribe(body.token ?? query.token ?? '');
  }

  @Get('subscribers')
  @TableList(SubscriberListRow)
  listSubscribers(@Query() query: TableListQuery): Promise<TablePage<SubscriberListRow>> {
    return this.table.list(query);
  }

  @Post('subscribers')
  @ApiCreatedResponse({ type: SubscriberTableRow })
  @ApiErrors('EMAIL_TAKEN')
  addSubscriber(@Body() form: SubscriberFormDto, @CurrentUser() who: Identity): Promise<SubscriberTableRow> {
    return this.table.add(form, who);
  }

  @Put('subscribers/:id')
  @ApiOkResponse({ type: SubscriberTableRow })
  @ApiErrors('EMAIL_TAKEN')
  changeSubscriber(
    @Param('id', IdPipe) id: number,
    @Body() form: SubscriberFormDto,
    @CurrentUser() who: Identity,
  ): Promise<SubscriberTableRow> {
    return this.table.change(id, form, who);
  }

  @Delete('subscribers/:id')
  @ApiOkResponse({ type: MessageAnswer })
  removeSubscriber(@Param('id', IdPipe) id: number, @CurrentUser() who: Identity): Promise<MessageAnswer> {
    return this.table.remove(id, who);
  }
}

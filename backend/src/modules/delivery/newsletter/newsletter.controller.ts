import { Body, Controller, Get, HttpCode, Ip, Post, Query, Res, UseInterceptors } from '@nestjs/common';
import { NoFilesInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiFoundResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../../platform/access/access';
import { ApiErrors } from '../../../platform/errors/api-errors';
import { FromAnySite } from '../../../platform/http/own-pages-only';
import { MessageAnswer } from '../../../platform/http/message-answer';
import { SubscribeDto, UnsubscribeDto, UnsubscribeQuery } from './dto/newsletter.dto';
import { NewsletterService } from './newsletter.service';
import { unsubscribePath, UnsubscribeService } from './unsubscribe.service';

@ApiTags('newsletter')
@Controller()
export class NewsletterController {
  constructor(
    private readonly newsletter: NewsletterService,
    private readonly unsubscribing: UnsubscribeService,
  ) {}

  @Public()
  @Post('subscribe')
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
  unsubscribe(@Body() body: UnsubscribeDto, @Query() query: UnsubscribeQuery): Promise<MessageAnswer> {
    return this.unsubscribing.unsubscribe(body.token ?? query.token ?? '');
  }
}

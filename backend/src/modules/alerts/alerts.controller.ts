import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, LoggedIn, Roles } from '../../platform/access/access';
import type { Identity } from '../../platform/access/role';
import { ApiErrors } from '../../platform/errors/api-errors';
import { AlertChoicesDto, AlertsDto, TelegramInvitationDto, TelegramStateDto } from './dto/alerts.dto';
import { AlertsService } from './alerts.service';
import { SiteBot } from './telegram/site-bot';

@ApiTags('profile')
@LoggedIn()
@Controller('profile')
export class AlertsController {
  constructor(private readonly alerts: AlertsService) {}

  @Put('alerts')
  changeAlerts(@CurrentUser() { userId }: Identity, @Body() choices: AlertChoicesDto): Promise<AlertsDto> {
    return this.alerts.change(userId, choices);
  }

  /** An address that links the account with the chat in which it is opened, for ten minutes. */
  @Post('telegram')
  @ApiErrors('CONFLICT', 'TOO_MANY_REQUESTS', 'UNAVAILABLE')
  inviteToTelegram(@CurrentUser() { userId }: Identity): Promise<TelegramInvitationDto> {
    return this.alerts.invite(userId);
  }

  @Delete('telegram')
  unlinkTelegram(@CurrentUser() { userId }: Identity): Promise<AlertsDto> {
    return this.alerts.unlink(userId);
  }
}

@ApiTags('mails')
@Roles('admin')
@Controller('telegram')
export class TelegramStateController {
  constructor(private readonly bot: SiteBot) {}

  /** Whether the site's bot works, and since when and why not. */
  @Get()
  readTelegramState(): Promise<TelegramStateDto> {
    return this.bot.explain();
  }
}

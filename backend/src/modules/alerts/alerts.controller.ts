import { Body, Controller, Delete, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, LoggedIn } from '../../common/access/access';
import type { Identity } from '../../common/access/role';
import { ApiErrors } from '../../common/errors/api-errors';
import { AlertChoicesDto, AlertsDto, TelegramInvitationDto } from './dto/alerts.dto';
import { AlertsService } from './alerts.service';

@ApiTags('profile')
@LoggedIn()
@Controller('profile')
export class AlertsController {
  constructor(private readonly alerts: AlertsService) {}

  @Put('alerts')
  @ApiOkResponse({ type: AlertsDto })
  changeAlerts(@CurrentUser() { userId }: Identity, @Body() choices: AlertChoicesDto): Promise<AlertsDto> {
    return this.alerts.change(userId, choices);
  }

  /** An address that links the account with the chat in which it is opened, for ten minutes. */
  @Post('telegram')
  @ApiCreatedResponse({ type: TelegramInvitationDto })
  @ApiErrors('CONFLICT', 'TOO_MANY_REQUESTS', 'UNAVAILABLE')
  inviteToTelegram(@CurrentUser() { userId }: Identity): Promise<TelegramInvitationDto> {
    return this.alerts.invite(userId);
  }

  @Delete('telegram')
  @ApiOkResponse({ type: AlertsDto })
  unlinkTelegram(@CurrentUser() { userId }: Identity): Promise<AlertsDto> {
    return this.alerts.unlink(userId);
  }
}

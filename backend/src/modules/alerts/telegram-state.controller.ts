import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/access/access';
import { AlertsService } from './alerts.service';
import { TelegramStateDto } from './dto/alerts.dto';

@ApiTags('mails')
@Roles('admin')
@Controller('telegram')
export class TelegramStateController {
  constructor(private readonly alerts: AlertsService) {}

  /** Whether the site's bot works, and since when and why not. */
  @Get()
  @ApiOkResponse({ type: TelegramStateDto })
  readTelegramState(): Promise<TelegramStateDto> {
    return this.alerts.explainTelegram();
  }
}

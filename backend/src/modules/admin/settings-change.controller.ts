import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../platform/access/access';
import type { Identity } from '../../platform/access/role';
import { ApiErrors } from '../../platform/errors/api-errors';
import { PublicSettings, SettingsChangeDto } from '../settings/dto/settings.dto';
import { SettingsChangeService } from './settings-change.service';

@ApiTags('settings')
@Roles('admin')
@Controller('settings')
export class SettingsChangeController {
  constructor(private readonly settings: SettingsChangeService) {}

  @Put()
  @ApiErrors('CONFIRMATION_REQUIRED')
  changeSettings(@CurrentUser() who: Identity, @Body() changes: SettingsChangeDto): Promise<PublicSettings> {
    return this.settings.change(who, changes);
  }
}

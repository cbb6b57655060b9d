import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, LoggedIn } from '../../platform/access/access';
import type { Identity } from '../../platform/access/role';
import { ApiErrors } from '../../platform/errors/api-errors';
import { MessageAnswer } from '../../platform/http/message-answer';
import {
  RecoveryCodes,
  SecondFactorCodeDto,
  SecondFactorPasswordDto,
  SecondFactorSetup,
  SecondFactorStatus,
} from './dto/own-second-factor.dto';
import { OwnSecondFactor } from './own-second-factor.service';

@ApiTags('profile')
@LoggedIn()
@Controller('second-factor')
export class OwnSecondFactorController {
  constructor(private readonly factor: OwnSecondFactor) {}

  @Get()
  readSecondFactor(@CurrentUser() who: Identity): Promise<SecondFactorStatus> {
    return this.factor.read(who);
  }

  /** Makes a secret for an authenticator app; nothing is asked for at login before it is confirmed. */
  @Post()
  @HttpCode(200)
  @ApiErrors('WRONG_PASSWORD', 'CONFLICT', 'TOO_MANY_REQUESTS')
  beginSecondFactor(
    @CurrentUser() who: Identity,
    @Body() body: SecondFactorPasswordDto,
  ): Promise<SecondFactorSetup> {
    return this.factor.begin(who, body);
  }

  /** Turns it on with a first code; all other sessions end. */
  @Post('confirm')
  @HttpCode(200)
  @ApiErrors('CONFLICT', 'TOO_MANY_REQUESTS')
  confirmSecondFactor(
    @CurrentUser() who: Identity,
    @Body() body: SecondFactorCodeDto,
  ): Promise<RecoveryCodes> {
    return this.factor.confirm(who, body);
  }

  @Delete()
  @ApiErrors('WRONG_PASSWORD', 'CONFIRMATION_REQUIRED', 'NOT_FOUND', 'TOO_MANY_REQUESTS')
  removeSecondFactor(
    @CurrentUser() who: Identity,
    @Body() body: SecondFactorPasswordDto,
  ): Promise<MessageAnswer> {
    return this.factor.turnOff(who, body);
  }
}

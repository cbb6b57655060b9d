import { Body, Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, LoggedIn } from '../../platform/access/access';
import type { Identity } from '../../platform/access/role';
import { ApiErrors } from '../../platform/errors/api-errors';
import { MessageAnswer } from '../../platform/http/message-answer';
import { OwnSessionRow, SessionsEndDto } from '../auth/dto/own-sessions.dto';
import { SessionsService } from '../auth/sessions.service';
import { OwnSessions } from './own-sessions.service';

@ApiTags('profile')
@LoggedIn()
@Controller('profile/sessions')
export class OwnSessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly own: OwnSessions,
  ) {}

  /** Where one is logged in, the latest used first. */
  @Get()
  listOwnSessions(@CurrentUser() who: Identity): Promise<OwnSessionRow[]> {
    return this.sessions.ofOwner(who);
  }

  /** Logs out everywhere else. */
  @Delete()
  @ApiErrors('WRONG_PASSWORD', 'TOO_MANY_REQUESTS')
  endOtherSessions(@CurrentUser() who: Identity, @Body() body: SessionsEndDto): Promise<MessageAnswer> {
    return this.own.endOthers(who, body.password);
  }

  /** Logs one device out. */
  @Delete(':id')
  @ApiErrors('WRONG_PASSWORD', 'TOO_MANY_REQUESTS')
  endOwnSession(
    @CurrentUser() who: Identity,
    @Param('id') id: string,
    @Body() body: SessionsEndDto,
  ): Promise<MessageAnswer> {
    return this.own.end(who, id, body.password);
  }
}

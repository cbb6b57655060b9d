import { Body, Controller, Delete, Get, Header, Ip, Put, UseFilters } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, LoggedIn } from '../../platform/access/access';
import type { Identity } from '../../platform/access/role';
import { ApiErrors } from '../../platform/errors/api-errors';
import { ErrorFilter } from '../../platform/errors/error.filter';
import { MessageAnswer } from '../../platform/http/message-answer';
import {
  AccountDeletionDto,
  MailChoices,
  MailChoicesDto,
  PasswordChangeDto,
  ProfileAnswer,
  SuccessAnswer,
  TelegramLinkDto,
} from './dto/profile.dto';
import { MailChoicesService } from './mail-choices.service';
import { OwnPassword } from './own-password.service';
import { ProfileService } from './profile.service';

@ApiTags('profile')
@LoggedIn()
@Controller('profile')
export class ProfileController {
  constructor(
    private readonly profile: ProfileService,
    private readonly ownPassword: OwnPassword,
    private readonly mailChoices: MailChoicesService,
  ) {}

  @Get()
  readProfile(@CurrentUser() who: Identity): Promise<ProfileAnswer> {
    return this.profile.read(who);
  }

  @Put('tg-link')
  @UseFilters(new ErrorFilter('success'))
  setTelegramLink(@CurrentUser() who: Identity, @Body() body: TelegramLinkDto): Promise<SuccessAnswer> {
    return this.profile.setTelegramLink(who, body);
  }

  /** Sets a new password; all other sessions end. */
  @Put('password')
  @UseFilters(new ErrorFilter('success'))
  @ApiErrors('WRONG_PASSWORD', 'TOO_MANY_REQUESTS')
  changePassword(@CurrentUser() who: Identity, @Body() body: PasswordChangeDto): Promise<SuccessAnswer> {
    return this.ownPassword.change(who, body);
  }

  @Get('mails')
  readMailChoices(@CurrentUser() who: Identity): Promise<MailChoices> {
    return this.mailChoices.read(who);
  }

  /** Turns reminders and the newsletter on or off, as the links in the mails turn them off. */
  @Put('mails')
  @ApiErrors('TOO_MANY_REQUESTS')
  changeMailChoices(
    @CurrentUser() who: Identity,
    @Body() wanted: MailChoicesDto,
    @Ip() address: string,
  ): Promise<MailChoices> {
    return this.mailChoices.change(who, wanted, address);
  }

  /** Everything the site keeps about the account. */
  @Get('export')
  @Header('Content-Disposition', 'attachment; filename="verilerim.json"')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  exportProfile(@CurrentUser() who: Identity): Promise<Record<string, unknown>> {
    return this.profile.exportAll(who);
  }

  /** Deletes the account and everything personal. */
  @Delete()
  @ApiErrors('WRONG_PASSWORD', 'LAST_ADMIN', 'TOO_MANY_REQUESTS')
  deleteProfile(@CurrentUser() who: Identity, @Body() body: AccountDeletionDto): Promise<MessageAnswer> {
    return this.profile.remove(who, body);
  }
}

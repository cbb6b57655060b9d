import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access';
import { ApiErrors } from '../../platform/errors/api-errors';
import { MessageAnswer } from '../../platform/http/message-answer';
import { PasswordResetConfirmDto, PasswordResetDto } from './dto/password-reset.dto';
import { PasswordResetService } from './password-reset.service';

@ApiTags('auth')
@Public()
@Controller('password-reset')
export class PasswordResetController {
  constructor(private readonly reset: PasswordResetService) {}

  /** Mails a link when there is such an account; the answer is the same without one. */
  @Post()
  @HttpCode(202)
  @ApiErrors('TOO_MANY_REQUESTS')
  requestPasswordReset(@Body() body: PasswordResetDto, @Ip() address: string): Promise<MessageAnswer> {
    return this.reset.request(body, address);
  }

  /** Sets a password with the token of a mailed link. */
  @Post('confirm')
  @HttpCode(204)
  @ApiErrors('INVALID_LINK', 'TOO_MANY_REQUESTS')
  confirmPasswordReset(@Body() body: PasswordResetConfirmDto, @Ip() address: string): Promise<void> {
    return this.reset.confirm(body, address);
  }
}

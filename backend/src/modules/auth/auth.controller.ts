import { Body, Controller, Get, Headers, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, InBackground, LoggedIn, Public } from '../../platform/access/access';
import type { Identity } from '../../platform/access/role';
import { ApiErrors } from '../../platform/errors/api-errors';
import { MessageAnswer } from '../../platform/http/message-answer';
import { LoginAnswer, LoginDto, RegisterDto, RoleAnswer } from './dto/auth.dto';
import { AuthService } from './auth.service';
import { ConfirmationService } from './confirmation.service';
import { ConfirmationAnswer, ConfirmationDto } from './dto/confirmation.dto';

@ApiTags('auth')
@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly confirmation: ConfirmationService,
  ) {}

  @Public()
  @Post('login')
  @HttpCode(200)
  @ApiErrors('WRONG_CREDENTIALS', 'SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_WRONG', 'TOO_MANY_REQUESTS')
  login(
    @Body() credentials: LoginDto,
    @Ip() address: string,
    @Headers('user-agent') userAgent: string | undefined,
  ): Promise<LoginAnswer> {
    return this.auth.login(credentials, { address, userAgent });
  }

  @Public()
  @Post('register')
  @ApiErrors('EMAIL_TAKEN', 'USERNAME_TAKEN', 'TOO_MANY_REQUESTS')
  register(@Body() account: RegisterDto, @Ip() address: string): Promise<MessageAnswer> {
    return this.auth.register(account, address);
  }

  @LoggedIn()
  @Post('logout')
  @HttpCode(204)
  logout(@CurrentUser() identity: Identity): Promise<void> {
    return this.auth.logout(identity);
  }

  /** Confirms the session for ten minutes: some changes are refused without. Takes the password or a code. */
  @LoggedIn()
  @Post('confirm')
  @HttpCode(200)
  @ApiErrors('WRONG_PASSWORD', 'TOO_MANY_REQUESTS')
  confirmSession(
    @CurrentUser() identity: Identity,
    @Body() proof: ConfirmationDto,
    @Ip() address: string,
  ): Promise<ConfirmationAnswer> {
    return this.confirmation.confirm(identity, proof, address);
  }

  @LoggedIn()
  @InBackground()
  @Get('check_role')
  checkRole(@CurrentUser() identity: Identity): RoleAnswer {
    return this.auth.checkRole(identity);
  }
}

import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { RolesGuard } from '../../platform/access/roles.guard';
import { TokenGuard } from '../../platform/access/token.guard';
import { SETTINGS, type Settings } from '../../platform/config/settings';
import { MailModule } from '../delivery/mail/mail.module';
import { NewsletterModule } from '../delivery/newsletter/newsletter.module';
import { SiteSettingsModule } from '../settings/site-settings.module';
import { UsersModule } from '../users/users.module';
import { AdminRescue } from './admin-rescue.service';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { ConfirmationService } from './confirmation.service';
import { JwtStrategy } from './session/jwt.strategy';
import { CountedCodes } from './login/counted-codes';
import { LoginLimits } from './login/login-limits';
import { PasswordLinks } from './password-links.service';
import { PasswordResetController } from './password-reset.controller';
import { PasswordResetService } from './password-reset.service';
import { SecondFactorService } from './second-factor/second-factor.service';
import { SessionUse } from './session/session-use';
import { SessionsService } from './sessions.service';

/** Logins, second factors, sessions, forgotten passwords, and the global guards: first the token, then the role, then the use of the session. */
@Module({
  imports: [
    MailModule,
    NewsletterModule,
    SiteSettingsModule,
    UsersModule,
    PassportModule,
    JwtModule.registerAsync({
      inject: [SETTINGS],
      useFactory: (settings: Settings) => ({
        secret: settings.jwtSecret,
        signOptions: { algorithm: 'HS256' },
      }),
    }),
  ],
  controllers: [AuthController, PasswordResetController],
  providers: [
    AdminRescue,
    AuthService,
    ConfirmationService,
    CountedCodes,
    SecondFactorService,
    SessionsService,
    PasswordResetService,
    PasswordLinks,
    LoginLimits,
    JwtStrategy,
    { provide: APP_GUARD, useClass: TokenGuard },
    { provide: APP_GUARD, useClass: RolesGuard },
    { provide: APP_GUARD, useClass: SessionUse },
  ],
  exports: [AdminRescue, SecondFactorService, SessionsService, PasswordLinks],
})
export class AuthModule {}

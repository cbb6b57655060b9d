import { Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RolesGuard } from '../../common/access/roles.guard';
import { TokenGuard } from '../../common/access/token.guard';
import { SETTINGS, type Settings } from '../../config/settings';
import { MailModule } from '../mail/mail.module';
import { NewsletterModule } from '../newsletter/newsletter.module';
import { SecondFactorModule } from '../second-factor/second-factor.module';
import { UsersModule } from '../users/users.module';
import { AdminRescue } from './admin-rescue.service';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { JwtStrategy } from './jwt.strategy';
import { LoginLimits } from './login-limits';
import { PasswordLinks } from './password-links.service';
import { PasswordResetController } from './password-reset.controller';
import { PasswordResetService } from './password-reset.service';
import { PasswordToken } from './password-token.entity';
import { PasswordTokensRepository } from './password-tokens.repository';
import { SessionUse } from './session-use';
import { Session } from './session.entity';
import { SessionsRepository } from './sessions.repository';
import { SessionsService } from './sessions.service';

/** Logins, sessions, forgotten passwords, and the two global guards: first the token, then the role. */
@Module({
  imports: [
    MailModule,
    NewsletterModule,
    SecondFactorModule,
    UsersModule,
    PassportModule,
    TypeOrmModule.forFeature([Session, PasswordToken]),
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
    SessionsService,
    SessionsRepository,
    PasswordResetService,
    PasswordLinks,
    PasswordTokensRepository,
    LoginLimits,
    JwtStrategy,
    { provide: APP_GUARD, useClass: TokenGuard },
    { provide: APP_GUARD, useClass: RolesGuard },
    { provide: APP_INTERCEPTOR, useClass: SessionUse },
  ],
  exports: [AdminRescue, SessionsService, PasswordLinks],
})
export class AuthModule {}

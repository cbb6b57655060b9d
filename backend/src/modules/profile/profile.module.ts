import { Module } from '@nestjs/common';
import { AlertsModule } from '../alerts/alerts.module';
import { AuthModule } from '../auth/auth.module';
import { MailModule } from '../delivery/mail/mail.module';
import { NewsletterModule } from '../delivery/newsletter/newsletter.module';
import { UsersModule } from '../users/users.module';
import { MailChoicesService } from './mail-choices.service';
import { OwnPassword } from './own-password.service';
import { OwnSecondFactorController } from './own-second-factor.controller';
import { OwnSecondFactor } from './own-second-factor.service';
import { OwnSessionsController } from './own-sessions.controller';
import { OwnSessions } from './own-sessions.service';
import { ProfileController } from './profile.controller';
import { ProfileService } from './profile.service';

/** One's own account: link, password, second factor, sessions, mails, data. */
@Module({
  imports: [AlertsModule, AuthModule, MailModule, NewsletterModule, UsersModule],
  controllers: [ProfileController, OwnSessionsController, OwnSecondFactorController],
  providers: [MailChoicesService, OwnPassword, OwnSecondFactor, OwnSessions, ProfileService],
})
export class ProfileModule {}
